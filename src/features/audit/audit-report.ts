import type { AuditAreaId } from "#core/audit/audit-area.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { Grade, Severity } from "#core/rules/severities.ts";
import type { ScoreSum } from "./audit-score.ts";

/** What an audit of a site says. A plain value: kept with its run, shown as a page, printed, sent as JSON. */
export interface AuditReport {
  url: string;
  /** ISO date and time of the last page. */
  readOn: string;
  /** Of all that was found together, no mean of the areas: a fatal leaves 60 at most. */
  score: number;
  areas: AuditArea[];
  /** The ten that matter most, in the order they pay. */
  fixes: AuditFix[];
  /** How many more there are. */
  moreFixes: number;
  pages: AuditedPage[];
  /** Pages that links and the sitemap name, read or not. Reports of earlier versions lack this and what follows. */
  found?: number;
  /** What the score was counted from. */
  sum?: AuditSum;
  /** Everything that was found, for comparing with the next audit. */
  all?: FixSummary[];
  /** Where those stand that are not among the ten; at most 25 addresses each. */
  smaller?: Pick<AuditFix, "title" | "urls">[];
  /** What became of the findings of the audit before. */
  change?: AuditChange;
  /** What this audit cannot say, a sentence each. */
  notChecked?: string[];
  /** Where the copy was read that stands for the site; left out when the site itself was. */
  readAt?: string;
  /** Read over http, because https does not answer. */
  overHttp?: true;
  /** What a laboratory measured, the home page first. */
  lab?: LabPage[];
  /** Why the crawl ended. */
  ended: string;
}

/** A finding in one line. */
export type FixSummary = Pick<AuditFix, "ruleId" | "grade" | "title" | "pages">;

export interface AuditSum extends Omit<ScoreSum, "keeps" | "score"> {
  facts: { says: string; grade: Grade; share: number; keeps: number }[];
}

export interface AuditArea {
  id: AuditAreaId;
  title: string;
  /** Null when nothing of it was checked. */
  score: number | null;
  /** What stands behind the score, in a few words. */
  words: string;
}

export interface AuditFix {
  ruleId: string;
  area: AuditAreaId;
  kind: string;
  grade: Grade;
  title: string;
  detail: string;
  /** Addresses that it touches; at most 50 are named. */
  pages: number;
  urls: string[];
  /** Where a link has to be written anew, when the fault is in the address behind it; at most 50. */
  edits?: LinkPlace[];
  evidence?: { place: string; snippet: string };
  fix?: { label: string; code: string };
  sources: Finding["sources"];
  /** Where it is mended. */
  effort?: Severity["effort"];
  /** The tool that shows whether it is mended. */
  tool?: string;
}

/** A page, and the address that it should no longer name. */
export interface LinkPlace {
  page: string;
  link: string;
}

export interface AuditedPage {
  url: string;
  status: number | null;
  ms: number;
  bytes: number;
  title: string;
  words: number | null;
  linksIn: number;
  errors: number;
  warnings: number;
}

/** What the page rules said of one page, as the crawl keeps it. */
export interface JudgedPage {
  faults: PageFault[];
  /** How many rules found nothing to mend, by area. */
  passed: Record<string, number>;
  /** What the page names was looked at too: its pictures, its other languages, its address in other words. */
  isWhole?: boolean;
}

export interface PageFault {
  tool: string;
  ruleId: string;
  kind: string;
  grade: Grade;
  title: string;
  detail: string;
  evidence?: { place: string; snippet: string };
  fix?: { label: string; code: string };
  sources: Finding["sources"];
}

/** What became of the last audit's findings. */
export interface AuditChange {
  /** Number and date of the audit that this one is compared with. */
  audit: string;
  readOn: string;
  score: number;
  mended: FixSummary[];
  fresh: FixSummary[];
  /** With the pages that it touched before. */
  still: (FixSummary & { pagesBefore: number })[];
}

/** What a laboratory measured on one page. */
export interface LabPage {
  url: string;
  /** Of 100. */
  score: number;
  /** Largest paint, blocked time, shift: as Lighthouse writes them. */
  metrics: { short: string; text: string; level: "good" | "fair" | "poor" }[];
  /** What would help most, in Lighthouse's words. */
  helps: string[];
}
