import { expect, it } from "vitest";
import { problemAt } from "#core/tool/minified-code.ts";
import { type MinifyOptions, minifiedFile, minifyFilesBy } from "./minify-file.ts";

const task = { signal: new AbortController().signal, onProgress() {} };
const size = (raw: number) => ({ raw, gzip: raw, brotli: null });

/** White space goes, and a semicolon is a fault. */
const minifyFile = minifyFilesBy<MinifyOptions>(async (file, { sourceMap }) => {
  const text = await file.text();
  const before = size(text.length);
  const fault = text.indexOf(";");
  if (fault >= 0) return { code: null, problem: problemAt(text, fault, "Unexpected."), before, after: null, notes: [] };
  const code = `${text.replace(/\s/g, "")}${sourceMap ? "//# sourceMappingURL=code.min.js.map" : ""}`;
  return { code, problem: null, before, after: size(code.length), notes: [] };
}, "text/javascript");

it("makes one file of one file, which names no source map", async () => {
  const { blob, gzip } = await minifyFile(new Blob(["a ( b )"]), { sourceMap: true }, task);
  expect([blob.type, await blob.text(), gzip]).toEqual(["text/javascript", "a(b)", { before: 7, after: 4 }]);
});

it("says where a file cannot be read", () =>
  expect(minifyFile(new Blob(["a\n ;"]), {}, task)).rejects.toThrow("Line 2, column 2: Unexpected."));

it.each([
  ["js/site.js", {}, "js/site.min.js"],
  ["site.min.js", {}, "site.min.js"],
  ["v1.2/site", {}, "v1.2/site.min"],
  ["site.min.js", { action: "beautify" }, "site.min.js"],
] as const)("%s with %j is saved as %s", (path, options, saved) => {
  const result = { blob: new Blob(), gzip: { before: 1, after: 1 } };
  const row = { id: 1, file: new File([], "a.js"), path, options, state: { kind: "done", result } as const };
  expect(minifiedFile(result, row)).toEqual({ path: saved, blob: result.blob });
});
