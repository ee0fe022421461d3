import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Paraphrasing tool, sentence by sentence",
  seoDescription:
    "See other ways to say each sentence and other words for each of yours. You choose one by one; numbers, names, quotes and negations are kept.",
  intro:
    "Reads your text sentence by sentence and shows other ways to say each, with what was done to it. You choose, and facts are watched.",
  steps: [
    {
      stepTitle: "Paste sentences",
      stepDescription: "Up to 5,000 characters. Name the words that must stay, such as a keyword or a product.",
    },
    {
      stepTitle: "Choose a way for each",
      stepDescription: "Each way says what was done: who did it comes first, the other half first, two sentences, shorter words.",
    },
    {
      stepTitle: "Look at single words",
      stepDescription: "Other words stand in a list under each sentence, in the right form. None is put in for you.",
    },
  ],
  checks: [
    {
      title: "The order of a sentence.",
      text: "A clause with if, when or because can stand first or last. A passive that names who did it can be turned.",
    },
    {
      title: "Wording.",
      text: "Wordy phrases get their shorter form, openings such as “however” another, contractions are written out or used.",
    },
    {
      title: "Facts, in every way.",
      text: "Numbers, names, links, quotes, negations and locked words are counted in both. A way by rules that lost one is never shown.",
    },
    {
      title: "A model’s ways.",
      text: "Where a language model is connected, its ways come first, under its name. One that changes a fact is marked.",
    },
  ],
  cannotKnow: [
    { title: "The finer sense.", text: "Two sentences with the same facts can still differ in tone. Read the one you choose." },
    {
      title: "Whether it passes as yours.",
      text: "A paraphrase of somebody’s idea still needs its source. We do not hide copied text from checkers.",
    },
    { title: "Other languages.", text: "The rules read English." },
  ],
  content: [
    {
      heading: "Why it does not spin synonyms",
      paragraphs: [
        "Tools that swap every third word are cheap to build. On the public SWORDS test, people accepted the first swap of such an engine in 24% of cases. So we turn sentences by their grammar, which keeps the words, and leave single words to you.",
      ],
    },
    {
      heading: "With a language model",
      paragraphs: [
        "If the owner of this site has connected one, it writes up to three ways for each sentence. Your text goes to it as material, apart from our instructions, and what comes back is shown as plain text after our checks. Without one, the page says so.",
      ],
    },
  ],
  limits: "{runsAMinute} runs a minute, 5,000 characters a text. Your text is read on our server, kept nowhere and put into no address.",
  sources: [research.swords, research.wordNet, research.partsOfSpeech],
  faq: [
    {
      question: "Is this AI?",
      answer: "Only the ways under a model’s name are. The rest come from rules of grammar, and the page says which.",
    },
    {
      question: "Why does a sentence have no other way?",
      answer: "No rule applies to it. A short, active sentence such as “Prices rise.” is as plain as it gets.",
    },
    {
      question: "How is this different from text rewriting?",
      answer:
        "Here you choose among whole sentences. Text rewriting edits a whole text by tone, length and reading level, change by change.",
    },
    {
      question: "Does paraphrasing avoid duplicate content?",
      answer: "Not by itself. Google compares what pages say. A page with nothing new has no reason to rank, however it is worded.",
    },
    { question: "Do you keep my text?", answer: "No. It is read for this run and forgotten." },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Want pages that say something new?",
    text: "We find what the ranking pages leave out and write that.",
  },
};
