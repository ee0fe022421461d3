import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Word count of a web page, without menus and footers",
  seoDescription:
    "Count the words people see on a page or in pasted text: main content apart from menus, by section, any language, with phrases and reading time.",
  intro: "Give an address, HTML or plain text and get the words people see, with menus and footers apart, by section and by phrase.",
  steps: [
    {
      stepTitle: "Give the text",
      stepDescription: "An address, up to 25 of them, two to compare, or a paste. Words without any tag are counted as plain text.",
    },
    {
      stepTitle: "Read the line",
      stepDescription:
        "The large figure is the main content. The line below shows how much of the page is menus, header, sidebars and footer.",
    },
    {
      stepTitle: "Look for long stretches",
      stepDescription: "Each heading has its own count. Sections over 300 words and paragraphs over 150 are named with their line.",
    },
    {
      stepTitle: "Compare",
      stepDescription: "Set your page beside one that ranks: lengths, commonest words and phrases stand next to each other.",
    },
  ],
  checks: [
    {
      title: "Text in view.",
      text: "Scripts, styles, templates, noscript and whatever is hidden by attribute or inline style are left out. We read the source as sent and do not run scripts.",
    },
    {
      title: "Words, by language.",
      text: "Parted by the Unicode rules, with dictionaries for Chinese, Japanese, Thai, Khmer, Lao and Burmese, where spaces do not part words.",
    },
    {
      title: "Main content.",
      text: "The main element, if the page has one with a fair share of the text. Otherwise all that stands outside header, nav, aside and footer.",
    },
    {
      title: "The language.",
      text: "What the page declares, and what the letters and small words sound like. We say so when the two disagree.",
    },
    {
      title: "Phrases.",
      text: "Single words, pairs and triples with their share of the text. They never cross the end of a sentence, nor begin or end with a small word.",
    },
  ],
  cannotKnow: [
    {
      title: "How many words you need.",
      text: "Google says that it has no preferred word count. Length follows from the question a page answers.",
    },
    {
      title: "What scripts write later.",
      text: "A page that is built in the browser is nearly empty here. The figure is then 0, and we say why.",
    },
    { title: "Words in pictures and PDFs.", text: "They are not text in the source." },
    {
      title: "What CSS files hide.",
      text: "We see hidden attributes and inline styles. Text that a style sheet hides, such as a closed accordion, is counted, as Google counts it.",
    },
  ],
  content: [
    {
      heading: "Why two counters disagree",
      paragraphs: [
        "A page with 640 words of text can be reported as 480, 640 or 1,900. The first counter dropped list items, the last one counted the menu on desktop, the menu on phones, the cookie notice and the script that draws it. Most counters split at spaces and stop there, so a Chinese article of 2,000 characters counts as a dozen words.",
        "We count what a reader can see, and show the rest apart. Hyphenated words count as two, because Unicode parts them; don’t and 3.50 count as one. The character count is in code points, so an accented letter is one and a family emoji is several.",
      ],
    },
    {
      heading: "Thin is not short",
      paragraphs: [
        "Crawlers flag pages under 200 or 300 words because short pages are often empty ones: a category without a description, a location page with the city swapped. The flag is a reason to look. A page with a phone number, opening hours and a map answers its question in forty words and needs no more.",
        "The comparison is more useful than the limit. Take three pages that rank for the query, count them with yours, and look at the sections: what do they explain that you do not mention? The list view sorts 25 pages of one site by length in the same way, and names those with less than a third of the usual.",
      ],
    },
    {
      heading: "What density is good for",
      paragraphs: [
        "No search engine ranks by a percentage. The table of phrases shows something else: what a text talks about when nobody is watching. If the commonest pair on a page about gravel bikes is “free shipping”, the page is about shipping. If a word makes more than four percent of 200 words or more, read the text aloud; you will hear it.",
      ],
    },
  ],
  limits:
    "One page up to 5 MB, pasted text up to 1 MB, 25 addresses a run, two million characters counted, {runsAMinute} runs a minute. Pasted text is kept for {pastedKept} so that other tools can read it, fetched pages for {fetchedKept}.",
  sources: [standards.textSegmentation, google.helpfulContent, research.readingSpeed, vendors.yoastReadability],
  faq: [
    {
      question: "Does a longer page rank better?",
      answer:
        "Not for its length. Long pages often answer more of the question and so earn more links, which is why studies find the two together. Padding a page adds words and answers nothing.",
    },
    {
      question: "Are words in the menu counted?",
      answer: "They are, apart from the main figure. The line shows the share of menus, header, sidebars and footer.",
    },
    {
      question: "Is hidden text counted?",
      answer:
        "Text with the hidden attribute, display:none in its style attribute, or inside template and noscript is not. Text that only a style sheet hides is counted.",
    },
    {
      question: "How is reading time worked out?",
      answer: "Words of the main content divided by 238 a minute, the average that a review of 190 studies found for English non-fiction.",
    },
    {
      question: "Can I count a text that is not online?",
      answer: "Yes. Paste it into the HTML box without tags, or choose a text file. Empty lines part paragraphs.",
    },
    {
      question: "Which words are left out of the phrases?",
      answer:
        "Small words such as the, and, with, from a public list for 57 languages. For a language without a list all words are ranked.",
    },
  ],
  handOff: {
    service: "topical-mapping-service",
    title: "Which pages are missing?",
    text: "Counting words shows how much a page says. A topical map shows what your site never answers, and in which order to write it.",
  },
};
