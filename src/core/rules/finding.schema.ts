import * as z from "zod/mini";

const ruleSource = z.object({
  title: z.string(),
  url: z.string(),
  /** ISO date of the day somebody last read it. */
  checkedOn: z.string(),
});

const evidence = z.object({
  /** From 1; null for a header or a whole page. */
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
  snippet: z.string(),
  /** The faulty part of the snippet, as offsets in it. */
  mark: z.optional(z.tuple([z.number(), z.number()])),
});

/** Ready to copy; `label` says what the change does. */
const fix = z.object({
  kind: z.enum(["html", "text", "http", "apache", "nginx", "next", "wordpress"]),
  label: z.string(),
  code: z.string(),
});

/** What a rule found. Every on-page tool answers with these, so the form is written once. */
export const finding = z.object({
  ruleId: z.string(),
  status: z.enum(["fail", "warn", "note", "pass"]),
  severity: z.enum(["error", "warning", "info"]),
  title: z.string(),
  detail: z.string(),
  evidence: z.optional(z.array(evidence)),
  fix: z.optional(fix),
  /** The same change for other places: a header in Apache's and in nginx's own words. */
  alternatives: z.optional(z.array(fix)),
  sources: z.array(ruleSource),
});

export type Finding = z.output<typeof finding>;
