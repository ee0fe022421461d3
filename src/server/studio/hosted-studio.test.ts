import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { contentTypes } from "#content/content-types.ts";
import { openHostedDataset, openHostedDocuments } from "#content/source/hosted/hosted-documents.server.ts";
import { createHostedWritableDocuments } from "#content/source/hosted/hosted-writable-documents.server.ts";
import { createIndexedSource } from "#content/source/indexed-source.server.ts";
import { createReadOnlyDocuments } from "#content/source/read-only-documents.server.ts";
import type { Patch } from "#core/content/patch/patch.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import { createMissedAddresses } from "#features/studio/missed-addresses.ts";
import { createPreviewTokens } from "#features/studio/preview-token.ts";
import { createStudio } from "#features/studio/studio.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startContentService } from "../../../tests/support/content-service.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { openTwoPages } from "../../../tests/support/two-pages.ts";

const log = createLogger({ level: "silent" });
const ed = { name: "Ed", email: "ed@agency.example", role: "editor" as const };
const ann = { name: "Ann", email: "ann@agency.example", role: "editor" as const };
const set = (field: string, value: unknown): Patch => ({ type: "set", path: [field], value });
const save = (rev: string, ...patches: Patch[]) => ({ rev, opId: randomUUID(), patches });

const category: RawDocument = {
  _id: "category-c",
  _type: "category",
  title: "News",
  slug: { current: "news" },
  line: "blue",
  description: "What is new.",
  fieldOfTomorrow: { nobody: ["knows"] },
};

/** A text with a style, an inline object, an annotation and a block that our editor does not know. */
const strangePost: RawDocument = {
  _id: "post-s",
  _type: "post",
  title: "First",
  content: [
    { _type: "block", _key: "a", style: "normal", markDefs: [], children: [{ _type: "span", _key: "as", text: "One", marks: [] }] },
    {
      _type: "block",
      _key: "b",
      style: "h4",
      markDefs: [{ _type: "comment", _key: "m", by: "Ann" }],
      children: [
        { _type: "stockPrice", _key: "i", symbol: "HAL" },
        { _type: "span", _key: "t", text: " after", marks: ["m"] },
      ],
    },
    { _type: "youtube", _key: "c", url: "https://video.example/1", start: { seconds: 12 } },
  ],
};

