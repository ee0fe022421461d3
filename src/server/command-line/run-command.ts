import { readFile, writeFile } from "node:fs/promises";
import { safeParse } from "zod/v4/core";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { fieldsOfSchema } from "#core/tool/fields-of-schema.ts";
import { inputOf, type ToolFields } from "#core/tool/tool-fields.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { audit } from "#features/audit/audits.server.ts";
import { tools } from "#tools/registry.server.ts";
import { createJudgePage } from "../audit/judge-page.ts";
import { createYieldQueue } from "../tools/yield-queue.ts";
import { openLocalPorts } from "./open-local-ports.ts";
import { fails, type Outcome, outcomeOfAudit, outcomeOfTool } from "./outcome.ts";
import { readWords, type Words } from "./words.ts";
import { writeOutcome } from "./write-outcome.ts";

/** 0: done. 1: something was found that is to fail the command. 2: it could not be done. */
type ExitCode = 0 | 1 | 2;

interface Streams {
  name: string;
  say(text: string): void;
  complain(text: string): void;
}

/** One command, from its words to its exit code. */
export async function runCommand(args: readonly string[], { name, say, complain }: Streams): Promise<ExitCode> {
  try {
    const words = readWords(args);
    if (words.help) {
      say(helpOf(name));
      return 0;
    }
    const outcome = await outcomeOf(words, name);
    const written = writeOutcome(outcome, words.format);
    if (words.output === undefined) say(written);
    else await writeFile(words.output, written);
    return fails(outcome, words.failOn) ? 1 : 0;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

async function outcomeOf(words: Words, name: string): Promise<Outcome> {
  const tool = tools.get(words.command)?.tool;
  if (tool && looksAtVisitor(tool))
    throw new Error(`${words.command} shows who visits the site, and nobody does here. It works on the site alone.`);
  if (!tool && words.command !== "audit") throw new Error(`There is no command called ${words.command}. ${name} help names them all.`);
  // Addresses on the command line may be on the user's own machine; those that pages name pass the usual guard.
  const local = await openLocalPorts({ allowHosts: namedIn(words, tool).flatMap(hostsOf) });
  try {
    return tool ? await runTool(tool, words, local.ports) : await runAudit(words, local.ports);
  } finally {
    await local.close();
  }
}

async function runAudit({ targets: [website], pages, against }: Words, ports: ToolPorts): Promise<Outcome> {
  if (website === undefined) throw new Error("Name the site: audit https://www.example.com");
  const before = against === undefined ? undefined : (JSON.parse(await readFile(against, "utf8")) as AuditReport);
  const run = { id: "command", maxPages: pages, signal: new AbortController().signal, past: [], emit() {} };
  const judgePage = createJudgePage({ tools, ports, turn: createYieldQueue() });
  return outcomeOfAudit(await audit(website, run, { judgePage, fetchPage: ports.fetchPage, now: ports.now }), before);
}

async function runTool(tool: AnyTool, { targets, fields: texts }: Words, ports: ToolPorts): Promise<Outcome> {
  const fields = fieldsOfSchema(tool.input);
  const [first] = Object.keys(fields);
  const input = safeParse(
    tool.input,
    inputOf(fields, first !== undefined && targets.length > 0 ? { [first]: targets.join("\n"), ...texts } : texts),
  );
  if (!input.success) {
    const [issue] = input.error.issues;
    throw new Error(
      `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""} It takes ${Object.keys(fields)
        .map((field) => `--${field}`)
        .join(" ")}`,
    );
  }
  const signal = new AbortController().signal;
  if (tool.runsIn === "browser") return outcomeOfTool(tool.name, await tool.run(input.data));
  if (tool.runsIn === "job") return outcomeOfTool(tool.name, await tool.run(input.data, ports, { signal, past: [], emit() {} }));
  return outcomeOfTool(tool.name, await tool.run(input.data, ports, signal));
}

/** What was typed. A page that was pasted whole is somebody else's words. */
function namedIn({ targets, fields: texts }: Words, tool: AnyTool | undefined): string[] {
  const fields: ToolFields = tool ? fieldsOfSchema(tool.input) : {};
  const isPasted = (name: string) => {
    const field = fields[name];
    return field?.as === "text" && field.pasted === true;
  };
  return [...targets, ...Object.entries(texts).flatMap(([name, text]) => (isPasted(name) ? [] : [text]))];
}

/** Of an address, or of one in each line; with their ports: another server on the same machine is not meant. */
function hostsOf(text: string): string[] {
  return text.split("\n").flatMap((line) => {
    const address = line.trim();
    const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
    return url?.host ? [url.host] : [];
  });
}

/** A command line has no such thing. */
const looksAtVisitor = (tool: AnyTool): boolean => tool.runsIn === "server" && tool.needs.includes("visitor");

function helpOf(name: string): string {
  const offered = [...tools.values()].filter(({ tool }) => !looksAtVisitor(tool));
  const commands = offered.map(({ tool }) => `  ${tool.slug.padEnd(34)}${tool.tagline}`).sort();
  return `${name} audit https://www.example.com [--pages 25] [--fail-on fatal] [--format json] [--output FILE] [--against FILE]
${name} TOOL [what it looks at] [--field=value …] [--format json] [--fail-on fault]

  --fail-on   fatal, fault, advice or note: exit with 1 when something is that grave, or graver
  --format    text, json, html, junit or markdown
  --output    a file in place of standard output
  --against   an earlier report in JSON: only what is new fails

  ${"audit".padEnd(34)}A small crawl, judged by the rules of every tool.
${commands.join("\n")}
`;
}
