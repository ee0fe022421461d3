import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { numberWord } from "#core/rules/verdict-words.ts";
import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { entity } from "#core/text/html/html-entities.ts";
import { partsOf } from "#core/text/title-parts.ts";
import { fold, topicWordsOf } from "#core/text/topic-words.ts";
import { isLeftover } from "../better-title.ts";
import type { TitleSubject } from "../title-subject.ts";
import { titleEvidence, titleFix } from "./title-evidence.ts";

/** Titles that a template, a start page or an editor left behind. */
const placeholders = new Set([
  "home",
  "homepage",
  "home page",
  "index",
  "untitled",
  "untitled document",
  "untitled page",
  "new page",
  "document",
  "page",
  "profile",
  "welcome",
  "react app",
  "vite app",
  "my site",
  "startseite",
  "accueil",
  "inicio",
]);

/** The causes Google lists for writing its own title, as far as one page shows them. */
export const wordingRules: readonly Rule<TitleSubject>[] = [
  {
    id: "title-whole",
    title: "Not empty, not only the brand",
    kind: "title-wording",
    sources: [google.titleLinks],
    run(subject) {
      const text = subject.title?.text;
      if (!text) return [];
      const fault = halfEmpty(text) ?? leftover(text) ?? vague(subject, text);
      if (!fault) return pass("Not empty, not only the brand");
      const { title, detail, mark } = fault;
      return [{ title, detail, evidence: [titleEvidence(subject, mark)], ...titleFix(subject, fixLabel(subject)) }];
    },
  },
  {
    id: "title-year",
    title: "No year left behind",
    kind: "title-wording",
    clause: ({ staleYear }) => yearsBehind(staleYear ? staleYear.newer - staleYear.year : 0),
    sources: [google.titleLinks],
    run(subject) {
      const { staleYear, title } = subject;
      if (!title?.text) return [];
      if (!staleYear) return pass("No year left behind");
      const { year, heading, newer } = staleYear;
      const at = title.text.lastIndexOf(String(year));
      const inTitle = titleEvidence(subject, [at, at + 4]);
      if (!heading) {
        return [
          {
            grade: "note",
            title: `The title says ${year}`,
            detail: `It is ${newer}. Leave it if the page is about ${year}; change it if the page is kept up to date.`,
            evidence: [inTitle],
          },
        ];
      }
      const tag = `<h${heading.level}>${heading.raw}</h${heading.level}>`;
      return [
        {
          title: `The title says ${year}, the page says ${newer}`,
          detail: "Out-of-date titles are a reason Google lists for replacing one.",
          evidence: [inTitle, factEvidence(heading, tag, String(newer))],
          ...titleFix(subject, "Drop the year, so that it cannot grow old"),
        },
      ];
    },
  },
  {
    id: "title-repetition",
    title: "No word three times or more",
    kind: "title-wording",
    clause: "it says the same word too often",
    sources: [google.titleLinks],
    run(subject) {
      const text = subject.title?.text;
      if (!text) return [];
      const places = new Map<string, { text: string; index: number }[]>();
      for (const word of topicWordsOf(text)) places.set(word.folded, [...(places.get(word.folded) ?? []), word]);
      const [worst] = [...places.values()].filter((list) => list.length >= 3).sort((a, b) => b.length - a.length);
      const third = worst?.[2];
      if (!worst || !third) return pass("No word three times or more");
      return [
        {
          title: `“${third.text}” stands in the title ${worst.length} times`,
          detail: "Google calls repeated words keyword stuffing and replaces such titles.",
          evidence: [titleEvidence(subject, [third.index, third.index + third.text.length])],
          ...titleFix(subject, "Says each thing once"),
        },
      ];
    },
  },
  {
    id: "title-name-once",
    title: "The site’s name stands once",
    kind: "title-wording",
    clause: "it names the site twice",
    sources: [google.titleLinks],
    run(subject) {
      const { title, siteName, isSiteNameKnown } = subject;
      if (!title?.text || !isSiteNameKnown) return [];
      const [first, second] = occurrences(title.text, siteName);
      if (first === undefined || second === undefined) return pass("The site’s name stands once at most");
      return [
        {
          title: `“${siteName}” stands in the title twice`,
          detail: "Results show the site’s name above the title already. Once in the title is enough.",
          evidence: [titleEvidence(subject, [first, first + siteName.length])],
          ...titleFix(subject, "Names the site once, at the end"),
        },
      ];
    },
  },
  {
    id: "title-entities",
    title: "Signs are encoded once",
    kind: "title-wording",
    clause: "code shows in place of a sign",
    sources: [whatwg.titleElement],
    run(subject) {
      const text = subject.title?.text;
      if (!text) return [];
      const match = [...text.matchAll(entity)][0];
      if (!match) return pass("Signs are encoded once");
      return [
        {
          title: `Readers see “${match[0]}” in the title`,
          detail: "A sign was encoded twice, so the code shows in place of the sign.",
          evidence: [
            factEvidence(subject.title ?? { line: null, column: null }, subject.title?.snippet ?? "", match[0].replace("&", "&amp;")),
          ],
          ...titleFix(subject, "Encodes it once"),
        },
      ];
    },
  },
];

interface Fault {
  title: string;
  detail: string;
  mark: [from: number, to: number];
}

function halfEmpty(text: string): Fault | undefined {
  const match = /^[|·•»›~–—-]+(?=\s)|(?<=\s)[|·•»›~–—-]+$/.exec(text) ?? /^:(?=\s)|:$/.exec(text);
  if (!match) return undefined;
  return {
    title: match.index === 0 ? "Half a title: nothing stands before the separator" : "Half a title: nothing stands after the separator",
    detail: "A template left one part empty. Google fills such titles from the page.",
    mark: [match.index, match.index + match[0].length],
  };
}

function leftover(text: string): Fault | undefined {
  const part = partsOf(text).find((candidate) => isLeftover(candidate.text));
  if (!part || part.text === "") return undefined;
  const from = text.indexOf(part.text);
  return {
    title: `A template’s slot shows: “${part.text.trim()}”`,
    detail: "The variable had no value when the page was made.",
    mark: [from, from + part.text.length],
  };
}

function vague({ siteName, isSiteNameKnown, snapshot }: TitleSubject, text: string): Fault | undefined {
  const parts = partsOf(text).map((part) => fold(part.text.trim()));
  const own = parts.filter((part) => !isSiteNameKnown || part !== fold(siteName));
  const mark: Fault["mark"] = [0, text.length];
  if (own.length > 0 && own.every((part) => placeholders.has(part))) {
    return {
      title: "The title names no subject",
      detail: "Google’s own example of a title to avoid is “Home”. Name what the page holds.",
      mark,
    };
  }
  if (own.length === 0 && new URL(snapshot.request.url).pathname !== "/") {
    return { title: "The title is only the site’s name", detail: "Every page of a site should say what it is about.", mark };
  }
  return undefined;
}

function fixLabel({ mainHeading, better }: TitleSubject): string {
  return mainHeading && fold(better.text).startsWith(fold(mainHeading).slice(0, 20))
    ? "Starts with the words of the H1"
    : "Without the empty part";
}

function occurrences(text: string, name: string): number[] {
  const found: number[] = [];
  const [haystack, needle] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = haystack.indexOf(needle); at >= 0 && needle !== ""; at = haystack.indexOf(needle, at + needle.length)) {
    const isWord = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[at + needle.length] ?? " ");
    if (isWord) found.push(at);
  }
  return found;
}

const yearsBehind = (years: number): string => (years === 1 ? "a year behind" : `${numberWord(years)} years behind`);
