import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as social from "#core/sources/social.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { kindOfCanonical } from "#engines/head-tags/where-canonical-leads.ts";
import { declaredEncoding } from "#engines/page-snapshot/declared-encoding.ts";
import { saysMissingPage } from "#engines/page-snapshot/readable-page.ts";
import { looksScriptBuilt } from "#engines/page-snapshot/script-built.ts";
import { readViewport } from "#engines/page-snapshot/viewport.ts";
import { DESKTOP_DESCRIPTION, SHORT_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { DESKTOP_TITLE, SHORT_TITLE_PX } from "#engines/serp-preview/title-limits.ts";
import type { MetaSubject } from "../meta-subject.ts";

/** One look at each part; the tool of that name looks closer. */
export const metaRules: readonly Rule<MetaSubject>[] = [
  {
    id: "meta-head-whole",
    title: "The head is whole",
    kind: "head-cut",
    sources: [whatwg.headElement],
    run({ snapshot: { headBreak } }) {
      if (!headBreak || headBreak.onlyWithoutScripts) return pass("The head is whole");
      const what = headBreak.element === "#text" ? "Text" : `<${headBreak.element}>`;
      return [
        {
          title: `${what} ends the head in line ${headBreak.line}`,
          detail:
            "It may not stand in the head, so a parser closes the head there. Tags after it count as body, and canonical, robots and hreflang are not read there.",
          evidence: [{ line: headBreak.line, column: headBreak.column, snippet: headBreak.snippet }],
        },
      ];
    },
  },
  {
    id: "meta-indexable",
    title: "The page may be indexed",
    kind: "kept-out",
    sources: [google.robotsMeta],
    run({ facts: { indexable } }) {
      if (indexable.yes) return pass("Nothing on the page keeps it out of the index");
      return [
        {
          title: "The page is kept out of the index",
          detail: `${indexable.why} Right for a cart or a thank-you page, costly for any other.`,
        },
      ];
    },
  },
  {
    id: "meta-there",
    title: "The page is there",
    kind: "missing-answers-200",
    sources: [google.networkErrors],
    run({ snapshot }) {
      if (snapshot.response?.status !== 200 || !saysMissingPage(snapshot)) return [];
      return [
        {
          title: "A missing page answers 200",
          detail:
            "It says itself that there is none. Google calls this a soft 404 and drops it. Let what is gone answer 404 or 410, or send on to what takes its place.",
        },
      ];
    },
  },
  {
    id: "meta-words",
    title: "The HTML as sent holds words",
    kind: "no-words",
    sources: [google.javaScriptBasics],
    run({ snapshot }) {
      if (!looksScriptBuilt(snapshot)) return [];
      return [
        {
          title: "Scripts write this page: its HTML has hardly a word",
          detail:
            "What stands below is the HTML alone: headings, links and pictures that scripts add are not in it. Google runs scripts later; most other crawlers never do. Send the text with the HTML.",
        },
      ];
    },
  },
  {
    id: "meta-title",
    title: "A title that fits",
    kind: ["title-absent", "title-cut", "title-edge"],
    sources: [google.titleLinks],
    run({ facts: { title, titlePx } }) {
      if (!title)
        return [
          {
            title: "The page has no title",
            detail: "Results then show words that Google picks. The title tag checker helps to write one.",
          },
        ];
      if (titlePx < SHORT_TITLE_PX || (titlePx > DESKTOP_TITLE.safePx && titlePx <= DESKTOP_TITLE.maxPx))
        return [
          {
            kind: "title-edge",
            title:
              titlePx < SHORT_TITLE_PX
                ? `The title is short: ${titlePx} px`
                : `The title is close to the edge: ${titlePx} of ${DESKTOP_TITLE.maxPx} px`,
            detail: "The title tag checker shows the room there is.",
          },
        ];
      if (titlePx <= DESKTOP_TITLE.maxPx) return pass(`The title fits: ${titlePx} of ${DESKTOP_TITLE.maxPx} px`);
      return [
        {
          kind: "title-cut",
          title: `The title is cut after ${DESKTOP_TITLE.maxPx} px`,
          detail: `It is ${titlePx} px wide. The title tag checker shows where it is cut.`,
        },
      ];
    },
  },
  {
    id: "meta-description",
    title: "A description",
    kind: ["description-absent", "description-style"],
    sources: [google.snippets],
    run({ facts: { description, descriptionCharacters, descriptionPx } }) {
      if (!description)
        return [
          {
            title: "The page has no description",
            detail: "Google then takes a sentence from the page. The description checker helps to write one.",
          },
        ];
      const isShort = descriptionCharacters < SHORT_DESCRIPTION;
      if (!isShort && descriptionPx <= DESKTOP_DESCRIPTION.maxPx) return pass(`A description of ${descriptionCharacters} characters`);
      return [
        {
          kind: "description-style",
          title: `The description is ${isShort ? "short" : "long"}: ${descriptionCharacters} ${descriptionCharacters === 1 ? "character" : "characters"}`,
          detail: "120 to 156 characters are shown whole on most screens. Google publishes no limit.",
        },
      ];
    },
  },
  {
    id: "meta-h1",
    title: "One main heading",
    kind: ["h1-absent", "title-edge"],
    sources: [w3c.wcagHeadings],
    run({ facts: { headings } }) {
      const count = headings.counts[0] ?? 0;
      if (count === 1) return pass("One H1");
      if (count === 0)
        return [
          {
            title: "The page has no H1",
            detail: "Readers and screen readers look for it first. The H1 tag checker shows the whole tree.",
          },
        ];
      return [
        { kind: "title-edge", title: `${count} H1s`, detail: "HTML allows it, and Google says that it copes. One is easier to take in." },
      ];
    },
  },
  {
    id: "meta-canonical",
    title: "A canonical",
    kind: ["canonical-absent", "canonical-elsewhere", "canonical-to-another-page"],
    sources: [google.canonicalUrls],
    run({ facts: { canonical }, snapshot: { request } }) {
      if (canonical === null) return [{ title: "No canonical", detail: "Allowed: Google then chooses the address by itself." }];
      if (canonical.split("#")[0] === request.url.split("#")[0]) return pass("The canonical names the page itself");
      return [
        {
          kind: kindOfCanonical(request.url, canonical),
          title: "The canonical names another address",
          detail: `${canonical.slice(0, 200)} The canonical tag checker looks at it.`,
        },
      ];
    },
  },
  {
    id: "meta-language",
    title: "The page says its language",
    kind: "language-unsaid",
    sources: [w3c.wcagLanguage],
    run({ facts: { language } }) {
      if (language) return pass(`Language: ${language.slice(0, 40)}`);
      return [
        {
          title: "The page does not say its language",
          detail: "Screen readers choose their voice by it, and browsers offer translations by it.",
          fix: { kind: "html", label: "For English", code: '<html lang="en">' },
        },
      ];
    },
  },
  {
    id: "meta-charset",
    title: "Sent as UTF-8",
    kind: "old-html",
    sources: [whatwg.charset],
    run({ facts: { charset }, snapshot }) {
      if (/^utf-?8$/i.test(charset)) return pass("Encoded as UTF-8");
      if (declaredEncoding(snapshot) !== null)
        return [
          {
            title: `Encoded as ${charset}`,
            detail: "HTML asks for UTF-8. Other encodings turn accents into question marks sooner or later.",
          },
        ];
      return [
        {
          title: "The encoding is not said",
          detail: "Browsers then guess, and accents may break.",
          fix: { kind: "html", label: "Within the first 1,024 bytes", code: '<meta charset="utf-8">' },
        },
      ];
    },
  },
  {
    id: "meta-viewport",
    title: "Made for phones",
    kind: ["viewport-absent", "zoom-forbidden"],
    sources: [google.mobileFirst],
    run({ facts: { viewport }, snapshot }) {
      const fix = {
        kind: "html" as const,
        label: "The usual one",
        code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      };
      if (!viewport)
        return [
          {
            title: "No viewport tag",
            detail: "Phones then draw the page 980 pixels wide and shrink it. Google indexes what a phone gets.",
            fix,
          },
        ];
      const { lock, fixedWidth } = readViewport(viewport);
      const fact = snapshot.metas.find(({ name }) => name === "viewport");
      if (fixedWidth !== null)
        return [
          {
            title: `The viewport is ${fixedWidth} pixels wide, on every phone`,
            detail: "Phones then draw the page that wide and shrink it. Google indexes what a phone gets.",
            ...(fact ? { evidence: [factEvidence(fact, fact.snippet)] } : {}),
            fix,
          },
        ];
      if (lock === null) return pass("Made for phones");
      return [
        {
          kind: "zoom-forbidden",
          title: "The viewport forbids zooming",
          detail: "People who need larger type are locked out; most browsers ignore the wish by now.",
          ...(fact ? { evidence: [factEvidence(fact, fact.snippet)] } : {}),
          fix,
        },
      ];
    },
  },
  {
    id: "meta-alt",
    title: "Every image has an alt attribute",
    kind: "alt-absent",
    sources: [google.images],
    run({ facts: { images }, snapshot }) {
      if (images.total === 0) return [];
      if (images.withoutAlt === 0) return pass(`${images.total} ${images.total === 1 ? "image has" : "images have"} an alt attribute`);
      const without = snapshot.images.filter(({ alt, inNoscript }) => alt === null && !inNoscript);
      return [
        {
          title: `${images.withoutAlt} of ${images.total} images have no alt attribute`,
          detail: "Screen readers then read the file name. An empty alt is right for ornaments.",
          evidence: without.slice(0, 3).map((image) => factEvidence(image, image.snippet)),
        },
      ];
    },
  },
  {
    id: "meta-sharing",
    title: "A card when shared",
    kind: "share-tags",
    sources: [social.openGraph],
    run({ facts: { openGraph } }) {
      const missing = ["og:title", "og:type", "og:image", "og:url"].filter(
        (name) => !openGraph.some((tag) => tag.name === name && tag.value.trim() !== ""),
      );
      if (missing.length === 0) return pass("All four Open Graph tags that a card needs");
      return [
        {
          title: `For a card when shared: ${missing.join(", ")} missing`,
          detail: "The Open Graph generator writes them from this page.",
        },
      ];
    },
  },
  {
    id: "meta-json-ld",
    title: "Structured data can be read",
    kind: ["markup-unreadable", "markup-absent"],
    sources: [google.markupGuidelines],
    run({ facts: { structuredData }, broken, snapshot }) {
      if (broken.length > 0)
        return [
          {
            title: `${broken.length} of ${snapshot.jsonLd.length} JSON-LD ${snapshot.jsonLd.length === 1 ? "block is" : "blocks are"} no JSON`,
            detail: "Search engines drop such a block whole. The schema validator shows the sign that breaks it.",
            evidence: broken.slice(0, 3).map((fact) => factEvidence(fact, fact.snippet)),
          },
        ];
      if (structuredData.length === 0)
        return [
          {
            kind: "markup-absent",
            title: "No structured data",
            detail: "Without it a result has no stars, prices, breadcrumbs or dates of its own.",
          },
        ];
      return pass(
        `Structured data: ${structuredData
          .slice(0, 4)
          .map(({ type }) => type)
          .join(", ")}`,
      );
    },
  },
  {
    id: "meta-icon",
    title: "An icon",
    kind: "icon-absent",
    sources: [google.favicons],
    run({ facts: { icons } }) {
      if (icons.length > 0) return pass(icons.length === 1 ? "An icon is linked" : `${icons.length} icons are linked`);
      return [
        {
          title: "No icon is linked",
          detail: "Browsers then ask for /favicon.ico. The favicon checker looks whether it is there.",
        },
      ];
    },
  },
];
