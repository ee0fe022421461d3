import { type JsonLdNode, jsonLdId, reference } from "./json-ld-node.ts";

/** Only for questions that the page shows. Valid vocabulary; Google's rich result for it ended in May 2026. */
export function faqPage(origin: string, path: string, questions: readonly { question: string; answer: string }[]): JsonLdNode[] {
  if (questions.length === 0) return [];
  const url = origin + path;
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      isPartOf: reference(jsonLdId.webPage(url)),
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plain(answer) },
      })),
    },
  ];
}

/** Answers may hold `code` in backticks, which mean nothing to a reader of the data. */
const plain = (text: string) => text.replaceAll("`", "");
