import { hash } from "bcryptjs";
import { describe, expect, it } from "vitest";
import { configText } from "#engines/apache/config-text.ts";
import type { HostRule } from "#engines/apache/host/host-rule.ts";
import { type HtaccessOptions, writeHtaccess } from "#engines/apache/htaccess/write-htaccess.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import { readRedirectList } from "#engines/apache/redirects/read-redirect-list.ts";
import type { TestApache } from "../support/apache.ts";
import type { AskOptions } from "../support/ask-server.ts";

const host: HostRule = {
  host: { root: "example.com", www: "www.example.com", unicode: "example.com" },
  to: "www",
  scheme: "https",
  proxy: false,
  hsts: "none",
  slash: "leave",
  code: 301,
};
const nothing: HtaccessOptions = { redirects: [], bots: [], files: [], errorPages: [], types: false, compression: false, proxy: false };
const security = { hsts: "none", nosniff: false, referrer: undefined, permissions: false, frames: undefined, csp: undefined } as const;
const redirectsOf = (list: string, site?: string) =>
  judgeRedirects(readRedirectList(list, { kind: "file", code: 301, keepQuery: true }).rows, site ? new URL(site) : undefined).planned;

export function htaccessOnApache(server: () => TestApache): void {
  const use = (options: Partial<HtaccessOptions>) =>
    server().put(".htaccess", configText(writeHtaccess({ ...nothing, ...options }).apache));
  const status = async (path: string, options?: AskOptions) => (await server().ask(path, options)).status;
  const headersOf = async (path: string, options?: AskOptions) => (await server().ask(path, options)).headers;

  describe("a whole .htaccess", () => {
    it("asks for a password that bcrypt made, in letters beyond ASCII too", async () => {
      const userFile = `${server().folder}/users`;
      const lines = await Promise.all(
        [
          ["anna", "s3cret pass"],
          ["zoë", "pä$$wörd"],
        ].map(async ([name, word]) => `${name}:${(await hash(word ?? "", 5)).replace(/^\$2b\$/, "$2y$")}\n`),
      );
      await server().put("../users", lines.join(""));
      await use({ access: { password: { realm: 'Members "only"', userFile }, either: false } });
      const asking = await server().ask("/page.html");
      expect([asking.status, asking.headers["www-authenticate"]]).toEqual([401, 'Basic realm="Members \\"only\\""']);
      const as = (login: string) => status("/page.html", { headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}` } });
      expect([await as("anna:s3cret pass"), await as("zoë:pä$$wörd"), await as("anna:wrong"), await as("eve:s3cret pass")]).toEqual([
        200, 200, 401, 401,
      ]);
    });

    it("asks for the password by https only when http is redirected", async () => {
      await use({ host, access: { password: { realm: "x", userFile: `${server().folder}/users` }, either: false } });
      const headers = { host: "www.example.com" };
      expect(await status("/page.html", { headers })).toBe(301);
      expect(await status("/page.html", { headers, secure: true })).toBe(401);
      expect(await status("/page.html", { headers: { host: "example.com" }, secure: true })).toBe(401);
    });

    it.each([
      ["allow", ["127.0.0.1"], 200],
      ["allow", ["203.0.113.0/24", "2001:db8::/32"], 403],
      ["deny", ["127.0.0.0/8"], 403],
      ["deny", ["203.0.113.7"], 200],
    ] as const)("lets addresses in or not: %s %j", async (mode, addresses, expected) => {
      await use({ access: { ip: { mode, addresses }, either: false } });
      expect(await status("/page.html")).toBe(expected);
    });

    it("takes a password or an address, or both", async () => {
      const password = { realm: "x", userFile: `${server().folder}/users` };
      const ask = (either: boolean, address: string) =>
        use({ access: { password, ip: { mode: "allow", addresses: [address] }, either } }).then(() => status("/page.html"));
      expect([await ask(true, "127.0.0.1"), await ask(false, "127.0.0.1"), await ask(true, "203.0.113.7")]).toEqual([200, 401, 401]);
      await use({ access: { password, ip: { mode: "deny", addresses: ["127.0.0.1"] }, either: false } });
      expect(await status("/page.html")).toBe(403);
    });

    it.each([
      [undefined, 200],
      ["https://www.example.com/page", 200],
      ["http://example.com", 200],
      ["https://cdn.example.com:8443/", 200],
      ["https://friend.example/x", 200],
      ["https://thief.example/", 403],
      ["https://example.com.thief.example/", 403],
      ["https://thief.example/?https://example.com/", 403],
      ["https://notexample.com/", 403],
    ])("shows a picture to %s: %i", async (referer, expected) => {
      await server().put("photo.PNG", "png");
      await use({ hotlink: { host: host.host, friends: ["friend.example"] } });
      expect(await status("/photo.PNG", { headers: referer ? { referer } : {} })).toBe(expected);
      expect(await status("/page.html", { headers: referer ? { referer } : {} })).toBe(200);
    });

    it("keeps named crawlers out, but not from robots.txt", async () => {
      await server().put("robots.txt", "");
      await use({ bots: ["GPTBot", "ClaudeBot", "meta-externalagent"] });
      const by = (agent: string, path = "/page.html") => status(path, { headers: { "user-agent": agent } });
      expect([
        await by("Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)"),
        await by("claudebot/1.0"),
        await by("Mozilla/5.0 Firefox/140"),
        await by("GPTBot", "/robots.txt"),
        await by("meta-externalagent/1.1"),
      ]).toEqual([403, 403, 200, 200, 403]);
    });

    it.each([
      ["/.git/config", 404],
      ["/.env", 404],
      ["/folder/.env.local", 404],
      ["/.well-known/security.txt", 200],
      ["/dump.sql", 404],
      ["/dump.sql.gz", 404],
      ["/index.php~", 404],
      ["/wp-config.php.txt", 404],
      ["/package.json", 404],
      ["/page.html", 200],
    ])("hides private files: %s is %i", async (path, expected) => {
      await Promise.all(
        [
          ".git/config",
          ".env",
          "folder/.env.local",
          ".well-known/security.txt",
          "dump.sql",
          "dump.sql.gz",
          "index.php~",
          "wp-config.php.txt",
          "package.json",
        ].map((name) => server().put(name, "x")),
      );
      await use({ files: ["hidden", "backups", "project"] });
      expect(await status(path)).toBe(expected);
    });

    it("shows its own error page with the right status", async () => {
      await server().put("errors/not found.html", "lost");
      await use({ errorPages: [{ code: 404, path: "/errors/not found.html" }], redirects: redirectsOf("/gone 410\n/*.html /$1") });
      expect(await server().ask("/nothing")).toMatchObject({ status: 404, body: "lost" });
    });

    it("serves the first index file and lists nothing", async () => {
      await server().put("folder/start.html", "start");
      await server().put("empty/file.txt", "x");
      await use({ directory: { index: ["start.html", "index.html"], listing: false } });
      expect((await server().ask("/folder/")).body).toBe("start");
      expect(await status("/empty/")).toBe(403);
    });

    it("sends the headers it is asked for, a % and a quote included", async () => {
      const csp = `default-src 'self'; img-src https://cdn.example.com/a%20b; report-uri "/r"`;
      await use({
        security: { hsts: "year", nosniff: true, referrer: "strict-origin-when-cross-origin", permissions: true, frames: "same", csp },
      });
      expect(await headersOf("/missing", { secure: true })).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "SAMEORIGIN",
        "content-security-policy-report-only": csp,
      });
      expect((await headersOf("/page.html"))["strict-transport-security"]).toBeUndefined();
    });

    it("lets other sites use the fonts, all of them or those that are named", async () => {
      await server().put("a.woff2", "font");
      await use({ fonts: [] });
      expect((await headersOf("/a.woff2"))["access-control-allow-origin"]).toBe("*");
      expect((await headersOf("/page.html"))["access-control-allow-origin"]).toBeUndefined();
      await use({ fonts: ["https://a.example", "https://b.example"] });
      const from = (origin: string) => headersOf("/a.woff2", { headers: { origin } });
      expect((await from("https://b.example"))["access-control-allow-origin"]).toBe("https://b.example");
      expect((await from("https://c.example"))["access-control-allow-origin"]).toBeUndefined();
      expect((await from("https://c.example")).vary).toBe("Origin");
    });

    it("names types and the character set", async () => {
      await Promise.all(["a.mjs", "a.avif", "a.webmanifest", "a.css"].map((name) => server().put(name, "x")));
      await use({ types: true });
      const type = async (path: string) => (await headersOf(path))["content-type"];
      expect([
        await type("/a.mjs"),
        await type("/a.avif"),
        await type("/a.webmanifest"),
        await type("/a.css"),
        await type("/page.html"),
      ]).toEqual([
        "text/javascript; charset=utf-8",
        "image/avif",
        "application/manifest+json; charset=utf-8",
        "text/css; charset=utf-8",
        "text/html; charset=utf-8",
      ]);
    });

    it.each([
      ["br, gzip", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ])("packs for a browser that takes %s", async (accept, encoding) => {
      await server().put("long.html", "long ".repeat(400));
      await use({ compression: true });
      const headers = await headersOf("/long.html", { headers: { "accept-encoding": accept } });
      expect([headers["content-encoding"], headers["vary"]]).toEqual([encoding, "Accept-Encoding"]);
    });

    it("caches assets for long and pages not without asking", async () => {
      await server().put("app.JS", "x");
      await use({ caching: "immutable" });
      expect((await headersOf("/app.JS"))["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect((await headersOf("/page.html"))["cache-control"]).toBe("no-cache");
      expect((await headersOf("/"))["cache-control"]).toBe("no-cache");
    });

    it.each([
      ["/app/route", 200, "home"],
      ["/app/a%3Fb%20%23", 200, "home"],
      ["/missing.js", 404, undefined],
      ["/page.html", 200, "page"],
      ["/", 200, "home"],
    ])("lets one page answer for an app: %s is %i", async (path, expected, body) => {
      await use({ fallback: { kind: "spa", file: "/index.html" } });
      const answer = await server().ask(path);
      expect(answer.status).toBe(expected);
      if (body) expect(answer.body).toBe(body);
    });

    it("leaves missing addresses to WordPress, and old ones to the redirects", async () => {
      await server().put("index.php", "wordpress");
      await use({ fallback: { kind: "wordpress" }, redirects: redirectsOf("/old /new\n/index.php /") });
      expect(await server().ask("/some/post")).toMatchObject({ status: 200, body: "wordpress" });
      expect((await server().ask("/old")).status).toBe(301);
      expect((await server().ask("/index.php")).status).toBe(301);
      expect((await server().ask("/")).body).toBe("home");
    });

    it("takes one hop from an old page on the wrong host", async () => {
      await use({ host, redirects: redirectsOf("/old.html /new.html\n/drop.html /kept drop", "https://www.example.com") });
      const from = (path: string) => server().ask(path, { headers: { host: "example.com" } });
      expect((await from("/old.html?a")).location).toBe("https://www.example.com/new.html?a");
      expect((await from("/drop.html?a")).location).toBe("https://www.example.com/kept");
      expect((await from("/page.html")).location).toBe("https://www.example.com/page.html");
    });

    it("works with everything switched on", async () => {
      const everything = writeHtaccess(EVERYTHING);
      await server().put(".htaccess", configText(everything.apache));
      const headers = { host: "www.example.com" };
      expect(await server().ask("/page.html", { headers, secure: true })).toMatchObject({ status: 200, body: "page" });
      expect((await server().ask("/old.html", { headers: { host: "example.com" } })).location).toBe("https://www.example.com/new.html");
      expect(await status("/.env", { headers, secure: true })).toBe(404);
      expect((await server().ask("/app/route/", { headers, secure: true })).body).toBe("home");
      expect(await status("/page.html", { headers: { ...headers, "user-agent": "GPTBot" }, secure: true })).toBe(403);
    });

    // What the page says about AllowOverride must be true.
    it.each([
      [
        "fileinfo",
        {
          redirects: redirectsOf("/a /b\n/c /d drop"),
          files: ["hidden"],
          errorPages: [{ code: 404, path: "/404.html" }],
          types: true,
          compression: true,
          caching: "week",
          fonts: [],
          security: { ...security, nosniff: true },
        },
      ],
      ["fileinfo", { host, fallback: { kind: "wordpress" } }],
      [
        "authconfig",
        {
          access: { ip: { mode: "allow", addresses: ["127.0.0.1"] }, either: false },
          bots: ["X"],
          hotlink: { host: host.host, friends: [] },
        },
      ],
      ["indexes", { directory: { index: ["index.html"], listing: true } }],
      ["indexes", { fallback: { kind: "spa", file: "/index.html" } }],
      ["options", { directory: { index: [], listing: false } }],
    ] as [string, Partial<HtaccessOptions>][])("needs no more than AllowOverride %s for %j", async (name, options) => {
      await server().remove(".htaccess");
      const written = writeHtaccess({ ...nothing, ...options });
      expect(written.overrides.map((override) => override.toLowerCase())).toEqual([name]);
      await server().put(`only-${name}/.htaccess`, configText(written.apache));
      await server().put(`only-${name}/file.txt`, "x");
      const expected = options.host ? 301 : 200;
      expect(await status(`/only-${name}/file.txt`)).toBe(expected);
    });
  });
}

const EVERYTHING: HtaccessOptions = {
  host: { ...host, slash: "add", hsts: "preload" },
  redirects: redirectsOf("/old.html /new.html\n/blog /blog/new directory\n/p?id=1 /x\n/gone 410\n/a/*/b /c/$1", "https://www.example.com"),
  access: { ip: { mode: "deny", addresses: ["203.0.113.0/24", "2001:db8::/32"] }, either: false },
  hotlink: { host: host.host, friends: ["friend.example"] },
  bots: ["GPTBot"],
  files: ["hidden", "backups", "project"],
  errorPages: [{ code: 404, path: "/404.html" }],
  directory: { index: ["index.html", "index.php"], listing: false },
  security: { hsts: "preload", nosniff: true, referrer: "no-referrer", permissions: true, frames: "deny", csp: "default-src 'self'" },
  fonts: ["https://a.example"],
  types: true,
  compression: true,
  caching: "month",
  fallback: { kind: "spa", file: "/index.html" },
  proxy: false,
};
