import { type Evidence, MAX_SNIPPET } from "#core/rules/evidence.ts";
import type { Verdict } from "#core/rules/rule.ts";
import { escapeHtml } from "#core/text/html/html-entities.ts";
import type { TitleSubject } from "../title-subject.ts";

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

/** The repaired title, ready to paste; nothing when it would be the same again. */
export function titleFix({ title, better }: TitleSubject, label: string): Pick<Verdict, "fix"> {
  if (better.text === "" || better.text === title?.text) return {};
  return { fix: { kind: "html", label, code: titleTag(better.text) } };
}

export function titleTag(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}
