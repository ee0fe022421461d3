import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RawDocument } from "#core/content/raw-document.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createAssetStore } from "#platform/images/asset-store.server.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createDocumentStore } from "./database-document-store.server.ts";
import { writeDataset } from "./export-dataset.server.ts";
import { fillStore } from "./fill-store.server.ts";
import { readDataset } from "./import-dataset.server.ts";

let root: string;
let database: OpenDatabase;
const lines: string[] = [];
const log = createLogger({ write: (line) => void lines.push(line), isForPeople: false });
let clock = Date.parse("2026-11-15T12:00:00Z");
const now = () => {
  clock += 1000;
  return new Date(clock);
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "dataset-"));
  database = await openDatabase({ dataDir: join(root, "data"), log: createLogger({ level: "silent" }) });
  lines.length = 0;
});
afterEach(async () => {
  await database.close();
  rmSync(root, { recursive: true });
});

const assets = () => createAssetStore({ dataDir: join(root, "data"), db: database.db });
const store = () => createDocumentStore(database.db);
const fill = () => fillStore({ folder: join(root, "export"), store: store(), assets: assets(), log, now });

async function writeExport(documents: readonly object[]) {
  mkdirSync(join(root, "export", "images"), { recursive: true });
  writeFileSync(join(root, "export", "data.ndjson"), documents.map((document) => `${JSON.stringify(document)}\n`).join(""));
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#0c2dcc" } })
    .png()
    .toBuffer();
  writeFileSync(join(root, "export", "images", "map.png"), picture);
}

const post = {
  _id: "post-a",
  _type: "post",
  title: "Québec & “quotes”",
  featureImage: { _type: "image", alt: "", _sanityAsset: "image@file://./images/map.png" },
  gallery: [{ _key: "k", _type: "image", _sanityAsset: "image@file://./images/map.png" }],
};

describe("a dataset", () => {
  it("comes in with its images as references to their bytes", async () => {
    await writeExport([post]);
    const [read] = await readDataset(join(root, "export"), assets());
    const reference = expect.stringMatching(/^image-[0-9a-f]{40}-30x20-png$/);
    expect(read).toStrictEqual({
      _id: "post-a",
      _type: "post",
      title: "Québec & “quotes”",
      featureImage: { _type: "image", alt: "", asset: { _type: "reference", _ref: reference } },
      gallery: [{ _key: "k", _type: "image", asset: { _type: "reference", _ref: reference } }],
    });
    expect(await database.db.selectFrom("asset").selectAll().execute()).toMatchObject([
      { file_name: "map.png", mime: "image/png", width: 30, height: 20, alt: "" },
    ]);
  });

  it("goes out and comes in again unchanged", async () => {
    await writeExport([post, { _id: "b", _type: "note", list: [1, null, { deep: [{ _key: "x" }] }] }]);
    const first = await readDataset(join(root, "export"), assets());
    expect(await writeDataset(join(root, "out"), first, assets())).toStrictEqual({ documents: 2, images: 1 });
    expect(await readDataset(join(root, "out"), assets())).toStrictEqual([...first].sort((a, b) => (a._type < b._type ? -1 : 1)));
    const text = readFileSync(join(root, "out", "data.ndjson"), "utf8");
    await writeDataset(join(root, "again"), await readDataset(join(root, "out", "data.ndjson"), assets()), assets());
    expect(readFileSync(join(root, "again", "data.ndjson"), "utf8")).toBe(text);
    expect(readdirSync(join(root, "again", "images"))).toHaveLength(1);
  });

  it("of the hosted service loses its revisions, drafts, system records and records of assets, and keeps references", async () => {
    const hosted = {
      _id: "post-b",
      _type: "post",
      _rev: "x1",
      _createdAt: "2026-01-01T00:00:00Z",
      featureImage: { asset: { _ref: "image-abc-1x1-png" } },
    };
    await writeExport([
      hosted,
      { _id: "drafts.post-b", _type: "post" },
      { _id: "_.groups.public", _type: "system.group" },
      { _id: "image-abc-1x1-png", _type: "sanity.imageAsset" },
    ]);
    const { _rev, ...kept } = hosted;
    expect(await readDataset(join(root, "export"), assets())).toStrictEqual([kept]);
    await writeDataset(join(root, "out"), [kept], assets());
    expect(JSON.parse(readFileSync(join(root, "out", "data.ndjson"), "utf8"))).toStrictEqual(kept);
  });

  it("is cleaned of hostile HTML where it enters", async () => {
    await writeExport([{ _id: "t", _type: "testimonial", content: "<p>a<script>x</script></p>" }]);
    expect((await readDataset(join(root, "export"), assets()))[0]?.["content"]).toBe("<p>a</p>");
  });

  it.each([
    ["not json", "Line 1"],
    ['{"_id":"a"}', "no _id and _type"],
    [JSON.stringify({ ...post, featureImage: { _sanityAsset: "image@file://./../../secret.png" } }), "outside its folder"],
    [JSON.stringify({ ...post, featureImage: { _sanityAsset: "image@file://./images/none.png" } }), "none.png"],
  ])("that cannot be read is refused with its reason: %j", async (line, reason) => {
    await writeExport([]);
    writeFileSync(join(root, "export", "data.ndjson"), line);
    await expect(readDataset(join(root, "export"), assets())).rejects.toThrow(reason);
  });
});

describe("filling the store", () => {
  const titles = async () => (await store().all()).filter(({ _type }) => _type === "note").map(({ title }) => title);
  const note = (title: string): RawDocument => ({ _id: "note", _type: "note", title });

  it("fills an empty store, once", async () => {
    await writeExport([note("one"), post]);
    await fill();
    await fill();
    expect(await titles()).toStrictEqual(["one"]);
    expect(lines.map((line) => JSON.parse(line).message)).toStrictEqual(["content filled from the export"]);
  });

  it("fills it again when the export has changed and nobody wrote since", async () => {
    await writeExport([note("one"), { _id: "gone", _type: "note", title: "gone" }]);
    await fill();
    await writeExport([note("two")]);
    await fill();
    expect(await titles()).toStrictEqual(["two"]);
  });

  it.each<[string, () => Promise<void>]>([
    ["wrote", () => store().put([note("mine")], now())],
    ["added", () => store().put([{ _id: "new", _type: "note", title: "mine" }], now())],
    ["removed", () => store().remove(["gone"])],
  ])("leaves it alone once somebody %s something, and says so", async (_, edit) => {
    await writeExport([note("one"), { _id: "gone", _type: "note", title: "gone" }]);
    await fill();
    await edit();
    const before = await titles();
    await writeExport([note("two")]);
    await fill();
    expect(await titles()).toStrictEqual(before);
    expect(lines.at(-1)).toContain("npm run content:import");
  });
});
