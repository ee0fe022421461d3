import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Domain authority checker with sources",
  seoDescription:
    "See a domain’s link rank, the domains that link to it and its popularity rank. Every figure names its source, its day and its formula.",
  intro:
    "Reads where a domain stands in public link graphs and lists. Each figure says whether it is measured, estimated or not to be had.",
  steps: [
    { stepTitle: "Give a domain", stepDescription: "Any address on it will do: we look up the part that is registered." },
    {
      stepTitle: "Read the score with its formula",
      stepDescription: "The line under it names the release, the position and the sum that made it.",
    },
    {
      stepTitle: "Look at who links",
      stepDescription: "Domains that our own crawls saw come first, with the day. Then the best-ranked ones of the imported graph.",
    },
  ],
  checks: [
    {
      title: "Link rank score.",
      text: "round(100 × (1 − log(position) ÷ log(domains))), from the harmonic position in the Common Crawl domain graph. It is our own score, not Moz’s Domain Authority and not Google’s number.",
    },
    {
      title: "Domains that link to it.",
      text: "Counted in one release of Common Crawl, and separately in the crawls that our own tools and audits made.",
    },
    { title: "Popularity and Majestic ranks.", text: "The newest imported Tranco list and Majestic Million, with the day of the list." },
    {
      title: "Scores of other companies.",
      text: "Open PageRank, Moz, DataForSEO or Majestic, where this site has access. Each stands under its owner’s name.",
    },
    {
      title: "Registered since.",
      text: "The day that the registry names, by RDAP or WHOIS. A domain that lapsed and was taken again begins anew.",
    },
    { title: "What the home page shows now.", text: "Whether it is encrypted and until when, and how many other domains it links to." },
  ],
  cannotKnow: [
    { title: "All backlinks.", text: "Nobody has them. Common Crawl reads a part of the web, and our own crawls a far smaller one." },
    { title: "What Google thinks of a domain.", text: "Google publishes no score for domains." },
    { title: "Which links are worth something.", text: "The graph counts pictures, fonts and scripts from another domain as links too." },
  ],
  content: [
    {
      heading: "Why the score is logarithmic",
      paragraphs: [
        "Position 1,000 and position 2,000 of 87 million are neighbors; 1,000 and 1,000,000 are not. On a logarithm each step of the score multiplies the position by the same factor, so 60 and 70 lie as far apart as 20 and 30.",
        "Compare scores of one release only. A new release has other domains in it, and every position moves.",
      ],
    },
  ],
  limits:
    "One domain a run, {runsAMinute} runs a minute. The home page is read once, up to 2 MB. Figures of a list are as old as the list: the day stands beside each.",
  sources: [research.commonCrawlGraphs, research.tranco, research.centrality],
  faq: [
    {
      question: "Is this Moz’s Domain Authority?",
      answer: "No. Domain Authority is Moz’s own score. Ours is worked out from public data, and its formula stands beside it.",
    },
    {
      question: "Why is there a dash in place of a number?",
      answer: "Because nobody we may ask knows it. The line says why and what would make it known. A dash is never a zero.",
    },
    {
      question: "How old are the figures?",
      answer:
        "Common Crawl publishes its graph a few times a year and Tranco a list every day. The day beside each figure is that of the list.",
    },
    {
      question: "Why do two tools give me two scores?",
      answer: "They count different links on different scales. Scores of two owners cannot be compared or averaged.",
    },
    {
      question: "Does a high score mean that I will rank?",
      answer: "No. It says how near a domain is to the rest of the web by links. A page ranks for what it answers as well.",
    },
  ],
  handOff: {
    service: "link-building",
    title: "Want links that readers follow?",
    text: "We look at who links to your rivals and not to you, and ask the ones that make sense.",
  },
};
