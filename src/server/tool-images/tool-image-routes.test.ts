import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { unzipSync } from "fflate";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sniffImage } from "#core/picture/sniff-image.ts";
import { createSvgDrawer } from "#engines/image-codecs/svg/svg-drawer.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { type HostileKind, type HostileServer, startHostileServer } from "../../../tests/support/hostile-server.ts";
import { apiFailure } from "../api/tools-api.ts";
import { createForeignImages } from "./foreign-images.ts";
import { createImageAddresses } from "./image-address.ts";
import { createToolImageRoutes } from "./tool-image-routes.ts";

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const svg =
  '<?xml version="1.0"?><!-- a mark --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';

/** A picture that says it is this large. */
function pngOf(width: number, height: number): Buffer {
  const made = Buffer.from(png);
  made.writeUInt32BE(width, 16);
  made.writeUInt32BE(height, 20);
  return made;
}

const svgDrawer = createSvgDrawer();
afterAll(() => svgDrawer.stop());
let hostile: HostileServer;
let site: Server;
let origin: string;
let requests: string[];
let time: number;
let app: Hono;
let addresses: ReturnType<typeof createImageAddresses>;

beforeAll(async () => {
  hostile = await startHostileServer();
  site = createServer((request, response) => {
    requests.push(request.url ?? "");
    const { pathname } = new URL(request.url ?? "/", "http://site");
    if (pathname.endsWith(".png")) response.setHeader("content-type", "text/html").end(png);
    else if (pathname.endsWith(".svg")) response.setHeader("content-type", "image/png").end(svg);
    else if (pathname === "/page") response.setHeader("content-type", "image/png").end("<!doctype html><svg>");
    else if (pathname === "/bomb") response.end(pngOf(60_000, 60_000));
    else if (pathname === "/heavy") response.end(Buffer.concat([png, Buffer.alloc(14_000_000)]));
    else if (pathname === "/too-heavy") response.end(Buffer.concat([png, Buffer.alloc(15_000_000)]));
    else if (pathname === "/inside") response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
    else response.writeHead(404).end("<h1>gone</h1>");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => site.once("listening", resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.close();
  await hostile.close();
});
beforeEach(() => {
  requests = [];
  time = Date.parse("2026-11-15T12:00:00Z");
  addresses = createImageAddresses({ secret: new Uint8Array(32).fill(7), now: () => time });
  app = appWith({ totalMs: 10_000, firstByteMs: 10_000 });
});

/** The slow kinds are given less patience, so that they do not slow the tests. */
function appWith({ totalMs, firstByteMs }: { totalMs: number; firstByteMs: number }): Hono {
  const safeFetch = createSafeFetch({ allowHosts: [new URL(origin).host, hostile.host], userAgent: "test", limits: { firstByteMs } });
  const made = new Hono();
  made.onError((error, c) => apiFailure(error, c, (fault) => expect.fail(String(fault))));
  made.route(
    "/",
    createToolImageRoutes({
      addresses,
      images: createForeignImages({ safeFetch, now: () => time, totalMs }),
      svgDrawer,
      limiter: createRateLimiter({ now: () => time }),
      visitorKey: () => "visitor",
    }),
  );
  return made;
}

describe("a picture of another site", () => {
  it("is shown under its real type, saved and not opened, and never sniffed", async () => {
    const response = await app.request(addresses.addressOf(`${origin}/a/Caf%C3%A9%20menu.png?w=2`));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "attachment; filename*=UTF-8''Caf%C3%A9%20menu.png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
  });

  it("that is an SVG comes as a picture of itself, without its scripts", { timeout: 60_000 }, async () => {
    const response = await app.request(addresses.addressOf(`${origin}/mark.svg`));
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''mark.png");
    expect(response.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    const body = Buffer.from(await response.arrayBuffer());
    expect(sniffImage(body)?.name).toBe("png");
    expect(body.includes("script")).toBe(false);
  });

  it("is asked for once within ten minutes", async () => {
    const address = addresses.addressOf(`${origin}/a.png`);
    await app.request(address);
    await app.request(address);
    expect(requests).toEqual(["/a.png"]);
    time += 600_000;
    await app.request(address);
    expect(requests).toEqual(["/a.png", "/a.png"]);
  });

  it.each([
    ["an address that no run found", () => "/api/tools/image?url=http%3A%2F%2Fexample.com%2F&until=1&sig=", 403, "image_address"],
    ["a signature of another address", () => addresses.addressOf(`${origin}/a.png`).replace("a.png", "b.png"), 403, "image_address"],
    ["a longer loan", () => addresses.addressOf(`${origin}/a.png`).replace(/until=\w+/, "until=zzzzzz"), 403, "image_address"],
    ["a page that says it is a picture", () => addresses.addressOf(`${origin}/page`), 415, "image_type"],
    ["more than 15 MB", () => addresses.addressOf(`${origin}/too-heavy`), 502, "response_too_large"],
    ["more pixels than fit in memory", () => addresses.addressOf(`${origin}/bomb`), 415, "image_pixels"],
    ["nothing", () => addresses.addressOf(`${origin}/gone`), 502, "image_status"],
    ["a redirect into a private network", () => addresses.addressOf(`${origin}/inside`), 502, "connect_failed"],
    ["a private address", () => addresses.addressOf("http://10.0.0.1/a.png"), 502, "connect_failed"],
    ["a file", () => addresses.addressOf("file:///etc/passwd"), 422, "address_scheme"],
  ])("is not shown for %s", async (_, address, status, code) => {
    const response = await app.request(address());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  it("is answered for a day and no longer", async () => {
    const address = addresses.addressOf(`${origin}/a.png`);
    time += 24 * 3_600_000;
    expect((await app.request(address)).status).toBe(200);
    time += 3_600_000;
    expect((await app.request(address)).status).toBe(403);
  });

  it.each<HostileKind>(["gzip-bomb", "endless-body", "never-answers", "slow-body", "resets-at-once", "not-http", "redirect-ring"])(
    "of a server that plays %s ends in a sentence",
    async (kind) => {
      const response = await appWith({ totalMs: 400, firstByteMs: 150 }).request(addresses.addressOf(hostile.url(kind)));
      expect(response.status).toBeGreaterThanOrEqual(415);
      expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/\.$/) });
      await expect.poll(() => hostile.open, { interval: 2 }).toBe(0);
    },
  );

  it("may be asked for 600 times a minute", async () => {
    const address = addresses.addressOf(`${origin}/a.png`);
    for (let time = 0; time < 600; time++) await app.request(address);
    const refused = await app.request(address);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
  });
});

describe("a ZIP of pictures", () => {
  const post = (chosen: readonly string[]) =>
    app.request("/api/tools/images.zip", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(chosen.map((address) => ["image", address])).toString(),
    });

  it("holds what was ticked, each under a name of its own, and says what is missing", async () => {
    const paths = ["/one/hero.png", "/two/hero.png", "/mark.svg", "/gone"];
    const response = await post(paths.map((path) => addresses.addressOf(origin + path)));
    expect(response.headers.get("content-type")).toBe("application/zip");
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["hero.png", "hero-2.png", "mark.svg", "not-in-this-zip.txt"]);
    expect(Buffer.from(files["hero-2.png"] ?? [])).toEqual(png);
    expect(new TextDecoder().decode(files["not-in-this-zip.txt"])).toBe(
      `${origin}/gone  The server of that picture answers with status 404.\n`,
    );
  });

  it("stops at 50 MB and names the rest", async () => {
    const response = await post(Array.from({ length: 5 }, (_, index) => addresses.addressOf(`${origin}/heavy?${index}`)));
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["heavy.png", "heavy-2.png", "heavy-3.png", "not-in-this-zip.txt"]);
    expect(new TextDecoder().decode(files["not-in-this-zip.txt"])).toContain("/heavy?3  left out: the ZIP would grow past 50 MB");
  });

  it.each([
    ["nothing", [], 422, "Tick at least one picture."],
    ["an address that we did not sign", ["/api/tools/image?url=http://example.com"], 403, "Run the tool again."],
  ])("refuses %s", async (_, chosen, status, message) => {
    const response = await post(chosen);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  it("takes a hundred pictures and no more", async () => {
    const response = await post(Array.from({ length: 101 }, (_, index) => addresses.addressOf(`${origin}/${index}.png`)));
    expect(response.status).toBe(422);
    expect(requests).toEqual([]);
  });
});
