const ORIENTATION = 0x0112;

/** How the camera was held, by the TIFF head of its data; 1 is upright. */
export function orientationIn(tiff: Uint8Array): number {
  const place = placeOf(tiff);
  const value = place ? place.view.getUint16(place.at, place.isLittle) : 1;
  return value >= 1 && value <= 8 ? value : 1;
}

/** The same data of a picture whose pixels were turned upright. */
export function upright(tiff: Uint8Array): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(tiff);
  const place = placeOf(copy);
  place?.view.setUint16(place.at, 1, place.isLittle);
  return copy;
}

function placeOf(tiff: Uint8Array): { view: DataView; at: number; isLittle: boolean } | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const list = view.getUint32(4, isLittle);
    for (let entry = 0; entry < view.getUint16(list, isLittle); entry++) {
      const at = list + 2 + entry * 12;
      if (view.getUint16(at, isLittle) === ORIENTATION && at + 10 <= view.byteLength) return { view, at: at + 8, isLittle };
    }
  } catch (error) {
    // Damaged camera data is none.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
