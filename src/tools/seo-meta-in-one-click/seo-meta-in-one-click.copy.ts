import * as google from "#core/sources/google.ts";
import * as social from "#core/sources/social.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "SEO meta in one click: a page's tags, headings, links",
  seoDescription:
    "Title, description, robots, canonical, headings, images, links, social tags, markup and server on one screen. Compare two pages. Nothing to install.",
  intro: "One address gives everything a page says about itself on one screen. Two addresses stand side by side, line by line.",
  steps: [
    {
      stepTitle: "Give one address or two",
      stepDescription: "Choose “Compare two” to set your page beside one that outranks it. Pasted HTML and lists of 25 work too.",
    },
    {
      stepTitle: "Look through the tabs",
      stepDescription: "Summary, headings, images, links, social tags and markup, each with its counts and the lines they stand on.",
    },
    {
      stepTitle: "Take it along",
      stepDescription:
        "Copy the link, save CSV or JSON, or print the summary. The bookmark opens the same report for any page you look at.",
    },
  ],
  checks: [
    {
      title: "The head.",
      text: "Title and description with their width, canonical, robots, language, encoding, viewport, author, icons, and whether something broke the head open.",
    },
    {
      title: "Whether it may be indexed.",
      text: "Status, noindex in meta tags and headers for Googlebot, and a canonical that names another address.",
    },
    {
      title: "The body.",
      text: "The tree of headings, words of the main content, images with and without alt, links by kind, nofollow and words.",
    },
    {
      title: "What others read.",
      text: "Open Graph and X tags, types of structured data in JSON-LD, Microdata and RDFa, hreflang versions.",
    },
    { title: "The server.", text: "Time to first byte from our server to yours, size of the HTML, and how much of it crossed the wire." },
  ],
  cannotKnow: [
    {
      title: "What scripts add.",
      text: "The browser extension of this kind sees the page after its scripts ran. We read what the server sends, as crawlers do first. Where the two differ, that is a finding in itself.",
    },
    { title: "Whether robots.txt lets crawlers in.", text: "That is another file. The robots.txt checker reads it." },
    { title: "Whether the page ranks.", text: "Tags are what a page says. What others say of it is not in the source." },
    { title: "How fast it is for your visitors.", text: "One first byte from one place is a hint, not a measurement of your audience." },
  ],
  content: [
    {
      heading: "Two pages, one table",
      paragraphs: [
        "The question behind most checks is not “is my title good” but “what does the page above mine do differently”. Give both addresses and read the table from top to bottom: title and description, headings, words, links inside and out, markup, images, first byte. Below it stand the rules that the two answer differently, and only those.",
        "Read the differences as questions. If they have an FAQ and you do not, did people ask? If they link to twelve of their own pages from the text and you to none, how would anybody find yours? Copying a number helps nobody; the reason for it often does.",
      ],
    },
    {
      heading: "Why not an extension",
      paragraphs: [
        "Extensions of this kind are handy, and each may read every page you open. The bookmark on this page does the same on request: it sends the address of the page in view to our report, and nothing until you press it. It also works where extensions do not, on a phone or a locked office machine.",
        "There is one difference that matters. An extension shows the document after scripts have changed it. We show what your server sends. A title that is only right after JavaScript is right for Google, a little later, and wrong for most other readers of the web.",
      ],
    },
    {
      heading: "What to look at first",
      paragraphs: [
        "In this order: may it be indexed, is the head whole, does the canonical name the page. A fault in any of the three makes the rest idle. Then title and H1, because they tell people and machines the subject. Alt texts, social tags and markup come after that; they add to a page that is found.",
      ],
    },
  ],
  limits:
    "One page up to 5 MB, 25 addresses a run, lists of the first 200 links and images, {runsAMinute} runs a minute. A fetched page is kept for {fetchedKept} under its link, pasted HTML for {pastedKept}.",
  sources: [google.metaTags, whatwg.headElement, social.openGraph, w3c.wcag],
  faq: [
    {
      question: "Is this the Chrome extension of that name?",
      answer:
        "No. It answers the same need without an installation: same tabs, the page as the server sends it, and a comparison of two pages.",
    },
    {
      question: "How does the bookmark work?",
      answer:
        "It is one line of JavaScript that opens our report with the address of the page you are on. It reads nothing else. Drag it to the bookmarks bar, or copy its code into a new bookmark. The second one is for pages that we cannot fetch, on localhost or behind a login: it puts the page’s HTML into your clipboard, scripts run, and opens the report with the box to paste it into.",
    },
    {
      question: "Can it read a page behind a login?",
      answer: "Not by its address. Open the page, copy its source and paste it; the report is the same, without the server's part.",
    },
    {
      question: "Why does it show another title than my browser?",
      answer: "Because a script changes it. Crawlers that do not run scripts, and most AI crawlers do not, see the one shown here.",
    },
    {
      question: "Do meta keywords matter?",
      answer: "Not to Google, which said so in 2009, nor to Bing. We show them because they tell competitors what you want to rank for.",
    },
    {
      question: "Can I print it?",
      answer: "Yes. Print or save as PDF from the summary tab; menus and forms are left out.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Two hundred pages with the same gap?",
    text: "On-page SEO turns such findings into rules for your templates, so that they are repaired once and stay repaired.",
  },
};
