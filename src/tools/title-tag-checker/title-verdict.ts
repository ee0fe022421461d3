import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import type { ResultPreview } from "#engines/serp-preview/result-preview.ts";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import type { TitleSubject } from "./title-subject.ts";

/** One sentence for the whole, and one with the counts. */
export function titleVerdict(
  subject: TitleSubject,
  findings: readonly Finding[],
  { preview, headlineOr }: { preview: ResultPreview; headlineOr(fine: string): string },
): PageVerdict {
  return {
    ...(subject.title?.text ? { figure: shownPx(subject.px).toLocaleString("en-US"), unit: "px" } : { figure: "None" }),
    headline: headlineOr(`Fits, with ${DESKTOP_TITLE.maxPx - shownPx(subject.px)} pixels to spare.`),
    summary: `${shownOf(subject, preview)} ${countsOf(findings)}`.trim(),
  };
}

function shownOf({ title, estimated }: TitleSubject, { desktop, phone }: ResultPreview): string {
  if (!title?.text) return "";
  const guess = estimated ? " Some characters are not in Arial, so the width is an estimate." : "";
  if (desktop.cut) {
    const last = /\S+$/.exec(desktop.kept)?.[0].replace(/[,;:.]+$/, "");
    return `Desktop results cut it after “${last}”.${guess}`;
  }
  return phone.cut ? `A desktop shows all of it, a phone cuts the second line.${guess}` : `A desktop and a phone show all of it.${guess}`;
}
