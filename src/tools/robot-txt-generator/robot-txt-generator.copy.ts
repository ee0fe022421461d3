import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as servers from "#core/sources/servers.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Robots.txt generator: AI crawlers by purpose",
  seoDescription:
    "Write a robots.txt from templates, close AI crawlers by purpose, check every line as you type and test addresses by Google’s rules. No upload.",
  intro:
    "Writes a robots.txt from templates and purposes, checks every line as you type, and tests addresses with the rules Google’s parser uses.",
  steps: [
    {
      stepTitle: "Start from something",
      stepDescription:
        "A template for WordPress, Shopify, Magento or Laravel, an empty file, or the file you have: paste it and it is taken over line by line.",
    },
    {
      stepTitle: "Decide who and what",
      stepDescription:
        "One group for everyone, more for single crawlers. Close paths, open some of them again. Tick the purposes you want to keep out.",
    },
    {
      stepTitle: "Try an address",
      stepDescription: "Type one page that must stay open and one that must stay closed. The line that decides is shown, and why it wins.",
    },
    {
      stepTitle: "Put it in the root",
      stepDescription:
        "Download the file, or copy the form for nginx, Apache, Next.js or Shopify. Then let the checker fetch it from the live site.",
    },
  ],
  checks: [
    {
      title: "Paths.",
      text: "Each must begin with / or *, $ counts only at the end, spaces and whole addresses never match, and plain letters are not escaped.",
    },
    {
      title: "Conflicts.",
      text: "Which rule wins and by how many characters. Rules that another one covers or always beats are struck through.",
    },
    {
      title: "Harm.",
      text: "The whole site closed, scripts or styles closed that Google needs to draw a page, a noindex that nobody reads.",
    },
    {
      title: "Names.",
      text: "Crawlers by purpose: training, AI search, a person’s request, ads, social previews, archives, SEO tools. The lists carry the date they were compiled.",
    },
    { title: "Size.", text: "Bytes against the 500 KiB that Google reads." },
    {
      title: "The other forms.",
      text: "We ran the nginx form on nginx and the Apache form on Apache: same bytes, text/plain, UTF-8. Dollar signs are kept, which nginx makes hard.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether a page should be closed.",
      text: "A template is a point of departure. Hold it against your own server log before it goes live.",
    },
    {
      title: "Whether you meant noindex.",
      text: "Closing a page hides its noindex from crawlers. To take a page out of results, leave it open and send noindex.",
    },
    { title: "Whether a crawler obeys.", text: "Most named here say they do. Those that fetch on a person’s request often do not." },
    {
      title: "Crawlers that appeared last week.",
      text: "The lists are compiled by hand and dated. Add a name yourself where one is missing.",
    },
  ],
  content: [
    {
      heading: "Choose purposes, not names",
      paragraphs: [
        "There are well over a hundred AI crawlers, and the list changes every month. Three questions are enough. May models learn from your pages? May an answer engine quote you and link to you? May an assistant open a page because its user asked for it?",
        "The three are served by different crawlers, often of the same company. OpenAI trains with GPTBot, fills its search index with OAI-SearchBot and opens pages for people as ChatGPT-User. Closing the first leaves you quotable. Closing the second takes you out of the answers. The third mostly opens single pages, and some operators say that it does not read robots.txt at all.",
      ],
    },
    {
      heading: "What a content signal is",
      paragraphs: [
        "Content-Signal is a line that says what may be done with a page once it has been read: search, ai-input, ai-train, each yes or no. It was proposed in 2025 and stands in the group for everyone. No crawler is bound to it, and Google’s parser skips it. It is a statement you can point to later, and it closes nothing.",
      ],
    },
    {
      heading: "A staging copy needs more than this",
      paragraphs: [
        "“Disallow: /” keeps honest crawlers out and hides nothing. Addresses that somebody links to can still be listed. A password is the right lock. If you use the block all the same, write into your release list that the file must go: staging files on live sites are the most expensive single line we meet.",
      ],
    },
  ],
  limits:
    "Limits: 40 groups, 500 lines in a field, 1 MB of your own lines. The file is written and checked in your browser and not sent anywhere. Without JavaScript the form posts to our server, which writes it and keeps nothing.",
  sources: [
    ietf.robotsExclusion,
    google.robotsParser,
    google.robotsTxt,
    vendors.aiCrawlers,
    standards.contentSignals,
    servers.shopifyRobotsTxt,
  ],
  faq: [
    {
      question: "Do I need a robots.txt at all?",
      answer:
        "No. Without one everything is open, which is right for most small sites. A file with only a Sitemap line is a fair middle way.",
    },
    {
      question: "Will blocking AI crawlers hurt my rankings?",
      answer:
        "Blocking training crawlers does not touch Google Search. AI Overviews are part of Search and read through Googlebot, so they cannot be closed here without closing Search.",
    },
    {
      question: "Where does the file go?",
      answer: "At the root of the host: https://example.com/robots.txt. A file in a folder is ignored, and each subdomain needs its own.",
    },
    {
      question: "Should I list secret folders?",
      answer: "No. The file is public, and people do read it. Protect the folder with a password and leave it out of the list.",
    },
    {
      question: "Why is my crawl-delay marked?",
      answer:
        "Bing obeys it, Google never has. If Googlebot is too fast for your server, answer 503 or 429 for a short while and it slows down.",
    },
    {
      question: "Can I use regular expressions?",
      answer:
        "Only * for any run of characters, and $ for the end of the address. Everything else is taken literally, the dot and the question mark included.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Not sure what to close?",
    text: "Technical SEO reads thirty days of your server log, decides by what crawlers really fetch, and hands you the file with its tests.",
  },
};
