import * as z from "zod/mini";
import type { LabReport, Opportunity, SpeedMetric } from "./page-speed-checker.schema.ts";

const items = z.optional(z.union([z.array(z.looseObject({})), z.looseObject({})]));
const audit = z.looseObject({
  title: z.string(),
  description: z.optional(z.string()),
  score: z.nullable(z.number()),
  scoreDisplayMode: z.string(),
  numericValue: z.optional(z.number()),
  displayValue: z.optional(z.string()),
  scoringOptions: z.optional(z.object({ p10: z.number(), median: z.number() })),
  metricSavings: z.optional(z.record(z.string(), z.number())),
  details: z.optional(
    z.looseObject({
      items,
      overallSavingsBytes: z.optional(z.number()),
      debugData: z.optional(z.looseObject({ wastedBytes: z.optional(z.number()) })),
    }),
  ),
});
type Audit = z.output<typeof audit>;

/** The part of Lighthouse's report that we read; the rest stays in the file. */
const report = z.looseObject({
  lighthouseVersion: z.string(),
  fetchTime: z.string(),
  finalDisplayedUrl: z.string(),
  runWarnings: z.array(z.string()),
  runtimeError: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  audits: z.record(z.string(), audit),
  categories: z.record(
    z.string(),
    z.looseObject({
      title: z.string(),
      score: z.nullable(z.number()),
      auditRefs: z.array(z.looseObject({ id: z.string(), weight: z.number(), acronym: z.optional(z.string()) })),
    }),
  ),
});
type Report = z.output<typeof report>;

/** Lighthouse's report as we show it, or the reason why it has nothing to show. */
export function readReport(raw: unknown): { lab: LabReport } | { problem: string } {
  const parsed = report.safeParse(raw);
  if (!parsed.success) return { problem: "Lighthouse gave a report that we do not understand." };
  const { data } = parsed;
  if (data.runtimeError) return { problem: `Lighthouse could not measure it: ${plainText(data.runtimeError.message)}` };
  return {
    lab: {
      version: data.lighthouseVersion,
      takenAt: data.fetchTime,
      finalUrl: data.finalDisplayedUrl,
      scores: Object.entries(data.categories).map(([id, { title, score }]) => ({
        id,
        title,
        score: score === null ? null : Math.round(score * 100),
      })),
      interactiveMs: rounded(data.audits["interactive"]?.numericValue),
      metrics: metricsOf(data),
      opportunities: opportunitiesOf(data),
      lcp: lcpOf(data),
      thirdParties: listOf(data.audits["third-parties-insight"]).map((item) => ({
        name: textIn(item, "entity"),
        bytes: numberIn(item, "transferSize") ?? 0,
        mainThreadMs: Math.round(numberIn(item, "mainThreadTime") ?? 0),
      })),
      weight: listOf(data.audits["resource-summary"]).map((item) => ({
        label: textIn(item, "label"),
        requests: numberIn(item, "requestCount") ?? 0,
        bytes: numberIn(item, "transferSize") ?? 0,
      })),
      film: listOf(data.audits["screenshot-thumbnails"])
        .map((item) => ({ ms: Math.round(numberIn(item, "timing") ?? 0), picture: textIn(item, "data") }))
        .filter(({ picture }) => picture.startsWith("data:image/jpeg;base64,")),
      warnings: data.runWarnings.map(plainText).slice(0, 10),
    },
  };
}

function metricsOf({ audits, categories }: Report): SpeedMetric[] {
  return (categories["performance"]?.auditRefs ?? []).flatMap(({ id, weight, acronym }) => {
    const found = audits[id];
    if (!acronym || weight === 0 || found?.numericValue === undefined || !found.scoringOptions) return [];
    const { p10: good, median: poor } = found.scoringOptions;
    const value = found.numericValue;
    const level = value <= good ? ("good" as const) : value <= poor ? ("fair" as const) : ("poor" as const);
    return [{ id, name: found.title, short: acronym, value, text: spaced(found.displayValue ?? String(value)), level, good, poor, weight }];
  });
}

const METRICS = new Set([
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
  "interactive",
  "max-potential-fid",
]);

