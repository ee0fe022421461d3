import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { AssetReference } from "#core/content/asset-reference.ts";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import type { Line } from "#core/line.ts";
import { hashText } from "#core/text/hash-text.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import { createImageCache, ImageQueueFull } from "#platform/images/image-cache.server.ts";
import { chooses, type ImagePlan, isUnchanged, planImage } from "#platform/images/image-plan.ts";
import { mimeOf, transformImage } from "#platform/images/transform-image.server.ts";
import { drawPlate } from "#ui/line-map/draw-plate.ts";
import { plateSvg } from "#ui/line-map/plate-svg.ts";
import type { Platform } from "../platform.ts";
import { countUse } from "../visitor/count-use.ts";

interface Around {
  env: Pick<Platform["env"], "dataDir">;
  assets: Pick<AssetStore, "find" | "isNamed">;
  log: Pick<Platform["log"], "warn">;
  limiter: Pick<Platform["limiter"], "take">;
  /** The key by which limits count a visitor. */
  visitorKey(context: Context): string;
}

/**
 * Images under the path form of the content service's network, `/images/{projectId}/{dataset}/{assetId}-{W}x{H}.{ext}`, with
 * its parameters. A picture that a document shows and that is not here is drawn: a reader sees a map of lines instead of a hole. What was
 * made once is sent to everybody; what has to be made is counted.
 */
export function createImageRoutes({ env, assets, log, limiter, visitorKey }: Around) {
  const count = (visitor: string) => countUse(limiter, "picture", visitor, MADE_A_MINUTE);
  const cache = createImageCache({ folder: join(env.dataDir, "images", "cache"), ...CACHE, count });
  const app = new Hono();

  app.get("/images/:projectId/:dataset/:file", async (c) => {
    const asset = parseFile(c.req.param("file"));
    if (!asset) throw new AppError("not_found");
    const query = new URL(c.req.url).searchParams;
    const plan = planImage(asset, query, c.req.header("accept") ?? "");
    const original = await assets.find(asset);
    if (!original && !(await assets.isNamed(asset))) throw new AppError("not_found");
    const key = JSON.stringify([original ? asset : { ...asset, drawn: 1 }, plan]);
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 27)}"`;
    const headers: Record<string, string> = {
      etag,
      // The name is made from the picture's bytes, so what it names never changes; a drawn one may give way to the real one.
      "cache-control": original ? "public, max-age=31536000, immutable" : "public, max-age=60",
      ...(chooses(query) && { vary: "Accept" }),
      // Search engines and feed readers show pictures on pages of their own.
      "cross-origin-resource-policy": "cross-origin",
    };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const bytes = await pictureOf({ asset, plan, original, key, visitor: visitorKey(c) });
    return c.body(new Uint8Array(bytes), 200, { ...headers, "content-type": mimeOf[plan.format] });
  });
  return app;

  async function pictureOf({ asset, plan, original, key, visitor }: Wanted): Promise<Buffer> {
    try {
      if (!original) return await cache.get(key, visitor, () => drawnInstead(asset, plan));
      if (isUnchanged(plan, asset)) return await readFile(original);
      return await cache
        .get(key, visitor, () => transformImage(original, plan))
        .catch((error) => {
          if (error instanceof ImageQueueFull || error instanceof AppError) throw error;
          log.warn("picture could not be made", { assetId: asset.assetId, error });
          return cache.passing(visitor, () => drawnInstead(asset, plan));
        });
    } catch (error) {
      throw error instanceof ImageQueueFull ? new AppError("queue_full", { seconds: 2 }) : error;
    }
  }
}

interface Wanted {
  asset: AssetReference;
  plan: ImagePlan;
  /** The path of its file; undefined when it is not here. */
  original: string | undefined;
  key: string;
  visitor: string;
}

const CACHE = { maxBytes: 500_000_000, maxRunning: 2, maxWaiting: 1_024, maxWaitingEach: 128 };
/** The whole site shows some 170 pictures in one size, and a page at most 24. */
const MADE_A_MINUTE = 300;

function parseFile(file: string): AssetReference | undefined {
  const [, assetId = "", width, height, extension = ""] =
    /^([a-zA-Z0-9_]{1,64})-(\d{1,5})x(\d{1,5})\.(avif|gif|jpe?g|png|svg|webp)$/.exec(file) ?? [];
  if (Number(width) > 0 && Number(height) > 0) return { assetId, width: Number(width), height: Number(height), extension };
}

/** A plate of the asked size, or of the original's, made from the picture's id. */
function drawnInstead(asset: AssetReference, plan: ImagePlan): Promise<Buffer> {
  const ratio = asset.height / asset.width;
  const width = plan.width ?? (plan.height === undefined ? asset.width : plan.height / ratio);
  const height = plan.height ?? width * ratio;
  const scale = Math.min(1, MAX_DRAWN_SIDE / Math.max(width, height));
  const size = { width: Math.max(16, Math.round(width * scale)), height: Math.max(16, Math.round(height * scale)) };
  const line = present(lines[hashText(asset.assetId) % lines.length]);
  return transformImage(Buffer.from(plateSvg(drawPlate(asset.assetId, size), line)), {
    fit: "clip",
    quality: plan.quality,
    format: plan.format,
  });
}

const lines: readonly Line[] = ["blue", "red", "green", "pink", "purple", "slate"];
const MAX_DRAWN_SIDE = 2_000;
