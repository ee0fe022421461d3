import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { fileInput } from "#core/tool/file-conversion.ts";
import { SentFile } from "#core/tool/sent-file.ts";
import { bytesIn, filesApart, runOnFiles } from "./files-of-input.ts";

const folder = mkdtempSync(join(tmpdir(), "files-of-input-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function sent(name: string, text: string): SentFile {
  const path = join(folder, name);
  writeFileSync(path, text);
  return new SentFile(new Blob([text]), name, { type: "image/png", path });
}

const tool = defineBrowserTool({
  slug: "joiner",
  name: "Joiner",
  tagline: "Files in one.",
  category: "images",
  addedOn: "2026-11-18",
  input: z.object({
    ...fileInput,
    more: z._default(z.array(fileInput.file), []),
    quality: z._default(z.number().check(z.maximum(100, "The quality is 100 at most.")), 80),
  }),
  output: z.unknown(),
  examples: [],
  run: (input) => input,
});
const run = (input: unknown) => tool.run(input as never);

it("leaves an input without files on the disk as it is", () => {
  expect(filesApart({ file: "aGk=", quality: 3 })).toBeUndefined();
  expect(filesApart(undefined)).toBeUndefined();
  expect(filesApart({ file: { path: "/etc/passwd", bytes: 1 } }), "what merely looks like one").toBeUndefined();
});

it("sends plain data in place of the files, which are read where the tool works", async () => {
  const given = filesApart({ file: sent("a.png", "one"), fileName: "a.png", more: [sent("b.png", "three"), "dHdv"] });
  expect(given).toEqual({
    input: { fileName: "a.png" },
    files: { file: { path: join(folder, "a.png"), bytes: 3 }, more: [{ path: join(folder, "b.png"), bytes: 5 }, "dHdv"] },
  });
  if (!given) return;
  expect(bytesIn(given)).toBe(12);
  expect(await runOnFiles(tool, structuredClone(given), run)).toEqual({
    ok: true,
    data: { file: "b25l", fileName: "a.png", more: ["dGhyZWU=", "dHdv"], quality: 80 },
  });
});

it("says what is wrong with such an input, field by field", async () => {
  const given = filesApart({ file: sent("large.png", "x".repeat(15_000_001)), quality: 101 });
  if (!given) return expect.unreachable();
  expect(await runOnFiles(tool, given, run)).toMatchObject({
    ok: false,
    error: {
      code: "input_invalid",
      fields: {
        file: "15 MB is the most our server converts. In a browser with JavaScript there is no such limit.",
        quality: "The quality is 100 at most.",
      },
    },
  });
});
