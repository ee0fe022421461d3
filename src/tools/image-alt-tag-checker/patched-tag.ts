import { attributeText } from "#engines/head-tags/code-strings.ts";

/** A start tag with this alt in place of whatever it had. The rest stays as it was written. */
export function patchedTag(snippet: string, alt: string): string | null {
  const tag = /^<(?:img|input|area)\b(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(snippet)?.[0];
  if (tag === undefined) return null;
  const written = ` alt="${attributeText(alt)}"`;
  const had = /\salt(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/i;
  if (had.test(tag)) return tag.replace(had, () => written);
  return tag.replace(/\s*\/?>$/, (end) => `${written}${end.trim() === "/>" ? " />" : ">"}`);
}
