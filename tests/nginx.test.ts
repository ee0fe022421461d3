import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configText } from "#engines/apache/config-text.ts";
import { type HostRule, routesOf } from "#engines/apache/host/host-rule.ts";
import { writeHostFiles } from "#engines/apache/host/write-host-servers.ts";
import { type HtaccessOptions, writeHtaccess } from "#engines/apache/htaccess/write-htaccess.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import { readRedirectList } from "#engines/apache/redirects/read-redirect-list.ts";
import { redirectProbes } from "#engines/apache/redirects/redirect-probes.ts";
import { writeNginx } from "#engines/apache/redirects/write-nginx.ts";
import { tool as robotsTxtGenerator } from "#tools/robot-txt-generator/robot-txt-generator.tool.ts";
import { nginx, startNginx, type TestNginx } from "./support/nginx.ts";
import { proposedFixes } from "./support/proposed-fixes.ts";
import { HOSTILE_LIST, LONG_LIST, redirectCases } from "./support/redirect-cases.ts";
import { runTool } from "./support/run-tool.ts";

const planned = (list: string) => judgeRedirects(readRedirectList(list, { kind: "file", code: 301, keepQuery: true }).rows).planned;
const rulesOf = (list: string) => configText(writeNginx(planned(list)).lines);
const files = {
  "index.html": "home",
  "page.html": "page",
  "photo.png": "png",
  ".env": "secret",
  "robots.txt": "",
  "errors/lost.html": "lost",
};

/** Apache itself refuses these before it reads a rule; nginx hands them on as they were sent. */
const onNginxOnly: Readonly<Record<string, readonly [number, string]>> = {
  "/old/a%2Fb": [301, "/new/a%2fb"],
  "/blog/a%3Fb/amp": [301, "/blog/a%3fb"],
  "/docs/%2e%2e/x": [301, "/help/%2e%2e/x"],
};

/** nginx repeats what was sent, Apache writes it anew: upper or lower case, the same address. */
const folded = (location: string | undefined) =>
  location?.replace(/^http:\/\/[\w.]+\.case(?::\d+)?/, "").replace(/%[\da-f]{2}/gi, (code) => code.toLowerCase());

