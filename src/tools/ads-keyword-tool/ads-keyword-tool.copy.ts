import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Ads keyword tool: groups and match types",
  seoDescription:
    "Sort keywords into ad groups, write broad, phrase and exact match, see intent and words to exclude. Volumes and bids only from a source.",
  intro:
    "Turns a list of keywords into ad groups with their match types, says what each searcher wants, and proposes what to exclude. No volume or bid is ever made up.",
  steps: [
    {
      stepTitle: "Paste your keywords",
      stepDescription: "One a line, up to 300. Doubles and signs that Google Ads refuses are taken out.",
    },
    { stepTitle: "Look at the groups", stepDescription: "Keywords that share a word stand together, so that one ad can answer them all." },
    {
      stepTitle: "Take the file along",
      stepDescription: "The CSV goes into Google Ads Editor as it is: groups, match types and words to exclude.",
    },
  ],
  checks: [
    {
      title: "Ad groups.",
      text: "By a word that several keywords share and most others lack. A word that stands in nearly all of them divides nothing.",
    },
    { title: "Match types.", text: "Broad as it is, phrase in quotes, exact in brackets." },
    {
      title: "Intent.",
      text: "By words such as buy, best, how or login, and the word is named. Where no word says so, the tool does not guess.",
    },
    {
      title: "Words to exclude.",
      text: "Searches for jobs, free copies, definitions and complaints, unless your own keywords hold those words.",
    },
    { title: "Searches and bids.", text: "Only from a source that the owner of this site connected, with currency, country and month." },
  ],
  cannotKnow: [
    {
      title: "What a click costs without a source.",
      text: "Google shows bids to advertisers only. Without one a dash stands there, and the reason.",
    },
    {
      title: "What your business sells.",
      text: "A word to exclude for one is the best customer of another. Read the list before you use it.",
    },
    {
      title: "Languages other than English.",
      text: "Grouping works in any language with spaces. Intent and words to exclude are English.",
    },
  ],
  content: [
    {
      heading: "Small groups, one promise each",
      paragraphs: [
        "An ad that says what was searched is clicked more, and costs less for it. That is only possible when all keywords of a group ask for the same thing. Start with a word they share, and split a group again when one ad cannot answer all of it.",
      ],
    },
  ],
  limits: "Limits: 300 keywords of 80 characters a run, {runsAMinute} runs a minute. Nothing you paste is kept.",
  sources: [google.adsKeywordMatching, research.orcas],
  faq: [
    {
      question: "Why are there no search volumes?",
      answer: "Because no source of them is connected to this site. A number without a source would be made up.",
    },
    {
      question: "Which match type should I take?",
      answer:
        "Exact where you know the search pays, phrase to find more like it, broad only with words to exclude and somebody who reads the search terms.",
    },
    {
      question: "Is ad competition the same as keyword difficulty?",
      answer: "No. It says how many of the slots for ads are filled, and nothing about results that are not ads.",
    },
  ],
  handOff: {
    service: "ppc-for-small-business",
    title: "Want the account built?",
    text: "We write the ads, watch the search terms and tell you what a customer costs.",
  },
};
