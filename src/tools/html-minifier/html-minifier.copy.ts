import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "HTML minifier that keeps pre and template tags",
  seoDescription:
    "Minify HTML in your browser, rule by rule. Template tags, pre and inline spaces stay, and each result is read again before you get it.",
  intro:
    "Paste HTML or drop files and get the same page in fewer bytes, its style sheets and scripts included. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Paste or drop",
      stepDescription: "A whole page, a part of one, or a template. It is minified as you type; files are saved with .min in their names.",
    },
    {
      stepTitle: "Choose the rules",
      stepDescription:
        "What is safe is on. Rules that depend on your style sheets are off, one switch each: you know whether your list stands in a line.",
    },
    {
      stepTitle: "Read the sizes",
      stepDescription:
        "Bytes as they are, packed with gzip 9, and with Brotli where your browser can pack it. Pages travel packed, so those lines count.",
    },
  ],
  checks: [
    {
      title: "The tree, before and after.",
      text: "The result is parsed as a browser parses it and held against your page. If one element, attribute or word differs, that result is not handed out.",
    },
    {
      title: "White space.",
      text: "A run becomes one space, and none in the head. In pre, textarea, scripts and elements with white-space: pre it stays as it is.",
    },
    {
      title: "Template tags.",
      text: "{{ }}, {% %}, {# #}, <% %> and <?php ?> stay letter by letter, in text, in values, between attributes and in names.",
    },
    {
      title: "What is never closed.",
      text: "A tag, comment, quotation mark or script without an end is named with its line and column. A browser would take the rest of the page for a part of it.",
    },
  ],
  cannotKnow: [
    {
      title: "What your style sheets do to white space.",
      text: "A class may set white-space: pre, or put blocks in a line where a space between them shows. The first has a switch, the second is left alone unless you say so.",
    },
    {
      title: "What scripts look for.",
      text: "Code that counts text nodes, or reads comments nobody else knows, may notice that they are gone. Comments of React, Vue, Knockout and Lit stay.",
    },
    {
      title: "What a template prints.",
      text: "Its tags are words to us. A tag with one between its attributes, and a script or style sheet with one in it, stays as it is.",
    },
  ],
  content: [
    {
      heading: "What each rule does",
      paragraphs: [
        'Always: names in small letters, no space inside tags, no slash at the end of br and img, class and not class="". The tree is the same, attribute by attribute.',
        "On until you keep something: runs of white space, comments, quotation marks that HTML does not need, style sheets and style attributes, scripts and JSON. Names at the top of a script stay, because other scripts may call them.",
        'Off until you ask: white space beside blocks, end tags that HTML lets you leave out, values of attributes such as disabled, white space in class, and the type that scripts have anyway. Selectors such as [disabled="disabled"] would notice some of these.',
      ],
    },
    {
      heading: "The example, in figures",
      paragraphs: [
        "The first example has 464 bytes and 327 after, 30% fewer. Packed with gzip it goes from 306 to 250, 18% fewer: packing finds repeated white space by itself. HTML gains less from minifying than scripts do, and it is the first file that a visitor waits for.",
      ],
    },
    {
      heading: "Comments that stay",
      paragraphs: [
        "Conditional comments of old Internet Explorer, includes of servers (SSI, ESI), marks of frameworks, googleoff and noindex, and comments that begin with an exclamation mark. Everything else between <!-- and --> goes, unless a template tag stands in it.",
      ],
    },
  ],
  limits:
    "Files up to 20 MB in your browser, 250,000 elements a page, 512 in each other. POST /api/tools/html-minifier takes up to 1 MB of code, {runsAMinute} runs a minute; POST /api/tools/minify with “language”: “html” is the same.",
  sources: [whatwg.htmlParsing, whatwg.optionalTags, w3c.cssWhiteSpace],
  faq: [
    {
      question: "Is my code uploaded?",
      answer:
        "No. It is read and written in your browser, in a worker beside the page. Without JavaScript the form sends it to our server, where it is not stored.",
    },
    {
      question: "Why is there still a space between my list items?",
      answer: "Because it shows when a style sheet puts them in a line. If yours does not, switch on “No space beside blocks”.",
    },
    {
      question: "Can I minify a part of a page, or a PHP file?",
      answer: "Yes. Code without doctype, head and body is read as a part, a lone table row too. PHP and other template tags stay.",
    },
    {
      question: "Why was a script kept as it is?",
      answer:
        "It has a template tag in it, is of a type that no browser runs, or has a fault. A fault is named below the result with its line.",
    },
    {
      question: "Is it safe for pages rendered by React or Vue?",
      answer:
        "The comments that they look for stay, and text stays but for runs of white space. Check one page in your console before you minify all.",
    },
    {
      question: "Can I get the readable version back?",
      answer: "Yes, on the second tab, with a line for each block. Comments that were dropped are gone for good, so keep your source.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Heavy pages, slow first byte?",
    text: "We find out what makes a page heavy, from template to cache, and measure again. Technical SEO starts with your slowest template.",
  },
};
