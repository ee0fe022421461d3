import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Transaction } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { contentTypes } from "#content/content-types.ts";
import { listRedirects } from "#content/redirect/redirect.content-type.ts";
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import { createWritableDocuments } from "#content/source/database-writable-documents.server.ts";
import { createIndexedSource } from "#content/source/indexed-source.server.ts";
import { pollStore } from "#content/source/poll-store.ts";
import { createReadOnlyDocuments } from "#content/source/read-only-documents.server.ts";
import type { Role } from "#core/access/permissions.ts";
import type { Patch } from "#core/content/patch/patch.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { WritableDocuments } from "#core/content/writable-documents.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import { createMissedAddresses } from "#features/studio/missed-addresses.ts";
import { createPreviewTokens } from "#features/studio/preview-token.ts";
import { createStudio } from "#features/studio/studio.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { openTwoPages } from "../../../tests/support/two-pages.ts";
import { createMovedAddresses } from "../redirects/moved-addresses.ts";

const log = createLogger({ level: "silent" });
const start = Date.parse("2026-11-17T09:00:00Z");

const block = (key: string, text: string, rest: object = {}) => ({
  _type: "block",
  _key: key,
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: `${key}s`, text, marks: [] }],
  ...rest,
});
const author: RawDocument = {
  _id: "author-a",
  _type: "author",
  authorUsername: "ann",
  name: "Ann",
  designation: "Editor",
  slug: { current: "ann" },
};
const category: RawDocument = { _id: "category-c", _type: "category", title: "News", slug: { current: "news" }, line: "blue" };
const post: RawDocument = {
  _id: "post-p",
  _type: "post",
  title: "First words",
  slug: { _type: "slug", current: "first-words" },
  excerpt: "Some words.",
  publishDate: "2026-11-01T09:00:00Z",
  author: { _type: "reference", _ref: "author-a" },
  categories: [{ _type: "reference", _key: "c", _ref: "category-c" }],
  content: [block("a", "One"), block("b", "Two")],
  seo: { title: "First words", description: "Some words about words." },
  fieldOfTomorrow: { nobody: ["knows", { it: true }] },
};
const other = (id: string, slug: string): RawDocument => ({ ...post, _id: id, slug: { _type: "slug", current: slug } });

const editor = (role: Role, name: string = role) => ({ name, email: `${name}@agency.example`, role });
const ed = editor("editor");
const set = (path: Patch["path"], value: unknown): Patch => ({ type: "set", path, value });
const save = (rev: string, ...patches: Patch[]) => ({ rev, opId: randomUUID(), patches });

/** What another studio may have written into a text: a style, an inline object with an annotation, a block. */
const STRANGE = [
  block("s1", "A small heading", { style: "h4", ownField: { kept: [1, 2] } }),
  block("s2", "", {
    markDefs: [{ _type: "comment", _key: "m", by: "Ann" }],
    children: [
      { _type: "stockPrice", _key: "i", symbol: "HAL" },
      { _type: "span", _key: "t", text: " after", marks: ["m", "underline"] },
    ],
  }),
  { _type: "youtube", _key: "s3", url: "https://video.example/1", start: { seconds: 12 } },
];

/** See, write, publish, unpublish, remove. */
const ROLES: readonly [Role, string, boolean[]][] = [
  ["author", "post-p", [true, true, false, false, false]],
  ["author", "author-a", [true, false, false, false, false]],
  ["recruiter", "post-p", [true, false, false, false, true]],
  ["moderator", "post-p", [false, false, false, false, false]],
  ["sales", "post-p", [false, false, false, false, false]],
  ["editor", "post-p", [true, true, true, true, true]],
  ["owner", "author-a", [true, true, true, true, true]],
];

/** The id, the type, the whole, a prototype by path and by value, no end of depth, too many, another kind, none. */
const NO_PATCHES: readonly unknown[] = [
  [set(["_id"], "post-q")],
  [set(["_type"], "siteSettings")],
  [set([], {})],
  [set(["seo", "__proto__", "polluted"], true)],
  [set(["constructor", "prototype"], true)],
  [{ type: "set", path: ["seo"], value: JSON.parse('{"__proto__": {"polluted": true}}') }],
  [set(["seo"], JSON.parse("[".repeat(400) + "]".repeat(400)))],
  Array.from({ length: 1_001 }, () => set(["title"], "x")),
  [{ type: "eval", path: ["title"] }],
  [],
];

