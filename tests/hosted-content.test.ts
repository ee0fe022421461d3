import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contentTypes } from "#content/content-types.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { startContentService } from "./support/content-service.ts";
import { freePort } from "./support/free-port.ts";
import { readHostedDataset } from "./support/hosted-dataset.ts";
import { TEMPLATES } from "./support/pages.ts";

const [HOSTED, EMBEDDED, SERVICE] = [await freePort(), await freePort(), await freePort()];
const PROJECT = "zp7mbokg";
const CDN = `https://cdn.sanity.io/images/${PROJECT}/production/`;
const OWN_PICTURES = "/images/embedded/production/";
const STUDIO = "https://halsted.sanity.example/desk";
const READY = { ready: true, accepting: true, database: true, storage: true, content: true };
const MINUTE = 60_000;
const POST = "/blog/crawl-budget-myth";

/**
 * The life of a site with a hosted dataset, told in order: it starts before the service answers, serves, loses the service, is
 * started again without it, and gets it back. The service is ours on loopback; beside the site runs one with embedded content.
 */
describe("the site with hosted content", () => {
  const folders = { hosted: mkdtempSync(join(tmpdir(), "hosted-")), embedded: mkdtempSync(join(tmpdir(), "embedded-")) };
  let documents: RawDocument[];
  let service: Awaited<ReturnType<typeof startContentService>> | undefined;
  let hosted: ChildProcess | undefined;
  let embedded: ChildProcess | undefined;
  /** Every template as it was while the service answered. */
  let asItWas: Record<string, string>;

  let printed = "";
  const startHosted = () => {
    const env = { SANITY_PROJECT_ID: PROJECT, SANITY_API_HOST: `http://127.0.0.1:${SERVICE}`, SANITY_STUDIO_URL: STUDIO };
    return startSite(HOSTED, folders.hosted, env, (text) => {
      printed += text;
    });
  };

  beforeAll(async () => {
    [documents, hosted, embedded] = await Promise.all([readHostedDataset(), startHosted(), startSite(EMBEDDED, folders.embedded)]);
  }, 180_000);
  afterAll(async () => {
    hosted?.kill("SIGKILL");
    embedded?.kill("SIGKILL");
    await service?.close();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  });

  it("starts without the service, says that it is not ready, and asks visitors to come again", async () => {
    expect(await readiness()).toStrictEqual([503, { ...READY, ready: false, content: false, contentService: false }]);
    const answer = await at(HOSTED, "/");
    expect([answer.status, answer.headers.get("retry-after")]).toStrictEqual([503, "60"]);
  });

  it("is ready as soon as the service answers", async () => {
    service = await startContentService(documents, { port: SERVICE });
    await expect.poll(readiness).toStrictEqual([200, { ...READY, contentService: true }]);
  });

  describe("shows what the site with embedded content shows, its pictures on the service's network:", () => {
    let pages: Record<string, Page>;
    let ownPages: Record<string, Page>;
    beforeAll(async () => {
      [pages, ownPages] = await Promise.all([loadAll(HOSTED, TEMPLATES), loadAll(EMBEDDED, TEMPLATES)]);
      asItWas = summaries(pages);
    }, 180_000);
    afterAll(() => embedded?.kill("SIGKILL"));

    it.each(TEMPLATES)("%s", (path) => {
      const [page, own] = [pages[path] as Page, ownPages[path] as Page];
      expect(summary(page)).toBe(summary(own));
      expect(page.status).toBe(path === "/no-such-page/" ? 404 : 200);
      // To the letter, but for where the site, its pictures and its states are.
      expect(placeless(page.html)).toBe(placeless(own.html));
      expect(page.html).not.toContain(OWN_PICTURES);
      expect(page.html.includes(CDN)).toBe(own.html.includes(OWN_PICTURES));
      expect(page.policy).toContain("img-src 'self' data: blob: https://cdn.sanity.io;");
    });

    it("pictures, too", () => expect(pages["/author/"]?.html).toContain(`<img src="${CDN}`));

    it("the year in which they are read, above what trends and in the footer", async () => {
      const years = async () => {
        const html = (await loadAll(EMBEDDED, ["/blog/"]))["/blog/"]?.html.replaceAll("<!-- -->", "") ?? "";
        return [/>Trending in (\d+)</.exec(html)?.[1], /© (\d+) Halsted\./.exec(html)?.[1]];
      };
      expect(await years()).toStrictEqual(["2026", "2026"]);
      await moveClock(embedded, 5 * 365 * 24 * 60 * MINUTE);
      // The first time as it was kept, then as it was made anew.
      await expect.poll(years, { timeout: 60_000 }).toStrictEqual(["2031", "2031"]);
    });
  });

  it("shows staff the documents of every kind and, without a token to write, the way to the service's own studio", async () => {
    const link = await vi.waitUntil(() => /https?:\/\/\S+magic-link\S+(?=\s)/.exec(printed)?.[0]);
    const signedIn = await fetch(link, { redirect: "manual" });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const lists: unknown[] = [];
    for (const { name } of contentTypes) {
      const answer = await fetch(`http://127.0.0.1:${HOSTED}/admin/content/${name}`, { headers: { cookie } });
      const html = await answer.text();
      const shows = [`href="${STUDIO}"`, 'class="content-new"', 'class="content-title"'].map((part) => html.includes(part));
      lists.push([name, answer.status, ...shows]);
    }
    const filled = new Set(documents.map(({ _type }) => _type));
    expect(lists).toEqual(contentTypes.map(({ name }) => [name, 200, true, false, filled.has(name)]));
    expect(service?.writes()).toBe(0);
  });

  it("goes on serving every page when the service goes away, and says what it serves from", { timeout: 180_000 }, async () => {
    await service?.close();
    await moveClock(hosted, 2 * MINUTE);
    // The first time as they were kept, the second time as they were made anew.
    expect(summaries(await loadAll(HOSTED, TEMPLATES))).toStrictEqual(asItWas);
    expect(summaries(await loadAll(HOSTED, TEMPLATES))).toStrictEqual(asItWas);
    expect(await readiness()).toStrictEqual([200, { ...READY, contentService: false }]);
  });

  it("serves what nobody asked for before", { timeout: 180_000 }, async () => {
    const paths = [
      "/services/joomla/",
      "/blog/page/3",
      "/blog/course-robots-txt",
      "/contact-us?plan=growth",
      "/blog/feed.xml",
      "/sitemap-posts.xml",
      "/llms.txt",
    ];
    const answers = await Promise.all(paths.map(async (path) => [path, (await at(HOSTED, path)).status]));
    expect(answers).toStrictEqual(paths.map((path) => [path, 200]));
  });

  it("serves the same after a restart without the service", { timeout: 180_000 }, async () => {
    await stop(hosted);
    hosted = await startHosted();
    await moveClock(hosted, 5 * MINUTE);
    expect(summaries(await loadAll(HOSTED, TEMPLATES))).toStrictEqual(asItWas);
    expect(await readiness()).toStrictEqual([200, { ...READY, contentService: false }]);
  });

  it("shows what has changed once the service is back, in every list that shows it", { timeout: 180_000 }, async () => {
    const [POSTS, OTHERS] = [
      ["/blog/category/technical-seo/", "/blog/feed.xml", "/sitemap-posts.xml", "/api/search-index.json"],
      ["/services/seo/", "/career/"],
    ];
    const before = summaries(await loadAll(HOSTED, OTHERS));
    service = await startContentService(documents, { port: SERVICE });
    const post = documents.find(({ _type, slug }) => _type === "post" && POST.endsWith((slug as { current: string }).current));
    const moved = { current: "another-address" };
    service.put({ ...(post as RawDocument), title: "A title that changed while nobody could ask", slug: moved });
    await moveClock(hosted, MINUTE / 2);
    await expect.poll(async () => (await readiness())[1], { timeout: 60_000 }).toStrictEqual({ ...READY, contentService: true });
    const pages = await loadAll(HOSTED, [POST, "/blog/another-address", ...POSTS]);
    expect(summary(pages["/blog/another-address"] as Page)).toContain("/ A title that changed while nobody could ask");
    expect(pages[POST]?.status).toBe(404);
    expect(POSTS.filter((path) => pages[path]?.html.includes("/blog/another-address"))).toStrictEqual(POSTS);
    expect(summaries(await loadAll(HOSTED, OTHERS))).toStrictEqual(before);
  });
});

