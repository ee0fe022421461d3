// Behind a balancer a visitor's next request may go to another instance, and a CDN asks any of them: a page is the same bytes, with the
// same headers, whoever made it, in whatever order pages were asked for, and whether its instance followed a change or began after it.
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createDocumentStore } from "../src/content/source/database-document-store.server.ts";
import { everything } from "./support/everything.ts";
import { type OwnSite, startOwnSite } from "./support/own-site.ts";
import { TEMPLATES } from "./support/pages.ts";
import { startPostgres, type TestPostgres } from "./support/postgres.ts";
import { sendAsVisitor } from "./support/send-as-visitor.ts";

/** A page takes five renderings, each on a server that has just begun: every third template, and all of them in `npm run test:everything`. */
const PATHS = [
  ...TEMPLATES.filter((_, place) => everything || place % 3 === 0),
  ...["/audit/", "/sitemap.xml", "/sitemap-posts.xml", "/blog/feed.xml", "/llms.txt", "/robots.txt"],
  ...["/api/search-index.json", "/api/openapi.json"],
];

let postgres: TestPostgres | undefined;
const sites: OwnSite[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop().catch(() => {})));
  await postgres?.stop();
}, 60_000);

it("every template is the same bytes from each instance, before and after a change", { timeout: 300_000 }, async () => {
  const databaseUrl = (await postgres?.createDatabase()) ?? "";
  const env = { DATABASE_URL: databaseUrl, SITE_ORIGIN: "http://127.0.0.1:3000", PAGE_RENDERS_A_MINUTE: "6000" };
  const start = async () => {
    const site = await startOwnSite({ env });
    sites.push(site);
    return site;
  };
  const [one, two] = await Promise.all([start(), start()]);
  const first = await readAll(one, PATHS);
  expect(await readAll(two, PATHS.toReversed())).toEqual(first);

  // A post with the very moment of another, which lists must put in one order; and the first rated review, whose mean every page shows.
  await publishBeside(databaseUrl, "crawl-budget-myth");
  await approveReview(one, two);
  for (const site of [one, two])
    for (const path of ["/", "/tools/md5-generator/"])
      await expect.poll(async () => (await read(site, path)).body, { timeout: 60_000 }).toContain('<span class="badge">');
  for (const site of [one, two])
    await expect.poll(async () => (await read(site, "/blog/feed.xml")).body, { timeout: 60_000 }).toContain("/blog/beside-it");
  const three = await start();
  const changed = await readAll(three, PATHS);
  expect(changed.get("/blog/")).not.toEqual(first.get("/blog/"));
  expect(await readAll(one, PATHS)).toEqual(changed);
  expect(await readAll(two, PATHS.toReversed())).toEqual(changed);
});

async function readAll(site: OwnSite, paths: readonly string[]) {
  const answers = new Map<string, Awaited<ReturnType<typeof read>>>();
  for (const path of paths) answers.set(path, await read(site, path));
  return answers;
}

/** The moment and the number of an answer are its own. */
async function read({ origin }: OwnSite, path: string) {
  const answer = await fetch(origin + path);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)));
  return { status: answer.status, headers, body: await answer.text() };
}

async function publishBeside(databaseUrl: string, slug: string) {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const store = createDocumentStore(db);
  const post = (await store.all()).find((document) => (document["slug"] as { current?: string } | undefined)?.current === slug);
  if (!post) throw new Error(`There is no ${slug}`);
  await store.put([{ ...post, _id: "post-beside", title: "Beside it", slug: { current: "beside-it" } }], new Date());
  await close();
}

/** Sent to one instance, decided on another. */
async function approveReview(one: OwnSite, two: OwnSite) {
  const review = { userName: "Priya", userEmail: "priya@shop.example", userFeedback: "It found both titles.", tool: "title-tag-checker" };
  await sendAsVisitor(one.origin, "create-review", { data: { ...review, rating: 4 } });
  const { pathname, search } = new URL(one.ownerLink || two.ownerLink);
  const signedIn = await fetch(two.origin + pathname + search, { redirect: "manual" });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const queue = await (await fetch(`${two.origin}/admin/reviews`, { headers: { cookie } })).text();
  const id = /name="id" value="([^"]+)"/.exec(queue)?.[1] ?? "";
  const decided = await fetch(`${two.origin}/admin/reviews`, {
    method: "POST",
    headers: { cookie, origin: "http://127.0.0.1:3000" },
    body: new URLSearchParams({ id, intent: "approve" }),
  });
  expect(decided.status).toBe(200);
}
