import { runRules } from "#core/rules/run-rules.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { agreementRules } from "./rules/agreement-rules.ts";
import { structureRules } from "./rules/structure-rules.ts";
import { widthRules } from "./rules/width-rules.ts";
import { wordingRules } from "./rules/wording-rules.ts";
import { titleSubject } from "./title-subject.ts";
import type { TitleReport, TitleTagCheckerOutput } from "./title-tag-checker.schema.ts";
import { titleVerdict } from "./title-verdict.ts";

const rules = [...structureRules, ...widthRules, ...wordingRules, ...agreementRules];

/** Judges the title of each page, and of several the titles side by side. Pure: the year comes in. */
export function checkTitles(
  snapshots: readonly PageSnapshot[],
  { year, failures = [] }: { year: number; failures?: TitleTagCheckerOutput["failures"] },
): TitleTagCheckerOutput {
  const reports = snapshots.map((snapshot) => checkTitle(snapshot, year));
  const titles = reports.flatMap(({ url, title, preview }) => (title ? [{ url, title, siteName: preview.siteName }] : []));
  return { reports, failures: [...failures], acrossPages: titles.length > 1 ? runRules(acrossPagesRules, titles) : [] };
}

function checkTitle(snapshot: PageSnapshot, year: number): TitleReport {
  const subject = titleSubject(snapshot, year);
  const title = subject.title?.text ?? "";
  const preview = resultPreview({
    title: title || snapshot.request.url,
    url: snapshot.request.url,
    siteName: subject.siteName,
    description: snapshot.metas.find(({ name, inHead }) => name === "description" && inHead)?.raw.trim() ?? "",
  });
  const findings = runRules(rules, subject);
  return {
    input: snapshot.request.input,
    url: snapshot.request.url,
    title: subject.title ? title : null,
    px: round(subject.px),
    boldPx: round(textWidth(title, { ...DESKTOP_TITLE, bold: true }).px),
    characters: [...title].length,
    estimated: subject.estimated,
    verdict: titleVerdict(subject, findings, preview),
    preview,
    suggestion: subject.better.text || title,
    suggestionPx: round(subject.better.text ? subject.better.px : subject.px),
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
    fetched: fetchedOf(snapshot),
  };
}

function fetchedOf({ response, hops }: PageSnapshot): TitleReport["fetched"] {
  if (!response) return null;
  const { status, bytes, totalMs, charset, truncated } = response;
  return {
    status,
    bytes,
    totalMs: Math.round(totalMs),
    charset: charset.value,
    redirects: hops.filter((hop) => hop.status >= 300 && hop.status < 400).length,
    truncated,
  };
}

function round(px: number): number {
  return Math.round(px * 100) / 100;
}
