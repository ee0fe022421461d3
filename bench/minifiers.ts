import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { minify as terser } from "terser";
import { minifySync as oxc } from "vite";
import { writeJavaScript } from "../src/engines/javascript-code/write-javascript.ts";

const require = createRequire(import.meta.url);
const inPackage = (name: string, path: string) => join(dirname(require.resolve(`${name}/package.json`)), path);

/** Well-known libraries that are installed here anyway, each as it is before a build. */
const LIBRARIES: readonly (readonly [name: string, path: string])[] = [
  ["react", inPackage("react", "cjs/react.development.js")],
  ["react-dom", inPackage("react-dom", "cjs/react-dom-client.development.js")],
  ["nodemailer", inPackage("nodemailer", "lib/mime-node/index.js")],
  ["zod", inPackage("zod", "v4/core/schemas.cjs")],
  ["fflate", require.resolve("fflate")],
  ["saxes", require.resolve("saxes")],
  ["bcryptjs", require.resolve("bcryptjs")],
  ["jsonld", inPackage("jsonld", "lib/expand.js")],
];

const MINIFIERS: Readonly<Record<string, (code: string) => Promise<string>>> = {
  ours: async (code) => {
    const made = await writeJavaScript(code, {});
    if (!made.ok) throw new Error(made.problem.message);
    return made.code;
  },
  terser: async (code) => (await terser(code)).code ?? "",
  oxc: async (code) => oxc("library.js", code, { module: false }).code,
};

/** Bytes after gzip 9 of libraries, side by side. Every output is parsed. esbuild and swc are not among this project's packages. */
export async function benchMinifiers(): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  const sums: Record<string, number> = { source: 0 };
  for (const [name, path] of LIBRARIES) {
    const code = readFileSync(path, "utf8");
    const row: Record<string, number> = { source: packed(code) };
    for (const [minifier, minify] of Object.entries(MINIFIERS)) {
      const made = await minify(code);
      new Script(`(function () {${made}\n})`);
      row[minifier] = packed(made);
    }
    for (const [column, bytes] of Object.entries(row)) sums[column] = (sums[column] ?? 0) + bytes;
    rows[name] = row;
  }
  console.table({ ...rows, sum: sums });
  const { source, ...made } = sums;
  const best = Math.min(...Object.values(made));
  console.log(
    `ours: ${(((made["ours"] ?? 0) / best - 1) * 100).toFixed(2)}% above the best, ${((1 - (made["ours"] ?? 0) / (source ?? 1)) * 100).toFixed(1)}% below the source`,
  );
}

const packed = (code: string) => gzipSync(code, { level: 9 }).length;
