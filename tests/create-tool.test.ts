import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const place = mkdtempSync(join(tmpdir(), "create-tool-"));
mkdirSync(join(place, "src/tools"), { recursive: true });
afterAll(() => rmSync(place, { recursive: true }));

const create = (...given: string[]) =>
  spawnSync(process.execPath, [join(root, "scripts/create-tool.ts"), ...given], { cwd: place, encoding: "utf8" });

describe("npm run create:tool", () => {
  it.each(["page", "live", "converter", "job", "data"])(
    "writes a tool of the kind --%s, every name its own",
    (kind) => {
      expect(create(`my-${kind}-tool`, `--${kind}`)).toMatchObject({ status: 0, stderr: "" });
      const folder = join(place, "src/tools", `my-${kind}-tool`);
      const files = readdirSync(folder);
      for (const ending of ["tool.ts", "schema.ts", "engine.ts", "engine.test.ts", "view.tsx", "copy.ts"])
        expect(files).toContain(`my-${kind}-tool.${ending}`);
      const texts = files.map((name) => readFileSync(join(folder, name), "utf8"));
      expect(texts.join("\n")).not.toMatch(/sample.?tool|2026-01-01/i);
      expect(texts.join("\n")).toContain(`slug: "my-${kind}-tool"`);
    },
    60_000,
  );

  it("needs at most 150 lines beside its words for a converter", () => {
    const folder = join(root, "scripts/tool-templates/converter");
    const lines = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name), "utf8").trimEnd().split("\n").length, 0);
    expect(lines).toBeLessThanOrEqual(150);
  });

  it.each([
    [["hreflang-checker"], "Say of which kind it is: npm run create:tool -- hreflang-checker --"],
    [["Hreflang", "--page"], "Name the tool by its slug"],
  ])("refuses %j and says why", (given, words) => {
    const { status, stderr } = create(...given);
    expect([status, stderr.includes(words)]).toEqual([1, true]);
  });
});
