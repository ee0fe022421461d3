import * as google from "#core/sources/google.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Rank checker: positions and near wins",
  seoDescription:
    "See where a page stands for a search, under the engine’s own name, or read near wins, gains and losses from your Search Console export.",
  intro:
    "Reads your own Search Console export and shows what stands close to the top, what moved and which pages share a query. Or asks a source of results about one keyword.",
  steps: [
    {
      stepTitle: "Export your performance report",
      stepDescription:
        "In Search Console open Performance, choose your range, better two to compare, and press Export. ZIP, Excel and CSV are all read.",
    },
    {
      stepTitle: "Choose the file or paste a table",
      stepDescription: "A chosen file is read in your browser and goes nowhere. A pasted table is sent, read and forgotten.",
    },
    {
      stepTitle: "Start with the near wins",
      stepDescription: "Queries between position 4 and 15 that are shown often. A better title or a stronger page moves these first.",
    },
  ],
  checks: [
    {
      title: "Near wins.",
      text: "Close to the top and shown as often as your most shown quarter of queries. What often means is worked out from your own file and named.",
    },
    { title: "Won and lost.", text: "Clicks and places of both ranges, where the export compares two or you add an earlier one." },
    {
      title: "Pages that share a query.",
      text: "Where an export has queries with their pages, each page that takes a tenth or more of a query is named.",
    },
    {
      title: "Clicks at position three.",
      text: "Estimated by your own click rate there, never by a table of averages. With too few queries it stays a dash.",
    },
    {
      title: "One keyword.",
      text: "Where this site has a source of results, the place, the page and who else is there, under the name of the engine that was asked.",
    },
  ],
  cannotKnow: [
    {
      title: "Google’s results without a source.",
      text: "Google offers no free way to ask, and reading its pages by machine is against its terms. We do not do it.",
    },
    { title: "What Search Console keeps back.", text: "Rare queries are left out for privacy, and its file stops at 1,000 rows." },
    {
      title: "The one true position.",
      text: "Results differ by place, device and person. A position is an average, or one answer at one time.",
    },
  ],
  content: [
    {
      heading: "Why near wins come first",
      paragraphs: [
        "A page at position 8 has done most of the work. Google already thinks it answers the query, and shows it to people who do not scroll that far. Moving it up five places costs less than bringing a new page from nothing to position 8.",
        "So look at the page, not at the query. Does its title say what was searched? Does the first screen answer it? Do your other pages link to it with those words?",
      ],
    },
  ],
  limits:
    "Limits: 1 MB pasted, 5 MB as a file without JavaScript, {runsAMinute} runs a minute. A keyword is looked up among the first 100 results at most.",
  sources: [google.performanceReport, google.performanceDataLimits],
  faq: [
    {
      question: "Is my export uploaded?",
      answer: "A chosen file is read in your browser. What you paste is sent to us to be read, is kept nowhere and is in no address.",
    },
    {
      question: "Why is there no Google position for my keyword?",
      answer:
        "Because nobody was asked. The owner of this site has to connect a source of results; until then you get a link that opens the search.",
    },
    {
      question: "Is a position in Brave the same as in Google?",
      answer: "No. Brave has an index of its own. The engine that was asked always stands beside the place.",
    },
    {
      question: "Which languages of the export are read?",
      answer:
        "English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Japanese, Chinese and more, with decimal points or commas.",
    },
  ],
  handOff: {
    service: "keyword-research-analysis",
    title: "Want the near wins won?",
    text: "We pick the pages that pay, and bring them up.",
  },
};
