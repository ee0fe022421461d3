import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Title tag checker: pixel width, preview, fixes",
  seoDescription:
    "Measure a title in pixels, see where desktop and phone results cut it, and learn why Google may replace it. 25 addresses at once, sources dated.",
  intro: "Measures the title the way a results page does, shows where it is cut, and says why Google may write its own.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription:
        "Or paste the HTML of a page that is not live yet, or a list of up to 25 addresses. We fetch each page once and read the HTML as the server sent it.",
    },
    {
      stepTitle: "Read the bar",
      stepDescription:
        "One pixel of the bar is one pixel of the title. Up to 580 it fits everywhere. Past 600 a desktop result drops the rest, so put the name of the thing first.",
    },
    {
      stepTitle: "Paste the fix",
      stepDescription:
        "Edit in the box until it fits, copy the tag, and run it again after you publish. Each finding names the line it comes from.",
    },
  ],
  checks: [
    {
      title: "One title, in the head.",
      text: "A second title, an empty one, one that is never closed, or one that an element such as a div pushed out of the head, with the line of that element. The title of an SVG icon does not count.",
    },
    {
      title: "Width.",
      text: "Pixels in Arial at 20 px, with kerning, since letters are not equally wide: forty i’s take less room than twelve W’s. Our figures agree with Chromium’s to a hundredth of a pixel for Latin, Greek and Cyrillic text.",
    },
    {
      title: "The causes Google lists for replacing a title.",
      text: "Half-empty titles such as “| Brand”, a year the page has moved past, words repeated three times, no match with the main heading, another script than the page, vague names such as “Home”.",
    },
    {
      title: "Slips of templates.",
      text: "Signs encoded twice, so that readers see “&amp;”. Slots that nobody filled, such as “undefined”. The site’s name twice.",
    },
    {
      title: "Repetition across pages.",
      text: "In a list: the same title on two pages, and slogans that most titles carry.",
    },
    {
      title: "og:title.",
      text: "A different one is noted, not counted as a fault. Networks show it when the page is shared.",
    },
  ],
  cannotKnow: [
    {
      title: "Which title Google will show.",
      text: "It depends on the query, the device and the links that point at you. We print the rule, its source and the day we last read it, so you can judge.",
    },
    {
      title: "A title that a script writes.",
      text: "We read the HTML as sent. Tick the box, and we open the page in Chromium too and say what its scripts made of the title; where no browser is installed, the result says that.",
    },
    {
      title: "The font on a reader’s machine.",
      text: "Chinese, Japanese, Korean, Arabic, Thai and emoji are not in Arial. For those the width is an estimate and marked as one.",
    },
    {
      title: "Whether the title is any good.",
      text: "A title can pass every rule and still bore people. That part is writing.",
    },
  ],
  content: [
    {
      heading: "Why pixels and not characters",
      paragraphs: [
        "Results set titles in Arial, and a capital W there is more than four times as wide as an i. “WILLIAMSON & MCMAHON LLP” has 24 characters and takes more room than many titles of 30. A rule of 60 characters cuts some titles that fit and lets others run over.",
        "Google publishes no limit. It says that titles are cut to fit the width of the device. On a desktop the column leaves about 600 pixels for one line. On a phone the title wraps, and two lines hold more than a desktop does. We call 600 the cut and 580 safe, because words that match the query may be set in bold.",
      ],
    },
    {
      heading: "When the head ends early",
      paragraphs: [
        "A parser closes the head at the first element that may not stand in it: a div, an image, an iframe, even a stray word. Whatever follows counts as body, and Google reads no metadata there. Consent banners and tag managers are common causes. The page looks perfect, and the title is gone from where it counts.",
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted HTML. A page that is longer is read up to there, and the result says so. A fetched page is kept under its number for {fetchedKept} so that the other tools can read it, pasted HTML for {pastedKept}.",
  sources: [google.titleLinks, google.validMetadata, whatwg.titleElement, w3c.pageHasTitle],
  faq: [
    {
      question: "How long should a title be?",
      answer:
        "Under 580 pixels in Arial at 20 px, about 55 to 60 characters of ordinary text. Put the words that matter in the first 40 characters and the site’s name last.",
    },
    {
      question: "Does a long title hurt rankings?",
      answer:
        "Google names no length at which it does. The cost is the reader’s: the end is not seen, and Google may show other words in its place.",
    },
    {
      question: "Why does Google show a different title from mine?",
      answer:
        "It found one it thought clearer, in the main heading, in large text, in og:title or in links to the page. The findings list the causes Google documents; if none applies, compare the title with the H1 first.",
    },
    {
      question: "Should the site’s name be in every title?",
      answer:
        "Once, at the end, if there is room. Results already show the name above the title, so the name is the first thing to drop when space is short.",
    },
    {
      question: "My page has two title tags. Which one counts?",
      answer:
        "Browsers take the first in the document, and HTML allows only one. The second usually comes from a plugin or a theme; remove it there.",
    },
    {
      question: "Can you check a page behind a password?",
      answer:
        "Not by its address. Open the page, copy its HTML and paste it. We do not fetch private networks, and we send no credentials.",
    },
    {
      question: "Do you store what I paste?",
      answer: "No. It is read, answered and dropped. Addresses you check are not published anywhere.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Two hundred titles to rewrite?",
    text: "On-page SEO writes them by page type, tests the templates and hands your developers the tickets.",
  },
};
