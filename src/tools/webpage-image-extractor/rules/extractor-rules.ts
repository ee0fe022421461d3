import { factEvidence, pass } from "#core/rules/evidence.ts";
import { HEAVY_PICTURE_BYTES, SHORT_CACHE_SECONDS, WORTH_CONVERTING_BYTES } from "#core/rules/limits.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { freshSeconds } from "#engines/http-headers/cache-control.ts";
import { PASTE_RENDERED, scriptBuiltRule } from "#engines/page-snapshot/script-built.ts";
import type { ExtractorSubject, LookedImage } from "../extractor-subject.ts";

const KB = 1000;

/** What the files of a page's pictures tell. Nothing is said of those that nobody looked at. */
export const extractorRules: readonly Rule<ExtractorSubject>[] = [
  scriptBuiltRule({ id: "images-by-script", what: "pictures", look: PASTE_RENDERED, isThere: ({ total }) => total > 0 }),
  {
    id: "images-answer",
    title: "Pictures answer",
    kind: "picture-dead",
    sources: [google.images],
    run({ images }) {
      const looked = images.filter(({ probe }) => probe !== null);
      const lost = looked.filter(({ probe }) => probe?.problem !== null);
      if (lost.length === 0)
        return looked.length === 0 ? [] : pass(`${looked.length === 1 ? "The picture answers" : `All ${looked.length} pictures answer`}`);
      return [
        {
          title: `${count(lost, "picture")} cannot be had`,
          detail: "Readers see an empty frame or nothing, and a crawler that asks for them is sent away.",
          evidence: evidenceOf(lost, ({ address, probe }) => `${address}  ${probe?.problem}`),
        },
      ];
    },
  },
  {
    id: "images-type",
    title: "Endings and headers tell the truth",
    kind: "icon-wrong",
    sources: [whatwg.imageSniffing],
    run({ images }) {
      const real = images.filter(({ probe }) => probe?.type);
      const named = real.filter(
        ({ address, type }) =>
          extensionOf(address) !== "" && isPictureEnding(extensionOf(address)) && !isSameType(extensionOf(address), type ?? ""),
      );
      const sent = real.filter(({ probe }) => probe?.declaredType && !isSameMime(probe.declaredType, probe.type ?? ""));
      const faults: Verdict[] = [];
      if (named.length > 0)
        faults.push({
          title: `${count(named, "file")} ${named.length === 1 ? "is" : "are"} not what the ending says`,
          detail: "Browsers look at the bytes and show it. Editors, download folders and some caches go by the ending.",
          evidence: evidenceOf(named, ({ address, type }) => `${address}  is ${type?.toUpperCase()}`),
        });
      if (sent.length > 0)
        faults.push({
          title: `${count(sent, "picture")} ${sent.length === 1 ? "is" : "are"} sent under another type`,
          detail: "With nosniff a browser may refuse a picture whose Content-Type is no picture’s.",
          evidence: evidenceOf(
            sent,
            ({ address, probe }) => `${address}  is ${probe?.type?.toUpperCase()}, sent as ${probe?.declaredType}`,
          ),
        });
      return faults.length > 0 || real.length === 0 ? faults : pass("Endings and headers tell the truth");
    },
  },
  {
    id: "images-weight",
    title: "No picture is heavier than 200 KB",
    kind: "pictures-heavy",
    sources: [chrome.responsiveImages],
    run({ images }) {
      const known = images.filter(({ bytes, isInline }) => bytes !== null && !isInline);
      const heavy = known.filter(({ bytes }) => (bytes ?? 0) > HEAVY_PICTURE_BYTES).sort((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0));
      if (heavy.length === 0) return known.length === 0 ? [] : pass("No picture is heavier than 200 KB");
      return [
        {
          title: `${count(heavy, "picture")} ${heavy.length === 1 ? "weighs" : "weigh"} more than 200 KB`,
          detail: "Few pictures need it on a page. Export them at the size they are shown, twice that for sharp screens.",
          evidence: evidenceOf(heavy, ({ address, bytes }) => `${address}  ${kilobytes(bytes ?? 0)}`),
        },
      ];
    },
  },
  {
    id: "images-format",
    title: "Modern formats",
    kind: "weight-facts",
    sources: [google.webpStudy],
    run({ images }) {
      const old = images.filter(
        ({ type, bytes, copyOf }) => copyOf === null && (bytes ?? 0) > WORTH_CONVERTING_BYTES && (type === "jpeg" || type === "png"),
      );
      if (old.length === 0) return [];
      const sum = (kind: string) => old.reduce((total, { type, bytes }) => total + (type === kind ? (bytes ?? 0) : 0), 0);
      // 25 to 34 % of a JPEG and 26 % of a PNG, as the study found.
      const saved = sum("jpeg") * 0.25 + sum("png") * 0.26;
      return [
        {
          title: `${count(old, "JPEG or PNG", "JPEGs and PNGs")} over 100 KB could be WebP or AVIF`,
          detail: `They weigh ${kilobytes(sum("jpeg") + sum("png"))}. By Google’s study WebP would take about ${kilobytes(saved)} off: an estimate from averages, not a measurement of these files.`,
          evidence: evidenceOf(old, ({ address, bytes }) => `${address}  ${kilobytes(bytes ?? 0)}`),
        },
      ];
    },
  },
  {
    id: "images-copies",
    title: "One file, one address",
    kind: "weight-facts",
    sources: [ietf.cacheControl],
    run({ images }) {
      const copies = images.filter(({ copyOf, isInline }) => copyOf !== null && !isInline);
      if (copies.length === 0) return [];
      const wasted = copies.reduce((total, { bytes }) => total + (bytes ?? 0), 0);
      return [
        {
          title: `${count(copies, "file")} ${copies.length === 1 ? "is" : "are"} there under two addresses`,
          detail: `A browser fetches each again: ${kilobytes(wasted)} that its cache would have saved.`,
          evidence: evidenceOf(copies, ({ address, copyOf }) => `${address}  same as ${images[(copyOf ?? 1) - 1]?.address}`),
        },
      ];
    },
  },
  {
    id: "images-oversized",
    title: "Pictures are sent at the size they are shown",
    kind: "pictures-heavy",
    sources: [chrome.responsiveImages],
    run({ images }) {
      const large = images.filter(
        ({ probe, declaredWidth, origins }) =>
          probe?.width && declaredWidth && origins[0]?.origin === "img" && probe.width > declaredWidth * 2.5,
      );
      if (large.length === 0) return [];
      return [
        {
          title: `${count(large, "picture")} ${large.length === 1 ? "is" : "are"} more than 2.5 times as wide as declared`,
          detail: "Twice is enough for sharp screens. A style sheet may show them wider than the attribute says; we do not see that.",
          evidence: evidenceOf(large, ({ address, probe, declaredWidth }) => `${address}  ${probe?.width} px, shown at ${declaredWidth}`),
        },
      ];
    },
  },
  {
    id: "images-cache",
    title: "Pictures may be kept",
    kind: "packing",
    sources: [ietf.cacheControl],
    run({ images }) {
      const looked = images.filter(({ probe }) => probe !== null && probe.problem === null);
      const brief = looked.filter(({ probe }) => freshSeconds(probe?.cacheControl ?? "") < SHORT_CACHE_SECONDS);
      if (brief.length === 0) return looked.length === 0 ? [] : pass("Pictures may be kept by browsers");
      return [
        {
          title: brief.some(({ probe }) => freshSeconds(probe?.cacheControl ?? "") > 0)
            ? `${count(brief, "picture")} may be kept for less than a week`
            : `${count(brief, "picture")} ${brief.length === 1 ? "names" : "name"} no time to be kept`,
          detail: "Without a long max-age in Cache-Control a browser asks again more often than it needs to.",
          evidence: evidenceOf(brief, ({ address, probe }) => `${address}  cache-control: ${probe?.cacheControl ?? "none"}`),
        },
      ];
    },
  },
  {
    id: "images-https",
    title: "Pictures of an https page come by https",
    kind: "mixed-http",
    sources: [w3c.mixedContent],
    run({ snapshot, images }) {
      if (!snapshot.request.url.startsWith("https:")) return [];
      const plain = images.filter(({ address }) => address.startsWith("http:"));
      if (plain.length === 0) return images.length === 0 ? [] : pass("Pictures come by https");
      return [
        {
          title: `${count(plain, "picture")} ${plain.length === 1 ? "comes" : "come"} by http`,
          detail: "Browsers ask for them by https instead, and show nothing when the server does not answer there.",
          evidence: evidenceOf(plain, ({ address }) => address),
        },
      ];
    },
  },
];

