import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { FieldData } from "#core/tool/tool-ports.ts";
import { postJson } from "../safe-fetch/post-json.ts";

interface Options {
  /** Undefined where the operator has none. */
  key: string | undefined;
  ask?: typeof postJson;
}

const METRICS = {
  largest_contentful_paint: "LCP",
  interaction_to_next_paint: "INP",
  cumulative_layout_shift: "CLS",
  first_contentful_paint: "FCP",
  experimental_time_to_first_byte: "TTFB",
} as const;

/**
 * What people's own browsers measured over the last 28 days: the page if enough of them visited it, else its whole origin.
 * https://developer.chrome.com/docs/crux/api, checked 2026-11-15
 */
export function createFieldData({ key, ask = postJson }: Options) {
  return async (address: string, device: "mobile" | "desktop", signal: AbortSignal): Promise<FieldData> => {
    if (key === undefined) return { isThere: false, reason: "no key of Google's Chrome UX Report is set on this site" };
    const formFactor = device === "mobile" ? "PHONE" : "DESKTOP";
    const endpoint = `https://chromeuxreport.googleapis.com/v1/records:queryRecord?key=${encodeURIComponent(key)}` as const;
    try {
      for (const [scope, subject] of [
        ["page", { url: address }],
        ["origin", { origin: new URL(address).origin }],
      ] as const) {
        const { status, json } = await ask(endpoint, { ...subject, formFactor, metrics: Object.keys(METRICS) }, { signal });
        if (status === 404) continue;
        if (status !== 200) return { isThere: false, reason: `Google's Chrome UX Report answered with status ${status}` };
        return readRecord(json, scope);
      }
      return { isThere: false, reason: "too few people with Chrome visited this page and this site in the last 28 days" };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AppError || error instanceof z.ZodError)
        return { isThere: false, reason: "Google's Chrome UX Report did not answer in a way we understand" };
      throw error;
    }
  };
}

const number = z.union([z.number(), z.string().transform(Number)]);
const day = z.object({ year: z.number(), month: z.number(), day: z.number() });
const answer = z.object({
  record: z.object({
    metrics: z.record(
      z.string(),
      z.object({
        histogram: z.array(z.object({ density: z.number().optional() })).optional(),
        percentiles: z.object({ p75: number }).optional(),
      }),
    ),
    collectionPeriod: z.object({ firstDate: day, lastDate: day }).optional(),
  }),
});

function readRecord(json: unknown, scope: "page" | "origin"): FieldData {
  const { record } = answer.parse(json);
  const metrics = Object.entries(METRICS).flatMap(([name, short]) => {
    const metric = record.metrics[name];
    if (!metric?.percentiles) return [];
    const [good = 0, fair = 0, poor = 0] = metric.histogram?.map(({ density }) => density ?? 0) ?? [];
    return [{ name: short, p75: metric.percentiles.p75, shares: { good, fair, poor } }];
  });
  const period = record.collectionPeriod;
  return { isThere: true, scope, metrics, from: period ? isoDay(period.firstDate) : null, to: period ? isoDay(period.lastDate) : null };
}

function isoDay({ year, month, day: date }: z.output<typeof day>): string {
  return `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
}
