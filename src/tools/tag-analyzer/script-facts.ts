import { getDomain } from "tldts";
import type { PageSnapshot, ScriptFact } from "#engines/page-snapshot/page-snapshot.ts";

export interface ReadScript {
  fact: ScriptFact;
  /** Waits: "blocking" holds the parser up; "data" is no script. */
  mode: "blocking" | "async" | "defer" | "module" | "inline" | "data";
  /** Null for one in the page itself. */
  host: string | null;
  isThirdParty: boolean;
}

/** How each script loads, and from whom. */
export function readScripts({ scripts, request }: PageSnapshot): ReadScript[] {
  const site = getDomain(request.url) ?? URL.parse(request.url)?.hostname;
  return scripts.map((fact) => {
    const url = fact.resolved === null ? null : URL.parse(fact.resolved);
    const host = fact.raw === "" ? null : (url?.host ?? null);
    const isThirdParty = host !== null && url !== null && /^https?:$/.test(url.protocol) && (getDomain(url.href) ?? url.hostname) !== site;
    return { fact, mode: modeOf(fact), host, isThirdParty };
  });
}

/** https://html.spec.whatwg.org/multipage/scripting.html#attr-script-async */
function modeOf({ type, raw, isAsync, isDeferred }: ScriptFact): ReadScript["mode"] {
  const isModule = type === "module";
  if (!isModule && type !== "" && !/^(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script(?:1\.[0-5])?$/.test(type)) return "data";
  if (raw === "") return "inline";
  if (isAsync) return "async";
  if (isModule) return "module";
  return isDeferred ? "defer" : "blocking";
}
