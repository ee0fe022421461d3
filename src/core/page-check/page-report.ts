import * as z from "zod/mini";
import { finding } from "../rules/finding.schema.ts";

/** What one page gave to one tool. `facts` is the tool's own part; all the rest is the same in each, so the form is written once. */
const pageReport = <Facts extends z.ZodMiniType>(facts: Facts) =>
  z.object({
    /** As it was asked for. */
    input: z.string(),
    /** The address that answered. */
    url: z.string(),
    /** Under this number every other tool reads the same page again, without a fetch. */
    kept: z.nullable(
      z.object({
        id: z.string(),
        takenAt: z.string(),
        until: z.string(),
        /** Seconds since it was read, when an earlier run did that and this one did not fetch it again. */
        age: z.optional(z.number()),
        /** The reading of the same address before this one: give its number as `snapshot`, with `compareWith`, to see what changed. */
        earlier: z.optional(z.object({ id: z.string(), takenAt: z.string() })),
      }),
    ),
    /** Null for pasted HTML. */
    fetched: z.nullable(
      z.object({
        status: z.number(),
        bytes: z.number(),
        totalMs: z.number(),
        charset: z.string(),
        redirects: z.number(),
        truncated: z.boolean(),
        /** Why https gave nothing, when the address had no scheme and http answered in its place. */
        httpsTrouble: z.optional(z.string()),
      }),
    ),
    verdict: z.object({
      level: z.enum(["pass", "fix", "failed"]),
      /** The number that says most, and its unit: “624” and “px”. */
      figure: z.string(),
      unit: z.optional(z.string()),
      headline: z.string(),
      summary: z.string(),
    }),
    /** Failed, to fix and noted, worst first. */
    findings: z.array(finding),
    passes: z.array(finding),
    facts,
  });

export const pageCheckOutput = <Facts extends z.ZodMiniType>(facts: Facts) =>
  z.object({
    /** One for an address or pasted HTML; in a list, one for each page that answered. */
    reports: z.array(pageReport(facts)),
    /** Addresses that gave no page. */
    failures: z.array(z.object({ input: z.string(), code: z.string(), message: z.string() })),
    /** What shows only side by side: titles that repeat each other. */
    acrossPages: z.array(finding),
  });

type Shared = z.output<ReturnType<typeof pageCheckOutput<z.ZodMiniUnknown>>>;

export type PageReport<Facts> = Omit<Shared["reports"][number], "facts"> & { facts: Facts };
/** What a tool says of a page in its own words; the level is that of the worst finding, whatever the tool. */
export type PageVerdict = Omit<PageReport<unknown>["verdict"], "level">;
export type PageCheckOutput<Facts> = Omit<Shared, "reports"> & { reports: PageReport<Facts>[] };
