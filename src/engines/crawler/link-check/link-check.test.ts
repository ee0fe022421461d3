import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { saysMissing, saysNotFound } from "#core/html/not-found-words.ts";
import { type PaperPage, paperSite } from "../../../../tests/support/paper-site.ts";
import { botWallOf } from "./bot-wall.ts";
import { checkTarget } from "./check-target.ts";
import { createLinkChecker } from "./link-checker.ts";
import { fragmentOf, hasFragment } from "./link-fragment.ts";
import { verdictByScheme } from "./plain-schemes.ts";
import { likeness } from "./soft-not-found.ts";
import type { TargetFacts } from "./target-facts.ts";
import { targetVerdict } from "./target-verdict.ts";

const at = (path: string) => `https://site.example${path}`;
type Pages = Parameters<typeof paperSite>[0];

function trial(pages: Pages) {
  const site = paperSite(pages, { answerMs: 1, sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) });
  const slept: number[] = [];
  const world = {
    fetchPage: site.fetchPage,
    now: () => Date.UTC(2026, 10, 15),
    sleep: async (ms: number) => void slept.push(ms),
    breathe: async () => {},
    random: () => 0.5,
    signal: new AbortController().signal,
    timeout: () => new AbortController().signal,
  };
  return { site, slept, world };
}

const fails = (code: "dns_not_found" | "connect_failed" | "tls_failed") =>
  ({ fails: new AppError(code, { host: "site.example", reason: "the certificate is for another name" }) }) as PaperPage;

describe("checkTarget", () => {
  it.each<[what: string, page: PaperPage | string | ((times: number) => PaperPage), facts: TargetFacts, asked: number]>([
    ["a page", "<title>x</title>", { status: 200 }, 1],
    ["a page that is gone", { status: 410 }, { status: 410 }, 1],
    ["a file", { headers: { "content-type": "application/pdf" }, body: "%PDF" }, { status: 200, type: "application/pdf" }, 1],
    ["a server error that stays", { status: 500 }, { status: 500 }, 3],
    ["a server error that passes", (times) => (times < 3 ? { status: 502 } : { body: "<p>ok" }), { status: 200 }, 3],
    ["a wall", { status: 403, headers: { "cf-mitigated": "challenge" } }, { status: 403, wall: "Cloudflare" }, 1],
  ])("reads %s", async (_, page, facts, asked) => {
    const { site, world } = trial({ [at("/x")]: page });
    expect((await checkTarget(at("/x"), world)).facts).toEqual(facts);
    expect(site.asked).toHaveLength(asked);
  });

  it("tries again when the network failed, and not when the name does not exist", async () => {
    const network = trial({ [at("/x")]: fails("connect_failed") });
    expect((await checkTarget(at("/x"), network.world)).facts.error?.code).toBe("connect_failed");
    expect([network.site.asked.length, network.slept]).toEqual([3, [625, 1_250]]);
    const name = trial({ [at("/x")]: fails("dns_not_found") });
    await checkTarget(at("/x"), name.world);
    expect(name.site.asked).toHaveLength(1);
  });

  it("waits as long as a 429 asks, and gives up when that is too long", async () => {
    const short = trial({ [at("/x")]: (times) => (times === 1 ? { status: 429, headers: { "retry-after": "3" } } : { body: "<p>" }) });
    expect([(await checkTarget(at("/x"), short.world)).facts.status, short.slept]).toEqual([200, [3_000]]);
    const long = trial({ [at("/x")]: { status: 429, headers: { "retry-after": "3600" } } });
    expect(await checkTarget(at("/x"), long.world)).toMatchObject({ facts: { status: 429 }, pauseMs: 3_600_000 });
    expect(long.slept).toEqual([]);
  });

  it("keeps the way of the redirects", async () => {
    const { world } = trial({
      [at("/a")]: { status: 301, headers: { location: "/b" } },
      [at("/b")]: { status: 302, headers: { location: "https://other.example/" } },
      "https://other.example/": "<p>",
    });
    expect(await checkTarget(at("/a"), world)).toMatchObject({
      url: "https://other.example/",
      facts: {
        status: 200,
        hops: [
          [301, at("/b")],
          [302, "https://other.example/"],
        ],
      },
    });
  });
});

