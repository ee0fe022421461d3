import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { countsOf, levelOf } from "#core/rules/verdict-words.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type ExtractorSubject, extractorSubject, type GatheredFiles, type LookedImage } from "./extractor-subject.ts";
import { extensionOf, extractorRules } from "./rules/extractor-rules.ts";
import type { ExtractorFacts, FoundImage } from "./webpage-image-extractor.schema.ts";

/** Every picture of a page. `showImage` gives each an address on our own site, because our policy loads pictures from nowhere else. */
export function extractorCheck(showImage: (address: string) => string): PageCheck<ExtractorSubject, ExtractorFacts, GatheredFiles> {
  return {
    rules: extractorRules,
    subjectOf: (snapshot, { extra }) => extractorSubject(snapshot, extra),
    factsOf: ({ images, total, files }) => ({
      images: images.map((image) => foundImage(image, showImage)),
      total,
      looked: images.filter(({ probe }) => probe !== null).length,
      bytes: images.reduce((sum, { bytes, copyOf }) => sum + (copyOf === null ? (bytes ?? 0) : 0), 0),
      files: files.map(({ address, kind, problem }) => ({ address, kind, problem })),
    }),
    verdictOf,
  };
}

function foundImage(image: LookedImage, showImage: (address: string) => string): FoundImage {
  const { place, address, origins, alt, declaredWidth, probe, isInline, bytes, type, width, height, copyOf } = image;
  const extension = extensionOf(address);
  return {
    place,
    address,
    shown: isInline ? address : probe?.problem ? null : showImage(address),
    origins,
    alt: alt?.trim() ? alt.slice(0, 500) : null,
    file: fileOf(address, type ?? extension),
    extension,
    type,
    declaredType: probe?.declaredType ?? null,
    width,
    height,
    declaredWidth,
    bytes,
    cacheControl: probe?.cacheControl ?? null,
    isInline,
    problem: probe?.problem ?? null,
    copyOf,
  };
}

function fileOf(address: string, type: string): string {
  if (address.startsWith("data:")) return `inline.${type === "jpeg" ? "jpg" : type || "bin"}`;
  const last = URL.parse(address)?.pathname.split("/").findLast(Boolean) ?? "";
  return (last || new URL(address).hostname).slice(0, 120);
}

function verdictOf({ images, total }: ExtractorSubject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  if (total === 0)
    return {
      figure: "0",
      unit: "images",
      headline: headlineOr("No picture found."),
      summary: "The HTML as sent names none, nor do its style sheets. Pictures that a script adds are not seen.",
    };
  const bytes = images.reduce((sum, image) => sum + (image.copyOf === null ? (image.bytes ?? 0) : 0), 0);
  const copies = images.filter(({ copyOf }) => copyOf !== null).length;
  const unknown = images.filter((image) => image.bytes === null).length;
  const known = unknown === 0 ? "all" : `${images.length - unknown} of ${images.length}`;
  const size =
    bytes < 1000
      ? "Under 1 KB"
      : bytes >= 1_000_000
        ? `${(bytes / 1_000_000).toFixed(1)} MB`
        : `${Math.round(bytes / 1000).toLocaleString("en-US")} KB`;
  const level = levelOf(findings);
  const found = [
    bytes > 0 ? `${size} in ${known}` : `${total === 1 ? "One picture" : `${total} pictures`} named`,
    copies > 0 ? `${copies === 1 ? "one is" : `${copies} are`} there twice` : "",
  ]
    .filter(Boolean)
    .join(", ");
  return {
    figure: total.toLocaleString("en-US"),
    unit: total === 1 ? "image" : "images",
    headline: level === "failed" ? headlineOr(`${found}.`) : `${found}.`,
    summary: `${unknown > 0 && bytes > 0 ? `${unknown} of unknown weight. ` : ""}${countsOf(findings)}`,
  };
}
