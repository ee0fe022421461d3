import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Keyword extraction from a page, text or file",
  seoDescription:
    "Extract the phrases a page or text is about, in groups, with counts and the places they stand in: title, headings, links, alt text. CSV and JSON.",
  intro: "Give an address, a text or a file and get the phrases it is about, how often and where they stand, and where they are missing.",
  steps: [
    { stepTitle: "Give the text", stepDescription: "An address, pasted text or HTML, a file, or two addresses to compare." },
    {
      stepTitle: "Read the leading phrase",
      stepDescription: "The headline says what the text is about by its own words, and whether title, H1 and subheadings say it too.",
    },
    {
      stepTitle: "Go through the groups",
      stepDescription: "Phrases that share a word or stand in the same sentences stand together. Dots show the places of each.",
    },
    {
      stepTitle: "Compare",
      stepDescription: "Set a competitor's page beside yours: phrases that lead there and are missing here are listed.",
    },
  ],
  checks: [
    {
      title: "Noun phrases, in English.",
      text: "Each word is tagged, and words that stand together and end in a noun are candidates. General words such as “new” and “results” are left out.",
    },
    {
      title: "The score.",
      text: "How rare the words are in general English times how often and how early they stand here, with more weight for title, H1 and subheadings. 100 is the highest of the text.",
    },
    {
      title: "Other languages.",
      text: "There we use statistics: position, frequency, spread, company and case of words. The result says so.",
    },
    {
      title: "The main content.",
      text: "Menus, headers, sidebars and footers are left out. Link texts and alt texts are looked at for places.",
    },
  ],
  cannotKnow: [
    {
      title: "What people search for.",
      text: "A phrase that stands out in your text may be one that nobody types. Search volume needs a provider, and none is asked here.",
    },
    { title: "What scripts write later.", text: "We read the source as sent." },
    {
      title: "What you meant.",
      text: "It ranks the words that are there. A text that never names its topic is described by whatever it does name.",
    },
  ],
  content: [
    {
      heading: "How good the ranking is",
      paragraphs: [
        "People disagree about keywords, so no engine is right all the time. On published test sets of scientific abstracts the best engines without training find about a third of what the annotators chose, counted as F1 over the first ten phrases. Ours is built in the same way and trained on nothing, because rankers that are trained on one kind of text do worse than untrained ones on another.",
        "So read the first ten as candidates. If the phrase you want to be found for is not among them, the text speaks of something else more clearly.",
      ],
    },
    {
      heading: "What to do with a missing phrase",
      paragraphs: [
        "A phrase that leads on a competitor's page and is missing on yours is a question, not an order. If your readers need the answer, write it. If it is their brand or their side topic, leave it.",
      ],
    },
  ],
  limits:
    "One page up to 5 MB, pasted text up to 1 MB, of which the first 120,000 characters are read, 25 addresses a run, {runsAMinute} runs a minute. Pasted text is kept for {pastedKept} so that other tools can read it, fetched pages for {fetchedKept}.",
  sources: [research.winkNlp, research.yake, research.subtlex, research.wordNet],
  faq: [
    {
      question: "Is the score a search volume?",
      answer: "No. It ranks the phrases of one text against each other and says nothing about searches.",
    },
    {
      question: "Why is a phrase listed that I use only once?",
      answer: "Because its words are rare in general English or it stands in the title. In a short text most phrases stand once.",
    },
    {
      question: "Which languages work?",
      answer: "English by noun phrases. Every other language by statistics, with small words left out for 57 of them.",
    },
    {
      question: "Does my text stay private?",
      answer: "It is sent to our server, read there, and never put into an address. The limits above say how long it is kept.",
    },
  ],
  handOff: {
    service: "keyword-research-analysis",
    title: "Which of these do people type?",
    text: "We set the phrases of your pages beside what people really search for, and say which page should answer which query.",
  },
};
