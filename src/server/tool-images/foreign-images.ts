import { AppError } from "#core/errors/app-error.ts";
import { type ImageType, sniffImage } from "#core/picture/sniff-image.ts";
import { imageDimensions } from "#engines/image-probe/image-dimensions.ts";
import { imageLimits } from "#platform/images/image-limits.ts";
import type { SafeFetch } from "#platform/safe-fetch/safe-fetch.ts";

export interface ForeignImage {
  bytes: Uint8Array;
  type: ImageType;
}

/** 15 MB a picture. */
const MAX_BYTES = 15_000_000;
const TOTAL_MS = 15_000;
/** At most this many pictures of 15 MB are in memory while they are read. */
const MAX_RUNNING = 6;
const MAX_WAITING = 300;
/** What was read a moment ago: a grid and its ZIP ask for the same pictures. */
const KEPT_BYTES = 48_000_000;
const KEPT_EACH = 2_000_000;
const KEPT_MS = 600_000;

/** Pictures of other sites, through the guard: bounded in size, time and number, and only what a browser draws as a picture. */
export function createForeignImages({ safeFetch, now, totalMs = TOTAL_MS }: { safeFetch: SafeFetch; now: () => number; totalMs?: number }) {
  const kept = new Map<string, ForeignImage & { at: number }>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let keptBytes = 0;

  return async (url: string, signal?: AbortSignal): Promise<ForeignImage> => {
    const known = kept.get(url);
    if (known && now() - known.at < KEPT_MS) return known;
    const image = await inTurn(() => fetchImage(url, signal));
    keep(url, image);
    return image;
  };

  async function fetchImage(url: string, signal: AbortSignal | undefined): Promise<ForeignImage> {
    const answer = await safeFetch(url, {
      headers: { accept: "image/avif,image/webp,image/svg+xml,image/*;q=0.8,*/*;q=0.5" },
      maxBytes: MAX_BYTES,
      totalMs,
      ...(signal ? { signal } : {}),
    });
    if (answer.status < 200 || answer.status > 299) throw new AppError("image_status", { status: answer.status });
    const type = sniffImage(answer.body);
    if (!type || !drawn.has(type.name)) throw new AppError("image_type");
    refuseTooMany(answer.body, type);
    return { bytes: answer.body, type };
  }

  function keep(url: string, image: ForeignImage): void {
    if (image.bytes.length > KEPT_EACH) return;
    drop(url);
    kept.set(url, { ...image, at: now() });
    keptBytes += image.bytes.length;
    for (const [oldest, { at }] of kept) {
      if (keptBytes <= KEPT_BYTES && now() - at < KEPT_MS) break;
      drop(oldest);
    }
  }

  function drop(url: string): void {
    keptBytes -= kept.get(url)?.bytes.length ?? 0;
    kept.delete(url);
  }

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) throw new AppError("queue_full", { seconds: 5 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }
}

/** What browsers draw; the rest is a picture too, but nobody would see it. */
const drawn = new Set<ImageType["name"]>(["png", "jpeg", "gif", "webp", "avif", "bmp", "ico", "svg"]);

/** By what the picture says of itself, before anybody unpacks it. A drawing has no pixels yet. */
function refuseTooMany(bytes: Uint8Array, { name }: ImageType): void {
  if (name === "svg") return;
  const size = imageDimensions(bytes, name);
  if (!size) throw new AppError("image_type");
  if (size.width * size.height > imageLimits.inputPixels) throw new AppError("image_pixels", { limit: imageLimits.inputPixels / 1e6 });
}
