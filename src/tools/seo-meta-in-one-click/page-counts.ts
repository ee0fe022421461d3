import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";

const LISTED = 200;

export function imageFacts({ images }: PageSnapshot): MetaFacts["images"] {
  const shown = images.filter(({ inNoscript }) => !inNoscript);
  return {
    total: shown.length,
    withoutAlt: shown.filter(({ alt }) => alt === null).length,
    ornaments: shown.filter(({ alt }) => alt === "").length,
    withoutSize: shown.filter(({ width, height }) => width === null || height === null).length,
    withoutTitle: shown.filter(({ attributes }) => !attributes["title"]).length,
    lazy: shown.filter(({ loading }) => loading?.toLowerCase() === "lazy").length,
    list: shown
      .slice(0, LISTED)
      .map(({ raw, resolved, alt, line }) => ({ url: (resolved ?? raw).slice(0, 500), alt: alt?.slice(0, 500) ?? null, line })),
  };
}

export function linkFacts({ anchors, request }: PageSnapshot): MetaFacts["links"] {
  const { hostname } = new URL(request.url);
  const listed = anchors
    .filter(({ inNoscript }) => !inNoscript)
    .map(({ raw, resolved, text, name, rel, line }) => ({
      url: resolved ?? raw,
      text: text || name,
      kind: kindOf(resolved, hostname),
      rel: rel.join(" "),
      line,
    }));
  const web = listed.filter(({ kind }) => kind !== "other");
  return {
    total: listed.length,
    unique: new Set(web.map(({ url }) => url.split("#")[0])).size,
    internal: web.filter(({ kind }) => kind === "internal").length,
    external: web.filter(({ kind }) => kind === "external").length,
    nofollow: web.filter(({ rel }) => /\b(?:nofollow|ugc|sponsored)\b/.test(rel)).length,
    withoutWords: web.filter(({ text }) => text.trim() === "").length,
    list: listed.slice(0, LISTED).map((link) => ({ ...link, url: link.url.slice(0, 500), text: link.text.slice(0, 200) })),
  };
}

/** Subdomains count as external, www aside: they are other hosts to a crawler. */
function kindOf(resolved: string | null, hostname: string): "internal" | "external" | "other" {
  const url = resolved === null ? null : URL.parse(resolved);
  if (!url || !/^https?:$/.test(url.protocol)) return "other";
  const bare = (host: string) => host.replace(/^www\./, "");
  return bare(url.hostname) === bare(hostname) ? "internal" : "external";
}
