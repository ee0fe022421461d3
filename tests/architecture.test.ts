import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { crowdedFolders } from "./support/crowded-folders.ts";
import { importFaults } from "./support/import-rules.ts";
import { mediaWidths, oddTypeSizes, rawColors, rawSteps } from "./support/style-rules.ts";
import { ownerFaults, tablesOf, tableUses } from "./support/table-owners.ts";

const files = globSync("src/**/*.{ts,tsx}");

describe("the layers", () => {
  it("point one way", () => {
    const faults = files.flatMap((path) => importFaults(path.replace(/^src\//, ""), readFileSync(path, "utf8")));
    expect(faults).toEqual([]);
  });

  // A gate deserves a planted failure: an upgrade that blinds it turns red here.
  it.each([
    ["core/text/x.ts", 'import { a } from "#ui/button.tsx";', "core may not import ui"],
    ["ui/button/button.tsx", 'import { a } from "../../platform/env/env.ts";', "ui may not import platform"],
    ["engines/robots/x.ts", 'import type { A } from "../crawler/a.ts";', "engines/robots may not import engines/crawler"],
    ["tools/a/a.server.ts", 'import { a } from "#platform/safe-fetch/safe-fetch.ts";', "tools may not import platform"],
    ["tools/a/a.view.tsx", 'import { a } from "#tools/b/b.engine.ts";', "tools/a may not import tools/b"],
    ["features/reviews/x.ts", 'const a = await import("#app/root.tsx");', "features may not import app"],
    ["app/routes/x.tsx", 'import "#server/app.ts";', "app may not import server"],
    ["core/utils.ts", "", "the name says nothing"],
    ["ui/helpers/x.ts", "", "the name says nothing"],
  ])("a fault in %s is seen", (path, source, fault) => {
    expect(importFaults(path, source).join()).toContain(fault);
  });

  it.each([
    ["tools/a/a.tool.ts", 'import { a } from "#engines/robots/a.ts";\nimport { b } from "./a.schema.ts";'],
    ["content/post/post.content-type.ts", 'import { a } from "../rich-text/a.ts";'],
    ["server/app.ts", 'import { a } from "#app/site-context.ts";'],
  ])("%s may import what it does", (path, source) => expect(importFaults(path, source)).toEqual([]));

  // Biome refuses circles of imports, those of types and under the alias too.
  it("a circle of imports is seen", () => {
    const folder = mkdtempSync(join(tmpdir(), "circle-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "src"));
    for (const settings of ["biome.json", "package.json"]) writeFileSync(join(folder, settings), readFileSync(settings));
    writeFileSync(join(folder, "src/a.ts"), 'import { b } from "#b.ts";\n\nexport const a = () => b;\n');
    writeFileSync(join(folder, "src/b.ts"), 'import type { a } from "./a.ts";\n\nexport const b = (own: typeof a) => own;\n');
    const biome = [join(import.meta.dirname, "../node_modules/@biomejs/biome/bin/biome"), "lint", "--vcs-enabled=false"];
    const { stdout, stderr } = spawnSync(process.execPath, biome, { cwd: folder, encoding: "utf8" });
    expect(`${stdout}${stderr}`.match(/src\S+ lint\/\S+/g)?.sort()).toEqual([
      "src/a.ts:1:19 lint/suspicious/noImportCycles",
      "src/b.ts:1:24 lint/suspicious/noImportCycles",
    ]);
  });

  it("writes no object to spread it on the spot, only to keep fields on one line", () => {
    const SPREAD = /\.{3}\{/;
    for (const planted of ["  a,\n  ..@{ b, c },", "return { ..@{ a }, b };", "<A {..@{ b }} />", "..@{\n  a,\n}"])
      expect(SPREAD.test(planted.replace("@", ".")), planted).toBe(true);
    expect(globSync("{src,tests,scripts,bench}/**/*.{ts,tsx}").filter((path) => SPREAD.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  it("casts no element away from undefined, but where pixels and rows by the million are read: a check costs time there", () => {
    const HIDDEN = /(?:\]|\.(?:at|find|get)\([^()]*\)) as (?:number|string)\b(?!\[\]| \|)/;
    expect(["list[0] as number", "map.get(key) as string", "[] as string[]"].map((code) => HIDDEN.test(code))).toEqual([true, true, false]);
    const unchecked = (path: string) => /\.test\.|[\\/](?:image-codecs|datasets)[\\/]/.test(path);
    expect(files.filter((path) => !unchecked(path) && HIDDEN.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  it("sorts words by a language that it names, and never by the machine's", () => {
    const UNNAMED = /\.localeCompare\((?:[^(),]|\([^()]*\))*\)/;
    expect(["a.localeCompare(b)", "a.localeCompare(b.c(d, e))"].filter((planted) => !UNNAMED.test(planted))).toEqual([]);
    expect(UNNAMED.test('a.localeCompare(b, "en")')).toBe(false);
    const sorting = globSync("{src,scripts}/**/*.{ts,tsx,mjs}").filter((path) => UNNAMED.test(readFileSync(path, "utf8")));
    expect(sorting).toEqual([]);
  });

  it("keeps the brand out of the code: the name is a setting", () => {
    const named = files.filter((path) => !path.includes(".test.") && /halsted/i.test(readFileSync(path, "utf8")));
    expect(named).toEqual([]);
  });
});

describe("rows", () => {
  // A full disk is a fault that pages tell of: no table.
  const rowFault = (path: string, source: string) =>
    /^src[\\/]app[\\/].*\.tsx?$/.test(path) && /"#platform\/database\/(?!storage-fault)/.test(source);

  it("are mapped before pages see them", () => {
    expect(files.filter((path) => rowFault(path, readFileSync(path, "utf8")))).toEqual([]);
    expect(rowFault("src/app/routes/x.tsx", 'import type { LeadTable } from "#platform/database/tables/visitor-tables.ts";')).toBe(true);
  });
});

describe("the rooms", () => {
  it("hold 25 files at most, but for a tool's and the migrations", () => {
    expect(crowdedFolders(globSync("src/**/*.*"))).toEqual([]);
  });

  it("a crowded one is seen", () => {
    const filesIn = (folder: string) => Array.from({ length: 26 }, (_, index) => `${folder}/file-${index}.ts`);
    expect(crowdedFolders([...filesIn("src/app/routes/home"), ...filesIn("src/tools/a")])).toEqual(["src/app/routes/home: 26 files"]);
  });
});

describe("the tables", () => {
  const tables = tablesOf(globSync("src/platform/database/tables/*.ts").map((path) => readFileSync(path, "utf8")));
  // Tests write what they need; migrations and backups are about all of them.
  const uses = files
    .map((path) => path.replaceAll("\\", "/").replace(/^src\//, ""))
    .filter((path) => !/\.test\.|^platform\/(?:database\/migrations|backup)\//.test(path))
    .flatMap((path) => tableUses(path, readFileSync(`src/${path}`, "utf8"), tables));

  it("belong to one folder each, which alone writes them; who else reads is declared", () => {
    expect(tables.size).toBeGreaterThan(40);
    expect(ownerFaults(uses)).toEqual([]);
  });

  it.each([
    [
      "features/chat/x.ts",
      'trx.insertInto("lead").values(lead)',
      "lead belongs to one folder, and is written by features/chat and features/leads",
    ],
    [
      "features/chat/x.ts",
      "sql`update lead set stage = 'won'`",
      "lead belongs to one folder, and is written by features/chat and features/leads",
    ],
    ["features/visits/x.ts", 'db.selectFrom(["visit", "lead as asked"])', "features/visits lead: ask features/leads"],
    ["server/x.ts", 'db.selectFrom("visit").innerJoin("lead", "id", "id")', "server/x.ts lead: ask features/leads"],
    ["server/pages/x.ts", "sql<{ id: string }>`select id from lead`", "server/pages lead: ask features/leads"],
  ])("a fault in %s is seen: %s", (path, source, fault) =>
    expect(ownerFaults([...uses, ...tableUses(path, source, tables)])).toContain(fault),
  );

  it("a reader that reads no more is seen", () => {
    expect(ownerFaults(uses.filter(({ folder }) => folder !== "features/survey"))).toContain(
      "features/survey job: declared, and not read any more",
    );
  });
});

describe("the styles", () => {
  const sheets = globSync("src/**/*.css").map((path) => ({ path: path.replaceAll("\\", "/"), source: readFileSync(path, "utf8") }));

  it("take their colors from the tokens", () => {
    expect(sheets.flatMap(({ path, source }) => rawColors(path, source))).toEqual([]);
  });

  it("call the steps of spacing and of type by their names", () => {
    expect(sheets.flatMap(({ path, source }) => rawSteps(path, source))).toEqual([]);
  });

  it.each([
    ["padding: 12px 1px;", "12px is --space-12"],
    ["margin-block-start: -24px;", "24px is --space-24"],
    ["column-gap: max(16px, 2vw);", "16px is --space-16"],
    ["scroll-margin-top: calc(100% - 20px);", "20px is --space-20"],
    ["top: 8px;", "8px is --space-8"],
    ["font-size: 14px;", "14px is --type-14"],
    ["font: 600 15px var(--text);", "15px is --small"],
    ["font: 600 clamp(20px, 3vw, 41px) / 24px var(--text);", "20px is --type-20"],
  ])("%s has a name", (declaration, fault) => {
    const [written] = declaration.split(";");
    expect(rawSteps("src/ui/a/a.css", `.a {\n  & b {\n    ${declaration}\n  }\n}`)).toEqual([`src/ui/a/a.css:3: ${written}: ${fault}`]);
  });

  it.each([
    "border: 2px solid; width: 16px; box-shadow: 0 4px 8px;",
    "padding: var(--space-12) 0 5px;",
    "margin: calc(-1 * var(--space-12));",
    "font: 600 11px / 24px var(--text);",
    "font-size: min(11px, (100cqi - 48px) / var(--em));",
  ])("%s holds what it does", (declarations) => expect(rawSteps("src/ui/a/a.css", `.a { ${declarations} }`)).toEqual([]));

  it("have these sizes of type besides, each drawn for one or two places, and none is added", () => {
    const sizes = sheets.flatMap(({ path, source }) => oddTypeSizes(path, source));
    expect([...new Set(sizes)].sort((a, b) => a - b)).toEqual([
      ...[19, 25, 38, 46, 50, 76, 80, 84, 92, 100, 101, 104, 105, 120, 168, 176, 184, 200, 240, 280],
    ]);
    expect(oddTypeSizes("src/ui/a/a.css", ".a { font: 600 min(11px, 14px) / 20px var(--text); }")).toEqual([11]);
  });

  it("divide widths at four places; the others that stand are these, and none is added", () => {
    // The tool that says which width of other frameworks holds has theirs. Of the six, the product asks for three (carousels at 768 and
    // 1024 px, the booking popup at 975), two are the smallest phones, and at 1640 px a page has room for the chat beside it. On a phone of
    // 375 px the booking panel needs the whole width and large titles do not yet have to shrink: 360 and 376 cannot be one without a picture
    // of it changing.
    const own = sheets.filter(({ path }) => !path.includes("/what-my-browser-size/"));
    const widths = new Set(own.flatMap(({ source }) => mediaWidths(source)));
    const byWidth = (a: string, b: string) => Number.parseInt(a, 10) - Number.parseInt(b, 10);
    expect([...widths].filter((width) => !["600px", "700px", "900px", "1200px"].includes(width)).sort(byWidth)).toEqual(
      [360, 376, 768, 975, 1024, 1640].map((width) => `${width}px`),
    );
    expect(mediaWidths("/* 5px */ @media (600px <= width < 61rem) { .a { width: 3px; } }")).toEqual(["600px", "61rem"]);
  });

  it.each([
    ["src/ui/a/a.css", ".a {\n  color: #fff;\n}", ["src/ui/a/a.css:2: color: #fff;"]],
    ["src/app/a.css", ".a { box-shadow: 0 0 2px rgb(0 0 0 / 0.5); }", ["src/app/a.css:1: .a { box-shadow: 0 0 2px rgb(0 0 0 / 0.5); }"]],
    ["src/app/a.css", ".a {\n  --own: #fff;\n}", ["src/app/a.css:2: --own: #fff;"]],
    ["src/tools/a/a.css", ".a {\n  color: oklch(0.5 0 0);\n}", ["src/tools/a/a.css:2: color: oklch(0.5 0 0);"]],
  ])("a raw color in %s is seen", (path, source, faults) => expect(rawColors(path, source)).toEqual(faults));

  it.each([
    ["src/ui/styles/tokens.css", ":root { --white: #fff; }"],
    ["src/tools/a/a.css", ".a {\n  --imitated: light-dark(#fff, #000);\n}"],
    ["src/ui/a/a.css", '[stroke="#fff"] { mask: url(#cut); } /* #fff */'],
  ])("%s may hold what it does", (path, source) => expect(rawColors(path, source)).toEqual([]));
});
