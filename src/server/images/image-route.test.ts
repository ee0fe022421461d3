import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findOriginal, identifyImage } from "#platform/images/asset-store.server.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { apiFailure } from "../api/tools-api.ts";
import { createImageRoutes } from "./image-route.ts";

let dataDir: string;
let app: ReturnType<typeof createImageRoutes>;
let file: string;
const warnings: string[] = [];

beforeEach(async () => {
  warnings.length = 0;
  dataDir = mkdtempSync(join(tmpdir(), "images-"));
  const picture = await sharp({ create: { width: 320, height: 200, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
    .png()
    .toBuffer();
  file = store(picture, await identifyImage(picture));
  app = createImageRoutes({
    env: { dataDir },
    assets: { find: (asset) => findOriginal(dataDir, asset), isNamed: async ({ assetId }) => assetId.startsWith("0") },
    limiter: createRateLimiter(),
    visitorKey: (c) => c.req.header("x-visitor") ?? "visitor",
    log: { warn: (message, fields) => void warnings.push(`${message}: ${(fields?.["error"] as Error | undefined)?.message}`) },
  });
  app.onError((error, c) => apiFailure(error, c, () => undefined));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function store(bytes: Buffer, { assetId, width, height, extension }: Awaited<ReturnType<typeof identifyImage>>): string {
  mkdirSync(join(dataDir, "images", "originals"), { recursive: true });
  const name = `${assetId}-${width}x${height}.${extension}`;
  writeFileSync(join(dataDir, "images", "originals", name), bytes);
  return name;
}

const get = async (query = "", headers: Record<string, string> = {}, name = file) =>
  app.request(`/images/embedded/production/${name}${query}`, { headers });

async function picture(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return `${format} ${width}x${height}`;
}

describe("image route", () => {
  it.each([
    ["", "png 320x200"],
    ["?w=160", "png 160x100"],
    ["?h=50", "png 80x50"],
    ["?w=160&dpr=2", "png 320x200"],
    ["?w=100&h=100", "png 100x63"],
    ["?w=100&h=100&fit=crop", "png 100x100"],
    ["?w=100&h=100&fit=fill", "png 100x100"],
    ["?w=100&h=100&fit=scale", "png 100x100"],
    ["?w=640&fit=max", "png 320x200"],
    ["?w=640", "png 640x400"],
    ["?w=640&h=640&fit=min", "png 200x200"],
    ["?w=640&h=640&fit=fillmax", "png 640x640"],
    ["?rect=0,0,100,50", "png 100x50"],
    ["?rect=0,0,100,50&w=50", "png 50x25"],
    ["?w=80&fm=jpg", "jpeg 80x50"],
    ["?w=80&fm=pjpg", "jpeg 80x50"],
    ["?w=80&fm=webp&q=40", "webp 80x50"],
    ["?w=80&fm=avif", "png 80x50"],
  ])("answers %j with %s", async (query, expected) => {
    const response = await get(query);
    expect(response.status).toBe(200);
    expect(await picture(response)).toBe(expected);
  });

  it("chooses WebP for browsers that take it, and says that the answer depends on it", async () => {
    const modern = await get("?w=80&auto=format", { accept: "image/avif,image/webp,*/*" });
    expect([modern.headers.get("content-type"), modern.headers.get("vary")]).toStrictEqual(["image/webp", "Accept"]);
    const old = await get("?w=80&auto=format", { accept: "image/*" });
    expect([old.headers.get("content-type"), old.headers.get("vary")]).toStrictEqual(["image/png", "Accept"]);
    expect((await get("?w=80")).headers.get("vary")).toBeNull();
  });

  it("may be kept for good, and answers 304 to whoever has it", async () => {
    const first = await get("?w=80");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const second = await get("?w=80", { "if-none-match": etag });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
    expect((await get("?w=81")).headers.get("etag")).not.toBe(etag);
    expect((await get("?w=80&unknown=1")).headers.get("etag")).toBe(etag);
  });

  it("makes a picture once for any number of askers and keeps it whole on disk", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get("?w=77").then((response) => response.arrayBuffer())));
    expect(new Set(answers.map((bytes) => Buffer.from(bytes).toString("base64"))).size).toBe(1);
    expect(readdirSync(join(dataDir, "images", "cache"))).toHaveLength(1);
  });

  it("draws a map of lines of the asked size where a picture is missing, and lets the real one follow soon", async () => {
    const missing = "0000000000000000000000000000000000000000-1600x900.jpg";
    const response = await get("?w=400&h=300&auto=format", { accept: "image/webp" }, missing);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await picture(response)).toBe("webp 400x300");
    expect(await picture(await get("?w=320", {}, missing))).toBe("jpeg 320x180");
    expect(await picture(await get("", {}, missing))).toBe("jpeg 1600x900");
  });

  it("draws nothing for a name that no document shows", async () => {
    expect((await get("?w=400", {}, "f000000000000000000000000000000000000000-1600x900.jpg")).status).toBe(404);
    expect(readdirSync(join(dataDir, "images"))).toStrictEqual(["originals"]);
  });

  it("makes 300 a minute for one visitor, and sends what is made to everybody", async () => {
    const statuses = new Set<number>();
    for (let width = 1; width <= 300; width++) statuses.add((await get(`?w=${width}&h=1&fit=crop&fm=png`)).status);
    expect([...statuses]).toEqual([200]);
    const refused = await get("?w=301&h=1&fit=crop&fm=png");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await get("?w=300&h=1&fit=crop&fm=png")).status).toBe(200);
    expect((await get("?w=301&h=1&fit=crop&fm=png", { "x-visitor": "another" })).status).toBe(200);
    expect((await get("?w=301&h=1&fit=crop&fm=png")).status).toBe(200);
  });

  it("draws one too where the file is no picture, and reports it", async () => {
    const broken = store(Buffer.from("not a picture"), { assetId: "broken", width: 100, height: 100, extension: "png" });
    expect(await picture(await get("?w=50", {}, broken))).toBe("png 50x50");
    expect(warnings).toStrictEqual(["picture could not be made: Input file contains unsupported image format"]);
  });

  it("refuses an original with more pixels than the limit before it is unpacked", async () => {
    const bomb = blankPng(8000, 8000);
    const name = store(bomb, { assetId: "bomb", width: 8000, height: 8000, extension: "png" });
    expect(await picture(await get("?w=50", {}, name))).toBe("png 50x50");
    expect(warnings).toStrictEqual(["picture could not be made: Input image exceeds pixel limit"]);
  });

  it("turns a drawing into a picture, with nothing of its own left", async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>',
    );
    const name = store(svg, { assetId: "drawing", width: 40, height: 20, extension: "svg" });
    const response = await get("", {}, name);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(await picture(response)).toBe("png 40x20");
  });

  it.each(["x.png", "../../secret-1x1.png", "a-0x0.png", "a-1x1.exe", "a-999999x1.png", "%2e%2e%2fa-1x1.png"])(
    "answers 404 to %j",
    async (name) => {
      expect((await get("", {}, name)).status).toBe(404);
    },
  );
});

/** A blank picture of one bit a pixel, written by hand: millions of pixels in a few kilobytes. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.byteLength);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}
