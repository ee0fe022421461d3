import * as chrome from "#core/sources/chrome.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "CSS minifier that keeps nesting, prefixes and hacks",
  seoDescription:
    "Minify CSS in your browser, live or by file. Nested rules, prefixed pairs and hacks stay. Sizes raw and packed, and errors by line and column.",
  intro: "Paste CSS or drop files and get the same rules in fewer bytes, with the size that travels. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Paste or drop",
      stepDescription: "Code is minified as you type. Files are minified one by one and saved with .min in their names, or all in one ZIP.",
    },
    {
      stepTitle: "Read the sizes",
      stepDescription:
        "Bytes as they are, packed with gzip 9, and with Brotli where your browser can pack it. Servers send packed files, so those lines are what visitors wait for.",
    },
    {
      stepTitle: "Mend what is broken",
      stepDescription:
        "An unclosed block or string is named with its line, its column and the line itself. Until it is mended, nothing is written.",
    },
  ],
  checks: [
    {
      title: "White space and comments.",
      text: "They go, except where they mean something: between selectors, around + and − in calc(), and in comments that begin with /*!.",
    },
    {
      title: "Numbers and colors.",
      text: "0.50em becomes .5em and #FFAA00 becomes #fa0. 0px becomes 0 in margins and the like, never in flex, line-height or calc().",
    },
    { title: "Empty rules.", text: "A selector with nothing in it goes. Empty layers and keyframes stay, because they count." },
    {
      title: "Brackets, strings and comments.",
      text: "Each has to be closed. A browser guesses at the end of a file; a minifier that guesses can change a page.",
    },
  ],
  cannotKnow: [
    {
      title: "Which rules your pages use.",
      text: "Unused rules stay. Only a look at every page and every state could tell, and that is another tool's work.",
    },
    {
      title: "Which browsers you support.",
      text: "Prefixes stay as you wrote them, and no new ones are added. A build step with your list of browsers decides that.",
    },
    {
      title: "SCSS, Less and others.",
      text: "It reads what browsers read. // comments and @include are passed on or reported, never compiled.",
    },
  ],
  content: [
    {
      heading: "What is never changed",
      paragraphs: [
        "Rules keep their order, and none is merged, moved or dropped as a duplicate. Two declarations of one property are often there on purpose, for old and new browsers. Nested rules stay nested, and backdrop-filter stays beside -webkit-backdrop-filter.",
        "Custom properties are left as they are written, because scripts read them letter by letter. Old filters with progid: and hacks such as *zoom and \\9 stay too. The result takes a little more than the smallest possible, and it is the same style sheet.",
      ],
    },
    {
      heading: "The example, in figures",
      paragraphs: [
        "The first example has 238 bytes and 164 after, 31% fewer. Packed with gzip it goes from 195 to 150, 23% fewer. That is the usual picture: packing takes white space away by itself, so what a visitor gains is less than the first figure says, and still worth a click.",
      ],
    },
    {
      heading: "When it matters",
      paragraphs: [
        "A style sheet in the head holds the first paint back. Every kilobyte less there counts more than one in a script that loads later. If yours has 200 KB, though, the gain is in the rules that no page uses, not in their white space.",
      ],
    },
  ],
  limits:
    "Files up to 20 MB in your browser. POST /api/tools/css-minifier takes up to 1 MB of code, {runsAMinute} runs a minute; POST /api/tools/minify with “language”: “css” is the same.",
  sources: [w3c.cssSyntax, w3c.cssNesting, chrome.deferCss],
  faq: [
    {
      question: "Is my code uploaded?",
      answer:
        "No. It is read and written in your browser, in a worker beside the page. Without JavaScript the form sends it to our server, where it is not stored.",
    },
    {
      question: "Can minified CSS look different?",
      answer:
        "Not here: every token that has a meaning stays, in its order. Our tests hold that for nesting, prefixes, hacks, ranges, conditions and sums.",
    },
    {
      question: "Why is Brotli not measured?",
      answer:
        "Your browser has no Brotli packer, or the code has more than 300 KB, for which it would take too long. The API gives the figure up to the same limit.",
    },
    {
      question: "Can I get the readable version back?",
      answer: "Yes, on the second tab. Comments that were dropped are gone for good, so keep your source.",
    },
    {
      question: "What does /*! mean?",
      answer: "A comment that minifiers keep, by custom. Licenses stand in them. A switch drops them too.",
    },
    {
      question: "Do you make source maps for CSS?",
      answer: "No. Rules keep their names and order, so the browser's panel of styles is readable as it is.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Slow before the first paint?",
    text: "We measure what blocks it, cut it and measure again. Technical SEO starts with your slowest template.",
  },
};
