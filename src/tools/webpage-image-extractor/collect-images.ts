import { present } from "#core/errors/present.ts";
import { cssImages, styleTexts } from "#engines/image-sources/css-images.ts";
import { LATE, shownSource } from "#engines/image-sources/lazy-source.ts";
import { parseSrcset } from "#engines/image-sources/parse-srcset.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { inlineSvg, lineStartsOf, svgAddress } from "./inline-svg.ts";
import { jsonLdImages } from "./json-ld-images.ts";
import type { FoundImage } from "./webpage-image-extractor.schema.ts";

type Origin = FoundImage["origins"][number]["origin"];

/** A picture that the page names, before anybody looked at it. */
export interface NamedImage {
  address: string;
  origins: FoundImage["origins"];
  alt: string | null;
  declaredWidth: number | null;
}

/** What was read beside the page. */
export interface SideFile {
  address: string;
  kind: "css" | "manifest";
  /** "" when it could not be had. */
  text: string;
  problem: string | null;
}

/** Inline drawings are taken out whole; more of them than this are icons repeated. */
const MAX_SVGS = 60;

/** Every picture that a page and its files name, in the order of the page, each address once. */
export function collectImages(snapshot: PageSnapshot, files: readonly SideFile[]): NamedImage[] {
  const found = new Map<string, NamedImage>();
  const against = snapshot.base?.resolved ?? snapshot.request.url;
  const add = (
    raw: string,
    origin: Origin,
    { detail = "", line = null as number | null, alt = null as string | null, width = null as number | null, base = against } = {},
  ) => {
    const address = addressOf(raw, base);
    if (address === undefined) return;
    const known = found.get(address);
    const place = { origin, detail, line };
    if (!known) found.set(address, { address, origins: [place], alt, declaredWidth: width });
    else {
      if (known.origins.length < 20) known.origins.push(place);
      known.alt ??= alt;
      known.declaredWidth = Math.max(known.declaredWidth ?? 0, width ?? 0) || null;
    }
  };

  for (const image of snapshot.images) {
    const { line, alt, srcset, attributes } = image;
    const width = /^\s*(\d{1,5})/.exec(image.width ?? "")?.[1];
    const shown = shownSource(image);
    const of = { line, alt, width: width === undefined ? null : Number(width) };
    if (shown)
      add(shown.address, image.inNoscript ? "noscript" : shown.from.startsWith("data-") ? "late" : "img", { ...of, detail: shown.from });
    if (image.raw.trim() !== "" && shown?.from !== "src") add(image.raw, "img", { line, detail: "src" });
    for (const candidate of srcset === null ? [] : candidatesOf(srcset))
      add(candidate.url, "srcset", { line, alt, detail: sizeWords(candidate), width: candidate.width });
    for (const name of LATE)
      if (attributes[name] && name !== shown?.from)
        for (const address of addressesIn(attributes[name], name)) add(address, "late", { line, alt, detail: name });
  }
  const lineStarts = lineStartsOf(snapshot.html);
  let drawings = 0;
  for (const { kind, raw, line, column, attributes, name } of snapshot.media) {
    if (kind === "source")
      for (const candidate of candidatesOf(raw))
        if (!isMedia(attributes["type"])) add(candidate.url, "source", { line, detail: sizeWords(candidate), width: candidate.width });
    if (kind === "poster") add(raw, "poster", { line });
    if (kind === "input-image") add(raw, "input", { line, alt: attributes["alt"] ?? null });
    if (kind === "object" && isPictureFile(raw, attributes["type"])) add(raw, "object", { line });
    if (kind === "style") add(raw, "style", { line });
    if (kind === "svg" && drawings++ < MAX_SVGS) {
      const svg = inlineSvg(snapshot.html, lineStarts, line, column);
      if (svg !== undefined) add(svgAddress(svg), "svg", { line, alt: name || null });
    }
  }
  for (const { rel, raw, line, attributes } of snapshot.links) {
    if (rel.some((word) => /^(?:icon|apple-touch-icon(?:-precomposed)?|mask-icon|fluid-icon|image_src)$/.test(word)))
      add(raw, rel.includes("image_src") ? "share" : "icon", { line, detail: rel.join(" ") });
    if (rel.includes("preload") && attributes["as"]?.toLowerCase() === "image") {
      if (raw.trim() !== "") add(raw, "preload", { line });
      for (const { url } of candidatesOf(attributes["imagesrcset"] ?? "")) add(url, "preload", { line });
    }
  }
  for (const { name, property, itemprop, raw, line } of snapshot.metas) {
    const key = [property, name, itemprop].find((word) => word !== null && SHARED.has(word));
    if (key) add(raw, key.startsWith("msapplication") ? "icon" : "share", { line, detail: key });
  }
  for (const { raw, line } of snapshot.jsonLd) for (const address of jsonLdImages(raw)) add(address, "json-ld", { line });
  for (const text of styleTexts(snapshot.html))
    for (const address of cssImages(text).images) add(address, "css", { detail: "style element" });
  for (const file of files) {
    const base = file.address;
    const addresses = file.kind === "css" ? cssImages(file.text).images : manifestIcons(file.text);
    for (const address of addresses) add(address, file.kind === "css" ? "css" : "manifest", { detail: nameOf(file.address), base });
  }
  return [...found.values()];
}

