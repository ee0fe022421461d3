import { partsOf } from "#core/text/title-parts.ts";
import { fold } from "#core/text/topic-words.ts";
import type { PageSnapshot } from "../page-snapshot.ts";

interface SiteName {
  name: string;
  /** False when only the host was there to go by. */
  isKnown: boolean;
}

/**
 * What the site calls itself, from the places Google lists for site names: WebSite markup, og:site_name, the title.
 * https://developers.google.com/search/docs/appearance/site-names, checked 2026-11-15
 */
export function siteNameOf(snapshot: PageSnapshot): SiteName {
  const host = new URL(snapshot.request.url).hostname.replace(/^www\./, "");
  const named =
    nameInMarkup(snapshot) ??
    metaContent(snapshot, "og:site_name") ??
    metaContent(snapshot, "application-name") ??
    nameInTitle(snapshot, host);
  return named === undefined ? { name: host, isKnown: false } : { name: named.slice(0, 80), isKnown: true };
}

function nameInMarkup({ jsonLd }: PageSnapshot): string | undefined {
  for (const { raw } of jsonLd) {
    for (const node of nodesOf(raw)) {
      if ([node["@type"]].flat().includes("WebSite") && typeof node["name"] === "string" && node["name"].trim() !== "")
        return node["name"].trim();
    }
  }
  return undefined;
}

function nodesOf(raw: string): Record<string, unknown>[] {
  try {
    const root: unknown = JSON.parse(raw);
    const nodes = [root].flat().flatMap((node) => (isRecord(node) && Array.isArray(node["@graph"]) ? node["@graph"] : [node]));
    return nodes.filter(isRecord);
  } catch {
    // Broken markup is another tool's subject.
    return [];
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function metaContent({ metas }: PageSnapshot, name: string): string | undefined {
  const content = metas.find((meta) => meta.property === name || meta.name === name)?.raw.trim();
  return content === "" ? undefined : content;
}

/** A part of the title that spells the host: "Atlas PM" on atlaspm.example. */
function nameInTitle({ titles }: PageSnapshot, host: string): string | undefined {
  const labels = host.split(".").map((label) => label.replaceAll("-", ""));
  const parts = partsOf(titles[0]?.text ?? "").reverse();
  const part = parts.find(({ text }) => labels.includes(fold(text).replace(/[^\p{L}\p{N}]/gu, "")));
  return part?.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
