import type { Finding } from "#core/rules/finding.schema.ts";
import type { Verdict } from "#core/rules/rule.ts";
import { escapeHtml } from "../decode-entities.ts";
import type { TitleSubject } from "../title-subject.ts";

type Evidence = NonNullable<Finding["evidence"]>[number];

const MAX_SNIPPET = 300;

/** The title as one clean line, with the part of its text from `from` to `to` marked. */
export function titleEvidence({ title }: TitleSubject, [from, to]: readonly [from: number, to: number] = [0, 0]): Evidence {
  const text = title?.text ?? "";
  const start = "<title>".length + escapeHtml(text.slice(0, from)).length;
  const end = start + escapeHtml(text.slice(from, to)).length;
  const snippet = `<title>${escapeHtml(text)}</title>`;
  const cut = snippet.length > MAX_SNIPPET ? `${snippet.slice(0, MAX_SNIPPET)}…` : snippet;
  return {
    line: title?.line ?? null,
    column: title?.column ?? null,
    snippet: cut,
    ...(to > from ? { mark: [Math.min(start, MAX_SNIPPET), Math.min(end, MAX_SNIPPET)] } : {}),
  };
}

/** Some other fact of the page, with a word in it marked. */
export function factEvidence(fact: { line: number | null; column: number | null }, snippet: string, marked?: string): Evidence {
  const cut = snippet.slice(0, MAX_SNIPPET);
  const from = marked ? cut.indexOf(marked) : -1;
  return { line: fact.line, column: fact.column, snippet: cut, ...(marked && from >= 0 ? { mark: [from, from + marked.length] } : {}) };
}

/** The repaired title, ready to paste; nothing when it would be the same again. */
export function titleFix({ title, better }: TitleSubject, label: string): Pick<Verdict, "fix"> {
  if (better.text === "" || better.text === title?.text) return {};
  return { fix: { kind: "html", label, code: titleTag(better.text) } };
}

export function titleTag(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

export function pass(title: string, detail = ""): Verdict[] {
  return [{ status: "pass", title, detail }];
}
