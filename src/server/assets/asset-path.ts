/** The folder, a number, that a page adds to an address when it asks again for scripts that failed (`page-cache/late-hydration.ts`). */
const AGAIN = /^\/assets\/\d{4}\//;

/** The path of the file without that folder. */
export const assetPath = (path: string): string => (path.startsWith("/assets/") ? path.replace(AGAIN, "/assets/") : path);
