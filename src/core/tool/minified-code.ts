import * as z from "zod/mini";

const packedSizes = z.object({
  /** Bytes as UTF-8. */
  raw: z.number(),
  gzip: z.number(),
  /** Null where it is not measured: a browser without Brotli, or more than 300 KB. */
  brotli: z.nullable(z.number()),
});
export type PackedSizes = z.output<typeof packedSizes>;

const codeProblem = z.object({
  message: z.string(),
  line: z.number(),
  column: z.number(),
  /** The line itself, or the part of it that is near the place. */
  source: z.string(),
  /** How many signs of `source` stand before the place. */
  before: z.number(),
});
export type CodeProblem = z.output<typeof codeProblem>;

/** What every minifier answers: code with its sizes, or the place where it could not go on. */
export const minifiedCode = z.object({
  code: z.nullable(z.string()),
  problem: z.nullable(codeProblem),
  before: packedSizes,
  after: z.nullable(packedSizes),
  /** A source map, where one was asked for. */
  map: z.optional(z.string()),
  notes: z.array(z.string()),
});
export type MinifiedCode = z.output<typeof minifiedCode>;

/** Code, or why there is none. */
export type WrittenCode = { ok: true; code: string; map?: string; notes?: readonly string[] } | { ok: false; problem: CodeProblem };

const SHOWN_BEFORE = 80;
const SHOWN_AFTER = 80;

/** A place in code as an editor names it, with the line. Lines end as editors end them. */
export function problemAt(code: string, offset: number, message: string): CodeProblem {
  const before = code.slice(0, offset);
  const line = before.match(/\r\n|\r|\n/g)?.length ?? 0;
  const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  const from = Math.max(start, offset - SHOWN_BEFORE);
  const rest = /^[^\r\n]*/.exec(code.slice(offset, offset + SHOWN_AFTER))?.[0] ?? "";
  return { message, line: line + 1, column: offset - start + 1, source: code.slice(from, offset) + rest, before: offset - from };
}
