import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Plagiarism checker for a text and its sources",
  seoDescription:
    "Hold a text against pages and texts you name: shared runs side by side, reworded passages marked, quotations left out, phrases to search by hand.",
  intro:
    "Paste a text and what to hold it against. You see which runs of words they share, side by side, and what share of your text that is.",
  steps: [
    { stepTitle: "Paste the text", stepDescription: "Or choose a text file. It is sent to our server and put into no address." },
    {
      stepTitle: "Name the sources",
      stepDescription: "A second text, up to ten addresses, or both. We read the main content of each page.",
    },
    {
      stepTitle: "Read the passages",
      stepDescription: "Each stands beside its place in the source, marked as word for word or as reworded.",
    },
    { stepTitle: "Search by hand", stepDescription: "Copy the phrases at the end, with their quotation marks, into a search engine." },
  ],
  checks: [
    {
      title: "Runs of three words and more.",
      text: "Case and the form of apostrophes do not matter. Runs near each other make one passage.",
    },
    {
      title: "Reworded passages.",
      text: "Several short runs close together in both texts, with words changed between them, are marked as reworded.",
    },
    {
      title: "Likely reuse.",
      text: "Five published figures decide together: shared single words, threes and fives, the longest common sequence and matched runs.",
    },
    { title: "Repetition.", text: "Eight words or more that your own text has twice." },
  ],
  cannotKnow: [
    {
      title: "What is on the web.",
      text: "It compares the sources that you give. A search is made only if you ask for it and this site has a source of results, for four phrases. A text without a match here may still be a copy.",
    },
    { title: "Who wrote it first.", text: "Two texts that match say nothing about which is the original, or whether a license allows it." },
    { title: "Ideas and translations.", text: "A text that keeps the thought and changes every word, or the language, shares no runs." },
  ],
  content: [
    {
      heading: "Why there is no “percent unique”",
      paragraphs: [
        "A checker can only say what it found in the texts it looked at. “100% unique” would need every text there is. So you get a count of words in common with each source, and the number of sources that were compared.",
        "Matches are not proof either. Legal notices, product data and quotations are the same everywhere for good reasons. Read the passages side by side before you accuse anybody.",
      ],
    },
  ],
  limits:
    "200,000 characters a text, ten addresses a run, four phrases a search, {runsAMinute} runs a minute. Pages that you name are kept for {fetchedKept}; your text is not kept.",
  sources: [research.plagiarismCorpus],
  faq: [
    {
      question: "Does it search the web?",
      answer:
        "Only if you tick it, and only where the owner of this site connected a source of search results. Then up to four phrases are searched for and up to six pages read. Otherwise it says: this did not search the web.",
    },
    {
      question: "Are quotations counted?",
      answer: "Not unless you ask for it. Words between quotation marks are left out and counted apart.",
    },
    {
      question: "How many words in common are too many?",
      answer:
        "Over 30% of a short text in runs of three or more is likely reuse, 15 to 30% is worth a look. Texts on one topic share a few percent by chance.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Need a text of your own?",
    text: "On-page work begins with what only you can say. We plan each page around that, so that nobody else can have the same one.",
  },
};
