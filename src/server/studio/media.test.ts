import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { contentTypes } from "#content/content-types.ts";
import { framedUrl } from "#content/image/framed-url.ts";
import { createDocumentStore } from "#content/source/database-document-store.server.ts";
import { createWritableDocuments } from "#content/source/database-writable-documents.server.ts";
import { createIndexedSource } from "#content/source/indexed-source.server.ts";
import { pollStore } from "#content/source/poll-store.ts";
import type { Role } from "#core/access/permissions.ts";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import { createMissedAddresses } from "#features/studio/missed-addresses.ts";
import { createPreviewTokens } from "#features/studio/preview-token.ts";
import { createStudio } from "#features/studio/studio.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createImageRoutes } from "../images/image-route.ts";

const log = createLogger({ level: "silent" });
const now = () => new Date("2026-11-17T09:00:00Z");
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const editor = (role: Role) => ({ name: role, email: `${role}@agency.example`, role });
const ed = editor("editor");

async function picture(color: string, name = "board.png", width = 60) {
  const bytes = await sharp({ create: { width, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
}
const author = (image: string): RawDocument => ({
  _id: "author-a",
  _type: "author",
  authorUsername: "ann",
  name: "Ann",
  designation: "Editor",
  slug: { current: "ann" },
  image: { _type: "image", asset: { _type: "reference", _ref: image }, alt: "Ann" },
});

/** One instance of the site, with a folder of its own. */
function openInstance({ db, dialect }: OpenDatabase) {
  const dataDir = mkdtempSync(join(tmpdir(), "media-"));
  folders.push(dataDir);
  const store = createDocumentStore(db);
  const source = createIndexedSource({ ...pollStore(store), reject: () => {}, log, now, pollEveryMs: 2_000 });
  const assets = createAssetStore({ dataDir, db });
  const staffLog = createStaffLog({ db, now });
  const studio = createStudio({
    db,
    documents: createWritableDocuments(db, dialect),
    assets,
    types: contentTypes,
    sample: async () => [],
    overlay: source.overlay,
    isOurPage: async () => true,
    search: { pageAt: async () => undefined, judge: async () => [] },
    onPublish: source.refresh,
    log: staffLog,
    previews: createPreviewTokens({ secret: Buffer.from("secret"), now }),
    missed: createMissedAddresses({ db, now }),
    jobs: createJobs({ db, dialect, log, now }),
    now,
  });
  const images = createImageRoutes({ env: { dataDir }, assets, log, limiter: createRateLimiter(), visitorKey: () => "visitor" });
  return { studio, media: studio.media, store, source, assets, images, staffLog };
}

/** What a visitor gets for a picture: its color, and whether it may be kept for good. */
async function shown({ images }: ReturnType<typeof openInstance>, id: string, query = "?w=1&h=1&fit=crop&fm=png") {
  const { assetId, width, height, extension } = parseAssetReference(id) ?? { assetId: "" };
  const answer = await images.request(`/images/embedded/production/${assetId}-${width}x${height}.${extension}${query}`);
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return { dominant, isImmutable: answer.headers.get("cache-control")?.includes("immutable") };
}

describeOnEachDatabase("the media library", ({ open }) => {
  it("shows a picture on every instance, whichever it was brought to", async () => {
    const database = await open();
    const [one, other] = [openInstance(database), openInstance(database)];
    const answer = await one.media.upload(await picture("#ff0000"), ed);
    if (answer.kind !== "kept") throw new Error(answer.reason);
    const { id } = answer.picture;
    expect(answer).toMatchObject({ isKnown: false, picture: { name: "board.png", width: 60, height: 40, alt: null } });
    expect(await shown(other, id)).toEqual(await shown(one, id));
    expect((await shown(other, id)).isImmutable).toBe(true);
    expect((await one.staffLog.list(FIRST_PAGE)).rows[0]).toMatchObject({ action: "media.upload", subject: id });
  });

  it("notices the same file, and refuses what is no picture", async () => {
    const { media } = openInstance(await open());
    const first = await media.upload(await picture("#00ff00"), ed);
    expect(await media.upload(await picture("#00ff00", "again.png"), ed)).toEqual({ ...first, isKnown: true });
    expect(await media.upload(new File(["<svg onload='alert(1)'/>"], "a.png"), ed)).toMatchObject({ kind: "refused" });
    expect((await media.list(FIRST_PAGE, "all", ed)).total).toBe(1);
  });

  it("keeps a used picture, names where it is used, and finds unused ones and those without words", async () => {
    const { media, store } = openInstance(await open());
    const used = await media.upload(await picture("#0000ff"), ed);
    const spare = await media.upload(await picture("#000000", "spare.png"), ed);
    if (used.kind !== "kept" || spare.kind !== "kept") throw new Error("refused");
    await store.put([author(used.picture.id)], now());
    expect(await media.remove(used.picture.id, ed)).toMatchObject({ kind: "used", uses: [{ id: "author-a", title: "Ann" }] });
    expect((await media.list(FIRST_PAGE, "unused", ed)).rows.map(({ name }) => name)).toEqual(["spare.png"]);
    await media.describe(
      spare.picture.id,
      { title: "Spare", credit: "Us", alt: "", framing: { hotspot: { x: 0.9, y: 0.1 }, nonsense: 1 } },
      ed,
    );
    expect((await media.open(spare.picture.id, ed))?.picture).toMatchObject({
      title: "Spare",
      alt: "",
      framing: { hotspot: { x: 0.9, y: 0.1, width: 0.2, height: 0.2 } },
    });
    const { shelves, rows } = await media.list({ ...FIRST_PAGE, q: "boa" }, "no-alt", ed);
    expect([shelves, rows.map(({ uses }) => uses)]).toEqual([{ all: 2, "no-alt": 1, unused: 1, large: 0 }, [1]]);
    expect(await media.remove(spare.picture.id, ed)).toEqual({ kind: "removed" });
    expect(await media.open(spare.picture.id, ed)).toBeUndefined();
  });

  it("replaces a picture in drafts and on the site at once", async () => {
    const { media, studio, store, source } = openInstance(await open());
    const old = await media.upload(await picture("#123456"), ed);
    if (old.kind !== "kept") throw new Error(old.reason);
    await media.describe(old.picture.id, { title: "", credit: "", alt: "Blue", framing: {} }, ed);
    await store.put([author(old.picture.id)], now());
    const { rev } = await studio.open("author-a", ed);
    await studio.save("author-a", { rev, opId: "operation-1", patches: [{ type: "set", path: ["designation"], value: "Chief" }] }, ed);
    const answer = await media.replace(old.picture.id, await picture("#654321", "new.png"), ed);
    if (answer.kind !== "kept") throw new Error(answer.reason);
    expect(answer).toMatchObject({ places: 1, picture: { name: "new.png" } });
    const { draft, published, state } = await studio.open("author-a", ed);
    const image = { asset: { _ref: answer.picture.id }, alt: "Ann" };
    expect([draft, published, state]).toMatchObject([{ designation: "Chief", image }, { designation: "Editor", image }, "changed"]);
    expect(await source.fetch("*[_id == 'author-a'][0].image.asset._ref", {})).toBe(answer.picture.id);
    expect((await media.open(answer.picture.id, ed))?.picture.alt).toBe("Blue");
    expect(await media.remove(old.picture.id, ed)).toEqual({ kind: "removed" });
    await expect(media.replace(answer.picture.id, await picture("#222222", "c.png"), editor("author"))).rejects.toThrow("Ann");
  });

  it("notes who replaced a picture in what nobody else is writing", async () => {
    const { media, studio, store } = openInstance(await open());
    const old = await media.upload(await picture("#123456"), ed);
    if (old.kind !== "kept") throw new Error(old.reason);
    await store.put([author(old.picture.id)], now());
    await media.replace(old.picture.id, await picture("#654321", "new.png"), ed);
    expect((await studio.list("author", FIRST_PAGE)).rows).toMatchObject([{ id: "author-a", state: "published", updatedBy: ed.email }]);
  });

  it("cuts a picture by its hotspot at 1:1 and 16:9", async () => {
    const instance = openInstance(await open());
    const bytes = await sharp({ create: { width: 320, height: 90, channels: 3, background: "#ff0000" } })
      .composite([{ input: { create: { width: 90, height: 90, channels: 3, background: "#0000ff" } }, left: 230, top: 0 }])
      .png()
      .toBuffer();
    const answer = await instance.media.upload(new File([new Uint8Array(bytes)], "two.png"), ed);
    if (answer.kind !== "kept") throw new Error(answer.reason);
    const image = (x: number) => ({ asset: { _ref: answer.picture.id }, alt: "", hotspot: { x, y: 0.5, width: 0.2, height: 0.2 } });
    for (const [width, height] of [
      [90, 90],
      [160, 90],
    ] as const) {
      const [left, right] = await Promise.all(
        [0.1, 0.9].map(async (x) => {
          const { search } = new URL(framedUrl(image(x), { width, height, format: "png" }, "/images") ?? "", "http://site.example");
          return (await shown(instance, answer.picture.id, search)).dominant;
        }),
      );
      expect([left && left.r > left.b, right && right.b > right.r]).toEqual([true, true]);
    }
  });

  it.each([
    ["moderator", false, false],
    ["sales", false, false],
    ["recruiter", true, true],
    ["author", true, true],
  ] as const)("is seen and changed by role: %s", async (role, sees, changes) => {
    const { media } = openInstance(await open());
    const outcome = (asked: Promise<unknown>) =>
      asked.then(
        () => true,
        ({ code }) => code !== "not_allowed",
      );
    expect(await outcome(media.list(FIRST_PAGE, "all", editor(role)))).toBe(sees);
    expect(await outcome(media.upload(await picture("#ffffff"), editor(role)))).toBe(changes);
    expect(await outcome(media.remove("image-a-1x1-png", editor(role)))).toBe(changes);
  });
});
