import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, levelOf, numberWord } from "#core/rules/verdict-words.ts";
import type { ResultPreview } from "#engines/serp-preview/result-preview.ts";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import type { TitleSubject } from "./title-subject.ts";

/** One sentence for the whole, and one with the counts. */
export function titleVerdict(subject: TitleSubject, findings: readonly Finding[], preview: ResultPreview): PageVerdict {
  return {
    level: levelOf(findings),
    ...(subject.title?.text ? { figure: shownPx(subject.px).toLocaleString("en-US"), unit: "px" } : { figure: "None" }),
    headline: headlineOf(subject, faultsOf(findings)),
    summary: `${shownOf(subject, preview)} ${countsOf(findings)}`.trim(),
  };
}

function headlineOf(subject: TitleSubject, faults: readonly Finding[]): string {
  const clauses = faults.map((fault) => clauseOf(fault, subject)).filter((clause) => clause !== undefined);
  if (clauses.length === 0) return `Fits, with ${DESKTOP_TITLE.maxPx - shownPx(subject.px)} pixels to spare.`;
  return asSentence(clauses.slice(0, 2).join(", and "));
}

function clauseOf({ ruleId, status }: Finding, { px, staleYear, snapshot }: TitleSubject): string | undefined {
  const years = staleYear ? staleYear.newer - staleYear.year : 0;
  const clauses: Record<string, string> = {
    "title-present": "the page has no title",
    "title-closed": "the title is never closed",
    "title-not-empty": "the title is empty",
    "title-single": `${numberWord(snapshot.titles.length)} titles on one page`,
    "title-in-head": "the title is outside the head",
    "title-width":
      status === "fail"
        ? `too wide by ${shownPx(px) - DESKTOP_TITLE.maxPx} pixels`
        : `${DESKTOP_TITLE.maxPx - shownPx(px)} pixels from the edge`,
    "title-length": "too short to say much",
    "title-whole": "a part of it is missing",
    "title-year": years === 1 ? "a year behind" : `${numberWord(years)} years behind`,
    "title-repetition": "it says the same word too often",
    "title-name-once": "it names the site twice",
    "title-entities": "code shows in place of a sign",
    "title-language": "in another script than the page",
    "title-h1": "at odds with the H1",
  };
  return clauses[ruleId];
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
