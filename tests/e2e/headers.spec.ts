import { expect, test } from "@playwright/test";
import { inParallel } from "../support/crawl-site.ts";
import { TEMPLATES } from "../support/pages.ts";

test("every page and file carries the site's headers and no unsafe policy; every page a way to the chat and to the scheduler", async ({
  request,
}) => {
  await inParallel([...TEMPLATES, "/api/openapi.json", "/sitemap.xml", "/robots.txt"], 4, async (path) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    expect.soft(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect.soft(headers["content-security-policy"], path).toMatch(/^default-src 'none'/);
    expect.soft(headers["content-security-policy"], path).not.toMatch(/unsafe-inline|unsafe-eval(?!')|\*/);
    if (!headers["content-type"]?.startsWith("text/html")) return;
    const data = await request.get(`${path}${path.endsWith("/") ? "_" : ""}.data`);
    expect.soft(data.status(), `${path} for somebody who is on the site already`).toBe(answer.status());
    const html = await answer.text();
    expect.soft(html, path).toMatch(/<a class="[^"]*\bchat-open\b[^"]*" href="\/chat\/"/);
    expect.soft(html, path).toMatch(/<a [^>]*href="\/contact-us"[^>]*>Book An Appointment</);
  });
});

test("a page is sent once and then known by its ETag", async ({ request }) => {
  const first = await request.get("/");
  const etag = first.headers()["etag"] ?? "";
  expect(etag).not.toBe("");
  const second = await request.get("/", { headers: { "if-none-match": etag } });
  expect(second.status()).toBe(304);
});

test("another host is refused", async ({ request }) => {
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
