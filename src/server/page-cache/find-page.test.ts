import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import { publicPages } from "#app/public-pages.ts";
import routes from "#app/routes.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { tools } from "#tools/registry.server.ts";
import { type BuiltRoute, createPageFinder } from "./find-page.ts";

/** The table of routes in the form that the build gives it. */
const built: Record<string, BuiltRoute> = { root: { id: "root", path: "" } };
const add = ({ id, file, path, index, children = [] }: RouteConfigEntry, parentId: string): void => {
  const own = id ?? file.replace(/\.\w+$/, "");
  built[own] = { id: own, path, index, parentId };
  for (const child of children) add(child, own);
};
for (const route of routes as RouteConfigEntry[]) add(route, "root");
const finder = createPageFinder(built, tools);
const keyOf = (address: string) => finder.find(address)?.key;

const templateOf = ({ path, parentId }: BuiltRoute): string =>
  `${parentId && parentId !== "root" ? templateOf(built[parentId] as BuiltRoute) : ""}${path ? `/${path}` : ""}`;
const templates = Object.values(built)
  .filter(({ id }) => id !== "root")
  .map((route) => templateOf(route) || "/");

describe("the table of public pages", () => {
  it("names routes that there are", () => expect(Object.keys(publicPages).filter((template) => !templates.includes(template))).toEqual([]));

  it("leaves out what belongs to one visitor, and to staff", () => {
    const left = templates.filter((template) => !(template in publicPages) && !template.startsWith("/admin"));
    expect(left.sort()).toEqual(
      [
        "/application/:token",
        "/audit/:id",
        "/audit/:id/again",
        "/audit/confirm/:token",
        "/audit/stop/:token",
        "/booking",
        "/booking/:token",
        "/chat",
        "/chat/:token",
        "/newsletter/confirm/:token",
        "/newsletter/leave/:token",
        "/privacy-request/:token",
        "/r/:id",
      ].sort(),
    );
    expect(Object.keys(publicPages).filter((template) => template.startsWith("/admin"))).toEqual([]);
  });
});

