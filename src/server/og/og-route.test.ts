import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { cardAddress } from "#core/social/card-address.ts";
import { apiFailure } from "../api/tools-api.ts";
import { RenderRefused } from "../page-cache/render-budget.ts";
import { createOgRoutes } from "./og-route.ts";
import { readPageCard } from "./page-card.ts";

const dataDir = mkdtempSync(join(tmpdir(), "og-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const title = "Titles & descriptions “kept”";
const address = cardAddress({ line: "blue", path: "/services/seo/", title, brandName: "Agency" });
const page = `<!DOCTYPE html><html><head><meta property="og:title" content="Titles &amp; descriptions “kept”"/><meta property="og:site_name" content="Agency"/><meta property="og:image" content="https://agency.example${address.replaceAll("&", "&amp;")}"/></head><body></body></html>`;
const pages: Record<string, string> = {
  "/services/seo": page,
  "/bare": "<html><head></head></html>",
  "/branded": page.replace("services/seo", "branded").replace("</head>", '<link rel="stylesheet" href="/brand.css?c=501485"/></head>'),
};
const asked: string[] = [];
const app = createOgRoutes({
  dataDir,
  readCard: async (path) => {
    asked.push(path);
    if (path === "/many") throw new RenderRefused(17);
    const html = pages[path];
    return html === undefined ? undefined : readPageCard(html);
  },
  visitorKey: () => "visitor",
});
app.onError((error, c) => apiFailure(error, c, () => undefined));

describe("the social card of a page", () => {
  it("is a PNG of 1200 by 630, kept on disk, and known by its ETag", async () => {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await app.request(address);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
    expect(readdirSync(join(dataDir, "images", "og"))).toHaveLength(1);
    const known = await app.request(address, { headers: { "if-none-match": answer.headers.get("etag") ?? "" } });
    expect(known.status).toBe(304);
  });

  it("answers an old version with the present picture, for a while", async () => {
    const answer = await app.request(address.replace(/\?.*/, "?v=old"));
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  });

  it.each([
    ["a page that is not there", "/og/blue/services/nothing.png"],
    ["another line than the page's", address.replace("/blue/", "/red/")],
    ["a page without a card", "/og/blue/bare.png"],
    ["an address that is none of ours", "/og/blue/%2e%2e/etc.png"],
  ])("is not drawn for %s", async (_, path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it("is refused, with the time to wait, to who has had as many pages made as one may", async () => {
    const answer = await app.request("/og/blue/many.png");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "17"]);
  });

  it("wears the brand's own color where its page does", async () => {
    const ground = async (path: string) => {
      const { data } = await sharp(Buffer.from(await (await app.request(path)).arrayBuffer()))
        .extract({ left: 2, top: 2, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.subarray(0, 3).toString("hex");
    };
    expect([await ground(address), await ground(address.replace("services/seo", "branded"))]).toEqual(["0c2dcc", "501485"]);
  });

  it("asks only for pages that could be ours", () => {
    expect(asked.every((path) => /^\/[a-z0-9/-]+$/.test(path))).toBe(true);
  });
});
