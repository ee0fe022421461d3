import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const line = z.nullable(z.number());

const tagFacts = z.object({
  /** Every child of the head, in its order. */
  head: z.array(z.object({ element: z.string(), source: z.string(), line })),
  metas: z.array(
    z.object({
      kind: z.string(),
      name: z.string(),
      value: z.string(),
      line,
      inHead: z.boolean(),
      status: z.enum(["used", "ignored", "retired", "unknown"]),
      about: z.string(),
      isDuplicate: z.boolean(),
    }),
  ),
  links: z.array(
    z.object({
      rel: z.string(),
      href: z.string(),
      more: z.string(),
      line,
      place: z.enum(["head", "body", "header"]),
      about: z.nullable(z.string()),
    }),
  ),
  scripts: z.array(
    z.object({
      source: z.string(),
      mode: z.enum(["blocking", "async", "defer", "module", "inline", "data"]),
      inHead: z.boolean(),
      isThirdParty: z.boolean(),
      characters: z.number(),
      line,
    }),
  ),
  ids: z.array(z.object({ service: z.string(), id: z.string(), dead: z.nullable(z.string()), line })),
  structure: z.object({
    elements: z.number(),
    maxDepth: z.number(),
    sourceCharacters: z.number(),
    textCharacters: z.number(),
    /** The commonest first. */
    counts: z.array(z.object({ name: z.string(), count: z.number() })),
    /** Elements that say what a part is for. */
    semantic: z.array(z.object({ name: z.string(), count: z.number() })),
  }),
  hreflang: z.array(
    z.object({
      code: z.string(),
      url: z.string(),
      line,
      /** Google reads none in the body. */
      place: z.enum(["head", "header", "body"]),
      problem: z.nullable(z.string()),
      isSelf: z.boolean(),
      /** What the page there answered; null when it was not asked. */
      status: z.nullable(z.number()),
      /** Whether it names this page back; null when it was not asked. */
      returns: z.nullable(z.boolean()),
    }),
  ),
});
export type TagFacts = z.output<typeof tagFacts>;

export const tagAnalyzerOutput = pageCheckOutput(tagFacts);