describe("targetVerdict", () => {
  it.each<[facts: TargetFacts, verdict: string, words: RegExp]>([
    [{ status: 200 }, "ok", /200/],
    [{ status: 206 }, "ok", /206/],
    [{ status: 404 }, "broken", /Not found/],
    [{ status: 410 }, "broken", /for good/],
    [{ status: 400 }, "broken", /400/],
    [{ status: 300 }, "broken", /where to go/],
    [{ status: 500 }, "server-error", /500/],
    [{ status: 503 }, "server-error", /503/],
    [{ status: 503, wall: "Cloudflare" }, "blocked", /Cloudflare/],
    [{ status: 401 }, "blocked", /password/],
    [{ status: 403 }, "blocked", /403/],
    [{ status: 429 }, "blocked", /429/],
    [{ status: 402 }, "blocked", /payment \(402\)/],
    [{ status: 406 }, "blocked", /Refuses us \(406\)/],
    [{ status: 431 }, "blocked", /Refuses us \(431\)/],
    [{ status: 999 }, "blocked", /LinkedIn/],
    [{ status: 405 }, "unverifiable", /405/],
    [{ status: 200, soft: "words" }, "soft-404", /not found/],
    [{ status: 200, soft: "sibling" }, "soft-404", /made-up/],
    [{ status: 200, soft: "shell" }, "unverifiable", /browser/],
    [{ status: 200, hops: [[301, at("/y")]] }, "redirected", /Moved for good \(301\) to https:\/\/site\.example\/y/],
    [
      {
        status: 200,
        hops: [
          [301, at("/y")],
          [302, at("/z")],
        ],
      },
      "redirected",
      /Moved for now \(301, 302\)/,
    ],
    [{ status: 200, hops: [[301, at("/")]] }, "redirected", /probably gone/],
    [{ status: 404, hops: [[301, at("/y")]] }, "broken", /404/],
    [{ error: { code: "dns_not_found", message: "No such host." } }, "broken", /No such host/],
    [{ error: { code: "tls_failed", message: "TLS." } }, "broken", /TLS/],
    [{ error: { code: "response_timeout", message: "Slow." } }, "server-error", /Slow/],
    [{ error: { code: "connect_failed", message: "Private or down." } }, "server-error", /Private or down/],
    [{ closed: { line: 3, rule: "Disallow: /x" } }, "unverifiable", /Line 3 of robots.txt/],
    [{ unasked: "time" }, "unverifiable", /time was over/],
  ])("%j is %s", (facts, verdict, words) => {
    const found = targetVerdict(at("/x"), facts);
    expect(found.class).toBe(verdict);
    expect(found.words).toMatch(words);
  });
  it("says so when a redirect only adds the s", () =>
    expect(targetVerdict("http://site.example/x", { status: 200, hops: [[301, at("/x")]] }).words).toBe("Moved for good (301) to https."));
});

describe("verdictByScheme", () => {
  it.each<[address: string, verdict: string | undefined]>([
    ["https://site.example/", undefined],
    [`https://site.example/${"x".repeat(2_100)}`, "unverifiable"],
    ["https://[bad", "broken"],
    ["mailto:hello@example.com", "ok"],
    ["mailto:hello@example.com?subject=Hi%20there", "ok"],
    ["mailto:a@example.com,b@example.org", "ok"],
    ["mailto:?to=a@example.com", "ok"],
    ["mailto:?subject=Share", "ok"],
    ["mailto:jürgen@bücher.example", "ok"],
    ["mailto:hello%40example.com", "ok"],
    ["mailto:", "broken"],
    ["mailto:hello", "broken"],
    ["mailto:hello@example", "broken"],
    ["mailto:hello at example.com", "broken"],
    ["mailto:a..b@example.com", "broken"],
    ["mailto:a@example.com;b@example.org", "broken"],
    ["tel:+1-312-555-0100", "ok"],
    ["tel:(312) 555 0100", "ok"],
    ["tel:call-us", "broken"],
    ["javascript:void(0)", "unverifiable"],
    ["data:text/plain, Hello,%20world! ", "ok"],
    ["about:blank", "ok"],
    ["file:///C:/x.pdf", "broken"],
    ["ftp://site.example/x", "unverifiable"],
    ["whatsapp://send?text=x", "unverifiable"],
  ])("%s is %s", (address, verdict) => expect(verdictByScheme(address)?.class).toBe(verdict));
});

