/** What the bytes are, whatever the name or the header says. */
export interface ImageType {
  name: "png" | "jpeg" | "gif" | "webp" | "avif" | "heic" | "bmp" | "ico" | "svg" | "jxl" | "tiff";
  mime: string;
  /** As people write it at the end of a file's name. */
  extension: string;
}

/** By the patterns of https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern, and for what came after it by its own signature. */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  const found = signatures.find(({ offset = 0, bytes: pattern }) =>
    pattern.every((byte, at) => byte === -1 || bytes[offset + at] === byte),
  );
  if (found) return types[found.name];
  const brand = boxBrand(bytes);
  if (brand && /^(?:avif|avis)$/.test(brand)) return types.avif;
  if (brand && /^(?:heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand)) return hasBrand(bytes, "avif") ? types.avif : types.heic;
  return isSvg(bytes) ? types.svg : null;
}

const types: Record<ImageType["name"], ImageType> = {
  png: { name: "png", mime: "image/png", extension: "png" },
  jpeg: { name: "jpeg", mime: "image/jpeg", extension: "jpg" },
  gif: { name: "gif", mime: "image/gif", extension: "gif" },
  webp: { name: "webp", mime: "image/webp", extension: "webp" },
  avif: { name: "avif", mime: "image/avif", extension: "avif" },
  heic: { name: "heic", mime: "image/heic", extension: "heic" },
  bmp: { name: "bmp", mime: "image/bmp", extension: "bmp" },
  ico: { name: "ico", mime: "image/x-icon", extension: "ico" },
  svg: { name: "svg", mime: "image/svg+xml", extension: "svg" },
  jxl: { name: "jxl", mime: "image/jxl", extension: "jxl" },
  tiff: { name: "tiff", mime: "image/tiff", extension: "tiff" },
};

/** -1 stands for any byte. */
const signatures: readonly { name: ImageType["name"]; offset?: number; bytes: readonly number[] }[] = [
  { name: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { name: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { name: "gif", bytes: [0x47, 0x49, 0x46, 0x38, 0x37, 0x61] },
  { name: "gif", bytes: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61] },
  { name: "webp", bytes: [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50, 0x56, 0x50] },
  { name: "bmp", bytes: [0x42, 0x4d] },
  { name: "ico", bytes: [0x00, 0x00, 0x01, 0x00] },
  { name: "jxl", bytes: [0xff, 0x0a] },
  { name: "jxl", bytes: [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20] },
  { name: "tiff", bytes: [0x49, 0x49, 0x2a, 0x00] },
  { name: "tiff", bytes: [0x4d, 0x4d, 0x00, 0x2a] },
];

function boxBrand(bytes: Uint8Array): string | null {
  return ascii(bytes, 4, 8) === "ftyp" ? ascii(bytes, 8, 12) : null;
}

/** The compatible brands of an ISO base media file stand in its first box. */
function hasBrand(bytes: Uint8Array, brand: string): boolean {
  const length = Math.min(bytes.length, new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), 256);
  for (let at = 16; at + 4 <= length; at += 4) if (ascii(bytes, at, at + 4) === brand) return true;
  return false;
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** How much of a file may stand before its root element: licences in comments, mostly. */
const SVG_HEAD = 16_384;

/** An SVG's root comes after a declaration, comments, a doctype and white space, and after nothing else. */
function isSvg(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, SVG_HEAD));
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const doctype = /^<!doctype\s+(?:[\w-]+:)?svg\b/i.test(text.slice(at, at + 60));
    const end = text.startsWith("<?", at) ? "?>" : text.startsWith("<!--", at) ? "-->" : doctype ? ">" : null;
    if (end === null) break;
    const closed = text.indexOf(end === ">" && inSubset(text, at) ? "]>" : end, at);
    if (closed === -1) return false;
    at = text.indexOf(">", closed) + 1;
  }
  return /^<(?:[\w-]+:)?svg[\s>/]/.test(text.slice(at, at + 40));
}

/** A doctype may carry entities in brackets, as files of Illustrator do. */
function inSubset(text: string, at: number): boolean {
  const bracket = text.indexOf("[", at);
  const close = text.indexOf(">", at);
  return bracket !== -1 && bracket < close;
}