/** One instance of the site over a database, with a clock of its own. */
async function openStudio(
  { db, dialect }: OpenDatabase,
  options: { clock?: { ms: number }; documents?: RawDocument[]; fill?: boolean; write?: WritableDocuments<Transaction<Database>> } = {},
) {
  const { clock = { ms: start }, documents = [author, category, post], fill = true, write } = options;
  const now = () => new Date(clock.ms);
  const dataDir = mkdtempSync(join(tmpdir(), "studio-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const store = createDocumentStore(db);
  if (fill) await store.put(documents, now());
  const source = createIndexedSource({ ...pollStore(store), reject: () => {}, log, now, pollEveryMs: 2_000 });
  const jobs = createJobs({ db, dialect, log, now, pollMs: 20 });
  const staffLog = createStaffLog({ db, now });
  const studio = createStudio({
    db,
    documents: write ?? createWritableDocuments(db, dialect),
    assets: createAssetStore({ dataDir, db }),
    types: contentTypes,
    sample: async () => documents,
    overlay: source.overlay,
    isOurPage: async (path) => ["/", "/blog/first-words"].includes(path),
    search: { pageAt: async () => undefined, judge: async () => [] },
    onPublish: source.refresh,
    log: staffLog,
    previews: createPreviewTokens({ secret: Buffer.from("secret"), now }),
    missed: createMissedAddresses({ db, now, most: 3 }),
    jobs,
    now,
  });
  const live = (id: string) => source.fetch("*[_id == $id][0]", { id }) as Promise<RawDocument | null>;
  return { studio, store, source, jobs, staffLog, live, clock };
}

describeOnEachDatabase("the studio", ({ open }) => {
  it("writes nothing when a document is opened, and a draft only when something changes; unknown fields survive", async () => {
    const database = await open();
    const { studio, store, live } = await openStudio(database);
    const before = [await store.revision(), await database.db.selectFrom("draft").selectAll().execute()];
    const opened = await studio.open("post-p", ed);
    expect(opened).toMatchObject({
      draft: post,
      published: post,
      state: "published",
      faults: [],
      people: [],
      address: "/blog/first-words",
    });
    expect([await store.revision(), await database.db.selectFrom("draft").selectAll().execute()]).toEqual(before);

    const saved = await studio.save("post-p", save(opened.rev, set(["title"], "Other words")), ed);
    expect(saved).toMatchObject({ kind: "saved" });
    const again = await studio.open("post-p", editor("owner"));
    expect(again).toMatchObject({
      draft: { ...post, title: "Other words" },
      published: post,
      state: "changed",
      people: [{ name: "editor" }],
    });
    // Back to what is published is no change.
    await studio.save("post-p", save(again.rev, set(["title"], post["title"])), ed);
    expect((await studio.open("post-p", ed)).state).toBe("published");
    expect((await studio.list("post", FIRST_PAGE)).rows[0]?.state).toBe("published");
    // Autosaves touch nothing that visitors see, and no kept page is dropped for them.
    expect(await store.revision()).toBe(before[0]);
    expect(await live("post-p")).toEqual(post);
  });

  it("keeps unknown blocks, inline objects, annotations, styles and fields through an edit beside them", async () => {
    const { studio } = await openStudio(await open(), {
      documents: [author, category, { ...post, content: [block("a", "One"), ...STRANGE] }],
    });
    const { rev } = await studio.open("post-p", ed);
    const typed: Patch[] = [
      {
        type: "diffMatchPatch",
        path: ["content", { _key: "a" }, "children", { _key: "as" }, "text"],
        value: "@@ -1,3 +1,9 @@\n One\n+ more.\n",
      },
      { type: "insert", path: ["content", { _key: "s2" }], position: "after", items: [block("n", "New")] },
    ];
    expect((await studio.save("post-p", save(rev, ...typed), ed)).kind).toBe("saved");
    const { draft } = await studio.open("post-p", ed);
    expect(draft["content"]).toEqual([block("a", "One more."), STRANGE[0], STRANGE[1], block("n", "New"), STRANGE[2]]);
    expect(draft["fieldOfTomorrow"]).toEqual(post["fieldOfTomorrow"]);
  });

  it("drops no kept page in a minute of autosaves", async () => {
    const { studio, store, source, clock } = await openStudio(await open());
    await source.refresh();
    const expired: string[] = [];
    source.watch?.((tags) => void expired.push(...tags));
    const before = await store.revision();
    let { rev } = await studio.open("post-p", ed);
    for (let second = 0; second < 60; second++) {
      ({ rev } = await studio.save("post-p", save(rev, set(["title"], `Words ${second}`)), ed));
      clock.ms += 1_000;
      await source.fetch("*[_id == 'post-p'][0].title", {});
    }
    expect([expired, await store.revision()]).toEqual([[], before]);
    await studio.publish("post-p", ed);
    expect(expired).toContain("post");
  });

  it("tells who else is in which document, to those who see it, until they leave", async () => {
    const { studio, clock } = await openStudio(await open());
    await studio.open("post-p", ed);
    await studio.open("author-a", editor("owner"));
    expect(await studio.hereNow(editor("owner"))).toEqual([
      { id: "post-p", type: "post", title: "First words", name: "editor", email: "editor@agency.example" },
    ]);
    expect(await studio.hereNow(editor("sales"))).toEqual([]);
    await studio.leave("post-p", ed);
    expect(await studio.hereNow(editor("owner"))).toEqual([]);
    clock.ms += 31_000;
    expect(await studio.hereNow(ed)).toEqual([]);
  });

  it("finds pages that a link may lead to: published ones, by title or address, a few of each kind", async () => {
    const many = Array.from({ length: 9 }, (_, n) => other(`post-${n}`, `words-${n}`));
    const { studio } = await openStudio(await open(), { documents: [author, category, ...many] });
    const found = await studio.findPages("words");
    expect([found.length, found[0]]).toEqual([5, { title: "First words", href: "/blog/words-0" }]);
    expect(await studio.findPages("words-7")).toEqual([{ title: "First words", href: "/blog/words-7" }]);
    await studio.create("post", ed, { title: "Unseen draft" });
    expect(await studio.findPages("unseen")).toEqual([]);
  });

  it("merges what two write into different fields and blocks, asks where they meet, and keeps the words of whoever is asked", async () => {
    const database = await open();
    const { studio } = await openStudio(database);
    const { rev } = await studio.open("post-p", ed);
    const ann = editor("editor", "ann");
    const text = (key: string) => ["content", { _key: key }, "children", { _key: `${key}s` }, "text"];
    await studio.save("post-p", save(rev, set(text("a"), "One, by ed")), ed);
    const merged = await studio.save(
      "post-p",
      save(
        rev,
        { type: "diffMatchPatch", path: text("b"), value: "@@ -1,3 +1,5 @@\n Two\n+%C3%A9!\n" },
        {
          type: "insert",
          path: ["content", { _key: "b" }],
          position: "after",
          items: [block("c", "Three")],
        },
      ),
      ann,
    );
    expect(merged.kind).toBe("saved");
    const { draft, rev: both } = await studio.open("post-p", ed);
    expect((draft["content"] as { children: { text: string }[] }[]).map(({ children }) => children[0]?.text)).toEqual([
      "One, by ed",
      "Twoé!",
      "Three",
    ]);
    const refused = await studio.save("post-p", save(rev, set(text("a"), "One, by ann")), ann);
    const missed = [set(text("a"), "One, by ed"), { type: "diffMatchPatch" }, { type: "insert" }];
    expect(merged).toMatchObject({ missed: missed.slice(0, 1) });
    expect(refused).toMatchObject({ kind: "conflict", rev: both, path: text("a"), mine: "One, by ann", theirs: "One, by ed", missed });
    const kept = await database.db.selectFrom("draft_change").select("patches").where("rev", "is", null).execute();
    expect(kept.map(({ patches }) => patches).join()).toContain("One, by ann");
    expect(await studio.follow("post-p", rev, ann)).toMatchObject({
      rev: both,
      missed,
      people: [{ name: "editor", place: "" }],
    });
    await studio.follow("post-p", both, ann, { place: "Title" });
    expect(await studio.follow("post-p", both, ed)).toMatchObject({ missed: [], people: [{ name: "ann", place: "Title" }] });
    expect(await studio.follow("post-p", "unheard-of", ed)).toMatchObject({ rev: both, whole: { _id: "post-p" } });
    // Whoever asks is told as soon as something happens; once the other's words were seen, the choice stands.
    const told = studio.follow("post-p", both, ed, { waitMs: 600_000 });
    expect(await studio.save("post-p", save(both, set(text("a"), "One, by both")), ann)).toMatchObject({ kind: "saved" });
    expect(await told).toMatchObject({ missed: [set(text("a"), "One, by both")] });
  });

  it("two who split a paragraph and type in it at once end alike within five seconds, with all words, and so they do after a choice", async () => {
    const { studio } = await openStudio(await open(), {
      documents: [author, category, { ...post, content: [block("a", "Left half right half")] }],
    });
    const two = await openTwoPages(studio, "post-p", [ed, editor("author", "ann")]);
    const [first, second] = two.pages;
    const text = (key: string) => ["content", { _key: key }, "children", { _key: `${key}s` }, "text"];
    const wordsIn = ({ draft }: typeof first) =>
      ((draft.document as RawDocument)["content"] as { children: { text: string }[] }[]).map(({ children }) => children[0]?.text);
    try {
      const split: Patch = { type: "insert", path: ["content", { _key: "a" }], position: "after", items: [block("b", "right half")] };
      first.draft.change([set(text("a"), "Left half "), split]);
      second.draft.change([set(text("a"), "Left half right half and more words")]);
      expect(await two.msUntil(two.isAlike, 5_000)).toBeDefined();
      expect(wordsIn(first)).toEqual(["Left half  and more words", "right half"]);

      // Different fields and blocks need nobody's choice.
      first.draft.change([set(["title"], "By the first")]);
      second.draft.change([set(text("b"), "right half, longer")]);
      expect(await two.msUntil(two.isAlike, 5_000)).toBeDefined();
      expect([first.draft.document, wordsIn(second)[1]]).toMatchObject([{ title: "By the first" }, "right half, longer"]);

      first.draft.change([set(["excerpt"], "One")]);
      second.draft.change([set(["excerpt"], "Two")]);
      const asked = () => two.pages.find((page) => page.state()?.kind === "conflict");
      expect(await two.msUntil(() => asked() !== undefined, 5_000)).toBeDefined();
      void asked()?.queue.settle({ words: "One and two" });
      expect(await two.msUntil(two.isAlike, 5_000)).toBeDefined();
      expect(first.draft.document).toEqual((await studio.open("post-p", ed)).draft);
      expect(first.draft.document).toMatchObject({ excerpt: "One and two" });
    } finally {
      two.end();
    }
  });

  it("applies a save once, however often it arrives, and keeps every one of two hundred keys", async () => {
    const { studio } = await openStudio(await open());
    let { rev } = await studio.open("post-p", ed);
    const first = save(rev, { type: "insert", path: ["content", -1], position: "after", items: [block("n", "New")] });
    const answers = [await studio.save("post-p", first, ed), await studio.save("post-p", first, ed)];
    expect(answers[1]).toEqual(answers[0]);
    for (let n = 0; n < 200; n++) {
      const answer = await studio.save("post-p", save(rev, set([n % 2 ? "excerpt" : "title"], `${n}`)), ed);
      if (n === 1) expect(answer.kind).toBe("saved");
      rev = answer.rev;
    }
    const { draft } = await studio.open("post-p", ed);
    expect([draft["title"], draft["excerpt"], (draft["content"] as unknown[]).length]).toEqual(["198", "199", 3]);
  });

  it("refuses patches that are none of an editor's", async () => {
    const { studio } = await openStudio(await open());
    const { rev } = await studio.open("post-p", ed);
    for (const patches of NO_PATCHES)
      await expect(studio.save("post-p", { rev, opId: randomUUID(), patches }, ed)).rejects.toMatchObject({ code: "input_invalid" });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await studio.open("post-p", ed)).draft).toEqual(post);
  });

  it("refuses a document that grows without end", async () => {
    const { studio } = await openStudio(await open());
    const { rev } = await studio.open("post-p", ed);
    await expect(studio.save("post-p", save(rev, set(["excerpt"], "x".repeat(2_000_000))), ed)).rejects.toMatchObject({
      code: "input_too_large",
    });
  });

  it("publishes at once on this instance, and names the field of what the page refuses", async () => {
    const { studio, live, staffLog } = await openStudio(await open());
    let { rev } = await studio.open("post-p", ed);
    const badly: [Patch, string, string][] = [
      [set(["title"], " "), "Title", "missing"],
      [set(["content", { _key: "b" }, "style"], "h4"), "Text", ""],
      [set(["author"], { _type: "reference", _ref: "nobody" }), "Author", "missing"],
      [set(["featureImage"], { _type: "image", asset: { _ref: "image-abc-10x10-png" } }), "Picture", "say what the picture shows"],
      [
        set(["content", { _key: "b" }, "markDefs"], [{ _type: "link", _key: "l", href: "/blog/gone" }]),
        "Text",
        "there is no page /blog/gone",
      ],
    ];
    for (const [patch, field, message] of badly) {
      ({ rev } = await studio.save("post-p", save(rev, patch), ed));
      const answer = await studio.publish("post-p", ed);
      if (answer.kind !== "faults") throw new Error(`${field} was published`);
      expect(answer.faults.map((fault) => fault.field)).toEqual([field]);
      expect(answer.faults[0]?.message).toContain(message);
      expect(await live("post-p")).toEqual(post);
      await studio.discardDraft("post-p", ed);
      ({ rev } = await studio.open("post-p", ed));
    }
    await studio.save("post-p", save(rev, set(["title"], "New words")), ed);
    await expect(studio.publish("post-p", ed, rev)).rejects.toMatchObject({ code: "content_changed" });
    expect((await studio.publish("post-p", ed)).kind).toBe("published");
    expect(await live("post-p")).toMatchObject({ title: "New words", fieldOfTomorrow: post["fieldOfTomorrow"] });
    expect((await studio.open("post-p", ed)).state).toBe("published");
    const { rows } = await staffLog.list({ ...FIRST_PAGE, isWhole: true });
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(["content.edit", "content.discard", "content.publish"]));
    expect(await staffLog.firstBroken()).toBeUndefined();
  });

  it("lets no second document have an address, not even one that another's draft has left", async () => {
    const { studio } = await openStudio(await open(), { documents: [author, category, post, other("post-q", "second")] });
    const { rev } = await studio.open("post-p", ed);
    await studio.save("post-p", save(rev, set(["slug", "current"], "third")), ed);
    const { rev: revOfQ } = await studio.open("post-q", ed);
    await studio.save("post-q", save(revOfQ, set(["slug", "current"], "first-words")), ed);
    expect(await studio.publish("post-q", ed)).toMatchObject({ kind: "faults", faults: [{ field: "Address", path: ["slug"] }] });
  });

  it("leaves a redirect when a page moves: a to b to c leads to c at once, and back to a leaves none from a", async () => {
    const { studio, source } = await openStudio(await open());
    const moved = await createMovedAddresses(source);
    const move = async (slug: string) => {
      const { rev } = await studio.open("post-p", ed);
      await studio.save("post-p", save(rev, set(["slug", "current"], slug)), ed);
      expect(await studio.publish("post-p", ed)).toMatchObject({ kind: "published" });
    };
    const all = async () => (await listRedirects(source)).map(({ from, to, status }) => `${from} ${to} ${status}`);
    await move("b");
    expect(await all()).toEqual(["/blog/first-words /blog/b 301"]);
    await move("c");
    expect(await all()).toEqual(["/blog/b /blog/c 301", "/blog/first-words /blog/c 301"]);
    await expect.poll(() => moved.find("/blog/b/?utm=1"), { timeout: 30_000 }).toEqual({ location: "/blog/c?utm=1", status: 301 });
    expect([moved.find("/blog/first-words")?.location, moved.find("/blog/c")]).toEqual(["/blog/c", undefined]);
    await move("first-words");
    expect(await all()).toEqual(["/blog/b /blog/first-words 301", "/blog/c /blog/first-words 301"]);
    expect((await studio.list("redirect", FIRST_PAGE)).total).toBe(2);
  });

  it("counts the addresses that were asked for in vain, and keeps those asked for most", async () => {
    const { studio } = await openStudio(await open());
    for (const path of ["/a", "/b", "/b", "/c", "/c", "/c", "/d", "/d", `/${"x".repeat(300)}`]) studio.missed.note(path);
    expect((await studio.missed.list()).map(({ path, times }) => `${path} ${times}`)).toEqual(["/c 3", "/b 2", "/d 2"]);
    studio.missed.note("/b");
    await studio.missed.forget("/d");
    expect((await studio.missed.list()).map(({ path, times }) => `${path} ${times}`)).toEqual(["/b 3", "/c 3"]);
  });

  it("shows a draft to whoever has its signed address, until that is over", async () => {
    const { studio, clock, staffLog } = await openStudio(await open());
    const { rev } = await studio.open("post-p", ed);
    await studio.save("post-p", save(rev, set(["title"], "Not yet")), ed);
    const address = await studio.previewAddress("post-p", ed);
    const [path, token = ""] = address.split("?preview=");
    expect(path).toBe("/blog/first-words");
    expect(await studio.readPreview(token)).toMatchObject({ title: "Not yet" });
    const [until, , signature] = token.split(".");
    const forged = `${until}.${Buffer.from("siteSettings").toString("base64url")}.${signature}`;
    for (const bad of ["", "x", `${token}x`, `${token}.x`, forged]) expect(await studio.readPreview(bad)).toBeUndefined();
    // What visitors see, to stand beside it.
    const [, live = ""] = (await studio.previewAddress("post-p", ed, { isLive: true })).split("?preview=");
    expect(await studio.readPreview(live)).toEqual(post);
    const [, shared = ""] = (await studio.share("post-p", ed)).split("?preview=");
    clock.ms += 3_600_001;
    expect([await studio.readPreview(token), await studio.readPreview(live)]).toEqual([undefined, undefined]);
    expect(await studio.readPreview(shared)).toMatchObject({ title: "Not yet" });
    clock.ms += 167 * 3_600_000;
    expect(await studio.readPreview(shared)).toBeUndefined();
    await expect(studio.share("post-p", editor("recruiter"))).rejects.toMatchObject({ code: "not_allowed" });
    const { rows } = await staffLog.list(FIRST_PAGE);
    expect(rows[0]).toMatchObject({ action: "content.share", subject: "post-p" });
  });

  it("previews a draft that has no address yet as the page it will be", async () => {
    const { studio } = await openStudio(await open());
    const id = await studio.create("post", ed);
    const address = await studio.previewAddress(id, ed);
    const [path = "", token = ""] = address.split("?preview=");
    expect(path).toMatch(/^\/blog\/./);
    expect(await studio.readPreview(token)).toMatchObject({ _id: id, slug: { current: path.replace("/blog/", "") } });
    expect((await studio.open(id, ed)).draft["slug"]).toBeUndefined();
  });

  it("lists what is being written, what goes out first on top, with what stops it", async () => {
    const { studio } = await openStudio(await open());
    const begun = await studio.create("post", ed);
    const { rev } = await studio.open("post-p", ed);
    const saved = await studio.save("post-p", save(rev, set(["title"], "Newer words")), ed);
    expect(saved.kind).toBe("saved");
    expect(await studio.unfinished("post")).toMatchObject([
      { id: begun, state: "draft", at: undefined, faults: expect.any(Number) },
      { id: "post-p", title: "Newer words", state: "changed", faults: 0 },
    ]);
    const at = new Date("2027-01-05T09:00:00Z");
    await studio.schedule("post-p", at, ed);
    expect(await studio.unfinished("post")).toMatchObject([
      { id: "post-p", state: "scheduled", at: at.toISOString(), faults: 0 },
      { id: begun, state: "draft" },
    ]);
  });

  it("removes what the site came with in one step, but nothing that somebody made their own or still needs", async () => {
    const linking = {
      ...other("post-l", "linking"),
      content: [block("a", "x", { markDefs: [{ _type: "link", _key: "l", href: "/blog/second" }] })],
    };
    const { studio, live, staffLog, source } = await openStudio(await open(), {
      documents: [author, category, post, other("post-q", "second"), linking],
    });
    const owner = editor("owner");
    const { rev } = await studio.open("post-l", owner);
    expect(await studio.sample.count()).toBe(4);
    await studio.save("post-l", save(rev, set(["title"], "Our own")), owner);
    expect(await studio.sample.count()).toBe(2);
    await expect(studio.sample.remove(ed)).rejects.toMatchObject({ code: "not_allowed" });
    expect(await studio.sample.remove(owner)).toBe(2);
    expect([await live("post-p"), await live("post-q")]).toEqual([null, null]);
    expect([await live("author-a"), await live("category-c")]).toEqual([author, category]);
    expect((await listRedirects(source)).map(({ from, to }) => `${from} ${to}`)).toEqual(["/blog/second /blog/"]);
    const { rows } = await staffLog.list({ ...FIRST_PAGE, isWhole: true });
    expect(rows.map(({ action, detail }) => `${action} ${detail}`)).toContain("content.sample.remove 2 documents");
    expect(await studio.sample.count()).toBe(0);
  });

  it("reads a dataset that it may not write, and refuses to write", async () => {
    const database = await open();
    const { source } = await openStudio(database);
    const { studio } = await openStudio(database, { fill: false, write: createReadOnlyDocuments(source) });
    const { rev, draft, canWrite } = await studio.open("post-p", ed);
    expect([draft, canWrite]).toEqual([post, false]);
    expect(await studio.list("post", { ...FIRST_PAGE, q: "first" })).toMatchObject({
      total: 1,
      rows: [{ id: "post-p", title: "First words" }],
    });
    expect(await studio.usesOf("author-a", ed)).toMatchObject([{ id: "post-p" }]);
    const asked = [
      studio.save("post-p", save(rev, set(["title"], "x")), ed),
      studio.create("post", ed),
      studio.duplicate("post-p", ed),
      studio.discardDraft("post-p", ed),
      studio.publish("post-p", ed),
      studio.unpublish("post-p", ed),
      studio.schedule("post-p", new Date(start + 60_000), ed),
      studio.remove("post-p", ed),
    ];
    for (const answer of await Promise.allSettled(asked))
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "content_read_only" } });
  });

  it("shows on another instance what one with a slow clock published", async () => {
    const database = await open();
    const fast = await openStudio(database);
    const slow = await openStudio(database, { clock: { ms: start - 60_000 }, fill: false });
    expect(await fast.live("post-p")).toEqual(post);
    for (const title of ["Once", "Twice in the same moment"]) {
      const { rev } = await slow.studio.open("post-p", ed);
      await slow.studio.save("post-p", save(rev, set(["title"], title)), ed);
      await slow.studio.publish("post-p", ed);
      fast.clock.ms += 2_000;
      expect(await fast.live("post-p")).toMatchObject({ title });
    }
  });

  it("publishes what was pinned when its time has come, once, by whichever instance is there", async () => {
    const database = await open();
    const first = await openStudio(database);
    const { rev } = await first.studio.open("post-p", ed);
    const { rev: next } = await first.studio.save("post-p", save(rev, set(["title"], "Pinned")), ed);
    await first.studio.schedule("post-p", new Date(start + 1_800_000), ed);
    const at = new Date(start + 3_600_000);
    expect(await first.studio.schedule("post-p", at, ed)).toEqual({ kind: "scheduled", at: at.toISOString() });
    await first.studio.save("post-p", save(next, set(["excerpt"], "Later words")), ed);
    expect(await first.studio.open("post-p", ed)).toMatchObject({ state: "scheduled", schedule: { at: at.toISOString() } });
    // The one that took the order is gone; two others come.
    const clock = { ms: start + 1_900_000 };
    const others = [await openStudio(database, { clock, fill: false }), await openStudio(database, { clock, fill: false })];
    for (const { jobs } of others) jobs.start();
    try {
      expect(await others[0]?.live("post-p")).toEqual(post);
      clock.ms = start + 3_600_001;
      await expect.poll(() => others[0]?.studio.open("post-p", ed), { timeout: 30_000 }).toMatchObject({ state: "changed" });
    } finally {
      for (const { jobs } of others) await jobs.stop();
    }
    clock.ms += 2_000;
    for (const { live } of others) expect(await live("post-p")).toMatchObject({ title: "Pinned", excerpt: post["excerpt"] });
    expect((await first.studio.open("post-p", ed)).draft).toMatchObject({ title: "Pinned", excerpt: "Later words" });
    const kinds = (await first.studio.revisionsOf("post-p", ed)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "publish")).toHaveLength(1);
  });

  it("takes a schedule back, and forgets it when the document is published by hand", async () => {
    const database = await open();
    const { studio, jobs } = await openStudio(database);
    const live = () => jobs.live(["studio-publish"]);
    const { rev } = await studio.open("post-p", ed);
    await studio.save("post-p", save(rev, set(["title"], "Pinned")), ed);
    await studio.schedule("post-p", new Date(start + 60_000), ed);
    await studio.cancelSchedule("post-p", ed);
    expect([await studio.open("post-p", ed), await live()]).toMatchObject([{ state: "changed", schedule: undefined }, []]);
    await studio.schedule("post-p", new Date(start + 60_000), ed);
    await studio.publish("post-p", ed);
    expect([await studio.open("post-p", ed), await live()]).toMatchObject([{ state: "published", schedule: undefined }, []]);
    await expect(studio.schedule("post-p", new Date(start - 1), ed)).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("keeps what was published, and makes a draft of it again", async () => {
    const { studio, live } = await openStudio(await open());
    for (const title of ["Second", "Third"]) {
      const { rev } = await studio.open("post-p", ed);
      await studio.save("post-p", save(rev, set(["title"], title)), ed);
      await studio.publish("post-p", ed);
    }
    const published = (await studio.revisionsOf("post-p", ed)).filter(({ kind }) => kind === "publish");
    const [newest, older] = published.map(({ n }) => n);
    expect((await studio.revision("post-p", older ?? 0, ed))?.document["title"]).toBe("Second");
    expect(newest).toBeGreaterThan(older ?? 0);
    await studio.restore("post-p", older ?? 0, ed);
    expect(await studio.open("post-p", ed)).toMatchObject({ state: "changed", draft: { title: "Second" }, published: { title: "Third" } });
    expect(await live("post-p")).toMatchObject({ title: "Third" });
  });

  it("begins, copies, unpublishes and removes, but nothing that is used somewhere", async () => {
    const { studio, live } = await openStudio(await open());
    const id = await studio.create("faq", ed);
    expect(await studio.open(id, ed)).toMatchObject({ state: "draft", draft: { _id: id, _type: "faq" }, published: undefined });
    await studio.discardDraft(id, ed);
    await expect(studio.open(id, ed)).rejects.toMatchObject({ code: "not_found" });
    const copy = await studio.duplicate("post-p", ed);
    const { _id, slug, ...words } = post;
    expect((await studio.open(copy, ed)).draft).toEqual({ ...words, _id: copy });
    expect(await studio.remove("author-a", ed)).toMatchObject({ kind: "used", uses: [{ type: "post" }, { type: "post" }] });
    expect(new Set((await studio.usesOf("author-a", ed)).map((use) => use.id))).toEqual(new Set(["post-p", copy]));
    await studio.unpublish("post-p", ed);
    expect(await live("post-p")).toBeNull();
    expect((await studio.open("post-p", ed)).state).toBe("draft");
    for (const gone of ["post-p", copy]) expect(await studio.remove(gone, ed)).toEqual({ kind: "removed" });
    expect(await studio.remove("author-a", ed)).toEqual({ kind: "removed" });
    expect((await studio.list("post", FIRST_PAGE)).rows).toEqual([]);
  });

  it("lists by page, word and state", async () => {
    const documents = [
      author,
      category,
      ...Array.from({ length: 30 }, (_, n) => ({ ...other(`post-${n}`, `post-${n}`), title: `Post ${n}` })),
    ];
    const { studio } = await openStudio(await open(), { documents });
    const { rev } = await studio.open("post-7", ed);
    await studio.save("post-7", save(rev, set(["title"], "A changed one")), ed);
    const page = await studio.list("post", { ...FIRST_PAGE, sort: "title" });
    expect([page.total, page.rows.length, page.counts]).toEqual([30, 25, { state: { changed: 1, published: 29 } }]);
    expect(page.rows[0]).toMatchObject({ id: "post-7", title: "A changed one", address: "/blog/post-7", people: [{ name: "editor" }] });
    const found = await studio.list("post", { ...FIRST_PAGE, q: "post 1", filters: { state: "published" } });
    expect(found.total).toBe(12);
  });

  it("lets every role do with a document what is theirs to do", async () => {
    const { studio } = await openStudio(await open());
    for (const [role, id, expected] of ROLES) {
      const me = editor(role);
      const { rev } = await studio.open(id, ed);
      const may = (ask: () => Promise<unknown>) =>
        ask().then(
          () => true,
          (error: { code: string }) => error.code !== "not_allowed",
        );
      const answers = [
        await may(() => studio.open(id, me)),
        await may(() => studio.save(id, save(rev, set(["title"], role)), me)),
        await may(() => studio.publish(id, me)),
        await may(() => studio.unpublish(id, me)),
        await may(() => studio.remove("nobody-has-this", me)),
      ];
      expect([role, id, ...answers]).toEqual([role, id, ...expected]);
    }
  });
});
