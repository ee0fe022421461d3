import type { Finding } from "#core/rules/finding.schema.ts";
import { escapeHtml } from "#core/text/html/html-entities.ts";

export function canonicalTag(url: string): string {
  return `<link rel="canonical" href="${escapeHtml(url).replaceAll('"', "&quot;")}">`;
}

export function tagFix(label: string, url: string): NonNullable<Finding["fix"]> {
  return { kind: "html", label, code: canonicalTag(url) };
}
