import { type Evidence, factEvidence } from "#core/rules/evidence.ts";
import { escapeHtml } from "#core/text/html/html-entities.ts";
import type { HeadingFact } from "#engines/page-snapshot/page-snapshot.ts";

/** A heading as one clean line; its start tag as it stands where that says more, as with an attribute that hides it. */
export function headingEvidence(heading: HeadingFact, marked?: string): Evidence {
  const { tagName, raw } = heading;
  const attributes = heading.snippet.length < 160 && heading.snippet !== `<${tagName}>`;
  const opening = attributes ? heading.snippet : `<${tagName}>`;
  return factEvidence(heading, `${opening}${escapeHtml(raw)}</${tagName}>`, marked === undefined ? undefined : escapeHtml(marked));
}

export function headingTag(level: number, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}
