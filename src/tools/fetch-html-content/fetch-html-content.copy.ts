import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Fetch HTML content: source, rendered, text, Markdown",
  seoDescription:
    "See the HTML a server sends: source with line numbers and search, headers, plain text, Markdown, prettified, and where Googlebot stops.",
  intro: "Enter an address and get the page as it was sent, with its headers, and the same as text, as Markdown and prettified.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription: "Or paste HTML to convert it. Choose under which name to ask: ours, or an imitation of Googlebot or Chrome.",
    },
    {
      stepTitle: "Read the source",
      stepDescription: "Numbered lines, a search that jumps from place to place, and a note where Googlebot's 2 MB end.",
    },
    {
      stepTitle: "Take the form you need",
      stepDescription:
        "Text for counting, Markdown for editing or for a language model, prettified HTML for finding the tag that was never closed.",
    },
  ],
  checks: [
    {
      title: "The answer.",
      text: "Status, redirects, every header in the order sent, size unpacked and on the wire, and where the encoding was declared.",
    },
    {
      title: "The source.",
      text: "Decoded as browsers decode it: byte order mark, then header, then meta tag. Nothing is repaired and no script is run in it.",
    },
    {
      title: "Text.",
      text: "What readers see, a block a line. Scripts, styles, templates and hidden parts are left out.",
    },
    {
      title: "Markdown.",
      text: "Headings, lists, quotes, tables, code, links and pictures as CommonMark, addresses made absolute, signs escaped so that nothing turns into markup by accident.",
    },
    {
      title: "Rendered, on request.",
      text: "The page opened in Chromium as a phone, 15 seconds at most. A table and a line-by-line comparison show what scripts changed.",
    },
    {
      title: "Prettified.",
      text: "The tree that a browser builds, an element a line. Tags that were missing appear, tags that may not stand where they stand are moved.",
    },
  ],
  cannotKnow: [
    {
      title: "What a signed-in visitor gets.",
      text: "We send no cookies. A page behind a login answers with its login.",
    },
    {
      title: "What the real Googlebot gets.",
      text: "Our imitation has its name and not its address. Servers that check addresses, as Google recommends, see through it.",
    },
    {
      title: "What a click would bring.",
      text: "The browser scrolls nothing and presses nothing. Content behind a button or a consent banner stays there.",
    },
    {
      title: "What depends on the place.",
      text: "We ask from one server. Sites that answer by country or by chance may show you something else.",
    },
    {
      title: "Files that are no text.",
      text: "Pictures, PDFs and archives have no source to show. The header checker looks at their headers.",
    },
  ],
  content: [
    {
      heading: "View source, elements, and what was sent",
      paragraphs: [
        "The inspector of a browser shows the page after the parser repaired it and scripts rewrote it. “View source” often fetches the page a second time, with your cookies. Neither is what a crawler received. This tool asks once, without cookies, and shows the bytes as text.",
        "The difference is where many bugs live. A consent script that only lets the content in after a click leaves an empty page here. A tag manager that writes the canonical leaves none. If a thing is missing in the source, everything that does not run scripts is blind to it, and that includes most AI crawlers. Tick the box to have the page opened in a browser as well: title, canonical, robots, words and links then stand side by side, as sent and as rendered.",
      ],
    },
    {
      heading: "The 2 MB line",
      paragraphs: [
        "Googlebot reads the first 2 MB of an HTML file, counted unpacked; pictures, scripts and style sheets are fetched on their own and have limits of their own. Few pages come near it, and those that do tend to carry their data in the page: a state of 3 MB in a script above the content, or product lists as inline SVG. What stands after the limit is not indexed. We mark the line.",
        "Compression does not help, since the limit counts what comes out of it. Moving large inline data behind the content does.",
      ],
    },
    {
      heading: "Markdown for people and for models",
      paragraphs: [
        "A page of 300 KB of HTML often holds 8 KB of words. As Markdown those words keep their structure and lose the rest, which makes a page easy to edit, to compare and to hand to a language model. Menus are kept, because they are part of the page; cut them by hand or take the main part only.",
      ],
    },
  ],
  limits:
    "Pages up to 5 MB, pasted HTML up to 1 MB; the first million characters of the source and 400,000 of each other form are shown, and the whole source can be saved. 10 redirects, 20 seconds, 15 more for rendering, {runsAMinute} runs a minute.",
  sources: [google.googlebot, whatwg.htmlParsing, whatwg.encoding, standards.commonMark],
  faq: [
    {
      question: "Is the fetched page run on your site?",
      answer:
        "No. It is shown as text. If you ask for the rendered page, its scripts run in a browser of their own on our server, which can reach the public web only and is thrown away afterwards.",
    },
    {
      question: "Why is the source empty although the page is full?",
      answer:
        "Because scripts write the page in the browser. The server sends a frame and a script, and that is what you see here. Have it rendered to see the rest.",
    },
    {
      question: "What is the difference between source and prettified?",
      answer:
        "The source is what was sent, byte by byte. Prettified is what a browser makes of it, so a missing end tag or a div in the head shows up as a moved element.",
    },
    {
      question: "Can I fetch a page that blocks bots?",
      answer: "We ask openly under our own name by default, and a server may refuse. Open the page yourself, copy its source and paste it.",
    },
    {
      question: "Can I use it from a program?",
      answer:
        "Yes. POST /api/tools/fetch-html-content with a field called url answers with all forms as JSON, {runsAMinute} runs a minute, no key.",
    },
    {
      question: "Are redirects followed?",
      answer: "Up to ten, as Googlebot does. The headers tab lists each step with its status.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Is your content in the HTML at all?",
    text: "Technical SEO compares what you send with what is rendered, template by template, and moves what matters into the first answer.",
  },
};
