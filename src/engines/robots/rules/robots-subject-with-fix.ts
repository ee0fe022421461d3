import type { Finding } from "#core/rules/finding.schema.ts";
import { type RobotsSubject, robotsSubject } from "../robots-subject.ts";

/** The file with a finding's lines where they belong: rules beside the rule that asked for them, whole groups in the place of all. */
export function robotsSubjectWithFix(subject: RobotsSubject, { fix, evidence = [] }: Finding): RobotsSubject | null {
  if (fix?.kind !== "text") return null;
  const lines = subject.robots.lines.map(({ text }) => text);
  const after = evidence[0]?.line ?? lines.length;
  const text = /^user-agent:/i.test(fix.code) ? fix.code : lines.toSpliced(after, 0, fix.code).join("\n");
  return robotsSubject(text, { answer: subject.answer, sitemapStatuses: subject.sitemapStatuses });
}
