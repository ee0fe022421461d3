import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Backlink checker: seen, exported, still there",
  seoDescription:
    "See which domains link to yours in public crawls, sort your Search Console links, and check whether a link is still there and followed.",
  intro:
    "Shows links that crawlers met, sorts the links that Search Console exported for you, and reads pages to see whether a link is still there.",
  steps: [
    { stepTitle: "Name the domain that is linked to", stepDescription: "Any address on it will do." },
    {
      stepTitle: "Add what you have",
      stepDescription: "Rows of Search Console’s links report, or up to 20 pages that should link to you.",
    },
    {
      stepTitle: "Mend what wastes links",
      stepDescription:
        "Linked pages that are dead or moved come with their answer. Restore them, or redirect them to the page that took their place.",
    },
  ],
  checks: [
    {
      title: "Domains in Common Crawl.",
      text: "How many domains link to this one in the release that is loaded here, and the best-ranked of those known by name.",
    },
    {
      title: "Domains in our own crawls.",
      text: "Links that our tools and audits met while they read other sites, with the first and the last day.",
    },
    {
      title: "Your Search Console export.",
      text: "Your true links: by site, by linked page and by the words of the link. The most linked pages are asked whether they still answer.",
    },
    { title: "Pages that you name.", text: "Is the link there, is it followed, what does it say, and what does the page answer." },
  ],
  cannotKnow: [
    { title: "All links.", text: "No index has them, Google’s own export included: it is a sample." },
    { title: "Links that scripts write.", text: "Pages are read as they are sent. What a script adds later is not seen here." },
    { title: "What a link is worth.", text: "Nobody outside a search engine knows. We show what can be counted." },
  ],
  content: [
    {
      heading: "Where to find your export",
      paragraphs: [
        "In Search Console open Links. Each table has its own page with an export button: top linking sites, top linked pages, top linking text. “Export external links” gives the newest links with the day. Paste one table or several, with an empty line between them.",
      ],
    },
  ],
  limits:
    "One domain a run, with up to 20 pages or 2 MB of rows; 15 linked pages are asked. {runsAMinute} runs a minute. What you paste is not kept.",
  sources: [google.linksReport, google.outboundLinks, research.commonCrawlGraphs],
  faq: [
    {
      question: "Why do other tools show more links?",
      answer: "They have crawled longer. We show what we or Common Crawl met, and never scale a sample up.",
    },
    {
      question: "Does nofollow make a link worthless?",
      answer: "Google treats nofollow, ugc and sponsored as hints. Readers follow such links all the same.",
    },
    {
      question: "Should I disavow bad links?",
      answer: "Hardly ever. Google says to use it only with a manual action, or when you made the links yourself.",
    },
    {
      question: "What does a dead target mean?",
      answer: "Others link to a page of yours that is gone. Its links count for nothing until it answers or redirects.",
    },
    { question: "Is my export stored?", answer: "No. It is read for the answer and forgotten." },
  ],
  handOff: {
    service: "link-building",
    title: "Links to pages that are gone?",
    text: "We map each dead target to the page that should have its links, and set the redirects.",
  },
};
