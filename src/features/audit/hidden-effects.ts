import type { KindId } from "#core/rules/severities.ts";

/** The effects of a cause on the same pages: mending the cause mends them, so the report leaves them out. */
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

/** Kinds that both a page rule and a rule over many pages find. */
const foundTwice: readonly string[] = ["hreflang-unreturned", "picture-dead"] satisfies KindId[];

interface WeighedFinding {
  kind: string;
  title: string;
  urls: readonly string[];
}

/** Most of the pages of one are pages of the other: one template more or less does not make it another fact. */
const MOSTLY = 0.8;

/** Leaves out what another of them brings about, and of one fact what several rules say: the first stays. */
export function withoutEffects<Fix extends WeighedFinding & { grade: string }>(fixes: readonly Fix[]): Fix[] {
  return fixes.filter((fix, at) => {
    const isOne = fix.grade === "fatal" || foundTwice.includes(fix.kind);
    const isSaid = isOne && fixes.slice(0, at).some(({ kind, grade }) => kind === fix.kind && grade === fix.grade);
    const isRepeated = fixes.slice(0, at).some((earlier) => saysTheSame(earlier, fix) && covers(earlier, fix));
    return (
      !isSaid && !isRepeated && !fixes.some((cause) => effects[cause.kind as KindId]?.includes(fix.kind as KindId) && covers(cause, fix))
    );
  });
}

/** “Product snippet: …” and “Merchant listing: …” are one value to mend. */
function saysTheSame(one: WeighedFinding, other: WeighedFinding): boolean {
  const [said, again] = [one, other].map(({ title }) => /^[^:]+: (.+)$/.exec(title)?.[1]);
  return one.kind === other.kind && said !== undefined && said === again;
}

function covers(cause: WeighedFinding, effect: WeighedFinding): boolean {
  const pages = new Set(cause.urls);
  return effect.urls.filter((url) => pages.has(url)).length >= effect.urls.length * MOSTLY;
}
