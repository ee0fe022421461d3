import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Keyword research without invented volumes",
  seoDescription:
    "Turn a topic into questions, intents and clusters from your page, your Search Console export and suggestions. Every idea names its source.",
  intro:
    "Takes a topic and gives questions, intents and clusters. Every idea names its source, and no volume stands there that nobody measured.",
  steps: [
    { stepTitle: "Name a topic", stepDescription: "One to six words, as a customer would say it." },
    {
      stepTitle: "Add what is yours",
      stepDescription:
        "A page about it, your sitemap, and Search Console’s performance export as a file or pasted. All are optional, and all give better ideas than any pattern.",
    },
    {
      stepTitle: "Read by cluster",
      stepDescription: "Each cluster can be a page. Its questions can be its headings. Sort by intent to see who buys and who learns.",
    },
  ],
  checks: [
    {
      title: "Your own queries.",
      text: "Rows of your export that share a word with the topic, with your clicks, impressions and position.",
    },
    { title: "Your page.", text: "Noun phrases of its title and headings, ranked by how rare they are in English." },
    {
      title: "Your sitemap.",
      text: "Words in its addresses that share one with the topic: pages that you have already, to add to before you write another.",
    },
    {
      title: "Suggestions and a language model.",
      text: "Asked only where the owner of this site has set them up. A model may add words, never numbers.",
    },
    {
      title: "Patterns.",
      text: "What is, how to, best, price and others around your topic. They are called generated ideas, because nobody looked them up.",
    },
    {
      title: "Intent.",
      text: "By rules on the words: buy or price is transactional, best or vs is commercial, login is navigational, the rest informational.",
    },
  ],
  cannotKnow: [
    { title: "How often a keyword is searched.", text: "That takes a provider’s figures. Without one there is no such column here." },
    { title: "Whether you can rank for it.", text: "That depends on the pages that rank now. Look at them before you write." },
    { title: "What Google suggests.", text: "Unless a source of suggestions is set up, no search engine was asked." },
  ],
  content: [
    {
      heading: "Why some ideas are called generated",
      paragraphs: [
        "Most free keyword lists mix what people searched with what a program made up, and give both a volume. Here each idea says where it comes from. A generated one is a prompt for your own judgment and nothing more.",
      ],
    },
  ],
  limits:
    "{runsAMinute} runs a minute, 200 ideas a run, 400,000 characters of an export. What you paste is read on our server, kept nowhere and put into no address.",
  sources: [google.performanceReport, research.orcas],
  faq: [
    {
      question: "Where is the search volume?",
      answer: "Not available: no source of volumes was asked here. We do not make one up from a formula.",
    },
    {
      question: "Is this AI?",
      answer: "Only ideas marked “Language model” are. The rest come from your data, from suggestions or from patterns.",
    },
    {
      question: "How do I get my queries?",
      answer: "In Search Console open Performance, choose Export and CSV, and copy the rows of Queries.csv.",
    },
    {
      question: "How are clusters made?",
      answer: "Ideas that share a word beside your topic stand together. What shares none stands by its intent.",
    },
    { question: "Do you keep my export?", answer: "No. It is read for this run and forgotten." },
  ],
  handOff: {
    service: "topical-mapping-service",
    title: "Want the plan, not the list?",
    text: "We turn queries into a map of pages, with what each must answer.",
  },
};
