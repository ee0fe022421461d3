import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { crawlNotes } from "#core/crawl/crawl-words.ts";
import { AppError } from "#core/errors/app-error.ts";
import { type PaperPage, paperPage, paperSite } from "../../../tests/support/paper-site.ts";
import { type CrawlOptions, type CrawlWorld, crawl } from "./crawl.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 15) });
});
afterEach(() => {
  vi.useRealTimers();
});

const sleep = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

interface Trial {
  start?: string;
  options?: Partial<CrawlOptions>;
  past?: readonly CrawlEvent[];
  /** Paths that robots.txt closes. */
  closed?: readonly string[];
  crawlDelay?: number;
  later?: readonly string[];
  signal?: AbortSignal;
  onPage?: CrawlWorld["onPage"];
  onEvent?(event: CrawlEvent): void;
}

const HOME = "https://site.example/";

function run(pages: Record<string, PaperPage | string | ((times: number) => PaperPage)>, trial: Trial = {}) {
  const site = paperSite(pages, { answerMs: 100, sleep });
  const events: CrawlEvent[] = [...(trial.past ?? [])];
  const options: CrawlOptions = {
    start: new URL(trial.start ?? HOME),
    asked: trial.start ?? HOME,
    maxPages: 100,
    maxDepth: 10,
    ignoreQuery: false,
    perHost: 2,
    minDelayMs: 250,
    wallMs: 600_000,
    ...trial.options,
  };
  const ended = crawl(options, {
    fetchPage: site.fetchPage,
    now: Date.now,
    sleep,
    breathe: async () => {},
    signal: trial.signal ?? new AbortController().signal,
    past: trial.past ?? [],
    emit(event) {
      events.push(event);
      trial.onEvent?.(event);
    },
    readRobots: () => ({
      allows: (address) => {
        const path = trial.closed?.find((start) => new URL(address).pathname.startsWith(start));
        return path === undefined ? { allowed: true } : { allowed: false, line: 2, rule: `Disallow: ${path}` };
      },
      sitemaps: ["https://site.example/sitemap.xml"],
      ...(trial.crawlDelay === undefined ? {} : { crawlDelay: trial.crawlDelay }),
    }),
    ...(trial.later ? { readSitemap: async () => ({ files: [], urls: trial.later ?? [], addresses: trial.later?.length ?? 0 }) } : {}),
    ...(trial.onPage ? { onPage: trial.onPage } : {}),
  });
  return { ended, site, events };
}

async function finish<T>(ended: Promise<T>): Promise<T> {
  const settled = ended.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  await vi.runAllTimersAsync();
  const outcome = await settled;
  if ("error" in outcome) throw outcome.error;
  return outcome.value;
}

