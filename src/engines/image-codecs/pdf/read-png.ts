export interface PngParts {
  width: number;
  height: number;
  bits: number;
  /** 0 gray, 2 color, 3 palette, 4 gray and opacity, 6 color and opacity. */
  colorType: number;
  isInterlaced: boolean;
  /** Of a palette: red, green and blue of each color. */
  palette?: Uint8Array<ArrayBuffer> | undefined;
  /** Opacity of each color of a palette, or the one color that is clear. */
  transparency?: Uint8Array | undefined;
  /** What the camera wrote, from its TIFF head on. */
  exif?: Uint8Array<ArrayBuffer> | undefined;
  /** Deflated. */
  profile?: Uint8Array<ArrayBuffer> | undefined;
  /** Deflated, one after another. */
  data: Uint8Array<ArrayBuffer>[];
}

/** The parts of a PNG that a PDF can hold as they are. Its head was judged before. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): PngParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: PngParts = {
    width: view.getUint32(16),
    height: view.getUint32(20),
    bits: view.getUint8(24),
    colorType: view.getUint8(25),
    isInterlaced: view.getUint8(28) !== 0,
    data: [],
  };
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === "PLTE") parts.palette = body;
    else if (name === "tRNS") parts.transparency = body;
    // A name, a zero and the method stand before it.
    else if (name === "iCCP") parts.profile = body.subarray(body.indexOf(0) + 2);
    else if (name === "eXIf") parts.exif = body;
    else if (name === "IDAT") parts.data.push(body);
    else if (name === "IEND") break;
    at += 12 + length;
  }
  return parts;
}
