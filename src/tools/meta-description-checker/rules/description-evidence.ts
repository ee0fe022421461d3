import { type Evidence, MAX_SNIPPET } from "#core/rules/evidence.ts";
import type { Verdict } from "#core/rules/rule.ts";
import { escapeHtml } from "#core/text/html/html-entities.ts";
import type { DescriptionSubject } from "../description-subject.ts";

/** The tag as one clean line, with the part of its content from `from` to `to` marked. */
export function tagEvidence({ tag, text }: DescriptionSubject, [from, to]: readonly [from: number, to: number] = [0, 0]): Evidence {
  const opening = '<meta name="description" content="';
  const start = opening.length + inAttribute(text.slice(0, from)).length;
  const end = start + inAttribute(text.slice(from, to)).length;
  const snippet = descriptionTag(text);
  return {
    line: tag?.line ?? null,
    column: tag?.column ?? null,
    snippet: snippet.length > MAX_SNIPPET ? `${snippet.slice(0, MAX_SNIPPET)}…` : snippet,
    ...(to > from ? { mark: [Math.min(start, MAX_SNIPPET), Math.min(end, MAX_SNIPPET)] } : {}),
  };
}

export function descriptionTag(text: string): string {
  return `<meta name="description" content="${inAttribute(text)}">`;
}

/** The repaired description, ready to paste; nothing when it would be the same again. */
export function descriptionFix({ suggestion, text, tag }: DescriptionSubject, label: string): Pick<Verdict, "fix"> {
  if (suggestion === "" || (tag !== null && suggestion === text)) return {};
  return { fix: { kind: "html", label, code: descriptionTag(suggestion) } };
}

function inAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', "&quot;");
}