const at = (path: string) => `https://site.example${path}`;
const robots = { [at("/robots.txt")]: { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow:" } };
const small = {
  ...robots,
  [HOME]: paperPage("Home", ["/a", "/b/", "/missing", "/old", "https://other.example/", "mailto:x@y.z", "/a#part"]),
  [at("/a")]: paperPage("A", ["/", "/b/", "/a?page=2"]),
  [at("/a?page=2")]: paperPage("A2", []),
  [at("/b/")]: paperPage("B", ["c"]),
  [at("/b/c")]: paperPage("C", []),
  [at("/old")]: { status: 301, headers: { location: "/new" } },
  [at("/new")]: paperPage("New", []),
};
const statuses = (state: ReturnType<typeof crawlState>) =>
  Object.fromEntries(
    [...state.pages.values()].map(({ url, facts, depth }) => [new URL(url).pathname + new URL(url).search, [facts?.status, depth]]),
  );

describe("crawl", () => {
  it("reads every page of one host once, nearest first", async () => {
    const { ended, site } = run(small);
    const state = await finish(ended);
    expect(statuses(state)).toEqual({
      "/": [200, 0],
      "/a": [200, 1],
      "/b/": [200, 1],
      "/missing": [404, 1],
      "/old": [301, 1],
      "/a?page=2": [200, 2],
      "/b/c": [200, 2],
      "/new": [200, 2],
    });
    expect(state.pages.get(at("/old"))?.facts?.redirectTo).toBe(at("/new"));
    expect(state.pages.get(at("/b/c"))?.from).toBe(at("/b/"));
    expect(state.finished?.reason).toBe("complete");
    expect([site.asked.length, new Set(site.asked).size]).toEqual([9, 9]);
  });

  it("says the same by its events alone", async () => {
    const { ended, events } = run(small);
    const state = await finish(ended);
    expect(crawlState(JSON.parse(JSON.stringify(events)))).toEqual(state);
  });

  it("starts two requests at a time at most, 250 ms apart", async () => {
    const starts: number[] = [];
    const { ended, site } = run(small, { onEvent: (event) => event.kind === "reading" && starts.push(event.at) });
    await finish(ended);
    expect(site.busiest()).toBeLessThanOrEqual(2);
    expect(starts.slice(1).map((start, i) => start - (starts[i] ?? 0))).toEqual([250, 250, 250, 250, 250, 250]);
  });

  it("drops queries when asked to", async () => {
    const { ended } = run(small, { options: { ignoreQuery: true } });
    expect([...(await finish(ended)).pages.keys()]).not.toContain(at("/a?page=2"));
  });

  it("follows the asked address to the host that answers, and reads that one's robots.txt too", async () => {
    const { ended, site } = run(
      { "http://site.example/": { status: 301, headers: { location: HOME } }, "http://site.example/robots.txt": { status: 404 }, ...small },
      { start: "http://site.example/#top" },
    );
    const state = await finish(ended);
    expect(state.home).toBe(HOME);
    expect(site.asked.slice(0, 4)).toEqual(["http://site.example/robots.txt", "http://site.example/", at("/robots.txt"), HOME]);
  });

  it("reads a link by the scheme that answered", async () => {
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", ["http://site.example/a"]), [at("/a")]: paperPage("A", []) });
    expect(statuses(await finish(ended))).toEqual({ "/": [200, 0], "/a": [200, 1] });
  });

  it("never fetches what robots.txt closes, and says which line does", async () => {
    const { ended, site } = run({ ...small }, { closed: ["/b/"] });
    const state = await finish(ended);
    expect(state.closed.get(at("/b/"))).toEqual({ line: 2, rule: "Disallow: /b/", from: HOME });
    expect(site.asked).not.toContain(at("/b/"));
  });

  it("never fetches documents and pictures", async () => {
    const { ended, site } = run({ ...robots, [HOME]: paperPage("Home", ["/x.pdf", "/y.JPG?v=1"]) });
    expect([...(await finish(ended)).files.keys()]).toEqual([at("/x.pdf"), at("/y.JPG?v=1")]);
    expect(site.asked).toEqual([at("/robots.txt"), HOME]);
  });

  it("reads the sitemap's own addresses when the links are used up", async () => {
    const { ended, site } = run(
      { ...small, [at("/orphan")]: paperPage("O", []) },
      { later: [at("/orphan"), at("/a"), "https://other.example/"] },
    );
    const state = await finish(ended);
    expect(site.asked.at(-1)).toBe(at("/orphan"));
    expect(state.pages.get(at("/orphan"))).toMatchObject({ from: null, depth: 1 });
  });

  it("stops at the limit and says so", async () => {
    const { ended, site } = run(small, { options: { maxPages: 4 } });
    const state = await finish(ended);
    expect([state.arrivals.length, site.asked.length, state.finished?.reason]).toEqual([4, 5, "limit"]);
  });

  it("can count pages alone towards the limit", async () => {
    const { ended } = run(small, { options: { maxPages: 4, limitsPages: true } });
    const state = await finish(ended);
    expect(statuses(state)).toEqual({
      "/": [200, 0],
      "/a": [200, 1],
      "/b/": [200, 1],
      "/missing": [404, 1],
      "/old": [301, 1],
      "/a?page=2": [200, 2],
      "/b/c": [undefined, 2],
      "/new": [undefined, 2],
    });
    expect(state.finished?.reason).toBe("limit");
  });

  it("stops when its time is over", async () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [at(`/p${i}`), paperPage("P", [`/p${i + 1}`])]));
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", ["/p0"]), ...many }, { options: { wallMs: 3_000, maxDepth: 100 } });
    const state = await finish(ended);
    expect(state.finished?.reason).toBe("time");
    expect(state.arrivals.length).toBeLessThan(15);
  });

  it("goes no deeper than asked, and says so", async () => {
    const { ended } = run(small, { options: { maxDepth: 1 } });
    const state = await finish(ended);
    expect([state.pages.has(at("/b/c")), state.notes.get("too-deep")]).toEqual([false, 1]);
  });

  it("leaves addresses aside that are longer than any sitemap takes, and says how many", async () => {
    const long = (sign: string) => `/${sign.repeat(2_100)}`;
    const links = [long("a"), long("b"), long("a"), `https://other.test${long("c")}`, "/x"];
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", links), [at("/x")]: paperPage("X", links) });
    const state = await finish(ended);
    expect([state.arrivals, state.notes.get("too-long")]).toEqual([[HOME, at("/x")], 2]);
    expect(crawlNotes(state)).toContain("2 addresses of more than 2,048 characters were left aside: that is more than a sitemap may list.");
  });
});