describe("fragments", () => {
  it.each<[address: string, fragment: string | undefined]>([
    ["/a", undefined],
    ["/a#", undefined],
    ["/a#Top", undefined],
    ["/a#part", "part"],
    ["/a#:~:text=word", undefined],
    ["/a#part:~:text=word", "part"],
    ["/a#!/route", undefined],
    ["/a#/route", undefined],
    ["/a#code/PTAE", undefined],
    ["/a#gid=0", undefined],
    ["/a#t=1m30s", undefined],
    ["/a#L20", undefined],
    ["/a#L3C1-L9C4", undefined],
    ["/a#Lists", "Lists"],
    ["/a#L2-cache", "L2-cache"],
  ])("of %s is %s", (address, fragment) => expect(fragmentOf(at(address))).toBe(fragment));

  it("are found as written, decoded, and with what GitHub puts in front", () => {
    const targets = new Set(["part", "größe", "user-content-install", "a%20b", "50%", "100% cotton"]);
    const found = ["part", "gr%C3%B6%C3%9Fe", "install", "a%20b", "50%25", "50%", "100%%20cotton"];
    expect(found.filter((name) => !hasFragment(targets, name))).toEqual([]);
    expect(["Part", "%E0%A4%A", "in-THE-part"].filter((name) => hasFragment(targets, name))).toEqual([]);
  });
});

describe("saysMissing", () => {
  const page = (text: string, h1 = "Sorry") => saysMissing({ title: "Acme", h1, text });
  it.each([
    [page("Sorry This product is no longer available. Have a look at our other lamps."), true],
    [page("", "Page not found"), true],
    [page("Try the search. ".repeat(60), "Page not found"), true],
    [page("What visitors see, and what it costs. ".repeat(60), "Why “page not found” costs you sales"), false],
    [page("The product is available in three colors."), false],
    [page(`This product is no longer available. ${"It was made of brass and weighed two kilos. ".repeat(6)}`), false],
  ])("of a whole page: %#", (said, expected) => expect(said).toBe(expected));
});

describe("saysNotFound", () => {
  it.each([
    "404",
    "404 - Shop",
    "404 | Shop",
    "Error 404",
    "Shop: 404 not found",
    "Page not found",
    "Page Not Found | Shop",
    "Sorry, the page you are looking for does not exist",
    "The page you requested could not be found",
    "This product is no longer available",
    "The page you’re looking for has been removed",
    "This video was deleted",
    "Oops! That page can’t be found.",
    "Seite nicht gefunden",
    "Page introuvable",
    "Página no encontrada",
    "Página não encontrada",
    "Pagina niet gevonden",
    "Nie znaleziono strony",
    "Страница не найдена",
    "ページが見つかりません",
    "页面不存在",
  ])("hears it in %s", (title) => expect(saysNotFound(title)).toBe(true));

  it.each([
    "Peugeot 404 Cabriolet",
    "404 Main Street, Chicago",
    "Area code 404: Atlanta",
    "Jobs found in Chicago",
    "Product available in three colors",
    "New content available",
    "File deleted by mistake: how to get it back",
    "How to find lost pages",
    "The found footage film",
    "",
    `How we handle pages that are not found: ${"a long article about errors and what they cost ".repeat(3)}`,
  ])("does not hear it in %s", (title) => expect(saysNotFound(title)).toBe(false));
});

