import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import type { DescriptionSubject } from "../description-subject.ts";
import { tagEvidence } from "./description-evidence.ts";

/** Whether results may show it at all. */
export const usageRules: readonly Rule<DescriptionSubject>[] = [
  {
    id: "description-allowed",
    title: "Results may show it",
    kind: "directives",
    clause: ({ limits }) => (limits.nosnippet ? "no result may show it" : "max-snippet cuts it"),
    sources: [google.robotsMeta],
    run(subject) {
      const { text, limits } = subject;
      if (limits.noindex) {
        const { fact, name } = limits.noindex;
        return [
          {
            grade: "note",
            title: `The page asks to stay out of results (${name}), so nobody sees its description there`,
            detail: "That may be right. If it is not, take the directive away first; the rest of this report matters after that.",
            evidence: [factEvidence(fact, fact.snippet, name)],
          },
        ];
      }
      if (limits.nosnippet) {
        const { fact, name } = limits.nosnippet;
        return [
          {
            title: "Google may show no description at all",
            detail: "nosnippet, or a max-snippet of 0, keeps every text out of results and out of AI answers, this tag included.",
            evidence: [factEvidence(fact, fact.snippet, name)],
            fix: { kind: "html", label: "Lets Google choose the length", code: '<meta name="robots" content="max-snippet:-1">' },
          },
        ];
      }
      const { maxSnippet } = limits;
      if (!maxSnippet || text === "") return text === "" ? [] : pass("Results may show it");
      const { characters, fact } = maxSnippet;
      if (characters >= [...text].length) return pass(`Results may show it, up to ${characters} characters`);
      return [
        {
          title: `max-snippet allows ${characters} of its ${[...text].length} characters`,
          detail: "The directive cuts every snippet of this page, also those that Google takes from the text.",
          evidence: [factEvidence(fact, fact.snippet, maxSnippet.value ?? "max-snippet"), tagEvidence(subject, [characters, text.length])],
          fix: { kind: "html", label: "Lets Google choose the length", code: '<meta name="robots" content="max-snippet:-1">' },
        },
      ];
    },
  },
  {
    id: "description-nosnippet-parts",
    title: "Nothing is kept out of snippets",
    kind: "description-style",
    sources: [google.robotsMeta],
    run({ snapshot: { html } }) {
      const places = placesOf(html);
      if (places.length === 0) return [];
      return [
        {
          title: `${places.length === MAX_PLACES ? `${MAX_PLACES} or more` : places.length} ${places.length === 1 ? "part" : "parts"} of the page ${places.length === 1 ? "is" : "are"} kept out of snippets by data-nosnippet`,
          detail: "Google takes no words from there. The less it may take from the page, the more often it needs this tag.",
          evidence: places.slice(0, 3),
        },
      ];
    },
  },
];

const MAX_PLACES = 20;

/** Start tags with the attribute, with their lines. */
function placesOf(html: string) {
  const found: { line: number; column: null; snippet: string }[] = [];
  let line = 1;
  let counted = 0;
  for (const { 0: snippet, index } of html.matchAll(/<(?:div|span|section)\b[^<>]{0,300}\sdata-nosnippet\b[^<>]{0,300}>/gi)) {
    for (; counted < index; counted++) if (html.charCodeAt(counted) === 10) line++;
    found.push({ line, column: null, snippet: snippet.slice(0, 200) });
    if (found.length === MAX_PLACES) break;
  }
  return found;
}
