import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listPosts, listPostsByCategory, type PostCard, post as postType, readPost } from "#content/post/post.content-type.ts";
import { readSample } from "#content/source/create-content.server.ts";
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import { createWritableDocuments } from "#content/source/database-writable-documents.server.ts";
import { filesToReferences } from "#content/source/dataset-images.ts";
import { createIndexedSource } from "#content/source/indexed-source.server.ts";
import { pollStore } from "#content/source/poll-store.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { cpuTime } from "../tests/support/cpu-time.ts";
import { benchStudioPages } from "./studio-pages.ts";

const log = createLogger({ level: "silent" });

/** What a list, a page and a publish cost with so many documents: work of the processor, whatever else the machine does. */
export async function benchStudio(): Promise<void> {
  for (const count of [205, 2_000, 10_000]) await benchDocuments(count);
  for (const count of [2_000, 10_000]) await benchStudioPages(await manyDocuments(count));
}

async function benchDocuments(count: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-studio-"));
  const { db, dialect, close } = await openDatabase({ dataDir, databaseUrl: undefined, log, isServing: false });
  try {
    const now = () => new Date("2026-11-17T09:00:00Z");
    const store = createDocumentStore(db);
    const all = await manyDocuments(count);
    await store.put(all, now());
    const documents = createWritableDocuments(db, dialect);
    const source = createIndexedSource({ ...pollStore(store), reject: () => {}, log, now, pollEveryMs: 600_000 });
    const last = all.findLast(({ _type }) => _type === "post") as RawDocument;
    const slug = (last["slug"] as { current: string }).current;
    const category = (last["categories"] as { _ref: string }[])[0]?._ref ?? "";
    const posts: PostCard[] = [];
    const figures: [string, number][] = [];
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const before = cpuTime();
      await work();
      figures.push([name, cpuTime() - before]);
    };
    await measure("first index", () => source.refresh());
    await measure("list of the admin", () => documents.list("post", FIRST_PAGE));
    await measure("… searched", () => documents.list("post", { ...FIRST_PAGE, q: "crawl 7" }));
    await measure("… by title", () => documents.list("post", { ...FIRST_PAGE, sort: "title" }));
    await measure("the blog's list, first time", () => listPosts(source, now()));
    await measure("the blog's list, again", () => listPosts(source, now()));
    await measure("a category's list", () => listPostsByCategory(source, category, now()));
    await measure("one post", () => readPost(source, slug, now()));
    await measure("checks before publishing", async () => postType.mappingFaults(await source.overlay(last), last._id));
    await store.put([{ ...last, title: "Another title" }], now());
    await measure("seen after a publish", () => source.refresh());
    await measure("the blog's list after it", async () => posts.push(...(await listPosts(source, now()))));
    if (posts.length < count - 200) throw new Error(`the list has ${posts.length} of ${count} documents: the rest does not map`);
    console.log(`${count} documents: ${figures.map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`).join(", ")}`);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const PICTURE = `image-${"0".repeat(40)}-1600x900-png`;

/** The sample, and posts made from its own until there are so many. */
async function manyDocuments(count: number): Promise<RawDocument[]> {
  const sample = await filesToReferences(await readSample(), async () => PICTURE);
  const posts = sample.filter(({ _type }) => _type === "post");
  const more = Array.from({ length: Math.max(0, count - sample.length) }, (_, n): RawDocument => {
    const from = posts[n % posts.length] as RawDocument;
    return { ...from, _id: `post-more-${n}`, title: `${from["title"]} ${n}`, slug: { _type: "slug", current: `more-${n}` } };
  });
  return [...sample, ...more];
}
