import { expect, test } from "@playwright/test";
import { TEMPLATES } from "../support/pages.ts";

for (const path of [...TEMPLATES, "/api/openapi.json", "/sitemap.xml", "/robots.txt"]) {
  test(`${path} carries the site's headers and no unsafe policy`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe-inline|unsafe-eval(?!')|\*/);
  });
}

test("a page is sent once and then known by its ETag", async ({ request }) => {
  const first = await request.get("/");
  const etag = first.headers()["etag"] ?? "";
  expect(etag).not.toBe("");
  const second = await request.get("/", { headers: { "if-none-match": etag } });
  expect(second.status()).toBe(304);
});

test("both spellings answer, and name one canonical address", async ({ request, baseURL }) => {
  for (const [one, other, canonical] of [
    ["/tools", "/tools/", "/tools/"],
    ["/services/seo", "/services/seo/", "/services/seo/"],
    ["/blog", "/blog/", "/blog/"],
    ["/blog/crawl-budget-myth", "/blog/crawl-budget-myth/", "/blog/crawl-budget-myth"],
    ["/blog/page/2", "/blog/page/2/", "/blog/page/2"],
    ["/tools/md5-generator", "/tools/md5-generator/", "/tools/md5-generator/"],
    ["/privacy-policy", "/privacy-policy/", "/privacy-policy/"],
  ] as const) {
    for (const path of [one, other]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text()).toContain(`<link rel="canonical" href="${baseURL}${canonical}"/>`);
    }
  }
});

test("an unknown address, an unknown host and a made-up ending are refused", async ({ request }) => {
  expect((await request.get("/blog/page/1", { maxRedirects: 0 })).status()).toBe(301);
  for (const path of [
    "/blog/page/0",
    "/blog/page/abc",
    "/blog/page/99",
    "/blog/crawl-budget-myth/x.css",
    "/tools/nothing/",
    "/services/nothing/",
    "/index.php",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.get("/", { headers: { host: "evil.example" } })).status()).toBe(421);
});

test("no header outside the key changes a page", async ({ request }) => {
  const plain = await (await request.get("/tools/")).text();
  for (const headers of [
    { "x-forwarded-host": "evil.example" },
    { "x-original-url": "/admin" },
    { cookie: "a=b" },
    { "accept-language": "de" },
  ])
    expect(await (await request.get("/tools/", { headers: headers as Record<string, string> })).text()).toBe(plain);
});
