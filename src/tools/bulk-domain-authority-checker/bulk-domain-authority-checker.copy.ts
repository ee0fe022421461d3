import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Bulk domain authority checker",
  seoDescription:
    "Check up to 100 domains at once: link rank, linking domains and popularity, each with source and day. The CSV gives a reason for every gap.",
  intro: "Looks up to 100 domains up in public link graphs and lists. Each cell says how its figure is known, and an empty one says why.",
  steps: [
    {
      stepTitle: "Paste the list",
      stepDescription: "Domains or whole addresses, parted by lines, spaces or commas. Addresses of one domain become one row.",
    },
    { stepTitle: "Sort by what matters", stepDescription: "Press a heading. What is not known stands last, whichever way you sort." },
    { stepTitle: "Take the CSV", stepDescription: "Beside each value stand its state, its source or reason, and its day." },
  ],
  checks: [
    {
      title: "Link rank score.",
      text: "round(100 × (1 − log(position) ÷ log(domains))), from the Common Crawl domain graph. Our own score: not Moz’s DA, and not Google’s number.",
    },
    { title: "Domains that link to each.", text: "In one release of Common Crawl, and separately as seen in our own crawls." },
    { title: "Ranks of public lists.", text: "Tranco for popularity, the Majestic Million for referring subnets." },
    {
      title: "What can be measured now.",
      text: "For the first 20: the day of registration from the registry, encryption, and the domains that its home page links to.",
    },
    {
      title: "Scores of other companies.",
      text: "Where this site has access, each under its owner’s name and never blended with another.",
    },
  ],
  cannotKnow: [
    {
      title: "All backlinks of anybody.",
      text: "Every index is a sample. A domain outside one may have links that its crawler never met.",
    },
    { title: "Quality.", text: "A rank counts links. It does not read the pages that carry them." },
  ],
  content: [
    {
      heading: "One row a registered domain",
      paragraphs: [
        "Links and ranks are counted for what somebody registered. shop.example.co.uk and www.example.co.uk are both example.co.uk, so they share a row. What is no domain keeps a row of its own with the reason.",
      ],
    },
  ],
  limits:
    "100 lines a run, {runsAMinute} runs a minute. Home page and registry are asked for the first 20, for half a minute; the rest comes from lists that are loaded here, or from providers that this site asks.",
  sources: [research.commonCrawlGraphs, research.tranco, research.majesticMillion],
  faq: [
    {
      question: "Why are two of my lines one row?",
      answer: "They belong to the same registered domain. Links are counted for the domain, not for a page or a subdomain.",
    },
    { question: "Is a dash a bad sign?", answer: "No. It means that the figure is not known here, and the cell says why." },
    {
      question: "Can I compare with last month’s export?",
      answer: "Compare rows of the same list and day. A new release moves every position.",
    },
    {
      question: "Is it Moz’s Domain Authority?",
      answer: "No. Where this site has access to Moz, its score stands in a column under its own name.",
    },
    { question: "Is my list kept?", answer: "No. It is answered and forgotten; runs in your browser’s history stay in your browser." },
  ],
  handOff: {
    service: "link-building",
    title: "Sorting prospects by hand?",
    text: "We take the list, read the sites behind it and ask the ones worth asking.",
  },
};
