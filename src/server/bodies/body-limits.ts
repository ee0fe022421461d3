import { toJSONSchema } from "zod/v4/core";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { fieldsOfSchema } from "#core/tool/fields-of-schema.ts";
import { MAX_SENT_MB } from "#core/tool/file-conversion.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { isMultipart } from "./read-form.ts";

/** What the form of a page or the JSON of a call needs, and what a mistake may cost. */
export const USUAL = 64_000;
/** 1 MB of pasted text is the most a tool takes. Room for its escapes, or for letters of two bytes and more. */
const LONG_TEXT = 2_500_000;
/** A file of a form, on the disk while it is read (uploads.ts), and what stands around it. */
const FILE = MAX_SENT_MB * 1e6 + 100_000;
/** A résumé has 5 MB, and one a little larger gets that answer from its form. */
const RESUME = 6_000_000;

/** What an address takes. */
interface BodyLimit {
  bytes: number;
  /** How much of it may be the texts of a form, which stay in memory. */
  text: number;
  /** Larger bodies are taken only from those who may see the page. */
  isForStaff?: boolean;
}

/** Addresses that take more or less than is usual, and those with files. `.data` is a page's own form, sent by script. */
const OTHERS: readonly (Partial<BodyLimit> & { path: RegExp; files?: number })[] = [
  { path: /^\/(?:api\/apply|career\/[^/]+?)(?:\.data|\/_\.data)?\/?$/, files: RESUME },
  { path: /^\/api\/tools\/images\.zip\/?$/, text: 600_000 },
  { path: /^\/api\/vitals\/?$/, text: 2_000 },
  { path: /^\/mcp\/?$/, text: LONG_TEXT },
  // Several pictures of a form without script.
  { path: /^\/admin\/media(?:\.data|\/_\.data)?\/?$/, files: 60_000_000, isForStaff: true },
  // A whole text that somebody pasted.
  { path: /^\/admin\/content\/\w+\/[\w.-]+\/save\/?$/, text: LONG_TEXT, isForStaff: true },
];

const TOOL = /^\/(?:api\/)?tools\/([^/]+?)(?:\.data|\/_\.data)?\/?$/;

export type BodyLimits = ReturnType<typeof createBodyLimits>;

/** How much an address takes; a tool's by the longest input that its schema lets through, and by whether it comes as a file. */
export function createBodyLimits(tools: ToolRegistry): (path: string, type?: string) => BodyLimit {
  const ofTools = new Map<string, BodyLimit>();
  return (path, type = "") => {
    const isForm = isMultipart(type);
    const other = OTHERS.find(({ path: pattern }) => pattern.test(path));
    if (other) {
      const { text = USUAL, files = text, isForStaff = false } = other;
      return { bytes: isForm ? files : text, text, isForStaff };
    }
    const slug = TOOL.exec(path)?.[1] ?? "";
    const key = `${slug} ${isForm}`;
    const known = ofTools.get(key);
    if (known !== undefined) return known;
    const called = [...tools.values()].map(({ tool }) => tool).filter(isCalled(slug));
    if (called.length === 0) return { bytes: USUAL, text: USUAL };
    const limits = called.map((tool) =>
      isForm && takesFiles(tool) ? { bytes: FILE, text: textOf(tool, "files") } : whole(textOf(tool, "text")),
    );
    const limit = { bytes: Math.max(...limits.map(({ bytes }) => bytes)), text: Math.max(...limits.map(({ text }) => text)) };
    ofTools.set(key, limit);
    return limit;
  };
}

const whole = (text: number): BodyLimit => ({ bytes: text, text });

const isCalled = (name: string) => (tool: AnyTool) => tool.slug === name || Object.hasOwn(tool.otherNames ?? {}, name);

/** Whether its input is the bytes of a file. */
export const takesFiles = ({ input }: AnyTool) => Object.values(fieldsOfSchema(input)).some(({ as }) => as === "bytes");

/** Room for all that a call writes, or for what a form writes beside its files. */
function textOf({ input }: AnyTool, filesAre: "text" | "files"): number {
  const schema = toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return longestOf(schema, filesAre) > USUAL / 3 ? LONG_TEXT : USUAL;
}

interface Schema {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  /** Of the bytes of a file. */
  contentEncoding?: string;
  maxItems?: number;
  items?: unknown;
  properties?: Record<string, unknown>;
  anyOf?: unknown[];
  allOf?: unknown[];
}

/** How many characters a value of a schema may have; a text or a list without a limit has any number. */
function longestOf(given: unknown, filesAre: "text" | "files"): number {
  const schema = given as Schema;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const own =
    schema.contentEncoding === "base64" && filesAre === "files"
      ? 1
      : schema.enum || schema.const !== undefined
        ? 100
        : schema.type === "string"
          ? (schema.maxLength ?? Number.POSITIVE_INFINITY)
          : schema.type === "array"
            ? (schema.maxItems ?? Number.POSITIVE_INFINITY) * longestOf(schema.items ?? {}, filesAre)
            : 20;
  return inner.reduce((sum: number, each) => sum + longestOf(each, filesAre), own);
}
