import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, unshown } from "#core/content/field.ts";

const topics = { home: "Home page", creative: "Creative" } as const;
type FaqTopic = keyof typeof topics;

export const faq = defineContentType({
  name: "faq",
  title: "Question",
  plural: "Questions",
  fields: {
    question: field.text("Question"),
    answer: field.text("Answer", { rows: 4 }),
    topic: unshown(field.choice("Page", topics, { tab: "settings", help: "The page that shows it." })),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
});

const lists = { home: faq.listWhere('topic == "home"'), creative: faq.listWhere('topic == "creative"') };

export const listFaq = (source: ContentSource, topic: FaqTopic) => lists[topic](source);
