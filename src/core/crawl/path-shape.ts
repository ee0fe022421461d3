/** Two letters, or two and a region: the language that an address begins with. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/**
 * The template that an address probably comes from: its folder, with the names of single pages and figures left out. `/products/oak-stool`
 * is `/products/*`, `/2026/05/a-post` is `/#/#/*`, `/about` is `/*`.
 */
export function pathShape(address: string): string {
  const { pathname, search } = new URL(address);
  const parts = pathname.split("/").filter(Boolean);
  const named = LANGUAGE.test(parts[0] ?? "") ? 2 : 1;
  const shape = parts.map((part, at) => (/^\d+$/.test(part) ? "#" : at < named && at < parts.length - 1 ? part : "*"));
  return `/${shape.join("/")}${search === "" ? "" : "?"}`;
}
