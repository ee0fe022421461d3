import * as chrome from "#core/sources/chrome.ts";
import * as ietf from "#core/sources/ietf.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Page speed checker: instant look, then Lighthouse",
  seoDescription:
    "Server, compression, caching and files within seconds, then Lighthouse in a real browser: metrics with thresholds, repairs by time saved, raw report.",
  intro: "Enter a page. Within seconds you see what its server and files cost, half a minute later what Lighthouse measured in a browser.",
  steps: [
    {
      stepTitle: "Choose phone or desktop",
      stepDescription: "Google indexes and ranks by what phones get, so start there. The phone is a mid-range one on a slow 4G line.",
    },
    {
      stepTitle: "Read the instant look",
      stepDescription:
        "First byte, redirects, compression, cache lifetimes, what holds back the first paint, and the weight of up to 100 files.",
    },
    {
      stepTitle: "Wait for the laboratory",
      stepDescription: "One page is measured at a time. You can close the tab; its address brings you back to the result for {jobsKept}.",
    },
    {
      stepTitle: "Take three runs before you argue",
      stepDescription:
        "Open the options below the address: three or five runs with their spread, or a second address measured in turns with yours.",
    },
    {
      stepTitle: "Repair from the top",
      stepDescription: "Repairs are sorted by the time they save. Run again after each, since one often moves the others.",
    },
  ],
  checks: [
    {
      title: "The request.",
      text: "Time for redirects, name, connection, TLS, first byte and download, from our server to yours.",
    },
    {
      title: "The files.",
      text: "Size, packing and cache lifetime of the first 100 that the HTML names, asked for by HEAD. What scripts load later is left to the browser run.",
    },
    {
      title: "Five lab metrics.",
      text: "First and largest contentful paint, total blocking time, layout shift and speed index, each on a line with its thresholds and its weight in the score.",
    },
    {
      title: "The spread of several runs.",
      text: "Every run with its figures, the median, lowest to highest. What is shown in full is the run nearest to the middle, one that really happened.",
    },
    {
      title: "Two addresses.",
      text: "The same figures side by side. We call one of them faster only when its worst run beats the other's best.",
    },
    {
      title: "Repairs.",
      text: "Everything that Lighthouse finds wanting, with the time, bytes or shift it saves and the files it is about.",
    },
    {
      title: "Real visits.",
      text: "The Chrome UX Report of the page or the site, where a key for it is set. Without one we say so and show no guess.",
    },
  ],
  cannotKnow: [
    {
      title: "How fast it is for your visitors.",
      text: "A laboratory is one machine on one line. Field data, or your own measurements, tell what people got.",
    },
    {
      title: "How it responds to taps.",
      text: "Interaction to Next Paint needs people. Total blocking time stands in for it, roughly.",
    },
    {
      title: "Pages behind a login or a consent banner.",
      text: "The browser comes without cookies and clicks nothing. It measures what a first visitor gets.",
    },
    {
      title: "The same number twice.",
      text: "Servers, networks and our own machine vary. Ask for three or five runs and look at the spread before you believe a difference.",
    },
  ],
  content: [
    {
      heading: "Two tools in one, on purpose",
      paragraphs: [
        "Half of all slow pages are slow before a browser has anything to do. A first byte after two seconds, three redirects, HTML that is not packed, files that may be kept for an hour: all of that shows in the headers, and asking for headers takes seconds. So we show it first.",
        "The other half happens in the browser: scripts that hold the page, images that arrive late, text that jumps. For that we open the page in Chromium with a fresh profile and let Lighthouse watch. It loads the page as fast as our line allows and then works out what a phone on a slow line would have seen, so a run takes half a minute and not five.",
      ],
    },
    {
      heading: "Reading the score",
      paragraphs: [
        "The performance score is a weighted mean: total blocking time 30, largest contentful paint 25, layout shift 25, first contentful paint 10, speed index 10. A score of 90 puts a page among the fastest tenth of the pages that the curve was made from. It is a tool for finding work, and no ranking factor.",
        "What Google's ranking looks at is field data: largest contentful paint within 2.5 seconds, interaction to next paint within 200 milliseconds, layout shift within 0.1, each for three visits of four. A page can have a score of 60 and pass all three, because its visitors have fast phones, or the other way around.",
      ],
    },
    {
      heading: "What usually pays first",
      paragraphs: [
        "In this order, from what we see: the server's first byte, because everything waits for it. The largest image, because it usually is the largest paint: right size, modern format, not lazy, named early in the HTML. Scripts in the head without defer. Third parties that nobody owns any more; the table names them and how long each holds the page. Fonts come after that, and minifying last.",
      ],
    },
  ],
  limits:
    "One measurement at a time, 90 seconds at most, six for one start (three of two addresses, or five of one), 80 MB and 1,500 connections a run. 100 files in the instant look. Results are kept for {jobsKept} under their link. Every request of the browser passes the same guard as our fetches: it cannot reach private networks.",
  sources: [chrome.performanceScoring, chrome.scoreVariability, chrome.webVitals, chrome.userExperienceReport, ietf.httpCaching],
  faq: [
    {
      question: "One run, three or five?",
      answer:
        "One to find the work. Three to compare two versions. Five when the spread of three is wide: Lighthouse's own guide says that the median of five is about twice as stable as a single run.",
    },
    {
      question: "Why does PageSpeed Insights show another score?",
      answer:
        "It runs the same Lighthouse on other machines, in another place, at another minute. Its first block is field data, which is something else. Compare runs of one tool with each other.",
    },
    {
      question: "Which score matters for ranking?",
      answer:
        "None. Google uses the field data of Core Web Vitals as a small part of ranking. The laboratory helps you to find out why the field is slow.",
    },
    {
      question: "Why is there no field data for my page?",
      answer:
        "Either this site has no key for Google's report, or too few people with Chrome visited the page in the last 28 days. We say which of the two it is.",
    },
    {
      question: "Can I open the report elsewhere?",
      answer:
        "Yes. Save the Lighthouse report and drop it on googlechrome.github.io/lighthouse/viewer. It is the raw JSON, only its pictures are smaller.",
    },
    {
      question: "Does the browser store anything of my site?",
      answer: "No. Each run has a profile of its own that is deleted when it ends. We keep the report for {jobsKept} under its link.",
    },
    {
      question: "My server blocked the run. What now?",
      answer:
        "The instant look then still shows what the server answered. Let our user agent in for the time of the test, or run Lighthouse in your own browser.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Who repairs the first three?",
    text: "Technical SEO takes the list, finds which template or plugin causes each item, and brings your developers tickets with a before and an after.",
  },
};
