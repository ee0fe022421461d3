// Makes the browser's route manifest lighter, and packs the build's text files once, so that the server never does.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".wasm"]);

for (const path of filesBelow("build/client/assets")) {
  if (/[\\/]manifest-\w+\.js$/.test(path)) writeFileSync(path, withoutImports(readFileSync(path, "utf8")));
}
for (const path of filesBelow("build/client")) {
  if (!PACKED.has(extname(path))) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/**
 * The files that a route's module imports are listed for preloading a page before its link is followed, which this site does not do:
 * a third of a file that every page loads. The server's own manifest keeps them.
 */
function withoutImports(script: string): string {
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest = JSON.parse(script.slice(start, end)) as { routes: Record<string, { imports?: unknown }> };
  for (const route of Object.values(manifest.routes)) delete route.imports;
  return script.slice(0, start) + JSON.stringify(manifest) + script.slice(end);
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
