export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  quality: number;
}

/** The best quality, up to the wanted one, whose file is no larger than `maxBytes`; where none is, the worst. A file grows with its quality. */
export async function searchQuality(
  encode: (quality: number) => Promise<Uint8Array<ArrayBuffer>>,
  wanted: number,
  maxBytes: number,
): Promise<Encoded> {
  let best: Encoded = { bytes: await encode(wanted), quality: wanted };
  if (best.bytes.length <= maxBytes) return best;
  let low = 1;
  let high = wanted - 1;
  let fits = false;
  while (low <= high) {
    const quality = (low + high) >> 1;
    const bytes = await encode(quality);
    if (bytes.length <= maxBytes) {
      best = { bytes, quality };
      fits = true;
      low = quality + 1;
    } else {
      if (!fits && quality < best.quality) best = { bytes, quality };
      high = quality - 1;
    }
  }
  return best;
}
