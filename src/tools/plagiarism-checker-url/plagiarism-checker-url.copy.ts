import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Plagiarism checker by URL: compare pages",
  seoDescription:
    "Hold the main text of your page against up to ten other pages: shared runs side by side, reworded passages marked, declared copies left out.",
  intro: "Enter your page and the pages to hold it against. You see which runs of words they share and how much of your text that is.",
  steps: [
    { stepTitle: "Enter your page", stepDescription: "We read its main content and leave menus, sidebars and footer out." },
    { stepTitle: "Name the other pages", stepDescription: "Up to ten addresses, one a line: suspected copies, partners, suppliers." },
    { stepTitle: "Read the passages", stepDescription: "Each stands beside its place in the other page, as word for word or as reworded." },
  ],
  checks: [
    { title: "Runs of three words and more.", text: "Those near each other make one passage; quotations are left out." },
    {
      title: "Your own site.",
      text: "Pages on the same host are left out and named as such, unless you tick them: then those you name are compared, and up to eight that your page links to, nearest topic first.",
    },
    { title: "Declared copies.", text: "A page whose canonical names yours as the original is a copy that says so. It is left out." },
  ],
  cannotKnow: [
    {
      title: "Copies that nobody names.",
      text: "It reads the addresses that you give. Where this site has a source of search results, four phrases of your page are searched for as well.",
    },
    {
      title: "Which came first.",
      text: "Two pages that match say nothing about the original. Archives and publishing dates are evidence, not proof.",
    },
    { title: "What scripts write later.", text: "We read the source as sent." },
  ],
  content: [
    {
      heading: "When a copy hurts, and when it does not",
      paragraphs: [
        "Search engines choose one of several equal pages to show. If a shop has the supplier's description, so have fifty others, and the choice is rarely the smallest. A syndicated article is fine as long as the copy's canonical names yours.",
        "For a copy that took your text without asking, write to the site first, then to its host. Keep a dated copy of both pages before you do.",
      ],
    },
  ],
  limits: "Ten addresses a run, each page up to 5 MB, {runsAMinute} runs a minute. Fetched pages are kept for {fetchedKept}.",
  sources: [research.plagiarismCorpus, google.canonicalization],
  faq: [
    {
      question: "Does it find copies of my page?",
      answer:
        "Among the addresses that you give, and among six that a search finds where the owner of this site connected one. The result says whether it searched. It offers phrases to search for by hand, in quotation marks.",
    },
    {
      question: "Why is a page not compared?",
      answer:
        "It is on your own site, which counts only where you tick it; its canonical names your page; or it could not be read. The reason stands beside it.",
    },
    {
      question: "Is shared text always a problem?",
      answer: "No. Legal notices, addresses and product data match for good reasons. Read the passages.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Copies on your own site?",
    text: "We find pages that repeat each other, choose the one to keep, and set canonicals and redirects for the rest.",
  },
};