export function extensionOf(address: string): string {
  if (address.startsWith("data:")) return "";
  return /\.([a-z\d]{2,5})$/i.exec(URL.parse(address)?.pathname ?? "")?.[1]?.toLowerCase() ?? "";
}

const isPictureEnding = (extension: string) => /^(?:jpe?g|jfif|png|apng|gif|webp|avif|svg|bmp|ico|tiff?|heic)$/.test(extension);

function isSameType(extension: string, type: string): boolean {
  const usual: Record<string, string> = { jpg: "jpeg", jfif: "jpeg", apng: "png", tif: "tiff" };
  return (usual[extension] ?? extension) === type;
}

function isSameMime(declared: string, type: string): boolean {
  if (type === "ico") return /icon|x-ico|octet/.test(declared);
  return (
    declared === (type === "svg" ? "image/svg+xml" : `image/${type}`) ||
    (declared === "image/jpg" && type === "jpeg") ||
    (declared === "image/apng" && type === "png")
  );
}

function evidenceOf(images: readonly LookedImage[], words: (image: LookedImage) => string) {
  return images.slice(0, 5).map((image) => factEvidence({ line: image.origins[0]?.line ?? null, column: null }, words(image)));
}

function count(images: readonly unknown[], noun: string, plural = `${noun}s`): string {
  return images.length === 1 ? `One ${noun}` : `${images.length.toLocaleString("en-US")} ${plural}`;
}

function kilobytes(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / KB)).toLocaleString("en-US")} KB`;
}
