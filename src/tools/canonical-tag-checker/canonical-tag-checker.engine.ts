import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import { countsOf, levelOf } from "#core/rules/verdict-words.ts";
import { withHeadFixes } from "#engines/head-tags/with-head-fixes.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type RenderedSnapshot, renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import type { Around } from "./around.ts";
import { type CanonicalSubject, canonicalSubject } from "./canonical-subject.ts";
import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";
import { gatherAround } from "./gather-around.server.ts";
import { likelyCanonical, signalsOf } from "./likely-canonical.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { addressRules } from "./rules/address-rules.ts";
import { agreementRules } from "./rules/agreement-rules.ts";
import { declarationRules } from "./rules/declaration-rules.ts";
import { renderedRules } from "./rules/rendered-rules.ts";
import { targetRules } from "./rules/target-rules.ts";
import { urlDifferences } from "./url-differences.ts";

interface CanonicalExtra {
  around: Around;
  rendered: RenderedSnapshot | null;
}

/** The canonical of a page, and which address all signals together make of it. */
export const canonicalCheck: PageCheck<CanonicalSubject, CanonicalFacts, CanonicalExtra, RenderedPageInput> = {
  rules: withHeadFixes([...declarationRules, ...renderedRules, ...addressRules, ...targetRules, ...agreementRules]),
  acrossPages: acrossPagesRules,
  acceptsAny: true,
  async gather(snapshot, ports, signal, input) {
    const [around, rendered] = await Promise.all([gatherAround(snapshot, ports, signal), renderWhenAsked(snapshot, ports, signal, input)]);
    return { around, rendered };
  },
  subjectOf: (snapshot, { now, extra }) => canonicalSubject(snapshot, { now, ...extra }),
  extraWithFix: ({ around }) => ({ around: { ...around, target: null, sitemap: null }, rendered: null }),
  factsOf(subject) {
    const { pageUrl, declared, canonical, kind, around, isPlaceless } = subject;
    const likely = likelyCanonical(subject);
    return {
      pageUrl,
      declarations: declared.map(({ raw, url, where, line, ignored }) => ({ raw: raw.slice(0, 2000), url, where, line, ignored })),
      canonical,
      kind,
      likely,
      signals: signalsOf(subject, likely.url),
      differences: canonical === null || isPlaceless ? [] : urlDifferences(pageUrl, canonical),
      target: around.target,
    };
  },
  verdictOf(subject, findings, headlineOr) {
    const { url, because, certain } = likelyCanonical(subject);
    const likely =
      url === null
        ? "Google will index this content under no address."
        : `Google will ${certain ? "most likely" : "perhaps"} treat ${shortAddress(url)} as canonical.`;
    const isAtFault = levelOf(findings) === "failed";
    return {
      figure: FIGURES[subject.kind],
      headline: isAtFault ? headlineOr(likely) : likely,
      summary: `${isAtFault ? `${likely.slice(0, -1)}, because` : "Because"} ${because}. ${countsOf(findings)}`,
    };
  },
};

const FIGURES: Record<CanonicalFacts["kind"], string> = { none: "None", ignored: "Void", conflict: "Clash", self: "Self", other: "Other" };

function shortAddress(address: string): string {
  const text = address.replace(/^https:\/\//, "");
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
