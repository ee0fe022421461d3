import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Text rewriting with every change shown",
  seoDescription:
    "Rewrite a text by tone, length and reading level. Take or refuse each change; a changed number, name, link or “not” is held back.",
  intro: "Reads your text and proposes changes by tone, length and reading level. Each is yours to take or refuse, and facts are watched.",
  steps: [
    {
      stepTitle: "Paste a text",
      stepDescription: "Up to 12,000 characters. Choose tone, length and level, and name words that must stay.",
    },
    {
      stepTitle: "Decide each change",
      stepDescription: "Take or refuse with the buttons, or with the keys j, k, a, r and u. “Take all” leaves out what is held.",
    },
    { stepTitle: "Copy the text", stepDescription: "Words, reading ease and kept facts are counted again with every choice." },
  ],
  checks: [
    {
      title: "Wordy phrases and heavy words.",
      text: "More than 700 pairs of our own, each tied to its grammar: “in order to” becomes “to” before a verb and stays elsewhere.",
    },
    { title: "Passive voice.", text: "Turned only where the text says who did it, and that is a person, a group or a name." },
    { title: "Long sentences.", text: "Above 25 words, parted where a second sentence begins anyway." },
    {
      title: "Spelling and grammar.",
      text: "A word list of American English; British spellings, names, code and addresses are left alone. Articles, agreement, doubled words.",
    },
    {
      title: "Facts.",
      text: "Numbers, names, links, quotes, negations and your locked words are compared before and after. What differs is held back.",
    },
  ],
  cannotKnow: [
    { title: "What you meant.", text: "A rule sees grammar. Whether a shorter sentence says what you wanted is for you to judge." },
    { title: "Whether a fact is true.", text: "We hold a number against your text, and your text against nothing." },
    { title: "Other languages.", text: "The editor reads English. A connected language model may do more; the checks stay the same." },
  ],
  content: [
    {
      heading: "With and without a language model",
      paragraphs: [
        "If the owner of this site has connected a language model, it writes the whole text anew by your tone, length and level. We compare its answer with your text word by word and ask it once more if it changed a fact. What is wrong after that is held back.",
        "If none is connected, the page says so and an editor works by rules. It is not AI: it knows phrases, word forms and sentence patterns, and it never adds a thought. Rules cannot make a text longer.",
      ],
    },
    {
      heading: "Check a rewrite from elsewhere",
      paragraphs: [
        "Chat tools change figures without a word. Paste your text and their version: the differences stand side by side, and a number that moved from 41,300 to 41,000 stands on yellow.",
      ],
    },
  ],
  limits:
    "{runsAMinute} runs a minute, 12,000 characters a text, 20 locked phrases. Your text is read on our server, kept nowhere and put into no address.",
  sources: [research.fleschReadability, research.wordNet, research.scowl],
  faq: [
    {
      question: "Is this AI?",
      answer: "Only when the page names a language model. Without one it is an editor by rules, and says so above the result.",
    },
    {
      question: "Why is a change held back?",
      answer: "It would change a number, a name, a link, a quote, a “not” or a word you locked. You can still take it by hand.",
    },
    {
      question: "Why does it not swap in synonyms?",
      answer:
        "In a public test only 24% of automatic swaps were acceptable to people. So other words are offered one by one, and none is put in.",
    },
    { question: "Do you keep my text?", answer: "No. It is read for this run and forgotten. It stands in no address and no log." },
    {
      question: "Will Google rank the new text higher?",
      answer: "Nobody can promise that. A text that is easier to read serves its readers; that is what this page measures.",
    },
  ],
  handOff: {
    service: "topical-mapping-service",
    title: "Want a person to write it?",
    text: "Our editors write pages from your facts, and you see every change.",
  },
};