const at = (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });

async function readiness(): Promise<[status: number, said: unknown]> {
  const answer = await at(HOSTED, "/readyz");
  return [answer.status, await answer.json()];
}

interface Page {
  status: number;
  policy: string | null;
  html: string;
}

async function loadAll(port: number, paths: readonly string[]): Promise<Record<string, Page>> {
  const pages: Record<string, Page> = {};
  const waiting = [...paths];
  const load = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await at(port, path);
      pages[path] = { status: answer.status, policy: answer.headers.get("content-security-policy"), html: await answer.text() };
    }
  };
  await Promise.all([load(), load(), load()]);
  return pages;
}

const summaries = (pages: Record<string, Page>) => Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, summary(page)]));

/** `200: Title / First heading`. */
function summary({ status, html }: Page): string {
  const textOf = (element: RegExp) => element.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");
  return `${status}: ${textOf(/<title>(.*?)<\/title>/s)} / ${textOf(/<h1[^>]*>(.*?)<\/h1>/s)}`;
}

const placeless = (html: string) =>
  html
    .replaceAll(/http(?::\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/g, "")
    .replaceAll(CDN, OWN_PICTURES)
    .replaceAll(/\/_state\/[\w-]+/g, "");

/** The site as `npm start` runs it, on the demo's day, once it listens. */
async function startSite(
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
  onText: (text: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "./tests/support/demo-day.ts", "src/server/start.ts"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  child.stdout?.on("data", (text) => onText(String(text)));
  const answers = () =>
    at(port, "/healthz").then(
      ({ ok }) => ok || child.exitCode !== null,
      () => child.exitCode !== null,
    );
  await vi.waitUntil(answers, { timeout: 80_000, interval: 100 });
  expect(child.exitCode).toBeNull();
  return child;
}

async function stop(child: ChildProcess | undefined) {
  const ended = child && once(child, "exit");
  child?.kill("SIGTERM");
  await ended;
}

async function moveClock(child: ChildProcess | undefined, ms: number) {
  const moved = child && once(child, "message");
  child?.send(ms);
  await moved;
}