const SHARED = new Set([
  "og:image",
  "og:image:url",
  "og:image:secure_url",
  "twitter:image",
  "twitter:image:src",
  "image",
  "thumbnail",
  "msapplication-tileimage",
]);

const MAX_ADDRESS = 2048;
/** A picture in the page itself; a larger one would fill the answer. */
const MAX_DATA = 60_000;

function addressOf(raw: string, base: string): string | undefined {
  const address = raw.trim();
  if (/^data:/i.test(address)) return /^data:image\//i.test(address) && address.length <= MAX_DATA ? address : undefined;
  const url = URL.parse(address, base);
  return address !== "" && url && /^https?:$/.test(url.protocol) && url.href.length <= MAX_ADDRESS ? withoutHash(url) : undefined;
}

function withoutHash(url: URL): string {
  return present(url.href.split("#", 1)[0]);
}

function addressesIn(value: string, name: string): string[] {
  return name.endsWith("srcset") ? candidatesOf(value).map(({ url }) => url) : [value];
}

/** No picture has more files than this; a hostile one has half a million. */
const candidatesOf = (srcset: string) => parseSrcset(srcset.slice(0, 100_000)).slice(0, 100);

const sizeWords = ({ width, density }: { width: number | null; density: number | null }) =>
  width ? `${width}w` : density ? `${density}x` : "";

/** Sources of sound and film stand in the same element. */
const isMedia = (type: string | undefined) => /^(?:video|audio)\//i.test(type?.trim() ?? "");

function isPictureFile(raw: string, type: string | undefined): boolean {
  return type ? /^image\//i.test(type.trim()) : /\.(?:svg|png|jpe?g|gif|webp|avif)(?:$|[?#])/i.test(raw.trim());
}

function manifestIcons(text: string): string[] {
  try {
    const manifest = JSON.parse(text.replace(/^\ufeff/, "")) as Record<string, unknown>;
    const lists = [manifest["icons"], manifest["screenshots"], ...shortcutsOf(manifest)];
    return lists.flatMap((list) => (Array.isArray(list) ? list : [])).flatMap((icon) => (isNamed(icon) ? [icon.src] : []));
  } catch {
    return [];
  }
}

function shortcutsOf(manifest: Record<string, unknown>): unknown[] {
  const { shortcuts } = manifest;
  return Array.isArray(shortcuts)
    ? shortcuts.map((shortcut: unknown) => (typeof shortcut === "object" && shortcut !== null && "icons" in shortcut ? shortcut.icons : []))
    : [];
}

const isNamed = (icon: unknown): icon is { src: string } =>
  typeof icon === "object" && icon !== null && "src" in icon && typeof icon.src === "string";

const nameOf = (address: string) => URL.parse(address)?.pathname.split("/").findLast(Boolean) ?? "";
