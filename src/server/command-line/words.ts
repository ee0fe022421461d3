import { parseArgs } from "node:util";
import { type Grade, grades } from "#core/rules/severities.ts";

const formats = ["text", "json", "html", "junit", "markdown"] as const;
export type Format = (typeof formats)[number];

/** What a command was asked to do. */
export interface Words {
  command: string;
  /** Arguments without a name, mostly addresses. */
  targets: readonly string[];
  /** Fields of a tool's input, as texts. */
  fields: Readonly<Record<string, string>>;
  format: Format;
  /** Anything this grave, or graver, fails the command; undefined: nothing does. */
  failOn: Grade | undefined;
  output: string | undefined;
  /** An earlier report in JSON, to compare with: the output names what broke and what was mended since. */
  against: string | undefined;
  pages: number | undefined;
  help: boolean;
}

/** Reads the words of a command line; throws a sentence where they make no sense. */
export function readWords(words: readonly string[]): Words {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const [command = "", ...targets] = positionals;
  const fields: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== "option" || token.name in OPTIONS) continue;
    // `--name=value`; a bare `--name` is a switch that is on. Several make lines.
    const value = token.value ?? "on";
    fields[token.name] = fields[token.name] === undefined ? value : `${fields[token.name]}\n${value}`;
  }
  return {
    command,
    targets,
    fields,
    format: oneOf("--format", formats, values["format"]) ?? "text",
    failOn: oneOf("--fail-on", grades, values["fail-on"]),
    output: textOf(values["output"]),
    against: textOf(values["against"]),
    pages: numberOf("--pages", values["pages"]),
    help: values["help"] === true || command === "" || command === "help",
  };
}

const OPTIONS = {
  format: { type: "string" },
  "fail-on": { type: "string" },
  output: { type: "string", short: "o" },
  against: { type: "string" },
  pages: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type OptionValue = string | boolean | (string | boolean)[] | undefined;

const textOf = (value: OptionValue) => (typeof value === "string" ? value : undefined);

function oneOf<Name extends string>(option: string, names: readonly Name[], value: OptionValue): Name | undefined {
  if (value === undefined) return undefined;
  const found = names.find((name) => name === value);
  if (found === undefined) throw new Error(`${option} takes ${names.join(", ")}.`);
  return found;
}

function numberOf(option: string, value: OptionValue): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !/^[1-9]\d{0,2}$/.test(value)) throw new Error(`${option} takes a number from 1 to 500.`);
  return Math.min(500, Number(value));
}