describe("a server in trouble", () => {
  it("waits as long as a 429 asks, then reads the page", async () => {
    const { ended, events } = run({
      ...robots,
      [HOME]: paperPage("Home", ["/busy"]),
      [at("/busy")]: (times) => (times === 1 ? { status: 429, headers: { "retry-after": "7" } } : { body: paperPage("Busy", []) }),
    });
    const state = await finish(ended);
    expect(events.filter(({ kind }) => kind === "retry")).toMatchObject([{ url: at("/busy"), status: 429, waitMs: 7_000 }]);
    const [first, second] = events.filter((event) => event.kind === "reading").map(({ at: time }) => time);
    expect((second ?? 0) - (first ?? 0)).toBe(7_100);
    expect([state.pages.get(at("/busy"))?.facts?.status, state.notes.get("slowed")]).toEqual([200, 500]);
  });

  it("gives a page up after three refusals", async () => {
    const { ended, site } = run({ ...robots, [HOME]: paperPage("Home", ["/busy"]), [at("/busy")]: { status: 503 } });
    const state = await finish(ended);
    expect([site.asked.filter((url) => url === at("/busy")).length, state.pages.get(at("/busy"))?.facts?.status]).toEqual([3, 503]);
    expect(state.finished?.reason).toBe("complete");
  });

  it("leaves a server alone that asks for more than two minutes", async () => {
    const { ended } = run({
      ...robots,
      [HOME]: paperPage("Home", ["/busy", "/x", "/y", "/z"]),
      [at("/busy")]: { status: 503, headers: { "retry-after": "3600" } },
    });
    expect((await finish(ended)).finished?.reason).toBe("refused");
  });

  it("stops after ten failures in a row", async () => {
    const links = Array.from({ length: 30 }, (_, i) => `/e${i}`);
    const { ended, site } = run({
      ...robots,
      [HOME]: paperPage("Home", links),
      ...Object.fromEntries(links.map((path) => [at(path), { status: 500 }])),
    });
    const state = await finish(ended);
    expect(state.finished?.reason).toBe("errors");
    expect(site.asked.length).toBeLessThanOrEqual(13);
  });

  it("keeps a page that did not answer, with the reason", async () => {
    const fails = new AppError("response_timeout", { host: "site.example", seconds: 20 });
    const { ended } = run({
      ...robots,
      [HOME]: paperPage("Home", ["/slow", "/ok"]),
      [at("/slow")]: { fails },
      [at("/ok")]: paperPage("Ok", []),
    });
    const state = await finish(ended);
    expect(state.pages.get(at("/slow"))?.facts).toEqual({ ms: 100, bytes: 0, error: { code: "response_timeout", message: fails.message } });
    expect(state.pages.get(at("/ok"))?.facts?.status).toBe(200);
  });

  it("keeps the delay that robots.txt asks for, up to ten seconds", async () => {
    const starts: number[] = [];
    const { ended } = run(small, {
      crawlDelay: 30,
      options: { maxPages: 3 },
      onEvent: (event) => event.kind === "reading" && starts.push(event.at),
    });
    const state = await finish(ended);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBe(10_000);
    expect(state.notes.get("crawl-delay")).toBe(30);
  });
});

