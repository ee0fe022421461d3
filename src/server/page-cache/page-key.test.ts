import { describe, expect, it } from "vitest";
import { pageKey } from "./page-key.ts";

describe("pageKey", () => {
  it.each([
    ["/", "/"],
    ["/blog/?utm_source=x&gclid=y", "/blog/"],
    ["/blog/page/2?anything=1", "/blog/page/2"],
    ["/contact-us?plan=growth&utm_source=x", "/contact-us?plan=growth"],
    ["/contact-us/?plan=growth&form=audit", "/contact-us/?plan=growth"],
    ["/blog/?website=example.com", "/blog/"],
    ["/blog/_.data?_routes=root%2Cblog&x=1", "/blog/_.data?_routes=root%2Cblog"],
    ["/tools/title-tag-checker/?utm_source=x", "/tools/title-tag-checker/"],
  ])("keeps %s as %s", (address, key) => expect(pageKey(address)).toBe(key));

  it.each([
    "/api/tools/x",
    "/admin",
    "/admin/reviews",
    "/images/p/d/x.png",
    "/sitemap.xml",
    "/robots.txt",
    "/tools/title-tag-checker/?url=example.com",
    "/healthz",
    "/contact-us?form=audit&website=example.com",
    "/contact-us/?plan=growth&email=a%40example.com",
    "/contact-us.data?clientEmail=a%40example.com&_routes=root",
    "/contact-us/_.data?name=Ada",
    "/og/blue/home.png?v=1",
  ])("answers %s live", (address) => expect(pageKey(address)).toBeUndefined());
});
