import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DatasetKind } from "#core/datasets/dataset-kind.ts";
import { importDataset } from "./import/import-dataset.ts";
import { openDatasets } from "./open-datasets.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "datasets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const now = () => new Date("2026-11-17T06:00:00Z");
const told: string[] = [];

function put(name: string, body: string | Uint8Array): string {
  const path = join(dataDir, name);
  writeFileSync(path, body);
  return path;
}

const load = (kind: DatasetKind, files: readonly string[], more: { edition?: string; runBytes?: number } = {}) =>
  importDataset({ dataDir, kind, files, now, onProgress: (words) => told.push(words), ...more });

/** Small samples in the documented forms. */
const TRANCO = "1,google.com\r\n2,a-b.co.uk\r\n3,xn--bcher-kva.de\r\n";
const MAJESTIC = `GlobalRank,TldRank,Domain,TLD,RefSubNets,RefIPs,IDN_Domain,IDN_TLD,PrevGlobalRank,PrevTldRank,PrevRefSubNets,PrevRefIPs
1,1,google.com,com,485000,2400000,google.com,com,1,1,484000,2390000
2,2,facebook.com,com,480000,2300000,facebook.com,com,2,2,479000,2290000
`;
const RANKS = `#harmonicc_pos	#harmonicc_val	#pr_pos	#pr_val	#host_rev	#n_hosts
1	3.1E7	2	0.01	com.facebook	3000
2	3.0E7	1	0.02	com.google	9000
3	2.9E7	3	0.001	uk.co.a-b	1
4	2.8E7	4	0.0009	org.wikipedia	400
`;
const VERTICES = "0\tcom.facebook\t3000\n1\tcom.google\t9000\n2\torg.wikipedia\t400\n3\tuk.co.a-b\t1\n";
const EDGES = "0\t1\n1\t0\n2\t0\n2\t1\n3\t0\n3\t1\n3\t2\n3\t3\n";