describe.skipIf(!nginx)(nginx ? "on a real nginx" : "nginx is not installed, so its rules are not tried on it", () => {
  describe("redirects", () => {
    const lists = [...new Set([...redirectCases.map(([list]) => list), LONG_LIST, HOSTILE_LIST])];
    let server: TestNginx;
    beforeAll(async () => {
      server = await startNginx(files, ({ own }) =>
        lists.map((list, number) => `server { ${own} server_name l${number}.case;\n${rulesOf(list)}\n}`).join("\n"),
      );
    }, 60_000);
    afterAll(() => server?.stop());
    const ask = (list: string, path: string) => server.ask(path, { headers: { host: `l${lists.indexOf(list)}.case` } });

    it.each(redirectCases)("%s: %s → %i %s", async (list, request, status, location) => {
      const answer = await ask(list, request);
      const expected = onNginxOnly[request] ?? [status, folded(location)];
      expect([answer.status, folded(answer.location)]).toEqual(expected);
    });

    it("answer every line of the test table as it is printed", async () => {
      for (const { request, status, location } of redirectProbes(planned(LONG_LIST))) {
        const answer = await ask(LONG_LIST, request);
        expect([request, answer.status, folded(answer.location)]).toEqual([request, status ?? 404, folded(location ?? undefined)]);
      }
    });

    it("cannot be broken out of, whatever stands in a row", async () => {
      expect((await ask(HOSTILE_LIST, "/page.html")).status).toBe(200);
      expect((await ask(HOSTILE_LIST, "/evil")).status).toBe(404);
      expect((await ask(HOSTILE_LIST, "/page.html")).headers["x-evil"]).toBeUndefined();
    });
  });

  it("the ways to one address are walked as they are drawn, for every wish", async () => {
    const wishes: Partial<HostRule>[] = [{}, { to: "root" }, { scheme: "keep" }, { hsts: "year" }, { code: 308 }, { proxy: true }];
    const rules = wishes.map((wish, number): HostRule => {
      const root = `site${number}.case`;
      return {
        host: { root, www: `www.${root}`, unicode: root },
        to: "www",
        scheme: "https",
        proxy: false,
        hsts: "none",
        slash: "leave",
        code: 301,
        ...wish,
      } as HostRule;
    });
    const server = await startNginx(files, ({ listen, certificate, root }) =>
      rules.map((rule) => onFreePorts(nginxOf(rule), listen, certificate, root)).join("\n"),
    );
    try {
      for (const rule of rules.filter(({ proxy }) => !proxy))
        for (const { start, hops } of routesOf(rule)) {
          const walked: string[] = [];
          for (let at = new URL(start); walked.length < 5; ) {
            const { location, status } = await server.ask("/a%20b?c", { headers: { host: at.host }, secure: at.protocol === "https:" });
            if (!location) break;
            expect(status).toBe(rule.code);
            walked.push(location);
            at = new URL(location);
          }
          expect([start, walked]).toEqual([start, hops.map((hop) => `${hop.replace(/\/$/, "")}/a%20b?c`)]);
        }
      const secure = { headers: { host: "www.site3.case" }, secure: true };
      expect((await server.ask("/page.html", secure)).headers["strict-transport-security"]).toBe("max-age=31536000");
      const by = async (proto: string) =>
        (await server.ask("/page.html", { headers: { host: "www.site5.case", "x-forwarded-proto": proto } })).status;
      expect([await by("https"), await by("http"), await by("HTTPS, http")]).toEqual([200, 301, 200]);
    } finally {
      await server.stop();
    }
  }, 60_000);

  it("a whole file of the generator is taken and does what it says", async () => {
    const host = { root: "shop.case", www: "www.shop.case", unicode: "shop.case" };
    const options: HtaccessOptions = {
      redirects: planned("/old /new"),
      hotlink: { host, friends: ["friend.case"] },
      bots: ["GPTBot"],
      files: ["hidden", "backups", "project"],
      errorPages: [{ code: 404, path: "/errors/lost.html" }],
      directory: { index: ["index.html"], listing: false },
      security: { hsts: "year", nosniff: true, referrer: "same-origin", permissions: true, frames: "same", csp: `img-src "x"` },
      fonts: [],
      types: true,
      compression: true,
      caching: "immutable",
      proxy: false,
    };
    const text = configText(writeHtaccess(options).nginx);
    const server = await startNginx(files, ({ own }) => text.replace("server {", `server { ${own}`));
    try {
      const ask = (path: string, headers: Record<string, string> = {}) => server.ask(path, { headers });
      expect(await ask("/old?k")).toMatchObject({ status: 301, location: expect.stringMatching(/\/new\?k$/) });
      expect((await ask("/photo.png", { referer: "https://thief.case/" })).status).toBe(403);
      expect((await ask("/photo.png", { referer: "https://www.friend.case/x" })).status).toBe(200);
      expect((await ask("/photo.png")).status).toBe(200);
      expect((await ask("/page.html", { "user-agent": "GPTBot/1.2" })).status).toBe(403);
      expect((await ask("/robots.txt", { "user-agent": "GPTBot/1.2" })).status).toBe(200);
      expect(await ask("/.env")).toMatchObject({ status: 404, body: "lost" });
      const { headers } = await ask("/page.html");
      expect(headers).toMatchObject({
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cache-control": "no-cache",
        "content-type": "text/html; charset=utf-8",
      });
      expect((await ask("/photo.png")).headers["cache-control"]).toMatch(/max-age=31536000/);
    } finally {
      await server.stop();
    }
  }, 60_000);

  it("robots.txt is answered without a file, letter by letter", async () => {
    const { variants, text } = await runTool(robotsTxtGenerator, { disallow: ["/a$", "/*.pdf$", '/"quoted"'] });
    const code = variants.find(({ label }) => label === "nginx")?.code ?? "";
    const [http = "", inServer = ""] = code.includes("# In the http block") ? code.split("# In the server block") : ["", code];
    const server = await startNginx(files, ({ own }) => `${http}\nserver { ${own}\n${inServer}\n}`);
    try {
      const { body, headers } = await server.ask("/robots.txt");
      expect([body, headers["content-type"]]).toEqual([text, "text/plain; charset=utf-8"]);
    } finally {
      await server.stop();
    }
  }, 60_000);

  it("what the tools propose for it is taken, and the header comes or the page moves", async () => {
    const fixes = await proposedFixes("nginx");
    expect(fixes.length).toBeGreaterThan(4);
    const server = await startNginx(files, ({ own }) =>
      fixes.map((code, number) => `server { ${own} server_name f${number}.case;\n${code}\n}`).join("\n"),
    );
    try {
      const vain: string[] = [];
      for (const [number, code] of fixes.entries()) {
        const { status, headers } = await server.ask("/page.html", { headers: { host: `f${number}.case` } });
        const [, name = "", value = ""] =
          code === "charset utf-8;"
            ? ["", "Content-Type", "text/html; charset=utf-8"]
            : (/^add_header ([\w-]+) "(.*)" always;$/m.exec(code) ?? []);
        const isDone = name === "" ? status < 400 : headers[name.toLowerCase()] === value.replaceAll('\\"', '"');
        if (!isDone) vain.push(`${code} → ${status} ${headers[name.toLowerCase()] ?? ""}`);
      }
      expect(vain).toEqual([]);
    } finally {
      await server.stop();
    }
  }, 60_000);
});

const nginxOf = (rule: HostRule) => configText(writeHostFiles(rule).find(({ server }) => server === "nginx")?.lines ?? []);

function onFreePorts(text: string, listen: { plain: string; secure: string }, certificate: string, root: string): string {
  return text
    .replaceAll(/ *listen \[::\]:\d+(?: ssl)?;\n/g, "")
    .replaceAll("listen 80;", listen.plain)
    .replaceAll("listen 443 ssl;", listen.secure)
    .replaceAll(/ssl_certificate {5}.*\n *ssl_certificate_key .*/g, certificate)
    .replaceAll("# The rest of your site's settings", `root ${root};`);
}
