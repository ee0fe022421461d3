import type { FormTexts } from "#core/tool/tool-fields.ts";
import { ModeFields } from "../modes/mode-fields.tsx";
import { RunArea } from "../run-area.tsx";
import { RunField } from "../tool-frame.tsx";
import { askedWords } from "./crawl-options.ts";

/** What a tool that reads links may be asked for: a whole site, one page, or HTML that somebody pasted. */
const MODES = [
  ["site", "A whole site"],
  ["page", "One page"],
  ["html", "Pasted HTML"],
] as const;

interface Props {
  submitted: FormTexts;
  legend: string;
  /** Of the row; what holds the pasted HTML has it with `-html` behind it. */
  className: string;
}

/** Radio buttons choose the fields by CSS, so it works before and without JavaScript. */
export function SiteOrPageFields({ submitted, legend, className }: Props) {
  return (
    <ModeFields className={className} legend={legend} name="mode" modes={MODES} chosen={submitted["mode"] ?? "site"}>
      <RunArea
        className={`run-field ${className}-html`}
        label="HTML of the page"
        name="html"
        rows={6}
        placeholder="<!doctype html>…"
        defaultValue={submitted["html"]}
      />
      <RunField
        label="Address of the page or site"
        name="url"
        type="text"
        inputMode="url"
        autoComplete="url"
        placeholder="example.com"
        defaultValue={submitted["url"] ?? ""}
      />
    </ModeFields>
  );
}

/** What was asked for, and what comes first of it, by the way that was chosen. */
export const siteOrPageWords = {
  asked: (submitted: FormTexts) =>
    isOnePage(submitted) ? `The links of ${isPasted(submitted) ? "the HTML that you pasted" : "one page"}.` : askedWords(submitted),
  opening(submitted: FormTexts): string {
    if (isPasted(submitted)) return "Reading the HTML that you pasted.";
    if (submitted["mode"] !== "page") return "Reading robots.txt and the first page.";
    return submitted["rendered"] === "true" ? "Opening the page in a browser." : "Reading robots.txt and the page.";
  },
  standIn: (submitted: FormTexts) => (isPasted(submitted) ? "Pasted HTML" : undefined),
};

const isPasted = (submitted: FormTexts) => submitted["mode"] === "html";

export const isOnePage = (submitted: FormTexts) => submitted["mode"] === "page" || submitted["mode"] === "html";
