/** One picture of an ICO file. */
interface IcoEntry {
  width: number;
  height: number;
  bitsPerPixel: number;
  kind: "png" | "bmp";
  bytes: number;
}

export interface IcoFile {
  entries: IcoEntry[];
  /** Entries whose bytes lie outside the file or are no picture. */
  broken: number;
}

/** A file of icons holds a dozen; more is a bomb. */
const MAX_ENTRIES = 64;

/** Reads the directory of an ICO file: six bytes of head, sixteen an entry. Null when it is none. https://en.wikipedia.org/wiki/ICO_(file_format) */
export function readIco(bytes: Uint8Array): IcoFile | null {
  if (bytes.length < 6) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4, true);
  if (view.getUint16(0, true) !== 0 || view.getUint16(2, true) !== 1 || count === 0) return null;
  const file: IcoFile = { entries: [], broken: 0 };
  for (let index = 0; index < Math.min(count, MAX_ENTRIES); index++) {
    const entry = readEntry(view, 6 + index * 16);
    if (entry) file.entries.push(entry);
    else file.broken++;
  }
  return file;
}

function readEntry(view: DataView, at: number): IcoEntry | null {
  if (at + 16 > view.byteLength) return null;
  const bytes = view.getUint32(at + 8, true);
  const offset = view.getUint32(at + 12, true);
  if (offset + bytes > view.byteLength || bytes < 40) return null;
  const bitsPerPixel = view.getUint16(at + 6, true);
  // The picture's own head tells its size; the directory has one byte for it, in which 0 stands for 256.
  if (view.getUint32(offset) === 0x89504e47) {
    if (bytes < 24) return null;
    return { width: view.getUint32(offset + 16), height: view.getUint32(offset + 20), bitsPerPixel, kind: "png", bytes };
  }
  if (view.getUint32(offset, true) !== 40) return null;
  const width = view.getInt32(offset + 4, true);
  // A bitmap in an icon is twice as high: the mask lies below the colors.
  const height = Math.abs(view.getInt32(offset + 8, true)) / 2;
  return { width, height, bitsPerPixel: view.getUint16(offset + 14, true), kind: "bmp", bytes };
}

/** PNGs of 256 pixels at most as one ICO file, which every browser since 2007 reads. */
export function writeIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = 6 + pictures.length * 16;
  const file = new Uint8Array(head + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = head;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + index * 16;
    file[at] = size % 256;
    file[at + 1] = size % 256;
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
