import { toJSONSchema } from "zod/v4/core";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { fieldsOfSchema } from "#core/tool/fields-of-schema.ts";
import { MAX_SENT_MB } from "#core/tool/file-conversion.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { isMultipart } from "./read-form.ts";

/** What the form of a page or the JSON of a call needs, and what a mistake may cost. */
const USUAL = 64_000;
/** 1 MB of pasted text is the most a tool takes. Room for its escapes, or for letters of two bytes and more. */
const LONG_TEXT = 2_500_000;
/** A file of a form, on the disk while it is read (uploads.ts), and what stands around it. */
const FILE = MAX_SENT_MB * 1e6 + 100_000;
/** A résumé has 5 MB, and one a little larger is told so by its form. */
const RESUME = 6_000_000;

/** Addresses that take more or less than is usual. `.data` is a page's own form, sent by script. */
const OTHERS: readonly [path: RegExp, bytes: number][] = [
  [/^\/(?:api\/apply|career\/[^/]+?)(?:\.data|\/_\.data)?\/?$/, RESUME],
  [/^\/api\/tools\/images\.zip\/?$/, 600_000],
  [/^\/api\/vitals\/?$/, 2_000],
  [/^\/mcp\/?$/, LONG_TEXT],
  // Several pictures of a form without script.
  [/^\/admin\/media(?:\.data|\/_\.data)?\/?$/, 60_000_000],
  // A whole text that somebody pasted.
  [/^\/admin\/content\/\w+\/[\w.-]+\/save\/?$/, LONG_TEXT],
];

const TOOL = /^\/(?:api\/)?tools\/([^/]+?)(?:\.data|\/_\.data)?\/?$/;

/** How many bytes an address takes; a tool's by the longest input that its schema lets through, and by whether it comes as a file. */
export function createBodyLimits(tools: ToolRegistry): (path: string, type?: string) => number {
  const ofTools = new Map<string, number>();
  return (path, type = "") => {
    const other = OTHERS.find(([pattern]) => pattern.test(path));
    if (other) return other[1];
    const slug = TOOL.exec(path)?.[1] ?? "";
    const isForm = isMultipart(type);
    const key = `${slug} ${isForm}`;
    const known = ofTools.get(key);
    if (known !== undefined) return known;
    const called = [...tools.values()].map(({ tool }) => tool).filter(isCalled(slug));
    if (called.length === 0) return USUAL;
    const limit = Math.max(...called.map((tool) => (isForm && takesFiles(tool) ? FILE : limitOf(tool))));
    ofTools.set(key, limit);
    return limit;
  };
}

const isCalled = (name: string) => (tool: AnyTool) => tool.slug === name || Object.hasOwn(tool.otherNames ?? {}, name);

/** Whether its input is the bytes of a file. */
export const takesFiles = ({ input }: AnyTool) => Object.values(fieldsOfSchema(input)).some(({ as }) => as === "bytes");

function limitOf({ input }: AnyTool): number {
  return longestOf(toJSONSchema(input, { io: "input", unrepresentable: "any" })) > USUAL / 3 ? LONG_TEXT : USUAL;
}

interface Schema {
  type?: unknown;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: unknown;
  properties?: Record<string, unknown>;
  anyOf?: unknown[];
  allOf?: unknown[];
}

/** How many characters a value of a schema may have; a text or a list without a limit has any number. */
function longestOf(given: unknown): number {
  const schema = given as Schema;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const own =
    schema.enum || schema.const !== undefined
      ? 100
      : schema.type === "string"
        ? (schema.maxLength ?? Number.POSITIVE_INFINITY)
        : schema.type === "array"
          ? (schema.maxItems ?? Number.POSITIVE_INFINITY) * longestOf(schema.items ?? {})
          : 20;
  return inner.reduce((sum: number, each) => sum + longestOf(each), own);
}
