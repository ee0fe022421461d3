import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import type { Line } from "#core/line.ts";
import { pageOfCard } from "#core/social/card-address.ts";
import { createImageCache, ImageQueueFull } from "#platform/images/image-cache.server.ts";
import { transformImage } from "#platform/images/transform-image.server.ts";
import { RenderRefused } from "../page-cache/render-budget.ts";
import { CARD_DESIGN, type CardFacts, drawCard } from "./draw-card.ts";
import type { PageCard } from "./page-card.ts";
import type { Typeface } from "./typeface.ts";

interface Options {
  dataDir: string;
  /** What the page at this path says of its card; undefined when there is none. Throws `RenderRefused` when this visitor had enough pages made. */
  readCard(path: string, visitor: string): Promise<PageCard | undefined>;
  /** The key by which limits count a visitor. */
  visitorKey(context: Context): string;
}

/**
 * The pictures that pages name as their social cards, drawn when they are first asked for and kept by what was drawn. Only an
 * address that its own page names is answered, so nobody can have us draw anything else.
 */
export function createOgRoutes({ dataDir, readCard, visitorKey }: Options) {
  const cache = createImageCache({ folder: join(dataDir, "images", "og"), ...CACHE });
  let face: Promise<Typeface> | undefined;

  return new Hono().get("/og/*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pageOfCard(pathname);
    const visitor = visitorKey(c);
    const card = path === undefined ? undefined : await readCard(path, visitor).catch(asRefusal);
    if (card?.image.pathname !== pathname) throw new AppError("not_found");
    const { title, brandName, color } = card;
    const facts: CardFacts = { title, brandName, color, line: present(pathname.split("/")[2]) as Line };
    const key = JSON.stringify([CARD_DESIGN, facts]);
    const etag = `"${createHash("sha256").update(key).digest("base64url").slice(0, 27)}"`;
    // An address with an old version shows the page as it is now; it may change again.
    const headers = {
      ...EMBEDDED,
      etag,
      "cache-control": card.image.search === search ? "public, max-age=31536000, immutable" : "public, max-age=300",
    };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const bytes = await cache.get(key, visitor, () => draw(facts)).catch(asRefusal);
    return c.body(new Uint8Array(bytes), 200, { ...headers, "content-type": "image/png" });
  });

  async function draw(facts: CardFacts): Promise<Buffer> {
    // The typeface is opened with the first card: most processes never draw one.
    face ??= import("./typeface.ts").then(({ openTypeface }) => openTypeface());
    return transformImage(Buffer.from(drawCard(facts, await face)), { fit: "clip", quality: 100, format: "png" });
  }
}

/** Cards are made to be shown on other sites. */
const EMBEDDED = { "cross-origin-resource-policy": "cross-origin" };

const CACHE = { maxBytes: 100_000_000, maxRunning: 1, maxWaiting: 256, maxWaitingEach: 64 };

function asRefusal(error: unknown): never {
  if (error instanceof ImageQueueFull) throw new AppError("queue_full", { seconds: 2 });
  throw error instanceof RenderRefused ? new AppError("queue_full", { seconds: error.seconds }) : error;
}