const encoded = (text: string) => text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
/** What somebody might write in the hope of being taken for another page. */
const spellings: Record<string, (path: string) => string> = {
  plain: (path) => path,
  "a slash at the end": (path) => `${path}/`,
  "many slashes at the end": (path) => `${path}///`,
  "large letters": (path) => path.toUpperCase(),
  "a large first letter": (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  "encoded letters": encoded,
  "encoded with large letters": (path) => encoded(path.toUpperCase()),
  "encoded twice": (path) => encoded(path).replaceAll("%", "%25"),
  "slashes encoded": (path) => `/${path.slice(1).replaceAll("/", "%2f")}`,
  "slashes doubled": (path) => `/${path.slice(1).replaceAll("/", "//")}`,
  backslashes: (path) => `/${path.slice(1).replaceAll("/", "\\")}`,
  "dots before": (path) => `/x/..${path}`,
  "encoded dots before": (path) => `/blog/%2e%2e${path}`,
  "dots in between": (path) => path.replaceAll("/", "/./").replace(/\/$/, ""),
  "dots behind": (path) => `${path}/x/..`,
  "out of a public page": (path) => `/services/seo/../..${path}`,
  matrix: (path) => `${path};a=b`,
  "matrix in the first part": (path) => path.replace(/^\/[^/]*/, (part) => `${part};a=b`),
  "a suffix": (path) => `${path}.css`,
  "a file below": (path) => `${path}/x.css`,
  data: (path) => `${path}.data`,
  "data below": (path) => `${path}/_.data`,
  "data with large letters": (path) => `${path.toUpperCase()}.data`,
  query: (path) => `${path}?a=b`,
  "query of data": (path) => `${path}.data?_routes=root,x&a=b`,
  "a null": (path) => `${path}%00`,
  "a tab": (path) => `${path}\t`,
  "what cannot be decoded": (path) => `${path}%ff`,
};

describe.each(Object.entries(spellings))("every route with %s", (_, spell) => {
  const addresses = templates.map((template) => spell(template.replace(/:\w+/g, "some-value").replace("*", "nowhere")));

  it("is kept only where the router leads to a page for everyone, and under one key", () => {
    for (const address of addresses) {
      for (const afterFiles of [false, true]) {
        const found = finder.find(address, { afterFiles });
        if (!found) continue;
        const url = new URL(`http://site${address}`);
        const path = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
        const leaf = matchRoutes(
          Object.values(built).map((route) => ({ id: route.id, path: templateOf(route) || "/" })),
          path,
        )?.at(-1);
        expect(Object.keys(publicPages), address).toContain(leaf?.route.path);
        expect(leaf?.route.path, address).not.toMatch(/^\/(?:admin|chat|booking|audit\/|application|r\/|privacy-request|newsletter\/)/);
        // A key is an address, and its own.
        expect(finder.find(found.key, { afterFiles: true })?.key, address).toBe(found.key);
        expect(found.key, address).toMatch(/^\/[\w\-.~%/*?=&+!'()]*$/);
      }
    }
  });
});

describe("find", () => {
  it.each([
    ["/", "/"],
    ["/blog/?utm_source=x&gclid=y", "/blog/"],
    ["/Blog/", "/blog/"],
    ["/%62log", "/blog"],
    ["/blog///", "/blog/"],
    ["/x/../blog/", "/blog/"],
    ["/blog/%63rawl-budget-myth", "/blog/crawl-budget-myth"],
    ["/BLOG/Crawl-Budget", "/blog/Crawl-Budget"],
    ["/blog/page/2?anything=1", "/blog/page/2"],
    ["/blog/a%2fb", "/blog/a%2Fb"],
    ["/blog/<script>", "/blog/%3Cscript%3E"],
    ["/blog/a&b='", "/blog/a%26b%3D'"],
    ["/contact-us?plan=growth&utm_source=x", "/contact-us?plan=growth"],
    ["/contact-us/?plan=growth&form=audit&plan=other", "/contact-us/?plan=growth"],
    [`/contact-us?plan=${"x".repeat(201)}`, "/contact-us"],
    ["/blog/?website=example.com", "/blog/"],
    ["/blog/_.data?_routes=root%2Cblog&x=1", "/blog/_.data?_routes=root%2Cblog"],
    ["/blog/_.data?_routes=blog,root,blog,made-up", "/blog/_.data?_routes=root%2Cblog"],
    ["/blog/_.data?_routes=made-up", "/blog/_.data"],
    ["/_.data", "/_.data"],
    ["/tools/title-tag-checker/?utm_source=x", "/tools/title-tag-checker/"],
    ["/tools/title-tag-checker/?made-up=1", "/tools/title-tag-checker/"],
    ["/newsletter/", "/newsletter/"],
    [`/blog/${"x".repeat(201)}`, "/blog/%3Aslug"],
  ])("keeps %s as %s", (address, key) => expect(keyOf(address)).toBe(key));

  it.each([
    "/api/tools/x",
    "/admin",
    "/Admin/reviews",
    "/%61dmin/",
    "/images/p/d/x.png",
    "/sitemap.xml",
    "/blog/feed.xml",
    "/robots.txt",
    "/healthz",
    "/_state/x/",
    "/Chat/abc",
    "/%63hat/abc.data",
    "/Booking/abc/",
    "/chat",
    "/newsletter/confirm/abc",
    "/tools/title-tag-checker/?url=example.com",
    "/tools/sitemap-generator/?job=1",
    "/tools/title-tag-checker.data?example=1",
    "/contact-us?form=audit&website=example.com",
    "/contact-us/?plan=growth&email=a%40example.com",
    "/contact-us.data?clientEmail=a%40example.com&_routes=root",
    "/contact-us/_.data?name=Ada",
    "/og/blue/home.png?v=1",
    "/nothing",
  ])("answers %s live", (address) => expect(keyOf(address)).toBeUndefined());

  it("has one page of status 404 a route, whatever was asked for", () => {
    const missing = (address: string) => finder.find(address, { afterFiles: true })?.missingKey;
    expect(missing("/blog/random-1")).toBe("/blog/%3Aslug");
    expect(missing("/Blog/random-2.css?x=1")).toBe("/blog/%3Aslug");
    expect(missing("/nothing/at/all")).toBe("/*");
    expect(finder.find("/nothing.php", { afterFiles: true })?.key).toBe("/*");
    expect(missing("/admin/nothing"), "the admin's looks different").toBeUndefined();
    expect(missing("/Admin/nothing")).toBeUndefined();
    expect(missing("/blog/random.data")).toBeUndefined();
  });

  it("knows the values of a query from the content", async () => {
    const plans = { fetch: async () => [] } as unknown as ContentSource;
    expect(await finder.find("/contact-us?plan=made-up")?.isKnown(plans)).toBe(false);
    expect(finder.find("/contact-us?plan=made-up")?.bareKey).toBe("/contact-us");
    expect(await finder.find("/contact-us")?.isKnown(plans)).toBe(true);
  });
});
