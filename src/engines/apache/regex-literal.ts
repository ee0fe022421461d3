import { hasRawByte } from "./url-path.ts";

/** A decoded path as a literal in a PCRE pattern. `$` before `{` is escaped too, so Apache finds no `${…}` to fill in. */
export function regexLiteral(path: string): string {
  const escaped = path.replace(/[\\^$.[\]|()?*+{}]/g, "\\$&");
  return hasRawByte(path) ? escaped.replace(/[\ud800-\udbff][\udc00-\udfff]|[\udc80-\udcff]/g, byteEscape) : escaped;
}

function byteEscape(found: string): string {
  return found.length === 2 ? found : `\\x${(found.charCodeAt(0) - 0xdc00).toString(16)}`;
}