describe("botWallOf", () => {
  it.each<[status: number, headers: [string, string][], start: string, wall: string | undefined]>([
    [403, [["CF-Mitigated", "challenge"]], "", "Cloudflare"],
    [503, [["Server", "cloudflare"]], "<title>Just a moment...</title>", "Cloudflare"],
    [200, [["Server", "cloudflare"]], "<title>Just a moment: our story</title>", undefined],
    [403, [["x-datadome", "protected"]], "", "DataDome"],
    [403, [], "<h1>Access Denied</h1> … Reference #18.2f", "Akamai"],
    [403, [], "<p>Please solve the CAPTCHA</p>", "A captcha"],
    [403, [], "<p>Forbidden</p>", undefined],
    [404, [], "captcha", undefined],
  ])("%i %j is %s", (status, headers, start, wall) => expect(botWallOf(status, headers, start)).toBe(wall));
});

describe("createLinkChecker", () => {
  async function check(pages: Pages, addresses: string[], options: { perHost?: number; atOnce?: number } = {}) {
    const { site, world } = trial(pages);
    const found: Record<string, TargetFacts> = {};
    const checker = createLinkChecker({
      world,
      perHost: 2,
      minDelayMs: 0,
      atOnce: 10,
      ...options,
      onChecked: (address, facts) => {
        found[address] = facts;
      },
    });
    for (const address of addresses) checker.add(address);
    await checker.done();
    return { found, asked: site.asked, busiest: site.busiest() };
  }

  it("asks for each address once, two at a time", async () => {
    const addresses = Array.from({ length: 20 }, (_, i) => at(`/p${i % 10}`));
    const { found, asked, busiest } = await check({}, addresses);
    expect([Object.keys(found).length, asked.length, busiest]).toEqual([10, 10, 2]);
  });

  it("asks several hosts at once, up to the limit in all", async () => {
    const addresses = Array.from({ length: 20 }, (_, i) => `https://h${i}.example/x`);
    expect((await check({}, addresses, { atOnce: 6 })).busiest).toBe(6);
  });

  it("finds a page that is like what made-up addresses get", async () => {
    const text = `<title>Shop</title><main>${"Nothing here any more, but look at our offers of the week. ".repeat(3)}</main>`;
    const made = at(`/${"i".repeat(32)}`);
    const { found } = await check(
      { [at("/gone")]: text, [at("/real")]: `<title>Shop</title><main>${"Red shoes ".repeat(30)}`, [made]: text },
      [at("/gone"), at("/real")],
    );
    expect([found[at("/gone")]?.soft, found[at("/real")]?.soft]).toEqual(["sibling", undefined]);
  });

  it("does not call an app's empty frame a soft 404", async () => {
    const frame = "<title>App</title><div id=root></div>";
    const { found } = await check({ [at("/a")]: frame, [at(`/${"i".repeat(32)}`)]: frame }, [at("/a")]);
    expect(found[at("/a")]?.soft).toBe("shell");
  });

  it("asks for no made-up address where titles tell, nor for home pages", async () => {
    const { asked, found } = await check({ [at("/")]: "<title>Home</title>", [at("/x")]: "<title>Page not found</title>" }, [
      at("/"),
      at("/x"),
    ]);
    expect([asked.length, found[at("/x")]?.soft]).toEqual([2, "words"]);
  });

  it("stops when asked to, and says what it left", async () => {
    const { world } = trial({});
    const checker = createLinkChecker({ world, perHost: 1, minDelayMs: 0, atOnce: 1, onChecked: () => {} });
    for (let i = 0; i < 5; i++) checker.add(at(`/p${i}`));
    expect(await checker.stop()).toEqual([1, 2, 3, 4].map((i) => at(`/p${i}`)));
  });

  it("throws the signal's reason", async () => {
    const stop = new AbortController();
    const { world } = trial({});
    const checker = createLinkChecker({
      world: { ...world, signal: stop.signal },
      perHost: 1,
      minDelayMs: 0,
      atOnce: 1,
      onChecked: () => stop.abort(new AppError("cancelled")),
    });
    for (let i = 0; i < 5; i++) checker.add(at(`/p${i}`));
    await expect(checker.done()).rejects.toMatchObject({ code: "cancelled" });
  });
});

describe("likeness", () => {
  it.each([
    ["a b c", "a b c", 1],
    ["a b c d", "a b", 0.5],
    ["a a", "a", 0.5],
    ["", "", 1],
    ["a", "b", 0],
  ])("of %j and %j is %f", (a, b, share) => expect(likeness(a, b)).toBe(share));
});
