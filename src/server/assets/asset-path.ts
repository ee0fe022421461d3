/** A number that a page puts between when it asks again for scripts that failed (`page-cache/late-hydration.ts`). */
const AGAIN = /^\/assets\/\d{4}\//;

/** Where a file is found that a page asks for: the same one when it asks again. */
export const assetPath = (path: string): string => (path.startsWith("/assets/") ? path.replace(AGAIN, "/assets/") : path);
