import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import { DESKTOP_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import type { DescriptionSubject } from "./description-subject.ts";

/** How wide it is, and in a sentence what is wrong with it. */
export function descriptionVerdict(
  subject: DescriptionSubject,
  findings: readonly Finding[],
  headlineOr: (fine: string) => string,
): PageVerdict {
  return {
    ...(subject.text === "" ? { figure: "None" } : { figure: Math.round(subject.preview.px).toLocaleString("en-US"), unit: "px" }),
    headline: headlineOr(`Fits a desktop result, with ${Math.floor(DESKTOP_DESCRIPTION.maxPx - subject.preview.px)} pixels to spare.`),
    summary: `${shownOf(subject)} ${countsOf(findings)}`.trim(),
  };
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