describeOnEachDatabase("the studio over a hosted dataset", ({ open }) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function openStudio({ mayWrite = true } = {}) {
    const { db, dialect } = await open();
    const service = await startContentService([category]);
    const folder = mkdtempSync(join(tmpdir(), "hosted-studio-"));
    closing.push(service.close, () => rmSync(folder, { recursive: true, force: true }));
    const project = { projectId: "zp7mbokg", dataset: "production", apiHost: service.origin, writeToken: "skWrite" };
    const now = () => new Date();
    const hosted = await openHostedDocuments({ project, file: join(folder, "copy.ndjson"), log });
    const source = createIndexedSource({ ...hosted, reject: () => {}, log, now, pollEveryMs: 60_000 });
    const readOnly = createReadOnlyDocuments(source);
    const documents = mayWrite
      ? createHostedWritableDocuments({ dataset: await openHostedDataset(project), readOnly, db, dialect })
      : readOnly;
    const studio = createStudio({
      db,
      documents,
      types: contentTypes,
      overlay: source.overlay,
      log: createStaffLog({ db, now }),
      now,
      sample: async () => [],
      isOurPage: async () => true,
      assets: createAssetStore({ dataDir: folder, db }),
      search: { pageAt: async () => undefined, judge: async () => [] },
      onPublish: source.refresh,
      previews: createPreviewTokens({ secret: Buffer.from("secret"), now }),
      missed: createMissedAddresses({ db, now }),
      jobs: createJobs({ db, dialect, log, now }),
    });
    const live = (id: string) => source.fetch("*[_id == $id][0]", { id }) as Promise<RawDocument | null>;
    return { studio, service, live };
  }

  it("writes drafts and publishes by the service's own calls; opening writes nothing, and unknown fields survive", async () => {
    const { studio, service, live } = await openStudio();
    const { rev, draft, canWrite } = await studio.open("category-c", ed);
    expect([canWrite, draft["title"], service.writes()]).toEqual([true, "News", 0]);
    const saved = await studio.save("category-c", save(rev, set("title", "Newest")), ed);
    expect(saved.kind).toBe("saved");
    expect([service.held("drafts.category-c")?.["title"], service.held("category-c")?.["title"]]).toEqual(["Newest", "News"]);
    expect((await studio.list("category", FIRST_PAGE)).rows.map(({ id, title, state }) => [id, title, state])).toEqual([
      ["category-c", "Newest", "changed"],
    ]);
    expect(await studio.publish("category-c", ed)).toMatchObject({ kind: "published" });
    expect(service.held("category-c")).toMatchObject({ title: "Newest", fieldOfTomorrow: category["fieldOfTomorrow"] });
    expect(service.held("drafts.category-c")).toBeUndefined();
    expect(await live("category-c")).toMatchObject({ title: "Newest" });
  });

  it("merges what two write, asks where they meet, and takes no change twice", async () => {
    const { studio, service } = await openStudio();
    const { rev } = await studio.open("category-c", ed);
    const first = save(rev, set("title", "By Ed"));
    expect([(await studio.save("category-c", first, ed)).kind, (await studio.save("category-c", first, ed)).kind]).toEqual([
      "saved",
      "saved",
    ]);
    expect((await studio.save("category-c", save(rev, set("description", "By Ann")), ann)).kind).toBe("saved");
    expect(await studio.save("category-c", save(rev, set("title", "By Ann")), ann)).toMatchObject({ kind: "conflict", theirs: "By Ed" });
    expect(service.held("drafts.category-c")).toMatchObject({ title: "By Ed", description: "By Ann" });
    // Somebody in the service's own studio was faster.
    const { rev: seen } = await studio.open("category-c", ed);
    service.put({ ...(service.held("drafts.category-c") as RawDocument), title: "Elsewhere" });
    expect(await studio.save("category-c", save(seen, set("title", "Too late")), ed)).toMatchObject({
      kind: "conflict",
      theirs: "Elsewhere",
    });
  });

  it("two who split a paragraph and type in it at once end alike within five seconds, with all words", async () => {
    const { studio, service } = await openStudio();
    service.put(strangePost);
    const two = await openTwoPages(studio, "post-s", [ed, ann]);
    const [first, second] = two.pages;
    const [known, ...unknown] = strangePost["content"] as { children: object[] }[];
    const paragraph = (key: string, text: string) => ({ ...known, _key: key, children: [{ ...known?.children[0], text }] });
    const text = ["content", { _key: "a" }, "children", { _key: "as" }, "text"];
    try {
      first.draft.change([
        { type: "set", path: text, value: "O" },
        { type: "insert", path: ["content", { _key: "a" }], position: "after", items: [paragraph("n", "ne")] },
      ]);
      second.draft.change([{ type: "set", path: text, value: "One and more words" }]);
      expect(await two.msUntil(two.isAlike, 5_000)).toBeDefined();
    } finally {
      two.end();
    }
    const words = [paragraph("a", "O and more words"), paragraph("n", "ne"), ...unknown];
    expect([(first.draft.document as RawDocument)["content"], service.held("drafts.post-s")?.["content"]]).toEqual([words, words]);
  });

  it("keeps every one of a hundred keys, and what it does not know beside them", async () => {
    const { studio, service } = await openStudio();
    service.put(strangePost);
    let { rev } = await studio.open("post-s", ed);
    const text = ["content", { _key: "a" }, "children", { _key: "as" }, "text"];
    for (let n = 0; n < 100; n++) {
      const answer = await studio.save("post-s", save(rev, n % 2 ? set("title", `${n}`) : { type: "set", path: text, value: `${n}` }), ed);
      expect(answer.kind).toBe("saved");
      rev = answer.rev;
    }
    const [known, ...unknown] = strangePost["content"] as { children: object[] }[];
    const typed = { ...known, children: [{ ...known?.children[0], text: "98" }] };
    expect(service.held("drafts.post-s")).toMatchObject({ title: "99", content: [typed, ...unknown] });
  });

  it("refuses what the page's mapping refuses and leaves the service as it was; begins, unpublishes and removes", async () => {
    const { studio, service } = await openStudio();
    const { rev } = await studio.open("category-c", ed);
    await studio.save("category-c", save(rev, set("title", " ")), ed);
    expect(await studio.publish("category-c", ed)).toMatchObject({ kind: "faults", faults: [{ field: "Title" }] });
    expect(service.held("category-c")?.["title"]).toBe("News");
    await studio.discardDraft("category-c", ed);
    expect(service.held("drafts.category-c")).toBeUndefined();
    await studio.unpublish("category-c", ed);
    expect([service.held("category-c"), service.held("drafts.category-c")?.["title"]]).toEqual([undefined, "News"]);
    const id = await studio.create("category", ed, { title: "Begun" });
    await studio.open(id, ed);
    expect(await studio.hereNow(ann)).toContainEqual(expect.objectContaining({ id, type: "category", title: "Begun", name: "Ed" }));
    expect(service.held(`drafts.${id}`)).toMatchObject({ _type: "category" });
    expect(await studio.remove(id, ed)).toEqual({ kind: "removed" });
    expect(service.held(`drafts.${id}`)).toBeUndefined();
  });

  it("brings a picture to the service under the id that documents name it by", async () => {
    const { studio, service } = await openStudio();
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a4326b" } })
      .png()
      .toBuffer();
    const answer = await studio.media.upload(new File([new Uint8Array(bytes)], "rooms.png"), ed);
    if (answer.kind !== "kept") throw new Error(answer.reason);
    expect(service.held(answer.picture.id)).toMatchObject({ _type: "sanity.imageAsset" });
  });

  it("sends no write without a token that may", async () => {
    const { studio, service } = await openStudio({ mayWrite: false });
    const { rev } = await studio.open("category-c", ed);
    const asked = [
      () => studio.save("category-c", save(rev, set("title", "x")), ed),
      () => studio.create("category", ed),
      () => studio.publish("category-c", ed),
      () => studio.unpublish("category-c", ed),
      () => studio.remove("category-c", ed),
      () => studio.media.upload(new File(["x"], "x.png"), ed),
    ];
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: "content_read_only" });
    expect(service.writes()).toBe(0);
  });
});
