import * as z from "zod/mini";
import { configFile } from "#engines/apache/config-file.schema.ts";
import { redirectCodes, redirectKinds } from "#engines/apache/redirects/redirect.ts";

const address = z.string().check(z.trim(), z.maxLength(2048, "An address here may have 2,048 characters. Shorten it."));
const kind = z.enum(redirectKinds);
const code = z.literal([...redirectCodes]);

const row = z.object({
  from: address,
  /** Empty for 410. */
  to: z._default(address, ""),
  kind: z._default(kind, "file"),
  code: z._default(code, 301),
  keepQuery: z._default(z.boolean(), true),
});

export const redirectFileDirectoryInput = z
  .object({
    /** The site these redirects belong to: paths become full addresses on it. */
    site: z.optional(address),
    /** One redirect, as the plain form has it. */
    from: z.optional(address),
    to: z.optional(address),
    /** One a line: `/old /new`, CSV, tabs, arrows, or lines of an Apache or Netlify file. */
    list: z.optional(z.string().check(z.trim(), z.maxLength(1_000_000, "That is more than 1 MB. Split the list."))),
    /** What a line of the list means when it does not say. */
    kind: z.optional(kind),
    code: z.optional(code),
    query: z.optional(z.enum(["keep", "drop"])),
    /** The same, spelled out, for programs. */
    rows: z.optional(z.array(row).check(z.maxLength(1000, "1,000 redirects a run is the limit."))),
  })
  .check(
    z.refine((input) => Boolean(input.from || input.list?.trim() || input.rows?.length), {
      error: "Write an old address, or paste a list.",
      path: ["from"],
    }),
  );
export type RedirectFileDirectoryInput = z.input<typeof redirectFileDirectoryInput>;

const finding = z.object({
  kind: z.string(),
  level: z.enum(["error", "warning", "note"]),
  /** Numbers of the rows it is about. */
  rows: z.array(z.number()),
  title: z.string(),
  detail: z.string(),
  /** A line to put in its place; empty to take it out. */
  proposal: z.optional(z.string()),
});

export const redirectFileDirectoryOutput = z.object({
  /** Rows that were read, and rows that became rules. */
  read: z.number(),
  used: z.number(),
  /** Lines past the limit. */
  leftOver: z.number(),
  site: z.nullable(z.string()),
  files: z.array(configFile),
  /** What Apache answers to a few requests a rule: as foretold, and as tested. */
  tests: z.array(z.object({ row: z.number(), request: z.string(), status: z.nullable(z.number()), location: z.nullable(z.string()) })),
  findings: z.array(finding),
  /** The list with every proposal taken, one a line. */
  repaired: z.string(),
  /** True when that differs from what was given. */
  canRepair: z.boolean(),
});
export type RedirectFileDirectoryOutput = z.output<typeof redirectFileDirectoryOutput>;
