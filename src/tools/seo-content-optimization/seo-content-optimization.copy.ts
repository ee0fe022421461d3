import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Content optimization against ten pages",
  seoDescription:
    "Hold a draft against up to ten pages: terms, headings, questions, names, length, reading ease, covered or missing, marked as you type. No score.",
  intro:
    "Paste a draft and name up to ten pages on its topic. You see the terms, questions, headings and names that they have, and which of them your draft lacks.",
  steps: [
    { stepTitle: "Give your draft", stepDescription: "As text, Markdown or HTML, or as the address of a page. Or start with nothing." },
    {
      stepTitle: "Name the pages",
      stepDescription: "Up to ten, for example the first results of your own search. Paste a page that refuses us.",
    },
    {
      stepTitle: "Read what is missing",
      stepDescription: "Every line says which pages have it, and how often. A term that one page of five uses weighs little.",
    },
    {
      stepTitle: "Write on",
      stepDescription: "Terms light up in the editor as you type, and the lists below it count along. The text stays in your browser then.",
    },
  ],
  checks: [
    {
      title: "Terms.",
      text: "The phrases that lead on each page, kept when two pages have them. Of one or two pages, every leading phrase is kept. Plural and singular are one.",
    },
    {
      title: "Headings and questions.",
      text: "Lines that share half of their words are one topic. Your draft takes it up when a heading or paragraph holds two thirds of its words.",
    },
    {
      title: "Names.",
      text: "Runs of words with a capital in the middle of a sentence: people, products, places. Not in German, where every noun has one.",
    },
    {
      title: "Length and structure.",
      text: "Words, subheadings, paragraphs, list items, questions, pictures and links of the main content, beside the least, the middle and the most of the pages.",
    },
    {
      title: "Reading ease.",
      text: "By Flesch, 1948: 206.835 minus 1.015 times words a sentence minus 84.6 times syllables a word. English only.",
    },
    {
      title: "Your keyword.",
      text: "Whether all its words stand in the H1, the first 100 words, a subheading and one paragraph, there and here.",
    },
  ],
  cannotKnow: [
    {
      title: "Why those pages rank.",
      text: "Links, age and brand are not in a text. Pages that rank may have a term in common by habit, and a term alone moves nothing.",
    },
    { title: "Whether it is true.", text: "Ten pages can repeat one mistake. We count words and check no fact." },
    { title: "What scripts write later.", text: "We read the source as sent, and the main content of it." },
    {
      title: "What people search for.",
      text: "Where no source of search results is connected to this site, it looks at the pages that you name and at no others.",
    },
  ],
  content: [
    {
      heading: "Why there is no score",
      paragraphs: [
        "Tools of this kind like to give 0 to 100. The number comes from weights that somebody chose, and a text can reach 100 by stuffing. Here you get the counts themselves: your draft has a term twice, and four pages of five have it three to nine times. What that is worth is your decision.",
        "A missing term is a question. Does a reader of your page need it? If so, write the paragraph. If it is another company's product, leave it out.",
      ],
    },
    {
      heading: "Which pages to name",
      paragraphs: [
        "Search for your query in a private window and take the pages of the kind that you write: guides beside a guide, shops beside a shop. A forum thread or a home page among them pulls every range apart. Three to five good ones say more than ten of all kinds.",
      ],
    },
  ],
  limits:
    "200,000 characters a draft, ten pages a run, of each the first 120,000 characters, {runsAMinute} runs a minute. Pages that you name are kept for {fetchedKept}; drafts and pasted pages are not kept.",
  sources: [research.fleschReadability, google.helpfulContent, research.porterStemming],
  faq: [
    {
      question: "How often should I use a term?",
      answer: "There is no right number. The range shows what the pages do; once, where it helps the reader, is often enough.",
    },
    {
      question: "Is my draft sent anywhere?",
      answer:
        "Once, to our server, when you press the button. It is not kept. What you type into the editor after that stays in your browser.",
    },
    {
      question: "Why is a term marked in the list and not in the text?",
      answer: "Where two terms overlap, the text marks the longer one. The list counts both.",
    },
    {
      question: "Does it work in other languages?",
      answer:
        "Yes, with less. English terms are noun phrases; elsewhere they are found by statistics, forms of a word count apart, and there is no reading ease.",
    },
    {
      question: "Can it find the pages itself?",
      answer: "Only where the owner of this site connected a source of search results. The result then names the source and the day.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Would you rather have it written?",
    text: "We plan a page around what its readers ask, with what only you can say, and hand over a brief that a writer can use.",
  },
};
