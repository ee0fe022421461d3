import * as z from "zod/mini";
import { grades } from "./severities.ts";

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
  /** A fatal or a fault fails, advice warns. */
  status: z.enum(["fail", "warn", "note", "pass"]),
  /** What kind of fact it is: a row in the table of severities. */
  kind: z.string(),
  /** How much it weighs; of what passes, how much it would. */
  grade: z.enum(grades),
  title: z.string(),
  detail: z.string(),
  evidence: z.optional(z.array(evidence)),
  fix: z.optional(fix),
  /** The same change for other places: a header in Apache's and in nginx's own words. */
  alternatives: z.optional(z.array(fix)),
  sources: z.array(ruleSource),
});

export type Finding = z.output<typeof finding>;
