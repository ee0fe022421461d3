import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { schemaRelease } from "#engines/structured-data/vocabulary/schema-release.ts";

const counted = (count: number) => count.toLocaleString("en-US");

export const copy: ToolCopy = {
  seoTitle: "Schema validator: JSON-LD, Microdata and RDFa",
  seoDescription:
    "Find the line that breaks your structured data, see which Google rich results a page can still get, and copy the repaired JSON-LD. Free, rules dated.",
  intro: "Reads the JSON-LD, Microdata and RDFa of a page, names the line at fault, and says which Google results it can still get.",
  steps: [
    {
      stepTitle: "Give the page or the code",
      stepDescription:
        "An address, up to 25 of them, HTML that is not live yet, or a piece of JSON-LD on its own. We tell which it is. Each page is fetched once and read as the server sent it.",
    },
    {
      stepTitle: "Read the cards",
      stepDescription:
        "One card for each Google feature that your markup asks for: eligible, missing something required, or retired with its date. Below them stands the tree of what the page describes.",
    },
    {
      stepTitle: "Copy the repair",
      stepDescription:
        "Commas, quotes, misspelled names, dates and the context are repaired in place, and every change is listed with its line. Microdata and RDFa can be taken along as JSON-LD.",
    },
  ],
  checks: [
    {
      title: "Whether it can be read.",
      text: "JSON with line, column and the sign at fault: trailing and missing commas, curly and single quotes, comments, CDATA and HTML wrappers, line breaks inside texts, names that stand twice. Script types that are spelled wrong. itemref that leads nowhere or back to itself, itemtype without itemscope, typeof without a vocabulary.",
    },
    {
      title: "Whether it is schema.org.",
      text: `Release ${schemaRelease.version}: ${counted(schemaRelease.types)} types, ${counted(schemaRelease.properties)} properties and ${counted(schemaRelease.members)} enumeration members. Unknown names with the nearest known one, properties on types that do not have them, values of the wrong kind, replaced and pending terms, ISO 8601 dates and durations. A text is accepted where a thing is expected, as schema.org asks.`,
    },
    {
      title: "Whether Google uses it.",
      text: "29 live features with what each requires and recommends, among them Product, Merchant listing, Recipe, Event, Job posting, Video, Breadcrumb, Local business, Q&A and Profile page. Ten retired ones are named as retired, FAQ and How-to included.",
    },
    {
      title: "Whether it fits the page.",
      text: "url against the canonical, headline against the H1, ratings outside their scale, dates in the future, two descriptions of one thing, references to an @id that nothing has, prices that the text does not show.",
    },
    {
      title: "Several pages together.",
      text: "In a list: types that most pages carry and some lack, and one @id that means different things on two pages.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether Google will show it.",
      text: "Eligible means that the required fields are there. Google also weighs quality, the query and the device, and says itself that it guarantees nothing.",
    },
    {
      title: "Markup that a script adds.",
      text: "No script runs here. If a tag manager writes the markup, open the page, copy the rendered HTML from the inspector and paste it.",
    },
    {
      title: "Whether the facts are true.",
      text: "A price, a rating or an opening hour can be well formed and wrong. We compare with the text of the page where we can, and nowhere else.",
    },
    {
      title: "What lies behind an address.",
      text: "Images and linked pages are not fetched, and no context of another site is ever loaded. What only such a context defines is missing, and we say so.",
    },
  ],
  content: [
    {
      heading: "Why two validators disagree",
      paragraphs: [
        "validator.schema.org asks one question: are these words in the vocabulary, and do they fit together? Google’s Rich Results Test asks another: is there enough to draw a feature? A recipe without a picture passes the first and fails the second. Both are right.",
        "This tool keeps the answers apart. What schema.org says against the markup stands under its own rules. What Google misses stands on the cards, and it never counts as an error of vocabulary.",
      ],
    },
    {
      heading: "Retired is not broken",
      paragraphs: [
        "FAQ results ended on May 7, 2026. How-to went in September 2023; course info, fact checks, estimated salaries, learning videos, vehicle listings and book actions followed in June 2025. Pages still carry the markup, and many checkers still give it a green tick.",
        "The vocabulary stays valid, and other readers may use it. You need not remove it. You need not add it for Google either, which is what the card is there to say.",
      ],
    },
    {
      heading: "One thing, one @id",
      paragraphs: [
        "A page often describes its organization four times: once by the theme, once by the SEO plugin, once by the shop, once by hand. Readers then hold four organizations. Give the thing one @id, describe it once, and let the rest point to it. The tree above shows where a reference lands and where it ends in nothing.",
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted code, 100,000 values and 200 levels of nesting a page, 150 items drawn. What is longer is read up to there, and the result says so. A fetched page is kept under its number for {fetchedKept} so that the other tools can read it without asking the server again; pasted code for {pastedKept}.",
  sources: [
    standards.schemaOrgVocabulary,
    google.markupGallery,
    google.simplerResults,
    w3c.jsonLd,
    whatwg.microdata,
    w3c.microdataToRdf,
    w3c.rdfa,
  ],
  faq: [
    {
      question: "Does structured data raise my ranking?",
      answer:
        "Google says it does not by itself. It can change how a result looks, and a result with stars or a price is chosen differently from one without. It also helps machines tell what a page is about.",
    },
    {
      question: "JSON-LD, Microdata or RDFa: which one?",
      answer:
        "JSON-LD, in most cases: it stands in one place, and a change of template does not tear it apart. Google reads all three and recommends JSON-LD. The conversion at the end of a result turns the other two into it.",
    },
    {
      question: "Should I delete FAQ markup?",
      answer:
        "Not for Google’s sake: markup it no longer uses does no harm. Delete it when nobody keeps it up to date, since wrong answers in markup are worse than none.",
    },
    {
      question: "Why do you accept http:// and https:// schema.org?",
      answer:
        "Because both mean the same terms. schema.org’s own context still uses http, its pages use https, and search engines take either.",
    },
    {
      question: "What does “pending” mean?",
      answer:
        "The term is published for trial and may change. Google already reads several of them, so we note it and count nothing against you.",
    },
    {
      question: "My product has no offer. Is that an error?",
      answer:
        "In schema.org, no. For a product snippet Google wants a name and one of three: offers, review or aggregateRating. If you sell nothing there, leave the feature out and keep the markup.",
    },
    {
      question: "Can I check a single script without a page?",
      answer:
        "Yes. Paste it as it is; a text that starts with { or [ is read as JSON-LD. Rules that compare with the page are left out then.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Does a template write it wrong on every page?",
    text: "Then one change mends them all. Technical SEO finds the plugin or template, writes one graph with stable ids for the whole site, and checks it after each release.",
  },
};
