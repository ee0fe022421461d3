import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Keyword difficulty checker, with its method",
  seoDescription:
    "See what stands in a keyword’s way: a source’s figure where there is one, an estimate with its formula, and how each page answers the words.",
  intro:
    "Looks at the pages that stand for a keyword: how well they answer it and how strong their links are. A difficulty is given by a source, or estimated by a formula you can read.",
  steps: [
    {
      stepTitle: "Write a keyword",
      stepDescription: "And the pages that stand for it today, up to ten. Open the search in your browser and copy their addresses.",
    },
    {
      stepTitle: "Read the pages",
      stepDescription: "Title, address, headings, description and text, each by the share of your keyword’s words that it holds.",
    },
    {
      stepTitle: "Find the weak one",
      stepDescription: "A page that ranks with a poor match is the place you can take with a better answer.",
    },
  ],
  checks: [
    { title: "A source’s own figure.", text: "Where the owner of this site connected one. It stands under its owner’s name with its day." },
    {
      title: "Our estimate.",
      text: "Link scores weighed by place, times how well the pages match. Only with three or more scores, from a source or from our own link ranks.",
    },
    { title: "Match.", text: "Title 30, address 25, headings 20, description 15, text 10: the share of the keyword’s words in each." },
    { title: "Depth.", text: "Home pages often stand there by name alone. A page three folders down had to earn it." },
  ],
  cannotKnow: [
    {
      title: "Links, without a source.",
      text: "Nobody can see all links to a page. Without a source of scores or imported link ranks there is no estimate, and a dash says so.",
    },
    { title: "What searchers want.", text: "A page can hold every word and still answer another question." },
    { title: "Your own strength.", text: "The same keyword is hard for a new site and easy for a known one." },
  ],
  content: [
    {
      heading: "What difficulty figures leave out",
      paragraphs: [
        "Every tool has its own scale, and none publishes its constants. Ahrefs counts links of the first ten pages. Moz weighs authority by clicks. A 40 in one is not a 40 in the other, so we show a figure under its owner’s name and never blend two.",
        "Our own estimate is a formula on this page. It has not been compared with rankings over time, so take it for an order among your own keywords and no more.",
      ],
    },
  ],
  limits: "Limits: 10 pages a run, 10 seconds a page, {runsAMinute} runs a minute. Answers of sources are kept for the day.",
  sources: [vendors.ahrefsKeywordDifficulty, vendors.mozKeywordDifficulty],
  faq: [
    {
      question: "Why is there no number for my keyword?",
      answer:
        "Because no source gave one, and a guess would be made up. Name the pages that rank, and you see how well each answers the keyword.",
    },
    {
      question: "Is this Ahrefs’ or Moz’s difficulty?",
      answer: "No. A source’s figure carries its name. Ours is called an estimate and shows its formula.",
    },
    {
      question: "Does a low match mean an easy keyword?",
      answer: "It means that the page answers with other words, or another question. Open it and look before you write.",
    },
  ],
  handOff: {
    service: "keyword-research-analysis",
    title: "Which keywords are worth the work?",
    text: "We weigh difficulty against what a customer is worth to you, page by page.",
  },
};
