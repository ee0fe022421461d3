import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { Asset } from "./page-speed-checker.schema.ts";

export interface NamedAsset {
  url: string;
  kind: Asset["kind"];
}

/** Files that the HTML names, each once, in the order of the page. What style sheets and scripts load in turn is not among them. */
export function namedAssets({ links, scripts, images, media }: PageSnapshot): NamedAsset[] {
  const found = new Map<string, NamedAsset>();
  const add = (address: string | null, kind: Asset["kind"]) => {
    const url = address === null ? null : URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) return;
    url.hash = "";
    if (!found.has(url.href)) found.set(url.href, { url: url.href, kind });
  };
  for (const { rel, resolved, attributes } of links) {
    if (rel.includes("stylesheet")) add(resolved, "stylesheet");
    else if (rel.includes("preload")) add(resolved, kindOfPreload(attributes["as"]?.toLowerCase() ?? ""));
    else if (rel.includes("modulepreload")) add(resolved, "script");
    else if (rel.includes("icon")) add(resolved, "image");
  }
  for (const { resolved, type } of scripts) if (type !== "application/ld+json") add(resolved, "script");
  for (const { resolved, inNoscript } of images) if (!inNoscript) add(resolved, "image");
  for (const { resolved, kind } of media) if (kind === "poster" || kind === "style" || kind === "input-image") add(resolved, "image");
  return [...found.values()];
}

function kindOfPreload(as: string): Asset["kind"] {
  if (as === "style") return "stylesheet";
  if (as === "script" || as === "image" || as === "font") return as;
  return as === "video" || as === "audio" ? "media" : "other";
}

/** Scripts and style sheets that hold the first paint back: in the head, and neither async, deferred, a module nor for another medium. */
export function blockingAssets({ links, scripts }: PageSnapshot): { kind: "script" | "stylesheet"; url: string; line: number | null }[] {
  const sheets = links
    .filter(
      ({ rel, inHead, source, attributes }) =>
        source === "html" &&
        inHead &&
        rel.includes("stylesheet") &&
        !rel.includes("alternate") &&
        !isForAnother(attributes["media"]) &&
        attributes["disabled"] === undefined,
    )
    .map(({ resolved, raw, line }) => ({ kind: "stylesheet" as const, url: resolved ?? raw, line }));
  const blocking = scripts
    .filter(({ inHead, raw, type, isAsync, isDeferred }) => inHead && raw !== "" && isClassic(type) && !isAsync && !isDeferred)
    .map(({ resolved, raw, line }) => ({ kind: "script" as const, url: resolved ?? raw, line }));
  return [...sheets, ...blocking].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function isForAnother(media: string | undefined): boolean {
  return media !== undefined && /^\s*(?:print|speech|not all|none)\b/i.test(media);
}

/** A module is deferred by itself, and data is no script at all. */
function isClassic(type: string): boolean {
  return type === "" || /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/.test(type);
}
