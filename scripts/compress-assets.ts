// Makes the browser's route manifest lighter, and packs the build's text files once, so that the server never does.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".wasm"]);

for (const path of filesBelow("build/client/assets")) {
  if (/[\\/]manifest-\w+\.js$/.test(path)) writeFileSync(path, lighter(readFileSync(path, "utf8")));
}
for (const path of filesBelow("build/client")) {
  if (!PACKED.has(extname(path))) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/**
 * A fifth of a file that every page loads says nothing: the files that a route's module imports, listed for preloading a page before its
 * link is followed, which this site does not do; what a route has not; each route's name twice. The server's own manifest keeps them.
 */
function lighter(script: string): string {
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest = JSON.parse(script.slice(start, end)) as { routes: Record<string, object> };
  for (const [name, route] of Object.entries(manifest.routes))
    manifest.routes[name] = Object.fromEntries(
      Object.entries(route).filter(([key, value]) => value !== false && key !== "imports" && key !== "id"),
    );
  const put = script.slice(0, start) + JSON.stringify(manifest) + script.slice(end);
  return `${put}\nfor(const[id,r]of Object.entries(__reactRouterManifest.routes))r.id=id`;
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