describe("nothing to read", () => {
  it.each([
    ["a robots.txt that fails", { [at("/robots.txt")]: { status: 503 } }, "robots_unreachable"],
    ["a robots.txt that is asked too often", { [at("/robots.txt")]: { status: 429 } }, "robots_unreachable"],
    [
      "a robots.txt that cannot be reached",
      { [at("/robots.txt")]: { fails: new AppError("dns_not_found", { host: "site.example" }) } },
      "dns_not_found",
    ],
    ["a home page that is gone", { ...robots }, "page_status"],
    ["a home page that refuses us", { ...robots, [HOME]: { status: 403 } }, "crawl_refused"],
    ["a home page that is a PDF", { ...robots, [HOME]: { headers: { "content-type": "application/pdf" } } }, "page_not_html"],
    ["a home page that redirects to itself", { ...robots, [HOME]: { status: 302, headers: { location: "/" } } }, "redirect_loop"],
  ])("refuses %s", async (_, pages, code) => {
    await expect(finish(run(pages as Record<string, PaperPage>).ended)).rejects.toMatchObject({ code });
  });

  it("refuses a home page that robots.txt closes, and names the line", async () => {
    const { ended, site } = run(small, { closed: ["/"] });
    await expect(finish(ended)).rejects.toThrow("Line 2 of robots.txt (Disallow: /) closes https://site.example/ to crawlers.");
    expect(site.asked).toEqual([at("/robots.txt")]);
  });

  it.each([404, 403, 410, 401, 304])("reads everything when robots.txt answers %i", async (status) => {
    const { ended } = run({ ...small, [at("/robots.txt")]: { status } });
    expect((await finish(ended)).arrivals).toHaveLength(8);
  });
});

describe("a crawl that was interrupted", () => {
  it("goes on from its events and fetches no page twice", async () => {
    const stop = new AbortController();
    const first = run(small, {
      signal: stop.signal,
      onEvent: (event) => event.kind === "page" && event.url === at("/b/") && stop.abort(new AppError("stopping")),
    });
    await expect(finish(first.ended)).rejects.toMatchObject({ code: "stopping" });
    const read = first.events.flatMap((event) => (event.kind === "page" ? event.url : []));
    expect(read).toEqual([HOME, at("/a"), at("/b/")]);

    const second = run(small, { past: first.events });
    const state = await finish(second.ended);
    expect(second.site.asked.filter((url) => read.includes(url))).toEqual([]);
    expect(Object.keys(statuses(state)).sort()).toEqual(["/", "/a", "/a?page=2", "/b/", "/b/c", "/missing", "/new", "/old"]);
    expect(second.events.filter(({ kind }) => kind === "started")).toHaveLength(1);
  });

  it("does not ask again when it had finished", async () => {
    const first = run(small);
    await finish(first.ended);
    const second = run(small, { past: first.events });
    expect((await finish(second.ended)).arrivals).toHaveLength(8);
    expect(second.site.asked).toEqual([]);
  });

  it("keeps what it has when robots.txt cannot be read again", async () => {
    const stop = new AbortController();
    const first = run(small, { signal: stop.signal, onEvent: (event) => event.kind === "page" && stop.abort(new AppError("stopping")) });
    await finish(first.ended).catch(() => {});
    const second = run({ ...small, [at("/robots.txt")]: { status: 500 } }, { past: first.events });
    const state = await finish(second.ended);
    expect([state.finished?.reason, state.arrivals]).toEqual(["robots", [HOME]]);
  });

  it("does not count the time between two attempts, and asks again for what was under way", () => {
    const state = crawlState([
      { at: 0, kind: "started", asked: HOME, maxPages: 1, maxDepth: 1, ignoreQuery: false },
      { at: 5_000, kind: "home", url: HOME },
      { at: 6_000, kind: "reading", url: HOME },
      { at: 3_600_000, kind: "resumed" },
      { at: 3_601_000, kind: "note", note: "slowed", value: 500 },
    ]);
    expect([state.activeMs, state.pages.get(HOME)?.state]).toEqual([7_000, "waiting"]);
  });
});

