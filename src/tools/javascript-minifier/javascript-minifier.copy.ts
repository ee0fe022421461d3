import * as chrome from "#core/sources/chrome.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "JavaScript minifier with source maps, in your browser",
  seoDescription:
    "Minify JavaScript live or by file, in your browser. Top-level names stay, options you know, source map, packed sizes, errors by line and column.",
  intro:
    "Paste JavaScript or drop files and get the same program in fewer bytes. Names that other scripts use stay. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Paste or drop",
      stepDescription:
        "Code is minified as you type, in a worker beside the page. The minifier itself, Terser, is loaded with your first line.",
    },
    {
      stepTitle: "Say how it is loaded",
      stepDescription:
        "A script shares its top-level names with the page, so they stay. A module keeps them to itself, so they are shortened and unused ones go.",
    },
    {
      stepTitle: "Take it along",
      stepDescription:
        "Copy or download it, with a source map if you want one for pasted code. Put both files in one folder and browsers show your own lines in errors.",
    },
  ],
  checks: [
    {
      title: "Syntax.",
      text: "The whole file is parsed. The first fault is named with its line, its column and the line itself, and nothing is written.",
    },
    {
      title: "Names.",
      text: "Local names become one letter. Properties never change. Names of functions and classes stay if you say so, for code that reads them.",
    },
    {
      title: "Dead code.",
      text: "Branches that can never run go, constants are worked out, and debugger statements are dropped. Console calls stay unless you drop them.",
    },
    { title: "Its own result.", text: "What was written is parsed once more before you get it." },
  ],
  cannotKnow: [
    {
      title: "What other files use.",
      text: "It sees one file. An unused function at the top of a script stays, because a button in your HTML may call it.",
    },
    {
      title: "Whether code reads itself.",
      text: "A program that prints its own source or compares function names sees a difference. Keep names for the second kind.",
    },
    { title: "TypeScript and JSX.", text: "They are other languages. Compile them first, then minify what comes out." },
  ],
  content: [
    {
      heading: "What is never changed",
      paragraphs: [
        "Top-level names of a script, names of properties, the order of what happens, and comments that carry a license. The plain script function helloWorld(){} comes out as it is, although nothing in the file calls it: a page may.",
        "Our tests minify libraries, load the result and ask both versions the same questions. Code that cannot be read for sure is refused with its place, never guessed at.",
      ],
    },
    {
      heading: "The example, in figures",
      paragraphs: [
        "The first example has 304 bytes and 147 after, 52% fewer. Packed with gzip it goes from 216 to 147, 32% fewer: packing has little left to find in 147 bytes. In large files the two come closer.",
        "Compare packed sizes when you compare tools. A trick that saves raw bytes and repeats less costs packed ones.",
      ],
    },
    {
      heading: "Smaller is good, less is better",
      paragraphs: [
        "A browser has to parse and run what arrives, minified or not. Interaction to Next Paint suffers from scripts that run long, and no minifier shortens that. Look first for what need not load at all: a library for one function, a widget on pages that do not show it.",
      ],
    },
  ],
  limits:
    "Files up to 20 MB in your browser; about a second for 300 KB. POST /api/tools/javascript-minifier takes up to 500 KB, {runsAMinute} runs a minute; POST /api/tools/minify with “language”: “javascript” is the same.",
  sources: [vendors.terser, standards.sourceMaps, chrome.longTasks],
  faq: [
    {
      question: "Is my code uploaded?",
      answer: "No. It is minified in your browser. Without JavaScript the form sends it to our server, where it is not stored.",
    },
    {
      question: "Script or module, which one is mine?",
      answer: 'If the tag says type="module", or the file has import or export, it is a module. Everything else is a script.',
    },
    {
      question: "Can minifying break my code?",
      answer: "It can where code depends on names of functions, as some old frameworks do to find what to inject. Keep names then.",
    },
    {
      question: "How do I use the source map?",
      answer:
        "Upload it beside the file. The last line of the minified file names it, and browsers load it only when their tools are open. Pasted code gets one, dropped files do not.",
    },
    {
      question: "Is this obfuscation?",
      answer:
        "No. Short names are harder to read, and the second tab makes the code readable in a second. Do not put secrets into scripts.",
    },
    {
      question: "Which syntax does it write?",
      answer:
        "What you wrote, and nothing newer than ES5 where it rewrites. The switch for browsers since 2020 lets it use shorter modern forms.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Too much script on the page?",
    text: "We list every script with its bytes, its time and who asked for it. Then we take out what nobody misses.",
  },
};
