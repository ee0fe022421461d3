// Makes the browser's route manifest lighter, and packs the build's text files once, so that the server never does.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKED = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".wasm"]);
/** Names of the admin's routes. */
const ADMIN = /(?:^|\/)admin(?:[-/]|$)/;

for (const path of filesBelow("build/client/assets")) {
  if (/[\\/]manifest-\w+\.js$/.test(path)) lighten(path);
}
for (const path of filesBelow("build/client")) {
  if (!PACKED.has(extname(path))) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

interface Manifest {
  routes: Record<string, Route>;
}

interface Route {
  module: string;
  parentId?: string;
  css?: string[];
  [flag: string]: unknown;
}

/**
 * Half of a file that every page loads says nothing there: the files that a route's module imports, listed for preloading a page before
 * its link is followed, which this site does not do; sheets that the root has already; what a route has not; each route's name twice.
 * The admin's routes are a file of their own, which only its pages ask for. The server's own manifest keeps everything.
 */
function lighten(path: string) {
  const script = readFileSync(path, "utf8");
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest = JSON.parse(script.slice(start, end)) as Manifest;
  const rootSheets = new Set(manifest.routes.root?.css);
  for (const [name, route] of Object.entries(manifest.routes))
    manifest.routes[name] = name === "root" ? placed(route) : lighter(placed(route), rootSheets);
  const { admin = [], site = [] } = Object.groupBy(Object.entries(manifest.routes), ([name]) => (ADMIN.test(name) ? "admin" : "site"));
  const adminFile = path.replace("manifest-", "manifest-admin-");
  writeFileSync(adminFile, `export default ${JSON.stringify(Object.fromEntries(admin))}`);
  const put = script.slice(0, start) + JSON.stringify({ ...manifest, routes: Object.fromEntries(site) }) + script.slice(end);
  // As its neighbours, below whichever folder the page asks for them (late-hydration.ts).
  const place = "for(const[id,r]of Object.entries(routes))r.id=id,r.module=new URL(r.module,import.meta.url).pathname";
  const addAdmin = `if(/^\\/admin/i.test(location.pathname))Object.assign(routes,(await import("./${basename(adminFile)}")).default)`;
  writeFileSync(path, `${put}\nconst{routes}=__reactRouterManifest;${addAdmin};${place}`);
}

function placed(route: Route): Route {
  return { ...route, module: route.module.replace("/assets/", "") };
}

function lighter({ css, ...route }: Route, rootSheets: Set<string>): Route {
  const own = css?.filter((sheet) => !rootSheets.has(sheet));
  const said = Object.entries(route).filter(([key, value]) => value !== false && key !== "imports" && key !== "id");
  return { ...Object.fromEntries(said), module: route.module, ...(own?.length && { css: own }) };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}
