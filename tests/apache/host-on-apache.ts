import { describe, expect, it } from "vitest";
import { configText } from "#engines/apache/config-text.ts";
import type { HostRule } from "#engines/apache/host/host-rule.ts";
import { routesOf } from "#engines/apache/host/host-rule.ts";
import { readSiteHost } from "#engines/apache/host/site-host.ts";
import { writeHostApache, writeHostRewrite } from "#engines/apache/host/write-host-apache.ts";
import type { TestApache } from "../support/apache.ts";

export function hostOnApache(server: () => TestApache): void {
  const use = (rule: HostRule, write = writeHostApache) => server().put(".htaccess", configText(write(rule)));
  const ask = (path: string, host: string, options: { secure?: boolean; headers?: Record<string, string>; method?: string } = {}) =>
    server().ask(path, { ...options, headers: { host, ...options.headers } });

  describe("one address of four", () => {
    it.each([
      ["/", "/"],
      ["/a%20b", "/a%20b"],
      ["/a%22b", "/a%22b"],
      ["/a%23b", "/a%23b"],
      ["/a%25b", "/a%25b"],
      ["/a%3Fb", "/a%3fb"],
      ["/a%0Ab", "/a%0ab"],
      ["/a%0D%0ASet-Cookie:%20x", "/a%0d%0aSet-Cookie:%20x"],
      ["/%C3%BC/%E6%97%A5", "/%c3%bc/%e6%97%a5"],
      ["/caf%E9", "/caf%e9"],
      ["/a;b,c=d&e", "/a;b,c=d&e"],
      ["/a?b=c%20d&e=%3F%23", "/a?b=c%20d&e=%3F%23"],
      ["/a??b", "/a??b"],
      ["/page.html", "/page.html"],
      ["//a//b", "/a/b"],
    ])("carries %s over in one hop", async (path, location) => {
      await use(rule());
      for (const [host, secure] of [
        ["example.com", false],
        ["www.example.com", false],
        ["example.com", true],
      ] as const) {
        const answer = await ask(path, host, { secure });
        expect([answer.status, answer.location]).toEqual([301, `https://www.example.com${location}`]);
      }
    });

    it("leaves an encoded slash to Apache, which answers 404 before it reads the file", async () => {
      await use(rule());
      expect((await ask("/a%2Fb", "example.com")).status).toBe(404);
    });

    it.each(["www.example.com", "WWW.Example.COM", "www.example.com:8443", "www.example.com:443"])(
      "serves %s by https without a redirect",
      async (host) => {
        await use(rule());
        expect((await ask("/page.html", host, { secure: true })).status).toBe(200);
      },
    );

    it.each([
      "example.com",
      "EXAMPLE.com:8080",
      "www.example.com.",
      "xwww.example.com",
      "wwwXexample.com",
      "www.example.com.evil.example",
      "127.0.0.1",
    ])("sends %s to the right name", async (host) => {
      await use(rule());
      expect((await ask("/page.html?x", host, { secure: true })).location).toBe("https://www.example.com/page.html?x");
    });

    it.each([301, 302, 307, 308] as const)("answers with %i when asked to", async (code) => {
      await use(rule({ code }));
      expect((await ask("/", "example.com")).status).toBe(code);
    });

    it("believes X-Forwarded-Proto only behind a proxy", async () => {
      const headers = { "x-forwarded-proto": "https" };
      await use(rule());
      expect((await ask("/page.html", "www.example.com", { headers })).status).toBe(301);
      await use(rule({ proxy: true }));
      expect((await ask("/page.html", "www.example.com", { headers })).status).toBe(200);
      expect((await ask("/page.html", "www.example.com", { headers: { "x-forwarded-proto": "http" } })).status).toBe(301);
      expect((await ask("/page.html", "example.com", { headers })).location).toBe("https://www.example.com/page.html");
    });

    // A proxy in front of a proxy adds its own word behind a comma; some write capitals.
    it.each([writeHostApache, writeHostRewrite])("knows https in every way that proxies say it, by %o", async (write) => {
      await use(rule({ proxy: true }), write);
      const by = async (proto: string) => (await ask("/page.html", "www.example.com", { headers: { "x-forwarded-proto": proto } })).status;
      for (const proto of ["https", "HTTPS", "https,http", "https, https"]) expect([proto, await by(proto)]).toEqual([proto, 200]);
      for (const proto of ["http", "http,https", "httpsx", "", "wss"]) expect([proto, await by(proto)]).toEqual([proto, 301]);
      await use(rule({ proxy: true, scheme: "keep" }), write);
      const to = async (proto: string) => (await ask("/a%20b?c", "example.com", { headers: { "x-forwarded-proto": proto } })).location;
      expect([await to("https,http"), await to("http")]).toEqual(["https://www.example.com/a%20b?c", "http://www.example.com/a%20b?c"]);
      expect((await ask("/page.html", "www.example.com", { headers: { "x-forwarded-proto": "https" } })).status).toBe(200);
    });

    it.each([
      ["add", "/a", "//www.example.com/a/"],
      ["remove", "/a/", "//www.example.com/a"],
    ] as const)("%ss the slash behind a proxy in the scheme that the visitor sees", async (slash, path, location) => {
      await use(rule({ proxy: true, scheme: "keep", slash }));
      for (const proto of ["https", "http"])
        for (const host of ["www.example.com", "example.com"])
          expect((await ask(path, host, { headers: { "x-forwarded-proto": proto } })).location).toBe(`${proto}:${location}`);
    });

    it("holds in a folder whose own .htaccess runs mod_rewrite, where the older way does not", async () => {
      await server().put("blog/.htaccess", "RewriteEngine On\n");
      await use(rule());
      expect((await ask("/blog/post?x", "example.com")).location).toBe("https://www.example.com/blog/post?x");
      await use(rule(), writeHostRewrite);
      expect((await ask("/blog/post?x", "example.com")).location).toBeUndefined();
      await server().remove("blog");
    });

    it("goes from www to the bare name as well", async () => {
      await use(rule({ to: "root" }));
      expect((await ask("/a", "www.example.com")).location).toBe("https://example.com/a");
      expect((await ask("/page.html", "example.com", { secure: true })).status).toBe(200);
    });

    it("keeps the scheme when only the name matters", async () => {
      await use(rule({ scheme: "keep" }));
      expect((await ask("/a%3Fb?c", "example.com")).location).toBe("http://www.example.com/a%3fb?c");
      expect((await ask("/a", "example.com", { secure: true })).location).toBe("https://www.example.com/a");
      expect((await ask("/page.html", "www.example.com")).status).toBe(200);
    });

    it.each([rule(), rule({ to: "root" }), rule({ scheme: "keep" }), rule({ hsts: "preload" }), rule({ hsts: "preload", to: "root" })])(
      "walks the four addresses as drawn: %j",
      async (each) => {
        await use(each);
        for (const { start, hops } of routesOf(each)) {
          const walked: string[] = [];
          for (let at = new URL(start); walked.length < 5; ) {
            const answer = await ask("/", at.host, { secure: at.protocol === "https:" });
            if (!answer.location) break;
            walked.push(answer.location);
            at = new URL(answer.location);
          }
          expect([start, walked]).toEqual([start, hops]);
        }
      },
    );

    it("sends HSTS by https only, on redirects too", async () => {
      await use(rule({ hsts: "year" }));
      const header = async (host: string, secure: boolean) =>
        (await ask("/page.html", host, { secure })).headers["strict-transport-security"];
      expect(await header("www.example.com", true)).toBe("max-age=31536000");
      expect(await header("example.com", true)).toBe("max-age=31536000");
      expect(await header("www.example.com", false)).toBeUndefined();
      await use(rule({ hsts: "subdomains", proxy: true }));
      expect(
        (await ask("/page.html", "www.example.com", { headers: { "x-forwarded-proto": "https" } })).headers["strict-transport-security"],
      ).toBe("max-age=31536000; includeSubDomains");
    });

    it.each([
      ["add", "/a", "https://www.example.com/a/"],
      ["add", "/a%20b%22%25%C3%BC?x=1", "https://www.example.com/a%20b%22%25%c3%bc/?x=1"],
      ["add", "/folder", "https://www.example.com/folder/"],
      ["add", "/a/", undefined],
      ["add", "/", undefined],
      ["add", "/page.html", undefined],
      ["add", "/missing.html", undefined],
      ["add", "/no-extension", undefined],
      ["add", "/a%3Fb", undefined],
      ["add", "/.well-known/acme-challenge/token", undefined],
      ["remove", "/a/", "https://www.example.com/a"],
      ["remove", "/a%20b%22%25%C3%BC/?x=1", "https://www.example.com/a%20b%22%25%c3%bc?x=1"],
      ["remove", "/a", undefined],
      ["remove", "/", undefined],
      ["remove", "/folder/", undefined],
      ["remove", "/a%3Fb/", undefined],
    ] as const)("%ss the closing slash of %s", async (slash, path, location) => {
      await server().put("folder/index.html", "folder");
      await server().put("no-extension", "file");
      await use(rule({ slash }));
      const answer = await ask(path, "www.example.com", { secure: true });
      expect(answer.location).toBe(location);
      // From the wrong door it is one hop all the same.
      if (location) expect((await ask(path, "example.com")).location).toBe(location);
      await use(rule({ slash, scheme: "keep" }));
      const kept = await server().ask(path, { headers: { host: "www.example.com" } });
      expect(kept.location).toBe(location?.replace("https:", "http:"));
      // A form that is posted is not sent on; the slash of a real folder is Apache's own doing.
      if (location && path !== "/folder")
        expect((await ask(path, "www.example.com", { method: "POST", secure: true })).location).toBeUndefined();
    });

    it("handles a name with umlauts by its Host form", async () => {
      await use(rule({ host: hostOf("bücher.example") }));
      expect((await ask("/", "xn--bcher-kva.example")).location).toBe("https://www.xn--bcher-kva.example/");
    });
  });

  describe("one address of four by mod_rewrite", () => {
    it("does the same for plain addresses, and has the limits that are printed", async () => {
      await use(rule(), writeHostRewrite);
      const location = async (path: string, host = "example.com", secure = false) => (await ask(path, host, { secure })).location;
      expect(await location("/a%20b%22%25%23%C3%BC?x=%20")).toBe("https://www.example.com/a%20b%22%25%23%c3%bc?x=%20");
      expect(await location("/page.html", "www.example.com:8443", true)).toBeUndefined();
      expect(await location("/", "www.example.com")).toBe("https://www.example.com/");
      expect((await ask("/a%3Fb", "example.com")).status).toBe(403);
    });

    it("knows a proxy, and keeps the scheme", async () => {
      await use(rule({ proxy: true }), writeHostRewrite);
      const headers = { "x-forwarded-proto": "https" };
      expect((await ask("/page.html", "www.example.com", { headers })).status).toBe(200);
      expect((await ask("/a", "example.com", { headers })).location).toBe("https://www.example.com/a");
      expect((await ask("/a", "www.example.com")).location).toBe("https://www.example.com/a");
      await use(rule({ scheme: "keep" }), writeHostRewrite);
      expect((await ask("/a", "example.com")).location).toBe("http://www.example.com/a");
      expect((await ask("/a", "example.com", { secure: true })).location).toBe("https://www.example.com/a");
    });
  });
}

function hostOf(text: string) {
  const read = readSiteHost(text);
  if (!read.ok) throw new Error(read.problem);
  return read.host;
}

function rule(changes: Partial<HostRule> = {}): HostRule {
  return { host: hostOf("example.com"), to: "www", scheme: "https", proxy: false, hsts: "none", slash: "leave", code: 301, ...changes };
}
