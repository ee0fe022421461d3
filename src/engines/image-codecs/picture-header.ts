/** What the head of a file tells of its picture, before anything is decoded. */
export interface PictureHeader {
  width: number;
  height: number;
  frames: number;
  hasAlpha: boolean;
  /** Its samples are sRGB as they stand and upright: no color profile, no gamma of its own, no camera data. */
  isPlain: boolean;
  /** The file reaches its own end. */
  isWhole: boolean;
}

/** Undefined when the head is damaged. */
export function readPictureHeader(bytes: Uint8Array, kind: "png" | "jpeg" | "webp" | "gif"): PictureHeader | undefined {
  try {
    return READERS[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // Past the end of what is there.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS = { png: readPng, jpeg: readJpeg, webp: readWebp, gif: readGif };

function readPng(view: DataView): PictureHeader {
  const colorType = view.getUint8(25);
  const header = { width: view.getUint32(16), height: view.getUint32(20), frames: 1, hasAlpha: colorType === 4 || colorType === 6 };
  let isPlain = true;
  let isWhole = false;
  let hasData = false;
  for (let at = 8; at + 12 <= view.byteLength && !isWhole; at += 12 + view.getUint32(at)) {
    const name = fourAt(view, at + 4);
    if (name === "acTL") header.frames = view.getUint32(at + 8);
    else if (name === "tRNS") header.hasAlpha = true;
    else if (name === "gAMA") isPlain &&= Math.abs(view.getUint32(at + 8) - SRGB_GAMMA) < 100;
    else if (/^(?:iCCP|cICP|eXIf|cHRM)$/.test(name)) isPlain = false;
    else if (name === "IDAT") hasData = true;
    else if (name === "IEND") isWhole = hasData;
  }
  return { ...header, isPlain, isWhole };
}

/** 1 / 2.2, in hundred thousandths. */
const SRGB_GAMMA = 45_455;

function readJpeg(view: DataView): PictureHeader | undefined {
  let isPlain = true;
  let size: Pick<PictureHeader, "width" | "height"> | undefined;
  let at = 2;
  for (;;) {
    while (view.getUint8(at) !== 0xff) at++;
    while (view.getUint8(at) === 0xff) at++;
    const marker = view.getUint8(at++);
    if (marker === 0xda) break;
    if (marker === 0xd9) return undefined;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    // APP1 is camera data, APP2 a color profile, and four components are printer's inks.
    if (marker === 0xe1 || marker === 0xe2) isPlain = false;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
      if (view.getUint8(at + 7) === 4) isPlain = false;
    }
    at += view.getUint16(at);
  }
  return size && { ...size, frames: 1, hasAlpha: false, isPlain, isWhole: hasEnd(view, at) };
}

/** Within the coded picture a byte FF is followed by zero or a restart, so FF D9 can only be the end. */
function hasEnd(view: DataView, from: number): boolean {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) if (bytes[at + 1] === 0xd9) return true;
  return false;
}

function readWebp(view: DataView): PictureHeader | undefined {
  const isWhole = view.getUint32(4, true) + 8 <= view.byteLength;
  const kind = fourAt(view, 12);
  const still = { frames: 1, isPlain: true, isWhole };
  if (kind === "VP8 ")
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, hasAlpha: false, ...still };
  if (kind === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, hasAlpha: ((bits >> 28) & 1) === 1, ...still };
  }
  if (kind !== "VP8X") return undefined;
  const flags = view.getUint8(20);
  const threeAt = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
  let frames = 0;
  if (flags & 0x02)
    for (let at = 12; at + 8 <= view.byteLength; at += 8 + evenUp(view.getUint32(at + 4, true))) if (fourAt(view, at) === "ANMF") frames++;
  return {
    width: threeAt(24),
    height: threeAt(27),
    frames: Math.max(1, frames),
    hasAlpha: (flags & 0x10) !== 0,
    isPlain: (flags & 0x28) === 0,
    isWhole,
  };
}

const evenUp = (length: number) => length + (length & 1);

function readGif(view: DataView): PictureHeader {
  const header = { width: view.getUint16(6, true), height: view.getUint16(8, true), frames: 0, hasAlpha: false, isPlain: true };
  const tableBytes = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  let at = 13 + tableBytes(view.getUint8(10));
  let isWhole = false;
  while (at < view.byteLength && !isWhole) {
    const block = view.getUint8(at);
    if (block === 0x3b) isWhole = header.frames > 0;
    else if (block === 0x2c) {
      const data = at + 11 + tableBytes(view.getUint8(at + 9));
      const end = skipSubBlocks(view, data);
      if (end === undefined) break;
      header.frames++;
      at = end;
    } else if (block === 0x21) {
      if (view.getUint8(at + 1) === 0xf9) header.hasAlpha ||= (view.getUint8(at + 3) & 1) === 1;
      const end = skipSubBlocks(view, at + 2);
      if (end === undefined) break;
      at = end;
    } else break;
  }
  return { ...header, frames: Math.max(1, header.frames), isWhole };
}

/** Undefined where the file ends before they do. */
function skipSubBlocks(view: DataView, from: number): number | undefined {
  let at = from;
  while (at < view.byteLength) {
    const length = view.getUint8(at);
    at += length + 1;
    if (length === 0) return at;
  }
  return undefined;
}

const fourAt = (view: DataView, at: number) =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
