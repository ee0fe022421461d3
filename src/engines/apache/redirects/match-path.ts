import type { Redirect } from "./redirect.ts";

/** What each `*` matched, or what lies below the folder; undefined when the rule is not about this path. The path is decoded and clean. */
export function matchPath({ kind, from }: Pick<Redirect, "kind" | "from">, path: string): readonly string[] | undefined {
  const [first = ""] = from.parts;
  if (kind === "file") return path === first || (from.slash === "either" && path === `${first}/`) ? [] : undefined;
  if (kind === "directory") {
    if (first === "/") return [path];
    return path === first || path.startsWith(`${first}/`) ? [path.slice(first.length)] : undefined;
  }
  return matchWildcards(from.parts, path);
}

/**
 * `*` takes as much as it can, the first one first: later parts are looked for from the right. A `?` or `#` inside what a `*` matches would
 * be read as the end of the target's path by Apache, so the rule is written to leave such addresses alone.
 */
function matchWildcards(parts: readonly string[], path: string): string[] | undefined {
  const [first = ""] = parts;
  if (!path.startsWith(first)) return undefined;
  const found: string[] = [];
  let end = path.length;
  for (let index = parts.length - 1; index > 0; index--) {
    const part = parts[index] ?? "";
    const at =
      index === parts.length - 1 ? (path.endsWith(part) ? path.length - part.length : -1) : path.lastIndexOf(part, end - part.length);
    if (at < first.length || at + part.length > end) return undefined;
    found.unshift(path.slice(at + part.length, end));
    end = at;
  }
  found.unshift(path.slice(first.length, end));
  // The last part is fixed to the end, so what lies behind it is nothing.
  found.pop();
  return found.some((text) => /[?#]/.test(text)) ? undefined : found;
}
