import type { KindId } from "#core/rules/severities.ts";

/** What a cause brings about on the same pages: who mends the cause mends these, so they are not told beside it. */
const effects: Partial<Record<KindId, readonly KindId[]>> = {
  "crawling-closed": ["robots-rules-lost", "icon-wrong"],
  "kept-out": ["sitemap-unfit", "canonicals-disagree", "directives"],
  "canonical-elsewhere": ["sitemap-unfit", "canonical-dead", "canonicals-disagree", "canonical-form", "text-same"],
  "canonical-to-another-page": ["sitemap-unfit", "canonicals-disagree", "text-same"],
  "links-dead": ["sitemap-unfit"],
  "head-cut": ["title-absent", "description-absent", "description-broken", "markup-unreadable"],
  "no-words": ["h1-absent", "text-thin", "links-uncrawlable", "page-unlinked"],
  "links-uncrawlable": ["page-unlinked"],
};

/** Facts that a page rule and a rule over many pages both tell. */
const toldTwice: readonly string[] = ["hreflang-unreturned", "picture-dead"] satisfies KindId[];

interface Told {
  kind: string;
  title: string;
  urls: readonly string[];
}

/** Most of the pages of one are pages of the other: one template more or less does not make it another fact. */
const MOSTLY = 0.8;

/** Leaves out what another of them brings about, and of one fact what several rules say: the first stays. */
export function withoutEffects<Fix extends Told & { grade: string }>(fixes: readonly Fix[]): Fix[] {
  return fixes.filter((fix, at) => {
    const isOne = fix.grade === "fatal" || toldTwice.includes(fix.kind);
    const isSaid = isOne && fixes.slice(0, at).some(({ kind, grade }) => kind === fix.kind && grade === fix.grade);
    const isRepeated = fixes.slice(0, at).some((earlier) => saysTheSame(earlier, fix) && covers(earlier, fix));
    return (
      !isSaid && !isRepeated && !fixes.some((cause) => effects[cause.kind as KindId]?.includes(fix.kind as KindId) && covers(cause, fix))
    );
  });
}

/** “Product snippet: …” and “Merchant listing: …” are one value to mend. */
function saysTheSame(one: Told, other: Told): boolean {
  const [said, again] = [one, other].map(({ title }) => /^[^:]+: (.+)$/.exec(title)?.[1]);
  return one.kind === other.kind && said !== undefined && said === again;
}

function covers(cause: Told, effect: Told): boolean {
  const pages = new Set(cause.urls);
  return effect.urls.filter((url) => pages.has(url)).length >= effect.urls.length * MOSTLY;
}