/** What would help, dearest first. */
function opportunitiesOf({ audits, categories }: Report): Opportunity[] {
  return (categories["performance"]?.auditRefs ?? [])
    .flatMap(({ id }) => {
      const found = audits[id];
      if (!found || METRICS.has(id) || found.score === null || found.score >= 0.9 || found.scoreDisplayMode === "notApplicable") return [];
      return [opportunityOf(id, found)];
    })
    .sort((a, b) => b.savedMs - a.savedMs || b.savedBytes - a.savedBytes || (a.level === "poor" ? -1 : 1))
    .slice(0, 30);
}

function opportunityOf(id: string, found: Audit): Opportunity {
  const saved = found.metricSavings ?? {};
  const [, docs] = /\[[^\]]*\]\((https:\/\/[^\s)]{1,300})\)/.exec(found.description ?? "") ?? [];
  return {
    id,
    title: plainText(found.displayValue ? `${found.title}: ${spaced(found.displayValue)}` : found.title),
    text: plainText(found.description ?? ""),
    docs: docs ?? null,
    level: (found.score ?? 0) < 0.5 ? "poor" : "fair",
    savedMs: Math.round(Math.max(0, saved["LCP"] ?? 0, saved["FCP"] ?? 0, saved["TBT"] ?? 0, saved["INP"] ?? 0)),
    savedBytes: Math.round(found.details?.overallSavingsBytes ?? found.details?.debugData?.wastedBytes ?? 0),
    savedShift: Math.round((saved["CLS"] ?? 0) * 1000) / 1000,
    items: listOf(found)
      .slice(0, 8)
      .map(itemOf)
      .filter(({ label }) => label !== ""),
  };
}

/** Tables differ from audit to audit; what they share is a thing and what it costs. */
function itemOf(item: Record<string, unknown>): Opportunity["items"][number] {
  const node = [item["node"], item].find(
    (each) => isRecord(each) && (typeof each["snippet"] === "string" || typeof each["nodeLabel"] === "string"),
  ) as Record<string, unknown> | undefined;
  const source = isRecord(item["source"]) ? textIn(item["source"], "url") : textIn(item, "source");
  const label =
    textIn(item, "url") ||
    source ||
    textIn(item, "label") ||
    textIn(item, "entity") ||
    textIn(item, "groupLabel") ||
    textIn(item, "statistic") ||
    (node ? textIn(node, "snippet") : "");
  return {
    label: label.slice(0, 300),
    bytes: numberIn(item, "wastedBytes") ?? numberIn(item, "totalBytes") ?? numberIn(item, "transferSize") ?? null,
    ms: rounded(numberIn(item, "wastedMs") ?? numberIn(item, "duration") ?? numberIn(item, "total") ?? numberIn(item, "mainThreadTime")),
  };
}

/** The largest paint taken apart: a list of a table of parts and the element. */
function lcpOf({ audits }: Report): LabReport["lcp"] {
  const [table, node] = listOf(audits["lcp-breakdown-insight"]);
  const rows = table && Array.isArray(table["items"]) ? (table["items"] as unknown[]).filter(isRecord) : [];
  const parts = rows
    .map((row) => ({ label: textIn(row, "label"), ms: Math.round(numberIn(row, "duration") ?? 0) }))
    .filter(({ label }) => label !== "");
  return parts.length === 0 ? null : { element: node ? textIn(node, "snippet").slice(0, 300) : "", parts };
}

function listOf(found: Audit | undefined): Record<string, unknown>[] {
  const list = found?.details?.items;
  return Array.isArray(list) ? list : [];
}

function textIn(record: Record<string, unknown>, key: string): string {
  const value = record[key];
  if (isRecord(value)) return textIn(value, "text") || textIn(value, "formattedDefault");
  return typeof value === "string" ? value : "";
}

function numberIn(record: Record<string, unknown>, key: string): number | undefined {
  const value = record[key];
  if (isRecord(value) && typeof value["value"] === "number") return value["value"];
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Markdown links and code signs taken out, the invitation to learn more with them. */
function plainText(text: string): string {
  return text
    .replace(/\[(?:Learn|Read|See|Find)[^\]]*\]\([^)]*\)\.?/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("`", "")
    .replace(/\s+/g, " ")
    .trim();
}

function spaced(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
