import { readRefresh } from "#core/html/declarative-refresh.ts";
import { fieldValue, type HeaderEntries } from "#engines/http-headers/header-fields.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

interface FoundRedirect {
  kind: "meta" | "header" | "script";
  /** Null for a script. */
  seconds: number | null;
  fact: { line: number | null; column: number | null; snippet: string };
}

/** A redirect that only shows once the page is read: a refresh that names another address, or a script that goes there at once. */
export function redirectInPage({ metas, scripts, request }: PageSnapshot, headers: HeaderEntries): FoundRedirect | undefined {
  const header = fieldValue(headers, "refresh");
  const sent = header === undefined ? undefined : refreshOf(header, request.url);
  if (sent !== undefined) return { kind: "header", seconds: sent, fact: { line: null, column: null, snippet: `Refresh: ${header}` } };
  for (const meta of metas) {
    if (meta.httpEquiv !== "refresh" || meta.inNoscript) continue;
    const seconds = refreshOf(meta.raw, request.url);
    if (seconds !== undefined) return { kind: "meta", seconds, fact: meta };
  }
  const script = scripts.find(({ raw, text, characters, type }) => raw === "" && characters < SHORT && isScript(type) && goesAway(text));
  return script && { kind: "script", seconds: null, fact: { ...script, snippet: script.text.trim().slice(0, 200) } };
}

/** Longer scripts set the address in some case or other; these do nothing else. */
const SHORT = 400;

/** Seconds until another address is loaded; undefined when the page only reloads itself. */
function refreshOf(content: string, url: string): number | undefined {
  const refresh = readRefresh(content);
  const target = refresh && URL.parse(refresh.target, url)?.href;
  return target && target !== url ? refresh.seconds : undefined;
}

function isScript(type: string): boolean {
  return type === "" || type === "module" || /(?:java|ecma)script/.test(type);
}

function goesAway(text: string): boolean {
  return /(?:^|[\s;{])(?:window\.|document\.|top\.|self\.)?location(?:\.href)?\s*=\s*["'`]|\blocation\.(?:replace|assign)\(\s*["'`]/.test(
    text,
  );
}
