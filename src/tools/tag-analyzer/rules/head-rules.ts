import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { checkLanguageTag } from "#engines/language/check-language-tag.ts";
import { declaredEncoding, encodingTag } from "#engines/page-snapshot/declared-encoding.ts";
import { readViewport } from "#engines/page-snapshot/viewport.ts";
import type { TagSubject } from "../tag-subject.ts";

/** A declaration has to stand within this many bytes: the prescan looks no further. */
const PRESCAN_BYTES = 1024;

/** The frame of the document. */
export const headRules: readonly Rule<TagSubject>[] = [
  {
    id: "head-whole",
    title: "The head is whole",
    kind: "head-cut",
    clause: "the head ends too early",
    sources: [google.validMetadata],
    run({ snapshot }) {
      const { headBreak, metas, links, titles } = snapshot;
      if (!headBreak) return snapshot.headElements.length > 0 ? pass("The head is whole") : [];
      const evidence = [factEvidence(headBreak, headBreak.snippet, headBreak.snippet)];
      const isWords = headBreak.element === "#text";
      const what = isWords ? "Words" : `${/^[aeiou]/.test(headBreak.element) ? "An" : "A"} <${headBreak.element}>`;
      const ends = isWords ? "end" : "ends";
      if (headBreak.onlyWithoutScripts)
        return [
          {
            grade: "note",
            title: `${what} inside a noscript ${ends} the head for readers without scripts`,
            detail: "Browsers with scripts and Google’s renderer read on. Crawlers that run none stop here; move the noscript to the body.",
            evidence,
          },
        ];
      const fallen = [...titles, ...metas, ...links].filter(
        ({ inHead, source, inNoscript, line }) => !inHead && source === "html" && !inNoscript && (line ?? 0) >= headBreak.line,
      );
      return [
        {
          title: `${what} on line ${headBreak.line} ${ends} the head: ${fallen.length === 0 ? "what follows counts as body" : `${fallen.length} ${fallen.length === 1 ? "tag" : "tags"} after it ${fallen.length === 1 ? "counts" : "count"} as body`}`,
          detail:
            "A parser closes the head at the first element that may not stand in it. Google reads no canonical, no robots tag and no languages after that.",
          evidence: [...evidence, ...fallen.slice(0, 6).map((fact) => factEvidence(fact, fact.snippet))],
          fix: { kind: "html", label: "Move it below the end of the head", code: `</head>\n<body>\n  ${headBreak.snippet}` },
        },
      ];
    },
  },
  {
    id: "metadata-in-body",
    title: "Metadata stands in the head",
    kind: "head-cut",
    clause: "metadata stands in the body",
    sources: [google.validMetadata],
    run({ snapshot }) {
      // The head rule tells of those that fell out.
      if (snapshot.headBreak && !snapshot.headBreak.onlyWithoutScripts) return [];
      const strayed = [
        ...snapshot.metas.filter(
          ({ name, property }) =>
            (name !== null && /^(?:description|robots|googlebot|viewport)$/.test(name)) || property?.startsWith("og:"),
        ),
        ...snapshot.links.filter(({ rel, source }) => source === "html" && (rel.includes("canonical") || rel.includes("alternate"))),
      ].filter(({ inHead, inNoscript }) => !inHead && !inNoscript);
      if (strayed.length === 0) return [];
      const detail = "Google reads a canonical and most metadata only in the head; robots directives it obeys wherever they stand.";
      return [
        {
          title: `${strayed.length === 1 ? "A metadata tag stands" : `${strayed.length} metadata tags stand`} in the body`,
          detail,
          evidence: strayed.slice(0, 6).map((fact) => factEvidence(fact, fact.snippet)),
        },
      ];
    },
  },
  {
    id: "doctype",
    title: "Starts with a doctype",
    kind: "old-html",
    sources: [whatwg.doctype],
    run({ snapshot: { doctype: declared } }) {
      if (declared && !declared.isQuirks) return pass("Starts with a doctype");
      return [
        {
          title: declared ? "An old doctype puts browsers in quirks mode" : "No doctype: browsers fall into quirks mode",
          detail: "They then draw as they did in 1998, each in its own way.",
          fix: { kind: "html", label: "The first line of the page", code: "<!doctype html>" },
        },
      ];
    },
  },
  {
    id: "lang",
    title: "Tells its language",
    kind: "language-unsaid",
    clause: ({ snapshot: { lang } }) => (lang?.raw.trim() ? undefined : "the page’s language is not declared"),
    sources: [w3c.pageHasLanguage],
    run({ snapshot: { lang } }) {
      const code = lang?.raw.trim() ?? "";
      if (!lang || code === "")
        return [
          {
            title: lang ? "lang is empty" : "No lang on the html element",
            detail:
              "Screen readers then read with the wrong accent, and browsers offer to translate a page that needs none. Google finds the language by itself.",
            ...(lang ? { evidence: [factEvidence(lang, lang.snippet)] } : {}),
            fix: { kind: "html", label: "For English; use your own code", code: '<html lang="en">' },
          },
        ];
      const { problem, better } = checkLanguageTag(code);
      if (!problem) return pass(`Tells its language: ${code}`);
      // What counts is the language itself; a region that nobody knows is passed over.
      const primary = checkLanguageTag(code.split("-")[0] ?? "");
      const isKnown = primary.problem === null || primary.better !== null;
      return [
        {
          ...(isKnown ? { grade: "note" } : {}),
          title: isKnown ? `lang="${code.slice(0, 40)}": ${problem}` : `lang="${code.slice(0, 40)}" is no language: ${problem}`,
          detail: isKnown
            ? "Its first part is understood, the rest is passed over."
            : "Screen readers fall back to the reader’s own language.",
          evidence: [factEvidence(lang, lang.snippet, code)],
          ...(better ? { fix: { kind: "html", label: "What was likely meant", code: `<html lang="${better}">` } as const } : {}),
        },
      ];
    },
  },
  {
    id: "charset",
    title: "Tells its encoding early",
    kind: "old-html",
    clause: "the encoding is old, declared too late or not at all",
    sources: [whatwg.charset],
    run({ snapshot }) {
      const { metas, response, html } = snapshot;
      const declared = encodingTag(metas)?.fact;
      const encoding = declaredEncoding(snapshot);
      const byHeader = response?.charset.source === "header" || response?.charset.source === "bom";
      const fix = { kind: "html", label: "Right after the start of the head", code: '<meta charset="utf-8">' } as const;
      if (encoding !== null && !/^utf-?8$/i.test(encoding))
        return [
          {
            title: `Encoded as ${encoding.slice(0, 40)}`,
            detail: "HTML asks for UTF-8. Other encodings turn accents into question marks sooner or later.",
            ...(declared ? { evidence: [factEvidence(declared, declared.snippet)] } : {}),
            fix,
          },
        ];
      if (!declared) {
        if (byHeader)
          return pass(response?.charset.source === "bom" ? "A byte order mark tells its encoding" : "The header tells its encoding");
        const detail = "Browsers guess, and accents come out as two odd letters for some readers.";
        return [
          {
            title: response ? "Neither header nor page tells the encoding" : "The page does not tell its encoding",
            detail,
            fix,
          },
        ];
      }
      const offset = offsetOfLine(html, declared.line ?? 1, declared.column ?? 1);
      const end = new TextEncoder().encode(html.slice(0, Math.min(offset, 4096))).length + declared.snippet.length;
      if (end > PRESCAN_BYTES && !byHeader)
        return [
          {
            title: `The encoding is declared after ${end.toLocaleString("en-US")} bytes; browsers look at the first ${PRESCAN_BYTES.toLocaleString("en-US")}`,
            detail: "They may start with the wrong one and begin again. Put it first in the head.",
            evidence: [factEvidence(declared, declared.snippet)],
            fix,
          },
        ];
      return pass("Tells its encoding early");
    },
  },
  {
    id: "viewport",
    title: "Fits phones",
    kind: ["viewport-absent", "zoom-forbidden"],
    clause: (_, { kind }) => (kind === "viewport-absent" ? "phones get a page laid out for desktops" : undefined),
    sources: [w3c.viewportAllowsZoom],
    run({ snapshot: { metas } }) {
      const declared = metas.find(({ name, inNoscript }) => name === "viewport" && !inNoscript);
      const fix = {
        kind: "html",
        label: "As wide as the screen, zoom allowed",
        code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      } as const;
      if (!declared)
        return [
          {
            title: "No viewport tag",
            detail: "Phones draw the page at desktop width and shrink it until nobody can read it.",
            fix,
          },
        ];
      const { lock, fixedWidth } = readViewport(declared.raw);
      if (fixedWidth !== null)
        return [
          {
            title: `The viewport is ${fixedWidth} pixels wide, on every phone`,
            detail: "Phones draw the page that wide and shrink it until nobody can read it.",
            evidence: [factEvidence(declared, declared.snippet, "width")],
            fix,
          },
        ];
      if (lock !== null)
        return [
          {
            kind: "zoom-forbidden",
            title: "The viewport forbids zooming",
            detail: "People who need larger type cannot get it. iPhones ignore the ban, Android does not.",
            evidence: [factEvidence(declared, declared.snippet, lock.split("=")[0]?.trim())],
            fix,
          },
        ];
      return pass("Fits phones");
    },
  },
];

function offsetOfLine(html: string, line: number, column: number): number {
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const next = html.indexOf("\n", at);
    if (next < 0) break;
    at = next + 1;
  }
  return at + column - 1;
}