describe("traps", () => {
  it("does not follow segments that repeat, and reports the trap once", async () => {
    const { ended } = run({
      ...robots,
      [HOME]: paperPage("Home", ["/x/a/x/a/x/a", "/x/b/x/b/x", "/x/y"]),
      [at("/x/y")]: paperPage("Y", []),
    });
    const state = await finish(ended);
    expect(state.traps).toEqual([{ trap: "repeating-segment", where: "x", example: at("/x/a/x/a/x/a") }]);
    expect([...state.pages.keys()]).toEqual([HOME, at("/x/y")]);
  });

  it("does not follow more than 300 queries of one path", async () => {
    const links = Array.from({ length: 310 }, (_, i) => `/list?sort=${i}`);
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", links) }, { options: { maxPages: 2 } });
    const state = await finish(ended);
    expect(state.pages.size).toBe(301);
    expect(state.traps).toEqual([{ trap: "query-variants", where: "/list", example: at("/list?sort=300") }]);
  });

  it.each([
    ["/calendar/2031/05", "2031"],
    ["/events?month=2030-12", "2030"],
    ["/events?d=20300101", "2030"],
  ])("does not follow a calendar into %s", async (path, where) => {
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", [path, "/blog/2026/11/hello", "/flats-2050/"]) });
    const state = await finish(ended);
    expect(state.traps).toEqual([{ trap: "calendar", where, example: at(path) }]);
    expect(state.pages.size).toBe(3);
  });

  it("keeps 5,000 addresses in mind and counts the rest", async () => {
    const links = Array.from({ length: 5_000 }, (_, i) => `/p/${i}`);
    const { ended } = run(
      { ...robots, [HOME]: paperPage("Home", links) + paperPage("", ["/one", "/two"]) },
      { options: { maxPages: 1 }, later: [] },
    );
    const state = await finish(ended);
    expect([state.pages.size, state.more]).toEqual([5_000, 1]);
  });
});

describe("the bounds of a site", () => {
  const hosts = {
    ...robots,
    [HOME]: paperPage("Home", [
      "/docs/",
      "https://www.site.example/w",
      "https://blog.site.example/b",
      "https://other.example/",
      "https://sad.site.example/",
    ]),
    [at("/docs/")]: paperPage("Docs", ["/docs/a", "/x"]),
    [at("/docs/a")]: paperPage("A", []),
    [at("/x")]: paperPage("X", []),
    "https://www.site.example/robots.txt": { status: 404 },
    "https://www.site.example/w": paperPage("W", []),
    "https://blog.site.example/robots.txt": { status: 404 },
    "https://blog.site.example/b": paperPage("B", []),
    "https://sad.site.example/robots.txt": { status: 500 },
  };
  const read = async (scope: CrawlOptions["scope"], start = HOME) => {
    const { ended, site } = run(hosts, { start, options: scope ? { scope } : {} });
    const state = await finish(ended);
    return { state, asked: site.asked, pages: [...state.pages.keys()].map((url) => url.replace("https://", "")) };
  };

  it("are one host unless asked otherwise", async () =>
    expect((await read(undefined)).pages).toEqual(["site.example/", "site.example/docs/", "site.example/docs/a", "site.example/x"]));

  it("can take the host with www too, its robots.txt read first", async () => {
    const { pages, asked } = await read("www");
    expect(pages).toContain("www.site.example/w");
    expect(pages).not.toContain("blog.site.example/b");
    expect(asked.indexOf("https://www.site.example/robots.txt")).toBeLessThan(asked.indexOf("https://www.site.example/w"));
  });

  it("can take every subdomain; one whose robots.txt fails is closed", async () => {
    const { pages, state, asked } = await read("subdomains");
    expect(pages).toEqual(expect.arrayContaining(["www.site.example/w", "blog.site.example/b"]));
    expect(state.closed.get("https://sad.site.example/")).toEqual({ line: 0, rule: "", from: HOME });
    expect(state.notes.get("robots-elsewhere")).toBe(1);
    expect(asked).not.toContain("https://sad.site.example/");
  });

  it("can be one folder", async () =>
    expect((await read("folder", at("/docs/"))).pages).toEqual(["site.example/docs/", "site.example/docs/a"]));

  it("leave out what the visitor's patterns leave out, and count it", async () => {
    const { ended } = run(small, { options: { exclude: ["/b/"], include: ["/a", "/b/", "*missing$"] } });
    const state = await finish(ended);
    expect([...state.pages.keys()]).toEqual([HOME, at("/a"), at("/missing"), at("/a?page=2")]);
    expect(state.filtered).toBe(2);
  });

  it("take addresses for one page that differ in ignored parameters only", async () => {
    const links = ["/a?utm_source=x&id=1", "/a?id=1&utm_medium=y", "/a?id=2", "/a?gclid=1"];
    const { ended } = run({ ...robots, [HOME]: paperPage("Home", links) }, { options: { ignoreParams: ["utm_*", "gclid"] } });
    expect([...(await finish(ended)).pages.keys()]).toEqual([HOME, at("/a?id=1"), at("/a?id=2"), at("/a")]);
  });
});

