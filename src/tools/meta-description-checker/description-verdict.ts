import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, levelOf, numberWord } from "#core/rules/verdict-words.ts";
import { DESKTOP_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import type { DescriptionSubject } from "./description-subject.ts";

/** How wide it is, and in a sentence what is wrong with it. */
export function descriptionVerdict(subject: DescriptionSubject, findings: readonly Finding[]): PageVerdict {
  return {
    level: levelOf(findings),
    ...(subject.text === "" ? { figure: "None" } : { figure: Math.round(subject.preview.px).toLocaleString("en-US"), unit: "px" }),
    headline: headlineOf(subject, faultsOf(findings)),
    summary: `${shownOf(subject)} ${countsOf(findings)}`.trim(),
  };
}

function headlineOf(subject: DescriptionSubject, faults: readonly Finding[]): string {
  const clauses = faults.map((fault) => clauseOf(fault, subject)).filter((clause) => clause !== undefined);
  if (clauses.length > 0) return asSentence(clauses.slice(0, 2).join(", and "));
  return `Fits a desktop result, with ${Math.floor(DESKTOP_DESCRIPTION.maxPx - subject.preview.px)} pixels to spare.`;
}

function clauseOf({ ruleId }: Finding, { tags, preview, limits }: DescriptionSubject): string | undefined {
  const over = Math.max(1, Math.round(preview.px - DESKTOP_DESCRIPTION.maxPx));
  const clauses: Record<string, string> = {
    "description-present": "the page has no description",
    "description-not-empty": "the description is empty",
    "description-single": `${numberWord(tags.length)} descriptions on one page`,
    "description-in-head": "the description is outside the head",
    "description-whole": "a quote cuts the description short",
    "description-desktop": `too wide by ${over} pixels`,
    "description-length": "too short to persuade",
    "description-title": "it repeats the title",
    "description-keywords": "it is a list of keywords",
    "description-markup": "code shows in place of signs",
    "description-slots": "a template’s slot shows",
    "description-allowed": limits.maxSnippet ? "max-snippet cuts it" : "no result may show it",
  };
  return clauses[ruleId];
}

function shownOf({ text, preview }: DescriptionSubject): string {
  if (text === "") return "Google then takes words from the page.";
  const guess = preview.estimated ? " Some characters are not in Arial, so the width is an estimate." : "";
  const { desktop, phone } = preview;
  if (desktop.cut) return `A desktop cuts it after “${lastWord(desktop.kept)}”, a phone after “${lastWord(phone.kept)}”.${guess}`;
  if (phone.cut) return `A desktop shows all of it, a phone cuts it after “${lastWord(phone.kept)}”.${guess}`;
  return `A desktop and a phone show all of it.${guess}`;
}

function lastWord(text: string): string {
  return (/\S+$/.exec(text)?.[0] ?? text).replace(/[,;:.]+$/, "").slice(-40);
}
