import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Bulk website traffic checker",
  seoDescription:
    "Compare up to 100 domains by popularity rank, with estimates of visits only where a named provider gives them. The CSV says why a cell is empty.",
  intro:
    "Looks up to 100 domains up in published popularity lists. Visits stand beside them only where a provider gave an estimate, under its name.",
  steps: [
    {
      stepTitle: "Paste the list",
      stepDescription: "Domains or addresses, parted by lines, spaces or commas. One row a registered domain.",
    },
    {
      stepTitle: "Add your own numbers",
      stepDescription:
        "Search Console’s table of pages, or a GA4 report by host name, as a file or pasted: each of your domains gets its measured visits beside its rank.",
    },
    { stepTitle: "Sort by rank", stepDescription: "Press a heading. What no list knows stands last." },
    { stepTitle: "Take the CSV", stepDescription: "Each value with its state, source and day; each gap with its reason." },
  ],
  checks: [
    { title: "Popularity rank.", text: "The place in the newest Tranco list that is loaded here." },
    { title: "Majestic Million rank.", text: "A list by links. It stands here for comparison and is labeled as such." },
    { title: "Estimates of providers.", text: "Where this site has access: what each counts stands in its heading." },
  ],
  cannotKnow: [
    {
      title: "Visits of sites that are not yours.",
      text: "Only their owners count them. For your own sites, add your export.",
    },
    { title: "How far two ranks lie apart.", text: "A rank is an order and no amount, so we make no visits of it." },
  ],
  content: [
    {
      heading: "What a rank can settle",
      paragraphs: [
        "Whether one shop is visited more than another, over a month, across many networks. It cannot settle by how much, and it says little below the first million names, where a handful of visits moves a site by thousands of places.",
      ],
    },
  ],
  limits: "100 domains a run, {runsAMinute} runs a minute. No page is fetched. An export of up to 2 MB pasted, or 5 MB as a file.",
  sources: [research.trancoMethodology, research.majesticMillion],
  faq: [
    {
      question: "Why is there no number of visits?",
      answer: "No source of traffic is connected on this site, or the one that is has no figure for the domain. The cell says which.",
    },
    {
      question: "Is a site outside the list dead?",
      answer: "No. The list holds the most visited names. Most working sites are not on it.",
    },
    { question: "How old are the ranks?", answer: "The day of the list stands in every cell." },
    { question: "Can I check subdomains?", answer: "They count toward their registered domain, which gets one row." },
    { question: "Is my list kept?", answer: "No. It is answered and forgotten." },
  ],
  handOff: {
    service: "technical-seo",
    title: "Who takes your visitors?",
    text: "We look at the sites that stand before you and say which of their pages you can match.",
  },
};
