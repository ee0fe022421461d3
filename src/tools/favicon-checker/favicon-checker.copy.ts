import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Favicon checker: Google, tabs, iPhone, Android",
  seoDescription:
    "Check every icon of a site by its bytes: Google’s rules, ICO sizes, SVG, touch icon, manifest, robots.txt. See it in results, tabs and on phones.",
  intro:
    "Fetches every icon that a page, its manifest and the browser’s habit name, reads the files themselves, and shows them where people meet them.",
  steps: [
    {
      stepTitle: "Give the home page",
      stepDescription: "Google takes one icon a host, from the home page. Another page is checked too and compared with it.",
    },
    {
      stepTitle: "Look at the places",
      stepDescription: "Results on a desktop and a phone, a tab in the light and the dark, Safari, an iPhone, Android with its mask.",
    },
    {
      stepTitle: "Paste the set",
      stepDescription:
        "Six lines for the head and a manifest, with the addresses you have. Missing PNG and ICO files are drawn in your browser.",
    },
  ],
  checks: [
    {
      title: "Google’s rules.",
      text: "An icon named in the head, square, at least 8 × 8 with more than 48 × 48 recommended, a stable address, the home page open to Googlebot and the file to Googlebot-Image, by robots.txt.",
    },
    {
      title: "The files.",
      text: "Status, redirects, web pages in place of a picture. Type by the bytes against the tag and the header; every picture inside an ICO, by its directory.",
    },
    {
      title: "Browsers.",
      text: "An ICO with 16, 32 and 48, an SVG, and whether the ICO pushes the SVG aside in Chrome.",
    },
    {
      title: "Phones.",
      text: "One touch icon of 180 × 180 and a short name for iOS. For Android a manifest with name, colors, 192 and 512, and a maskable icon.",
    },
    {
      title: "Cost.",
      text: "Weight over 100 KB, no time to be kept, and tags that serve nobody any more: mask-icon, msapplication, “shortcut”.",
    },
  ],
  cannotKnow: [
    {
      title: "Which icon Google shows today.",
      text: "It updates when it crawls the home page again, after days or weeks, and does not publish which of several it takes. We show the likeliest.",
    },
    {
      title: "Whether people recognize it.",
      text: "At 16 pixels a word is a smudge. Look at the tab preview from arm’s length.",
    },
    {
      title: "Icons that a script sets.",
      text: "Unread counters and themes change the link after loading. We read the HTML as sent.",
    },
    {
      title: "Icons of a page behind a login.",
      text: "Paste its HTML. Tags are then judged, and files are not fetched.",
    },
  ],
  content: [
    {
      heading: "The rule of 48 is gone",
      paragraphs: [
        "For years Google asked for a multiple of 48 pixels, and most checkers still do. Its documentation now asks for a square of at least 8 × 8 and recommends more than 48 × 48, so that it looks right in every place. An SVG meets that at any size.",
      ],
    },
    {
      heading: "Why /favicon.ico still matters",
      paragraphs: [
        "Browsers, feed readers and many crawlers ask for that address without reading the page. A 404 there is a request on every visit that brings nothing. Servers that answer with their “not found” page and status 200 are worse: the file is then HTML. We look at the bytes, so we say so.",
      ],
    },
    {
      heading: "Six lines are enough",
      paragraphs: [
        "An ICO for the old ones, an SVG for the new, one PNG of 96 for those between, one touch icon, one manifest, one short name. Generators of ten years ago wrote twenty tags; the others served Windows 8, early Android and pinned tabs of old Safari.",
      ],
    },
  ],
  limits:
    "Limits: 24 icons a page, 1 MB each, 25 addresses a run, {runsAMinute} runs a minute. Icons come through our server, at addresses that work for a day. Files are made in your browser and go nowhere.",
  sources: [google.favicons, whatwg.linkIcon, w3c.appManifest, vendors.realFaviconGenerator],
  faq: [
    {
      question: "Why does Google show a globe instead of my icon?",
      answer:
        "The icon could not be fetched, is not square, is closed by robots.txt to Googlebot-Image, or is newer than Google’s last visit to the home page. The findings tell the first three apart.",
    },
    {
      question: "Which size should a favicon have?",
      answer: "An SVG, or a square PNG of more than 48 × 48. Beside it an ICO with 16, 32 and 48 for whoever asks for /favicon.ico.",
    },
    {
      question: "Can each page have its own?",
      answer: "In tabs yes. In Google’s results no: one a host, taken from the home page. A subdomain has its own.",
    },
    {
      question: "Is “shortcut icon” wrong?",
      answer: "No, only old. Browsers read the word icon and pass over shortcut.",
    },
    {
      question: "My icon vanishes in dark mode. What helps?",
      answer:
        "An SVG with a media query for prefers-color-scheme inside, or a sign with a light edge. The dark tab above shows what you have.",
    },
    {
      question: "How long until Google shows a new one?",
      answer: "Days to weeks. Request indexing of the home page in Search Console, and keep the address of the file as it was.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Icons right on one host and wrong on nine?",
    text: "Technical SEO puts one set into the shared template, opens what robots.txt closes, and checks every host after release.",
  },
};