describe("an import", () => {
  it.each([
    ["plain", "top-1m.csv", (text: string) => text],
    ["gzipped", "top-1m.csv.gz", (text: string) => gzipSync(text)],
    ["zipped", "top-1m.csv.zip", (text: string) => zipSync({ "top-1m.csv": strToU8(text) })],
  ])("reads a %s list", async (_, name, pack) => {
    expect(await load("tranco", [put(name, pack(TRANCO))], { edition: "2026-11-14" })).toMatchObject({
      edition: "2026-11-14",
      rows: 3,
      malformed: 0,
      duplicates: 0,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const datasets = openDatasets({ dataDir, now });
    const rankOf = (domain: string) => datasets.lookUp(domain).tranco.map(({ asOf, rank }) => [asOf, rank]);
    expect([rankOf("a-b.co.uk"), rankOf("xn--bcher-kva.de"), rankOf("not-there.com")]).toEqual([
      [["2026-11-14", 2]],
      [["2026-11-14", 3]],
      [["2026-11-14", null]],
    ]);
    datasets.close();
  });

  it("keeps the editions of a list as its history, and one of each", async () => {
    for (const [edition, list] of [
      ["2026-10-14", "1,shop.com\n2,google.com\n"],
      ["2026-11-14", TRANCO],
      ["2026-11-14", "1,google.com\n2,shop.com\n"],
    ] as const)
      await load("tranco", [put("list.csv", list)], { edition });
    const datasets = openDatasets({ dataDir, now });
    expect(datasets.lookUp("shop.com").tranco).toEqual([
      { asOf: "2026-10-14", size: 2, rank: 1 },
      { asOf: "2026-11-14", size: 2, rank: 2 },
    ]);
    expect(datasets.loaded().map(({ edition, isStale }) => [edition, isStale])).toEqual([
      ["2026-11-14", false],
      ["2026-10-14", true],
    ]);
    datasets.close();
  });

  it("counts the editions of a graph by the months that they end in, not by their letters", async () => {
    for (const months of ["nov-dec-jan", "feb-mar-apr", "may-jun-jul", "aug-sep-oct", "sep-oct-nov"])
      await load("commoncrawl-ranks", [put("ranks.txt", RANKS)], { edition: `cc-main-2026-${months}` });
    const datasets = openDatasets({ dataDir, now });
    expect(datasets.loaded().map(({ asOf }) => asOf)).toEqual(["2026-11-30", "2026-10-31", "2026-07-31", "2026-04-30"]);
    datasets.close();
  });

  it("reads every list in its own form, and the graph from the side of those that are linked to", async () => {
    await load("majestic-million", [put("majestic_million.csv", MAJESTIC)], { edition: "2026-11-10" });
    await load("commoncrawl-ranks", [put("cc-main-2026-aug-sep-oct-domain-ranks.txt", RANKS)]);
    // Runs of two rows, so that there is something to merge.
    const files = [put("cc-main-2026-aug-sep-oct-domain-edges.txt.gz", gzipSync(EDGES)), put("vertices.txt", VERTICES)];
    await load("commoncrawl-edges", files, { runBytes: 16 });
    const datasets = openDatasets({ dataDir, now });
    expect(datasets.lookUp("facebook.com")).toEqual({
      domain: "facebook.com",
      tranco: [],
      majestic: [{ asOf: "2026-11-10", size: 2, rank: 2, subnets: 480_000, addresses: 2_300_000 }],
      linkRanks: [{ asOf: "2026-10-31", release: "cc-main-2026-aug-sep-oct", size: 4, harmonic: 1, pageRank: 2, hosts: 3000 }],
      referring: {
        asOf: "2026-10-31",
        release: "cc-main-2026-aug-sep-oct",
        domains: 3,
        kept: 3,
        examples: [
          { domain: "google.com", rank: 2 },
          { domain: "a-b.co.uk", rank: 3 },
          { domain: "wikipedia.org", rank: 4 },
        ],
      },
    });
    // A link to itself is none, and a domain that nobody links to has none.
    expect(datasets.lookUp("a-b.co.uk").referring).toMatchObject({ domains: 0, kept: 0, examples: [] });
    datasets.close();
  });

  it("goes on where it was stopped, and gives the same rows", async () => {
    const list = Array.from({ length: 60_000 }, (_, index) => `${index + 1},site-${index}.com\n`).join("");
    const whole = await load("tranco", [put("whole.csv", list)], { edition: "2026-11-01", runBytes: 100_000 });
    const packed = gzipSync(list);
    const file = put("list.csv.gz", packed);
    let saved = 0;
    const stopped = importDataset({
      dataDir,
      kind: "tranco",
      files: [file],
      edition: "2026-11-02",
      now,
      runBytes: 100_000,
      onProgress() {
        if (++saved === 1) throw new Error("killed");
      },
    });
    await expect(stopped).rejects.toThrow("killed");
    told.length = 0;
    const again = await load("tranco", [file], { edition: "2026-11-02", runBytes: 100_000 });
    expect(told[0]).toMatch(/^going on after [\d,]+ rows$/);
    expect([again.rows, again.sha256]).toEqual([whole.rows, whole.sha256]);
    expect(readdirSync(join(dataDir, "datasets/tranco")).filter((name) => name.startsWith("."))).toEqual([]);
  });

  it.each<[string, DatasetKind, string | Uint8Array, string]>([
    [
      "another kind of file",
      "tranco",
      "<html>\n".repeat(50),
      "21 lines are not in the form of this list, such as “<html>”. Is it the right file? Nothing was changed.",
    ],
    ["an empty file", "tranco", "", "The file holds no rows."],
    ["a download that broke off", "tranco", gzipSync(TRANCO.repeat(100)).subarray(0, 60), "The packed file is damaged or ends early"],
    ["a file without lines", "tranco", "x".repeat(2_000_000), "This is no list of lines: one of them has no end."],
    [
      "a graph without its vertices",
      "commoncrawl-edges",
      EDGES,
      "Name the edges and the vertices of the same release: commoncrawl-edges EDGES VERTICES",
    ],
  ])("refuses %s and leaves what is there", async (_, kind, body, message) => {
    await load("tranco", [put("good.csv", TRANCO)], { edition: "2026-11-01" });
    const edition = kind === "tranco" ? "2026-11-02" : "cc-main-2026-aug-sep-oct";
    await expect(load(kind, [put("bad", body)], { edition })).rejects.toThrow(message);
    const datasets = openDatasets({ dataDir, now });
    expect(datasets.loaded().map(({ edition: kept, rows }) => [kept, rows])).toEqual([["2026-11-01", 3]]);
    datasets.close();
  });

  it("knows the edition by the file's name, and asks where it cannot", async () => {
    const ranks = put("cc-main-2025-26-nov-dec-jan-domain-ranks.txt", RANKS);
    expect(await load("commoncrawl-ranks", [ranks])).toMatchObject({ edition: "cc-main-2025-26-nov-dec-jan", asOf: "2026-01-31" });
    await expect(load("commoncrawl-ranks", [put("ranks.txt", RANKS)])).rejects.toThrow("Name the release");
    await expect(load("tranco", [put("list.csv", TRANCO)], { edition: "November" })).rejects.toThrow("Write the day of the list");
  });
});

describe("a file that is not whole", () => {
  it.each<[string, (rows: string) => void, string]>([
    ["cut", (rows) => truncateSync(rows, 262_200), "Not used, because the file ends early. Import it again."],
    [
      "foreign",
      (rows) => writeFileSync(rows, "PK\u0003\u0004".repeat(1_000)),
      "Not used, because the file is no import of ours. Import it again.",
    ],
    ["emptied", (rows) => truncateSync(rows, 0), "Not used, because the file is no import of ours. Import it again."],
    [
      "damaged in its table",
      (rows) => {
        const bytes = readFileSync(rows);
        bytes.writeUInt32LE(7, 60);
        writeFileSync(rows, bytes);
      },
      "Not used, because the file is damaged. Import it again.",
    ],
  ])("when %s is left aside, with the reason", async (_, spoil, trouble) => {
    await load("tranco", [put("list.csv", TRANCO)], { edition: "2026-11-14" });
    const [folder] = readdirSync(join(dataDir, "datasets/tranco"));
    spoil(join(dataDir, "datasets/tranco", String(folder), "rows"));
    const datasets = openDatasets({ dataDir, now });
    expect(datasets.loaded()).toMatchObject([{ kind: "tranco", trouble }]);
    expect(datasets.lookUp("google.com").tranco).toEqual([]);
    datasets.close();
  });
});
