/**
 * npm run pack:command [-- FOLDER]
 * The command line as a package of its own, from the build: what its entry imports and nothing else, with the packages that it reads when
 * they are needed as dependencies. Prints the path of the tarball.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, normalize, resolve } from "node:path";

const FROM = "build/server";
const ENTRY = "command.js";
const target = "build/command";
const destination = resolve(process.argv[2] ?? "build");

if (!existsSync(join(FROM, ENTRY))) {
  process.stderr.write("There is no build to pack: npm run build\n");
  process.exit(1);
}
const { files, always, sometimes, apart } = imported(ENTRY);
rmSync(target, { recursive: true, force: true });
for (const file of files) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(FROM, file), join(target, file));
}
// Processes of their own begin with a file of the sources, by its name in the package: there are none here, and Node takes no types from packages.
const imports = Object.fromEntries(
  [...apart].map((name) => {
    const file = name.replace(/^#/, "apart/").replace(/\.ts$/, ".js");
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), stripTypeScriptTypes(readFileSync(sourceOf(name), "utf8")));
    return [name, `./${file}`];
  }),
);
const entry = join(target, ENTRY);
writeFileSync(entry, `#!/usr/bin/env node\n${readFileSync(entry, "utf8")}`);
chmodSync(entry, 0o755);

const { name, version, license, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
};
const versions = (names: Iterable<string>) =>
  Object.fromEntries([...names].sort().flatMap((each) => (dependencies[each] ? [[each, dependencies[each]]] : [])));
const about = {
  name,
  version,
  license,
  description: "Audits a site and runs every SEO tool of the website, on the command line and in a pipeline.",
  type: "module",
  imports,
  bin: { [name]: ENTRY },
  engines: { node: ">=24.15" },
  dependencies: versions(always),
  // Without one of them, only the tools that need it do not work.
  optionalDependencies: versions([...sometimes].filter((each) => !always.has(each))),
};
writeFileSync(join(target, "package.json"), `${JSON.stringify(about, null, 2)}\n`);
cpSync("docs/command-line.md", join(target, "README.md"));
cpSync("LICENSE", join(target, "LICENSE"));
mkdirSync(destination, { recursive: true });
const [packed] = JSON.parse(
  execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", destination], { cwd: target, encoding: "utf8" }),
) as { filename: string }[];
process.stdout.write(`${join(destination, packed?.filename ?? "")}\n`);

/**
 * Every file of the build that the entry comes to, the packages that it cannot be without, those that single tools ask for, and the sources
 * that begin processes of their own.
 */
function imported(first: string) {
  const files = new Set<string>();
  const always = new Set<string>();
  const sometimes = new Set<string>();
  const apart = new Set<string>();
  const waiting = [first];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const code = readFileSync(join(FROM, file), "utf8");
    for (const [pattern, packages] of [
      [/^(?:import|export)\b[^;"]*"([^"\n]+)";/gm, always],
      // Lists that are read out of a package, by whatever name `require` has here.
      [/["'`]((?:@[\w.-]+\/)?[\w.-]+\/[\w./-]+\.json)["'`]/g, always],
      [/\bimport\(\s*["'`]([^"'`\n]+)["'`]/g, sometimes],
      [/\bnew URL\(\s*["'`](\.[^"'`\n]+)["'`]/g, sometimes],
    ] as const)
      for (const [, name = ""] of code.matchAll(pattern)) {
        const path = name.startsWith(".") ? normalize(join(dirname(file), name)) : undefined;
        if (path === undefined) packages.add(packageOf(name));
        else if (statSync(join(FROM, path), { throwIfNoEntry: false })?.isFile()) waiting.push(path);
      }
  }
  for (const file of files)
    for (const [, name = ""] of readFileSync(join(FROM, file), "utf8").matchAll(/["'`](#[\w./-]+\.ts)["'`]/g)) {
      apart.add(name);
      for (const [, used = ""] of readFileSync(sourceOf(name), "utf8").matchAll(/^import .* from "([^".#][^"]*)";/gm))
        always.add(packageOf(used));
    }
  return { files, always, sometimes, apart };
}

/** As package.json says. */
function sourceOf(name: string): string {
  return name.replace(/^#/, "src/");
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