describe("what a crawl keeps of its pages", () => {
  const menu = '<nav><a href="/">Home</a><a href="/a">About us</a></nav>';
  const pages = {
    ...robots,
    [HOME]: `<title>Home</title><meta name=description content="What we do"><h1>Welcome</h1>${menu}<main>\n<a href="/a" rel=nofollow>Read more</a><img src="/logo.png"></main>`,
    [at("/a")]: `<title>A</title>${menu}<main>Some words here.</main>`,
  };

  it("tells every link once, and its line on each page", async () => {
    const { ended, events } = run(pages, { options: { keepLinks: "anchors" } });
    const state = await finish(ended);
    expect(
      state.links.shapes.map(({ url, text, region, rel, flags }) => [url, text, region, rel.join(), Object.keys(flags).join()]),
    ).toEqual([
      [HOME, "Home", "nav", "", ""],
      [at("/a"), "About us", "nav", "", ""],
      [at("/a"), "Read more", "main", "nofollow", ""],
    ]);
    expect(Object.fromEntries(state.links.byPage)).toEqual({ [HOME]: [0, 1, 1, 1, 2, 2], [at("/a")]: [0, 1, 1, 1] });
    expect(events.find((event) => event.kind === "links" && event.from === at("/a"))).toMatchObject({ shapes: [] });
    expect(crawlState(JSON.parse(JSON.stringify(events)))).toEqual(state);
  });

  it("keeps pictures and the like when asked for all", async () => {
    const { ended } = run(pages, { options: { keepLinks: "all" } });
    expect((await finish(ended)).links.shapes.map(({ kind }) => kind)).toEqual(["a", "a", "a", "img"]);
  });

  it("keeps what the rules over many pages compare, when asked to", async () => {
    const { ended } = run(pages, { options: { keepContent: true } });
    const state = await finish(ended);
    expect(state.pages.get(HOME)?.facts?.content).toMatchObject({ description: "What we do", h1: "Welcome", words: 3 });
    expect(state.pages.get(at("/a"))?.facts?.content?.words).toBe(3);
  });

  it("goes on counting shapes where an interrupted crawl stopped", async () => {
    const stop = new AbortController();
    const options = { keepLinks: "anchors" } as const;
    const first = run(pages, {
      options,
      signal: stop.signal,
      onEvent: (event) => event.kind === "page" && stop.abort(new AppError("stopping")),
    });
    await finish(first.ended).catch(() => {});
    const state = await finish(run(pages, { options, past: first.events }).ended);
    expect(state.links.shapes).toHaveLength(3);
    expect(state.links.byPage.get(at("/a"))).toEqual([0, 1, 1, 1]);
  });

  it("shows every page to its caller and keeps what that makes of it", async () => {
    const { ended } = run(pages, { onPage: ({ address, page, reading }) => [address.length, page.body.length > 0, reading?.title] });
    const state = await finish(ended);
    expect(state.pages.get(at("/a"))?.facts?.extra).toEqual([22, true, "A"]);
  });
});
