import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule } from "#core/rules/rule.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { PASTE_RENDERED, scriptBuiltRule } from "#engines/page-snapshot/script-built.ts";
import { kindOf } from "./alt-kind.ts";
import { type AltItem, type AltSubject, altSubject } from "./alt-subject.ts";
import type { AltFacts, AltImage } from "./image-alt-tag-checker.schema.ts";
import { patchedTag } from "./patched-tag.ts";
import { loadingRules } from "./rules/loading-rules.ts";
import { missingRules } from "./rules/missing-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";
import { suggestionFor } from "./suggest-alt.ts";

const picturesByScript = scriptBuiltRule<AltSubject>({
  id: "alt-by-script",
  what: "pictures",
  look: PASTE_RENDERED,
  isThere: ({ items }) => items.some(({ isHidden }) => !isHidden),
});

export const altRules: readonly Rule<AltSubject>[] = [picturesByScript, ...missingRules, ...wordingRules, ...loadingRules];

type Probes = ReadonlyMap<string, ImageProbeResult>;

/** What is said of the pictures of a page. `showImage` gives each an address on our own site, because our policy loads pictures from nowhere else. */
export function altCheck(showImage: (address: string) => string): PageCheck<AltSubject, AltFacts, Probes> {
  return {
    rules: altRules,
    subjectOf: (snapshot, { extra }) => altSubject(snapshot, extra ?? new Map()),
    factsOf: ({ items }) => factsOf(items, showImage),
    verdictOf,
  };
}

const MAX_IMAGES = 300;

function factsOf(items: readonly AltItem[], showImage: (address: string) => string): AltFacts {
  const counts: AltFacts["counts"] = { missing: 0, broken: 0, poor: 0, decorative: 0, ok: 0, hidden: 0 };
  for (const item of items) counts[kindOf(item).kind]++;
  return { counts, total: items.length, images: items.slice(0, MAX_IMAGES).map((item, index) => imageOf(item, index + 1, showImage)) };
}

function imageOf(item: AltItem, place: number, showImage: (address: string) => string): AltImage {
  const { element, address, from, alt, name, fact, anchor, button, caption, probe } = item;
  const suggestion = suggestionFor(item);
  const { kind, problems } = kindOf(item);
  return {
    place,
    element,
    address: address === null ? null : address.slice(0, MAX_ADDRESS),
    from,
    shown: shownAs(address, showImage),
    alt: alt === null ? null : alt.slice(0, 1000),
    name: name.slice(0, 1000),
    kind,
    problems,
    line: fact.line,
    snippet: fact.snippet,
    suggestion,
    patched: kind === "missing" || kind === "poor" ? patchedTag(fact.snippet, suggestion) : null,
    link: anchor?.resolved ?? null,
    isInButton: button !== null,
    caption,
    width: probe?.width ?? pixelsOf(fact.attributes["width"]),
    height: probe?.height ?? pixelsOf(fact.attributes["height"]),
    bytes: probe?.bytes ?? null,
    type: probe?.type ?? endingOf(address),
  };
}

const MAX_ADDRESS = 2048;
/** A picture in the page itself is shown as it is, as long as it is small. */
const MAX_DATA = 8000;

function shownAs(address: string | null, showImage: (address: string) => string): string | null {
  if (address === null) return null;
  if (/^https?:/i.test(address)) return address.length <= MAX_ADDRESS ? showImage(address) : null;
  return /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i.test(address) && address.length <= MAX_DATA ? address : null;
}

function pixelsOf(value: string | undefined): number | null {
  const pixels = /^\s*(\d{1,5})(?:px)?\s*$/.exec(value ?? "")?.[1];
  return pixels === undefined ? null : Number(pixels);
}

function endingOf(address: string | null): string | null {
  const ending =
    /^data:image\/([\w+]+)/i.exec(address ?? "")?.[1] ?? /\.([a-z\d]{2,5})$/i.exec(URL.parse(address ?? "")?.pathname ?? "")?.[1];
  return ending === undefined ? null : ending.toLowerCase().replace("svg+xml", "svg").replace("jpeg", "jpg");
}

function verdictOf({ items }: AltSubject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  const seen = items.filter(({ isHidden }) => !isHidden);
  const missing = seen.filter((item) => kindOf(item).kind === "missing").length;
  if (seen.length === 0)
    return {
      figure: "0",
      unit: "images",
      headline: headlineOr("No image to describe."),
      summary: "The HTML as sent holds none. Pictures that a script adds are not seen.",
    };
  return {
    figure: `${missing}/${seen.length}`,
    unit: "missing",
    headline: headlineOr(`${seen.length === 1 ? "The image has" : `All ${seen.length} images have`} words, or are marked as ornaments.`),
    summary: countsOf(findings),
  };
}
