import * as chrome from "#core/sources/chrome.ts";
import type { LabPage, PageFault } from "./audit-report.ts";

/** Measures a page; why not, where it cannot. */
export type MeasurePage = (url: string, signal: AbortSignal) => Promise<LabPage | { problem: string }>;

export interface LabResult {
  pages: LabPage[];
  /** Why there are not more of them. */
  problem?: string;
}

/** Kinds of page that are measured. */
const MOST = 3;
/** About twenty seconds each. Whoever waits for a usual audit waits this long for it; then no other is begun. */
const WAITED_MS = 45_000;

interface Laboratory {
  measure: MeasurePage;
  now(): Date;
  signal: AbortSignal;
  /** Whoever asked for hundreds of pages waits as long as it takes. */
  isPatient: boolean;
}

/** One page of each kind, one after the other. */
export async function measureKinds(urls: readonly string[], { measure, now, signal, isPatient }: Laboratory): Promise<LabResult> {
  const startedAt = now().getTime();
  const pages: LabPage[] = [];
  for (const url of urls.slice(0, MOST)) {
    if (!isPatient && now().getTime() - startedAt > WAITED_MS) break;
    const result = await measure(url, signal);
    if ("problem" in result) return { pages, problem: result.problem };
    pages.push(result);
  }
  return { pages };
}

/** Below it Lighthouse itself calls a page poor. */
const POOR = 50;

/** What the laboratory says has to be done; nothing where a page is only middling. */
export function labFault({ url, score, metrics, helps }: LabPage): PageFault | undefined {
  const poor = metrics.filter(({ level }) => level === "poor");
  if (score >= POOR && poor.every(({ short }) => short !== "LCP")) return undefined;
  return {
    tool: "page-speed-checker",
    ruleId: "lab-speed",
    kind: "paint-held",
    grade: "advice",
    title: `Lighthouse gives this page ${score} of 100 on a phone`,
    detail: helps.length > 0 ? `What would help most: ${helps.join("; ")}.` : "Run the page speed checker on it: it says what would help.",
    evidence: { place: "", snippet: `${url}: ${metrics.map(({ short, text }) => `${short} ${text}`).join(", ")}` },
    sources: [chrome.largestContentfulPaint],
  };
}
