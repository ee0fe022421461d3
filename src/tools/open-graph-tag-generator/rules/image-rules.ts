import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import { type OgSubject, textOf } from "../og-subject.ts";
import { tagEvidence, tagFor } from "./og-evidence.ts";

const MB = 1_000_000;

/** What the picture really is. Nothing is said while nobody has looked at it. */
export const imageRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-image-answers",
    title: "The picture answers",
    kind: "share-picture-broken",
    sources: [social.metaImages],
    run(subject) {
      const { image } = subject;
      if (!image) return [];
      if (image.problem === null) return pass("The picture answers");
      return [
        {
          title: "The picture cannot be read",
          detail: `${image.problem} Networks show the link without it.`,
          evidence: tagEvidence(subject, "image", textOf(subject, "image")),
        },
      ];
    },
  },
  {
    id: "og-image-kind",
    title: "A format that every network shows",
    kind: "share-picture-broken",
    sources: [social.metaImages, social.xCards],
    run(subject) {
      const { image } = subject;
      if (!image?.type) return [];
      const kind = kinds[image.type] ?? {
        title: `The picture is ${image.type.toUpperCase()}`,
        detail: "Networks take JPEG and PNG.",
      };
      if (kind.status === "pass") return pass(kind.title);
      return [{ ...kind, evidence: tagEvidence(subject, "image", textOf(subject, "image")) }];
    },
  },
  {
    id: "og-image-weight",
    title: "Light enough for every network",
    kind: "share-tags",
    sources: [social.metaImages, social.xCards],
    run(subject) {
      const bytes = subject.image?.problem === null ? subject.image.bytes : null;
      if (bytes === null) return [];
      const size = sizeWords(bytes);
      const verdict = (detail: string): Verdict[] => [
        { title: `The picture weighs ${size}`, detail, evidence: tagEvidence(subject, "image", textOf(subject, "image")) },
      ];
      if (bytes > 8 * MB) return verdict("Facebook takes 8 MB at most, X and LinkedIn 5 MB.");
      if (bytes > 5 * MB) return verdict("X and LinkedIn take 5 MB at most.");
      if (bytes > 0.6 * MB) return verdict("WhatsApp publishes no limit; above about 600 KB people see links without their picture.");
      if (bytes > 0.3 * MB)
        return verdict("WhatsApp publishes no limit; under 300 KB the picture comes through everywhere people have measured.");
      return pass(`The picture weighs ${size}`);
    },
  },
  {
    id: "og-image-size",
    title: "Large enough for the large card",
    kind: "share-tags",
    sources: [social.metaImages],
    run(subject) {
      const size = sizeOf(subject.image);
      if (!size || subject.image?.type === "svg") return [];
      const { width, height } = size;
      const verdict = (detail: string): Verdict[] => [
        {
          title: `The picture is ${width} × ${height} pixels`,
          detail,
          evidence: tagEvidence(subject, "image", textOf(subject, "image")),
        },
      ];
      if (width < 200 || height < 200) return verdict("Facebook takes nothing under 200 × 200.");
      if (width < 600 || height < 315) return verdict("Under 600 × 315 Facebook shows a small square beside the text.");
      if (width < 1200 || height < 630) return verdict("It shows as a large card. 1200 × 630 is sharp on phones as well.");
      return pass(`Large enough: ${width} × ${height} pixels`);
    },
  },
  {
    id: "og-image-shape",
    title: "The shape of a card",
    kind: "share-tags",
    sources: [social.metaImages],
    run(subject) {
      const size = sizeOf(subject.image);
      if (!size || size.width < 600 || size.height < 315) return [];
      const ratio = size.width / size.height;
      if (Math.abs(ratio - RATIO) <= 0.1) return pass("The shape of a card, 1.91 to 1");
      const lost = ratio < RATIO ? 1 - ratio / RATIO : 1 - RATIO / ratio;
      return [
        {
          title: `The shape is ${ratio.toFixed(2)} to 1, a card’s is 1.91 to 1`,
          detail: `About ${Math.round(lost * 100)}% is cut off, ${ratio < RATIO ? "at the top and bottom" : "at the left and right"}. Keep words and faces in the middle.`,
        },
      ];
    },
  },
  {
    id: "og-image-declared",
    title: "Width and height are declared, and true",
    kind: "share-tags",
    sources: [social.metaImages],
    run(subject) {
      if (textOf(subject, "image") === "") return [];
      const [width, height] = [textOf(subject, "imageWidth"), textOf(subject, "imageHeight")];
      const size = sizeOf(subject.image);
      const fix = size && {
        kind: "html" as const,
        label: "As measured, right after og:image",
        code: [tagFor("imageWidth", String(size.width)), tagFor("imageHeight", String(size.height))].join("\n"),
      };
      if (width === "" || height === "")
        return [
          {
            title: "Width and height are not declared",
            detail: "Facebook then measures the picture first, and the first person who shares the page sees no picture.",
            ...(fix ? { fix } : {}),
          },
        ];
      if (!size) return [];
      if (width === String(size.width) && height === String(size.height)) return pass("Width and height are declared, and true");
      return [
        {
          title: `Declared as ${width} × ${height}, really ${size.width} × ${size.height}`,
          detail: "A card laid out for the wrong size is cut or blurred.",
          evidence: [...tagEvidence(subject, "imageWidth", width), ...tagEvidence(subject, "imageHeight", height)],
          ...(fix ? { fix } : {}),
        },
      ];
    },
  },
  {
    id: "og-image-type-declared",
    title: "The declared type is the real one",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const { image } = subject;
      if (!image?.type) return [];
      const mime = image.type === "svg" ? "image/svg+xml" : `image/${image.type}`;
      const faults: Verdict[] = [];
      const declared = textOf(subject, "imageType").toLowerCase();
      if (declared !== "" && declared.replace("image/jpg", "image/jpeg") !== mime)
        faults.push({
          title: `og:image:type says ${declared.slice(0, 40)}, the bytes say ${mime}`,
          detail: "Correct it, or leave it out: networks look at the bytes.",
          evidence: tagEvidence(subject, "imageType", declared),
          fix: { kind: "html", label: "The real type", code: tagFor("imageType", mime) },
        });
      if (image.declaredType !== null && image.declaredType !== mime && !(image.type === "ico" && image.declaredType.includes("icon")))
        faults.push({
          title: `The server sends the picture as ${image.declaredType}`,
          detail: `The bytes are ${mime}. Networks that trust the header drop it.`,
          evidence: [{ line: null, column: null, snippet: `content-type: ${image.declaredType}` }],
          fix: { kind: "http", label: "The header of the picture", code: `Content-Type: ${mime}` },
        });
      return faults;
    },
  },
];

/** 1200 × 630. */
const RATIO = 1200 / 630;

const kinds: Record<string, Pick<Verdict, "status" | "grade" | "title" | "detail">> = {
  jpeg: { status: "pass", title: "JPEG, which every network shows", detail: "" },
  png: { status: "pass", title: "PNG, which every network shows", detail: "" },
  gif: { grade: "note", title: "A GIF stands still in most cards", detail: "X and others show its first frame." },
  webp: {
    title: "The picture is WebP",
    detail: "X and Facebook show it, some messengers and older apps do not. JPEG or PNG is shown everywhere.",
  },
  avif: { title: "The picture is AVIF", detail: "Most networks do not show it. Use JPEG or PNG for the card." },
  svg: {
    title: "The picture is an SVG",
    detail: "X says that SVG is not supported, and Facebook shows none. Export it as PNG at 1200 × 630.",
  },
};

function sizeOf(image: ImageProbeResult | null): { width: number; height: number } | undefined {
  return image?.width && image.height ? { width: image.width, height: image.height } : undefined;
}

function sizeWords(bytes: number): string {
  return bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
