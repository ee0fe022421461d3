// npm run create:tool -- png-to-webp --converter
// Writes a tool's folder in the form that the registry collects, from the templates beside this file. Its first test fails and says what to do next.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEMPLATES = join(import.meta.dirname, "tool-templates");
const kinds = readdirSync(TEMPLATES, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const [slug = "", flag = ""] = process.argv.slice(2);
const usage = `npm run create:tool -- hreflang-checker ${kinds.map((kind) => `--${kind}`).join(" | ")}`;
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) stop(`Name the tool by its slug: ${usage}`);
const kind = kinds.find((name) => flag === `--${name}`) ?? stop(`Say of which kind it is: ${usage}`);
const folder = join("src/tools", slug);
if (existsSync(folder)) stop(`${folder} is there already.`);

const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const words: [RegExp, string][] = [
  [/sample-tool/g, slug],
  [/sampleTool/g, camel],
  [/SampleTool/g, camel.replace(/^./, (letter) => letter.toUpperCase())],
  [/Sample tool/g, slug.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase())],
  [/2026-01-01/g, new Date().toISOString().slice(0, 10)],
];
const filled = (text: string) => words.reduce((done, [pattern, word]) => done.replace(pattern, word), text);

mkdirSync(folder);
for (const path of [
  join(TEMPLATES, "sample-tool.copy.ts"),
  ...readdirSync(join(TEMPLATES, kind)).map((name) => join(TEMPLATES, kind, name)),
])
  writeFileSync(join(folder, filled(path.split(/[\\/]/).at(-1) as string)), filled(readFileSync(path, "utf8")));
// Names differ in length, so the lines are broken anew.
spawnSync("biome", ["check", "--write", folder], { stdio: "ignore" });
console.log(
  `Made ${folder}. Its page, API call, menu and sitemap entries are there after the next build. Now make its test pass: npx vitest run ${folder}`,
);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
