// npm run attack: every family of tests/attack in its long form, one after the other, with its figures; npm run attack -- accounts bodies: some.
// npm run attack crowd: not a family but a measurement, see tests/attack/crowd/crowd.ts. Three of its forms:
//   SECONDS=60 REST_SECONDS=5 npm run attack crowd                            200 hostile clients with everything that they have
//   KINDS=form,tool,upload,upload15,upload60,address,query,state,signIn,slow,idle npm run attack crowd
//       the largest bodies that each route takes, random addresses, floods of sign-ins and slow senders, but no work that tools do on pages
//   KINDS=upload15 CLIENTS=16 SECONDS=60 REST_SECONDS=5 npm run attack crowd  16 that each send files of 15 MB, as fast as they are taken
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { readerNames } from "../tests/attack/support/reader-names.ts";

const COLUMNS = ["requests", "refused", "4xx", "5xx", "slowest ms", "memory MB"];
const families = readdirSync("tests/attack").flatMap((file) => /^(.+)\.test\.ts$/.exec(file)?.[1] ?? []);
const asked = process.argv.slice(2);
if (asked[0] === "crowd") {
  const { runCrowd } = await import("../tests/attack/crowd/crowd.ts");
  process.exit((await runCrowd()) ? 0 : 1);
}
const unknown = asked.filter((name) => !families.includes(name));
if (unknown.length > 0) {
  console.error(`There is no family called ${unknown.join(" or ")}. There are: ${families.join(", ")}, crowd.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "attack-"));
const table: Record<string, Record<string, unknown>> = {};
const others: string[] = [];
for (const family of asked.length > 0 ? asked : families) {
  const sink = join(folder, family);
  const held = await (family === "readers" ? attackReaders(sink) : attack(family, { ATTACK_FIGURES: sink }));
  const figures = readFigures(sink);
  table[family] = { held, ...Object.fromEntries(figures.filter(([name]) => COLUMNS.includes(name))) };
  for (const [name, value] of figures) if (!COLUMNS.includes(name)) others.push(`${family}: ${name}: ${value}`);
  if (!held) process.exitCode = 1;
}
rmSync(folder, { recursive: true, force: true });
console.table(table);
for (const line of others) console.log(line);

function attack(family: string, env: Record<string, string>): Promise<boolean> {
  const child = spawn("vitest", ["run", `tests/attack/${family}.test.ts`, "--reporter=dot"], {
    stdio: "inherit",
    env: { ...process.env, ATTACK: "long", ...env },
    shell: process.platform === "win32",
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code === 0)));
}

/** As many at a time as there are processors. */
async function attackReaders(sink: string): Promise<boolean> {
  const waiting = [...readerNames];
  let held = true;
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      held = (await attack("readers", { ATTACK_FIGURES: sink, READER: name })) && held;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return held;
}

function readFigures(path: string): [string, string | number][] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as [string, string | number]);
}
