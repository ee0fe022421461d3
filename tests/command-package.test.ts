import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { examplePictures } from "#core/picture/example-pictures.ts";
import { startTrialSite } from "./support/trial-site.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "test-package-"));
const home = join(folder, "package");

beforeAll(async () => {
  const { stdout } = await run(process.execPath, ["scripts/pack-command.ts", folder]);
  await run("tar", ["-xzf", stdout.trim(), "-C", folder]);
  // What an installation would put beside it, and nothing else that lies here; each finds its own dependencies where it really is.
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve("node_modules", name), link);
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("the command line runs from its tarball", { timeout: 240_000 }, async () => {
  const site = await startTrialSite(0);
  try {
    const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const { name } = JSON.parse(readFileSync("package.json", "utf8"));
    expect([about.name, about.bin, about.type]).toEqual([name, { [name]: "command.js" }, "module"]);
    const command = (...words: string[]) =>
      run(process.execPath, [join(home, "command.js"), ...words], { cwd: folder }).then(
        ({ stdout: said }) => ({ code: 0, said }),
        ({ code, stdout: said, stderr }) => ({ code, said: said + stderr }),
      );
    expect(await command("md5-generator", "hello", "--format=json")).toEqual({
      code: 0,
      said: expect.stringContaining("5d41402abc4b2a76b9719d911017c592"),
    });
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="red" d="M0 0h9v9"/></svg>',
    ).toString("base64");
    // Each of these loads packages of its own when it is asked.
    for (const [words, told] of [
      [["javascript-minifier", "var first = 1; send(first);"], "var first=1;send(first);"],
      [["ai-text-rewriting", "We recieved the goods."], "We received the goods."],
      [["jpg-to-webp-converter", `--file=${examplePictures.sunsetJpg}`, "--fileName=sunset.jpg"], '"type": "image/webp"'],
      [["webp-to-jpg-converter", `--file=${examplePictures.sunsetWebp}`, "--fileName=sunset.webp"], '"type": "image/jpeg"'],
      [["svg-to-png-converter", `--file=${drawing}`, "--fileName=red.svg"], '"type": "image/png"'],
      [["htaccess-generator", "--user=ann", "--password=secret"], "$2"],
    ] as const)
      expect(await command(...words, "--format=json")).toEqual({ code: 0, said: expect.stringContaining(told) });
    const page = `http://127.0.0.1:${(site.address() as AddressInfo).port}/pricing/`;
    expect(await command("title-tag-checker", page, "--format=junit", "--fail-on=advice")).toEqual({
      code: 1,
      said: expect.stringMatching(/^<\?xml[\s\S]+<\/testsuites>\n$/),
    });
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

/** The steps of the two recipes that call it, with what a pipeline would have around them. */
it("the recipes for GitHub and GitLab tell on a change what it broke, and nothing that was there before", {
  timeout: 240_000,
}, async () => {
  let isBroken = false;
  const page = () =>
    `<!doctype html><html lang="en"><head>${isBroken ? "" : "<title>Shoes for walking in the rain</title>"}</head><body><h1>Shoes</h1></body></html>`;
  const site = createServer(({ url }, response) =>
    url === "/" ? response.writeHead(200, { "content-type": "text/html" }).end(page()) : response.writeHead(404).end(),
  ).listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const [github, gitlab] = recipes();
  const work = join(folder, "work");
  const tools = join(folder, "tools");
  for (const path of [work, tools]) mkdirSync(path);
  const stand = (name: string, code: string) => writeFileSync(join(tools, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 });
  stand("npx", `shift\nexec "${process.execPath}" "${join(home, "command.js")}" "$@"`);
  for (const name of ["gh", "curl"]) stand(name, `echo "${name} $*" >> called\ncat comment.md >> called`);
  const sh = (script: string, env: Record<string, string> = {}) =>
    run("bash", ["-e", "-c", script.replaceAll("http://127.0.0.1:3000", address)], {
      cwd: work,
      env: { ...process.env, PATH: `${tools}:${process.env["PATH"]}`, ...env },
    }).then(
      () => 0,
      ({ code }) => code as number,
    );
  const called = () => {
    const text = readFileSync(join(work, "called"), "utf8");
    rmSync(join(work, "called"));
    return text;
  };
  try {
    expect(await sh(github.main)).toBe(0);
    expect(await sh(github.change)).toBe(0);
    isBroken = true;
    expect(await sh(github.change)).toBe(1);
    expect(await sh(github.comment, { NUMBER: "17" })).toBe(0);
    const told =
      /^.* --body-file comment\.md\n### Audit of [\s\S]*\*\*1 new\*\*\n\n- \*\*fault\*\* [^\n]*title[^\n]*\n\n\d+ as before\. The score was \d+\.\n$/i;
    expect(called()).toMatch(told);

    const merge = { CI_MERGE_REQUEST_IID: "17", CI_API_V4_URL: "https://gitlab.example/api/v4", CI_PROJECT_ID: "3", SEO_TOKEN: "secret" };
    expect(await sh(gitlab, merge)).toBe(1);
    const note = called();
    expect(note).toContain("--data-urlencode body@comment.md https://gitlab.example/api/v4/projects/3/merge_requests/17/notes");
    expect(note).toContain("**1 new**");
    expect(readFileSync(join(work, "seo.xml"), "utf8")).toContain("<testsuites");
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

function recipes() {
  const blocks = [...readFileSync("docs/command-line.md", "utf8").matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => parse(text));
  const steps: { id?: string; run?: string }[] = blocks[0].jobs.audit.steps;
  const step = (pattern: RegExp) => steps.find(({ run: text }) => pattern.test(text ?? ""))?.run ?? "";
  const script: string[] = blocks[1].seo.script;
  return [
    { main: step(/--output base\.json/), change: step(/--output comment\.md/), comment: step(/^gh /) },
    script.find((text) => text.includes("halsted audit")) ?? "",
  ] as const;
}
