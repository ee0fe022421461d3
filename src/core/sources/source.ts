import type { Finding } from "#core/rules/finding.schema.ts";

/** A page that a rule or a tool's words rest on, with the day somebody last read it. */
export type Source = Finding["sources"][number];
