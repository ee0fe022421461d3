import { orientationIn } from "../metadata/exif-orientation.ts";

interface JpegParts {
  width: number;
  height: number;
  components: number;
  /** 8 in all but medical pictures. */
  bits: number;
  /** Coded so that a PDF reader knows it: baseline, extended or progressive, by Huffman's tables. */
  isUsual: boolean;
  /** Adobe's programs write printer's inks inverted, and say that they did. */
  isAdobe: boolean;
  orientation: number;
  /** What the camera wrote, from its TIFF head on. */
  exif?: Uint8Array<ArrayBuffer> | undefined;
  profile?: Uint8Array<ArrayBuffer> | undefined;
}

/** What a PDF must say about a JPEG. Throws a RangeError where the file ends too early. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): JpegParts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Pick<JpegParts, "width" | "height" | "components" | "bits" | "isUsual"> | undefined;
  let isAdobe = false;
  let exif: JpegParts["exif"];
  const profile = new Map<number, Uint8Array>();
  for (let at = 2; ; ) {
    while (view.getUint8(at) !== 0xff) at++;
    while (view.getUint8(at) === 0xff) at++;
    const marker = view.getUint8(at++);
    if (marker === 0xda || marker === 0xd9) break;
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) continue;
    const body = bytes.subarray(at + 2, at + view.getUint16(at));
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      frame = {
        bits: view.getUint8(at + 2),
        height: view.getUint16(at + 3),
        width: view.getUint16(at + 5),
        components: view.getUint8(at + 7),
        isUsual: marker <= 0xc2,
      };
    else if (marker === 0xee && startsWith(body, "Adobe")) isAdobe = true;
    else if (marker === 0xe1 && startsWith(body, "Exif\0\0")) exif = body.subarray(6);
    else if (marker === 0xe2 && startsWith(body, "ICC_PROFILE\0")) profile.set(body[12] as number, body.subarray(14));
    at += view.getUint16(at);
  }
  return frame && { ...frame, isAdobe, orientation: exif ? orientationIn(exif) : 1, exif, profile: joined(profile) };
}

const startsWith = (bytes: Uint8Array, letters: string) => [...letters].every((letter, at) => bytes[at] === letter.charCodeAt(0));

function joined(pieces: ReadonlyMap<number, Uint8Array>): Uint8Array<ArrayBuffer> | undefined {
  if (pieces.size === 0) return undefined;
  const inOrder = [...pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece);
  const whole = new Uint8Array(inOrder.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of inOrder) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
