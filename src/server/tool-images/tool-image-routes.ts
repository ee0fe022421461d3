import { Readable } from "node:stream";
import type { Context } from "hono";
import { Hono } from "hono";
import { AppError } from "#core/errors/app-error.ts";
import type { SvgDrawer } from "#engines/image-codecs/svg/svg-drawer.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { readBody } from "../bodies/read-body.ts";
import { countUse } from "../visitor/count-use.ts";
import type { createForeignImages, ForeignImage } from "./foreign-images.ts";
import { type createImageAddresses, IMAGE_PATH } from "./image-address.ts";
import { imageFileName } from "./image-file-name.ts";
import { zipImages } from "./zip-images.ts";

interface Options {
  addresses: ReturnType<typeof createImageAddresses>;
  images: ReturnType<typeof createForeignImages>;
  svgDrawer: Pick<SvgDrawer, "draw">;
  limiter: ReturnType<typeof createRateLimiter>;
  /** The key by which limits count a visitor. */
  visitorKey(context: Context): string;
}

/** Pictures that a run found, shown and packed through our own address. */
export function createToolImageRoutes({ addresses, images, svgDrawer, limiter, visitorKey }: Options) {
  /** A drawing may hold scripts: it is shown as a picture of itself. */
  async function shown(image: ForeignImage): Promise<ForeignImage> {
    return image.type.name === "svg" ? { bytes: await svgDrawer.draw(image.bytes), type: PNG } : image;
  }

  return (
    new Hono()
      .get(IMAGE_PATH, async (c) => {
        const url = addresses.read(new URL(c.req.url).searchParams);
        countUse(limiter, "image", visitorKey(c), IMAGES_A_MINUTE);
        const image = await shown(await images(url, c.req.raw.signal));
        return c.body(new Uint8Array(image.bytes), 200, imageHeaders(url, image));
      })
      // A form posts here, so that a choice of pictures can be taken along without JavaScript.
      .post(`${IMAGE_PATH}s.zip`, async (c) => {
        countUse(limiter, "image-zip", visitorKey(c), ZIPS_A_MINUTE);
        const chosen = new URLSearchParams((await readBody(c.req.raw)).toString("utf8")).getAll("image");
        const urls = [
          ...new Set(
            chosen.map((address) => addresses.read(URL.parse(address, "http://localhost")?.searchParams ?? new URLSearchParams())),
          ),
        ];
        if (urls.length === 0) throw new AppError("input_invalid", { reason: "Tick at least one picture." });
        if (urls.length > MAX_FILES)
          throw new AppError("input_invalid", { reason: `${MAX_FILES} pictures a ZIP is the limit. Untick some.` });
        return c.body(asStream(zipImages(urls, images, c.req.raw.signal)), 200, {
          "content-type": "application/zip",
          "content-disposition": 'attachment; filename="images.zip"',
          "cache-control": "no-store",
        });
      })
  );
}

const PNG = { name: "png", mime: "image/png", extension: "png" } as const;
/** A page may hold 500 pictures. */
export const IMAGES_A_MINUTE = 600;
export const ZIPS_A_MINUTE = 6;
const MAX_FILES = 100;

function imageHeaders(url: string, { type }: ForeignImage): Record<string, string> {
  return {
    "content-type": type.mime,
    // A picture in a page is drawn all the same; opened by itself, it is saved and never run.
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(imageFileName(url, type.extension))}`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600",
    "x-robots-tag": "noindex",
  };
}

/** Pulls the next piece only when the last one was taken. */
function asStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return Readable.toWeb(Readable.from(pieces, { highWaterMark: 1 })) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
