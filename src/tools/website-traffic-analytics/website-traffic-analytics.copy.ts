import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Website traffic checker, no made-up visits",
  seoDescription:
    "See a domain’s popularity rank and its history, or sum up your own Search Console or GA4 export. No visits are ever made up from a rank.",
  intro:
    "Shows the published popularity rank of a domain, or sums up the export of your own site. Visits stand here only when somebody measured or estimated them, with their name.",
  steps: [
    {
      stepTitle: "Choose what to read",
      stepDescription: "Any domain, for its ranks. Your own site, for the visits that Search Console or GA4 counted.",
    },
    {
      stepTitle: "Paste the export",
      stepDescription:
        "In Search Console: Performance, Export, CSV, then the rows of Dates, Pages or Queries. In GA4: Share this report, Download file, CSV.",
    },
    { stepTitle: "Read the lines", stepDescription: "Each says whether it is measured, estimated or not to be had, and since when." },
  ],
  checks: [
    {
      title: "Popularity rank.",
      text: "The place in the Tranco list, which averages several public rankings over 30 days. With several lists loaded you see how it moved.",
    },
    {
      title: "Your Search Console export.",
      text: "Clicks and impressions by day, page and query, summed up from the rows that you paste.",
    },
    { title: "Your GA4 report.", text: "Sessions, users and views by whatever the report lists: channel, page, country." },
    {
      title: "Estimates of providers.",
      text: "Where this site has access to one. Each says what it counts: visits from Google search are not all visits.",
    },
  ],
  cannotKnow: [
    { title: "Other people’s visits.", text: "Only the owner of a site counts them. Everybody else estimates." },
    { title: "Visits from a rank.", text: "A rank says who is ahead of whom. By how much, it does not say, so we make no visits of it." },
    {
      title: "What an export leaves out.",
      text: "Search Console withholds rare queries and stops at 1,000 rows, so sums by query are less than sums by day.",
    },
  ],
  content: [
    {
      heading: "Why there is often a dash",
      paragraphs: [
        "Many checkers show visits for every domain, because a formula can turn any rank into a number. The same formula is off by a factor of several for most small sites. We would rather show a dash with its reason.",
      ],
    },
  ],
  limits: "One domain or 2 MB of rows a run, {runsAMinute} runs a minute. What you paste is read for the answer and not kept.",
  sources: [research.trancoMethodology, google.performanceReport, google.analyticsExport],
  faq: [
    {
      question: "How many visits does my competitor have?",
      answer:
        "Nobody outside knows. Where this site has a provider, its estimate stands here under its name; otherwise you see a rank or a dash.",
    },
    {
      question: "What does “outside the published list” mean?",
      answer: "The domain is not among the names of that list. It may still have thousands of visits.",
    },
    { question: "Is my export stored?", answer: "No. It is read for the answer and forgotten, and it never stands in an address." },
    {
      question: "Why do clicks and sessions differ?",
      answer: "Search Console counts clicks on results, GA4 counts sessions of people who agreed to be measured. Neither is wrong.",
    },
    {
      question: "Can I paste exports in another language?",
      answer: "Search Console’s in a dozen languages. GA4 reports are read with English headings.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Traffic fell and nobody knows why?",
    text: "We compare your exports before and after, find the pages that lost, and say what changed.",
  },
};
