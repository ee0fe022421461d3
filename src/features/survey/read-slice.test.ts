import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, NotedLink } from "#core/tool/tool-ports.ts";
import { readSlice } from "./read-slice.server.ts";
import type { SurveySlice } from "./survey-slice.ts";

type Answer = string | { status?: number; headers?: Record<string, string>; body?: string } | AppError;

/** A web of some addresses, and a clock that only rests move. */
function world(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const rests: number[] = [];
  const noted: [page: string, links: readonly NotedLink[]][] = [];
  const stop = new AbortController();
  let ms = Date.UTC(2026, 10, 17, 12);
  const fetchPage = async (address: string | URL): Promise<FetchedPage> => {
    const url = String(address);
    asked.push(url);
    const answer = answers[url] ?? { status: 404 };
    if (answer instanceof AppError) throw answer;
    const { status = 200, headers = {}, body = "" } = typeof answer === "string" ? { body: answer } : answer;
    const sent = Object.entries({ "content-type": url.endsWith(".txt") ? "text/plain" : "text/html", ...headers });
    return { url, status, headers: sent, body: Buffer.from(body), truncated: false, hops: [], bytesWire: 0, totalMs: 1 };
  };
  return {
    asked,
    rests,
    noted,
    stop,
    fetchPage,
    noteLinks: (page: string, links: readonly NotedLink[]) => void noted.push([page, links]),
    now: () => new Date(ms),
    signal: stop.signal,
    sleep: async (rest: number) => {
      rests.push(rest);
      ms += rest;
    },
  };
}

const fresh: SurveySlice = {
  id: "1",
  turn: 1,
  host: "shop.example",
  asked: "shop.example",
  home: null,
  robots: null,
  robotsAt: null,
  next: [],
  failures: 0,
};
const base64 = (text: string) => Buffer.from(text).toString("base64");
const begun = { ...fresh, home: "https://shop.example/", robots: base64(""), robotsAt: "2026-11-17T11:00:00.000Z" };
const pages = (...names: string[]) => names.map((name) => `https://shop.example/${name}`);

it("begins with robots.txt and the home page, and rests between two requests", async () => {
  const robots = "User-agent: *\nDisallow: /cart\nCrawl-delay: 2";
  const web = world({
    "https://shop.example/robots.txt": robots,
    "https://shop.example/": { status: 301, headers: { location: "https://www.shop.example/" } },
    "https://www.shop.example/robots.txt": robots,
    "https://www.shop.example/": `<a href="/a">a</a> <a href="/cart">cart</a> <a href="/x.pdf">pdf</a> <a href="https://shop.example/b#c">b</a>
      <a href="https://other.example/" rel="nofollow">o</a>`,
  });
  expect(await readSlice(fresh, web)).toEqual({
    home: "https://www.shop.example/",
    robots: base64(robots),
    robotsAt: "2026-11-17T12:00:04.000Z",
    read: [["https://www.shop.example/", 200]],
    found: ["https://www.shop.example/a", "https://shop.example/b"],
    restMs: 2_000,
    failures: 0,
  });
  expect(web.rests).toEqual([2_000, 2_000, 2_000]);
  expect(web.noted.map(([page, links]) => [page, links.length, links.at(-1)])).toEqual([
    ["https://www.shop.example/", 5, { url: "https://other.example/", rel: ["nofollow"] }],
  ]);
});

it("goes on with the robots.txt that another instance read, and reads it again after a day", async () => {
  const web = world({ "https://shop.example/a": "A", "https://shop.example/b": { status: 410 } });
  const slice = { ...begun, robots: base64("User-agent: *\nDisallow: /closed"), next: pages("a", "closed", "b") };
  expect(await readSlice(slice, web)).toMatchObject({
    read: [
      ["https://shop.example/a", 200],
      ["https://shop.example/closed", 0],
      ["https://shop.example/b", 410],
    ],
    restMs: 1_000,
  });
  expect([web.asked, web.rests]).toEqual([pages("a", "b"), [1_000]]);

  const later = world({});
  await readSlice({ ...slice, robotsAt: "2026-11-16T11:00:00.000Z" }, later);
  expect(later.asked[0]).toBe("https://shop.example/robots.txt");
});

it("leaves a site alone for as long as it asks, and for good when that is more than an hour", async () => {
  const busy = (seconds: string) => ({ "https://shop.example/a": { status: 429, headers: { "Retry-After": seconds } } });
  const slice = { ...begun, next: pages("a", "b") };
  const web = world(busy("120"));
  const told = await readSlice(slice, web);
  expect([web.asked, told]).toEqual([pages("a"), expect.objectContaining({ read: [], restMs: 120_000, failures: 1 })]);
  expect(told.outcome).toBeUndefined();
  expect(await readSlice(slice, world(busy("7200")))).toMatchObject({ outcome: "refused" });
  expect(await readSlice({ ...slice, failures: 4 }, world(busy("1")))).toMatchObject({ outcome: "refused" });
});

it("asks no other site: who has moved is told, and is not followed", async () => {
  const web = world({ "https://shop.example/": { status: 301, headers: { location: "https://new.example/" } } });
  expect(await readSlice(fresh, web)).toMatchObject({ home: null, read: [], outcome: "moved" });
  expect(web.asked.filter((address) => address.includes("new.example"))).toEqual([]);
});

it("tries http when https does not connect and none was named", async () => {
  const failed = new AppError("connect_failed", { host: "shop.example" });
  const answers = { "https://shop.example/robots.txt": failed, "http://shop.example/": "home" };
  expect(await readSlice(fresh, world(answers))).toMatchObject({ home: "http://shop.example/" });
  expect(await readSlice({ ...fresh, asked: "https://shop.example" }, world(answers))).toMatchObject({
    home: null,
    restMs: 60_000,
    failures: 1,
  });
});

it("gives a site up after five failures in a row, and at once when nothing will change", async () => {
  const lost = new AppError("response_timeout", { host: "shop.example", seconds: 8 });
  const answers = Object.fromEntries(pages("a", "b").map((address) => [address, lost]));
  expect(await readSlice({ ...begun, next: pages("a", "b") }, world(answers))).toMatchObject({ read: [[pages("a")[0], 0]], failures: 1 });
  expect(await readSlice({ ...begun, failures: 4, next: pages("a") }, world(answers))).toMatchObject({ outcome: "response_timeout" });
  const closed = world({ "https://shop.example/robots.txt": "User-agent: *\nDisallow: /" });
  expect(await readSlice(fresh, closed)).toMatchObject({ outcome: "robots_closed", read: [] });
});

it("gives back what it has when it is stopped", async () => {
  const web = world({ "https://shop.example/a": "A", "https://shop.example/b": "B" });
  const sleep = async () => {
    web.stop.abort();
    throw web.stop.signal.reason;
  };
  expect(await readSlice({ ...begun, next: pages("a", "b") }, { ...web, sleep })).toMatchObject({
    read: [[pages("a")[0], 200]],
    failures: 0,
  });
});
