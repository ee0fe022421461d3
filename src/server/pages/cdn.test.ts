import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createCdn } from "./cdn.ts";

const page = { status: 200, headers: { a: "b" }, body: "", tags: new Set(["post", "review:md5-generator", "*"]), keep: true };

it("leaves pages as they are without a CDN, and those that are not kept with one", () => {
  const log = { warn() {} };
  expect(createCdn({ purgeUrl: undefined, token: undefined, log }).tagged(page)).toBe(page);
  const own = { ...page, keep: false };
  expect(createCdn({ purgeUrl: "http://127.0.0.1:1/", token: undefined, log }).tagged(own)).toBe(own);
});

it("names what a page is made of, and has what changed dropped in one call", async () => {
  const calls: unknown[] = [];
  const service = createServer(async (request, response) => {
    let text = "";
    for await (const piece of request) text += piece;
    calls.push([request.headers.authorization, JSON.parse(text)]);
    response.end("{}");
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  const warned: unknown[] = [];
  const purgeUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/purge`;
  const cdn = createCdn({ purgeUrl, token: "secret", log: { warn: (...words) => void warned.push(words) }, waitMs: 20 });
  const tagged = cdn.tagged(page).headers;
  const [post, review, any] = (tagged["cache-tag"] ?? "").split(",");
  expect([post, any, tagged["a"], tagged["cdn-cache-control"]]).toEqual([
    "post",
    "any",
    "b",
    "public, max-age=300, stale-while-revalidate=60, stale-if-error=86400",
  ]);
  cdn.purge(["review:md5-generator"]);
  cdn.purge(["post"]);
  await expect.poll(() => calls, { timeout: 10_000 }).toEqual([["Bearer secret", { tags: [review, "any", "post"] }]]);
  service.close();
  service.closeAllConnections();
  cdn.purge(["post"]);
  await expect.poll(() => warned.length, { timeout: 30_000 }).toBe(1);
});
