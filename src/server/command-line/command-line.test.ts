import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTrialSite } from "../../../tests/support/trial-site.ts";
import { runCommand } from "./run-command.ts";
import { readWords } from "./words.ts";

const folder = mkdtempSync(join(tmpdir(), "test-command-"));
let site: Server | undefined;
let origin = "";
beforeAll(async () => {
  site = await startTrialSite(0);
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site?.closeAllConnections();
  site?.close();
  rmSync(folder, { recursive: true });
});

async function run(...words: string[]) {
  let said = "";
  let complained = "";
  const code = await runCommand(words, {
    name: "seo",
    say(text) {
      said += text;
    },
    complain(text) {
      complained += text;
    },
  });
  return { code, said, complained };
}

describe("the words of a command", () => {
  it("are read with fields of a tool among them", () => {
    expect(readWords(["md5-generator", "--text=a", "--format", "json", "--upper", "-o", "x.json"])).toEqual({
      command: "md5-generator",
      targets: [],
      fields: { text: "a", upper: "on" },
      format: "json",
      failOn: undefined,
      output: "x.json",
      against: undefined,
      pages: undefined,
      help: false,
    });
    expect(() => readWords(["audit", "x", "--format", "pdf"])).toThrow("--format takes text, json, html, junit, markdown.");
    expect(() => readWords(["audit", "x", "--fail-on=bad"])).toThrow("--fail-on takes fatal, fault, advice, note.");
  });
});

describe("the command line", () => {
  it("names every tool, and refuses what is none", async () => {
    const { said, code } = await run("help");
    expect([code, said.includes("  title-tag-checker"), said.includes("  audit ")]).toEqual([0, true, true]);
    expect(said).not.toContain("my-ip-address");
    expect(await run("my-ip-address")).toEqual({
      code: 2,
      said: "",
      complained: "my-ip-address shows who visits the site, and nobody does here. It works on the site alone.\n",
    });
    expect(await run("tittle")).toEqual({ code: 2, said: "", complained: "There is no command called tittle. seo help names them all.\n" });
  });

  it("runs a tool of the browser and one that reads a page", { timeout: 60_000 }, async () => {
    const hashed = await run("md5-generator", "hello", "--format", "json");
    expect([hashed.code, hashed.said]).toEqual([0, expect.stringContaining("5d41402abc4b2a76b9719d911017c592")]);
    const page = await run("title-tag-checker", `${origin}/pricing/`, "--format", "junit", "--fail-on", "advice");
    expect(page.complained).toBe("");
    expect([page.code, page.said]).toEqual([1, expect.stringContaining('<testsuite name="Title tag checker"')]);
    expect((await run("title-tag-checker", "http://127.0.0.1:1/")).code).toBe(2);
  });

  it("reads what a field names on this machine, each line of it", { timeout: 60_000 }, async () => {
    const named = await run("title-tag-checker", `--url=${origin}/pricing/`, "--format", "json");
    expect([named.code, named.complained]).toEqual([0, ""]);
    const report = JSON.parse(named.said);
    expect([report.reports.length, report.failures]).toEqual([1, []]);
    const both = await run("title-tag-checker", `--urls=${origin}/`, `--urls=${origin}/pricing/`, "--format", "json");
    expect([JSON.parse(both.said).reports.length, JSON.parse(both.said).failures]).toEqual([2, []]);
  });

  it("audits a site on this machine, and fails by what is new alone against an earlier report", { timeout: 120_000 }, async () => {
    const file = join(folder, "before.json");
    expect(await run("audit", origin, "--pages", "4", "--format", "json", "--output", file)).toEqual({ code: 0, said: "", complained: "" });
    const report = JSON.parse(readFileSync(file, "utf8"));
    expect([report.pages.length, report.all.length > 3]).toEqual([4, true]);
    const grades = report.all.map(({ grade }: { grade: string }) => grade);
    expect(grades).toContain("fault");
    expect((await run("audit", origin, "--pages", "4", "--fail-on", "fault", "--format", "html")).code).toBe(1);

    const same = await run("audit", origin, "--pages", "4", "--fail-on", "fault", "--against", file, "--format", "markdown");
    expect([same.code, same.said]).toEqual([0, expect.stringContaining(`${report.all.length} as before.`)]);
    const failures = async () => {
      const { said } = await run("audit", origin, "--pages", "4", "--against", file, "--format", "junit");
      const told = [...said.matchAll(/<failure type="(\w+)"/g)].map(([, grade]) => grade);
      expect(said).toContain(`failures="${told.length}"`);
      return told;
    };
    expect(await failures()).toEqual([]);
    writeFileSync(file, JSON.stringify({ ...report, all: report.all.filter(({ grade }: { grade: string }) => grade !== "fault") }));
    const worse = await run("audit", origin, "--pages", "4", "--fail-on", "fault", "--against", file, "--format", "markdown");
    expect([worse.code, worse.said]).toEqual([1, expect.stringContaining("- **fault** ")]);
    expect(await failures()).toEqual(grades.filter((grade: string) => grade === "fault"));
  });
});
