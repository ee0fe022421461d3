import { escapeXml } from "#core/text/html/escape-xml.ts";

interface Ad {
  keyRole: { content: string; listItems: readonly { listTitle: string; listText: string }[] };
  firstDays: readonly { title: string; text: string }[];
  skillReq: readonly string[];
  notNeeded: readonly string[];
  colleagues?: string | undefined;
  placeAndHours?: string | undefined;
  steps: readonly { title: string; length: string; text: string }[];
}

/** The ad as HTML for search engines: what the page shows, in its order. */
export function jobDescription({ keyRole, firstDays, skillReq, notNeeded, colleagues, placeAndHours, steps }: Ad): string {
  return [
    paragraph(keyRole.content),
    list(keyRole.listItems.map(({ listTitle, listText }) => `${listTitle}: ${listText}`)),
    ...firstDays.map(({ title, text }) => paragraph(`${title}. ${text}`)),
    ...section("What you bring", skillReq),
    ...section("What we do not need", notNeeded),
    colleagues ? paragraph(colleagues) : "",
    placeAndHours ? paragraph(placeAndHours) : "",
    ...section(
      "How hiring goes",
      steps.map(({ title, length, text }) => `${title} (${length}): ${text}`),
    ),
  ].join("");
}

const section = (title: string, items: readonly string[]) => (items.length > 0 ? [paragraph(title), list(items)] : []);
const paragraph = (text: string) => `<p>${escapeXml(text)}</p>`;
const list = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeXml(item)}</li>`).join("")}</ul>` : "";
