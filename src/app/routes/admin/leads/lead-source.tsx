import type { Line } from "#core/line.ts";

/** What the ways to us are called, and the color of each in plots. */
const SOURCES: Record<string, { name: string; line: Line }> = {
  audit: { name: "Audit", line: "green" },
  contact: { name: "Contact", line: "slate" },
  proposal: { name: "Proposal", line: "blue" },
  portfolio: { name: "Portfolio box", line: "pink" },
  chat: { name: "Chat", line: "purple" },
};

export const sourceNames = Object.fromEntries(Object.entries(SOURCES).map(([form, { name }]) => [form, name]));

export function sourceOf(form: string): { name: string; line: Line } {
  return SOURCES[form] ?? { name: form, line: "red" };
}

/** A dot in the source's color, and its name. */
export function LeadSource({ form }: { form: string }) {
  const { name, line } = sourceOf(form);
  return <span className={`lead-source line-${line}`}>{name}</span>;
}
