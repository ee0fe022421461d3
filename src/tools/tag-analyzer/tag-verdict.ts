import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { countsOf } from "#core/rules/verdict-words.ts";
import type { TagSubject } from "./tag-subject.ts";

/** How many tags the head holds, and in a sentence what to look at first. */
export function tagVerdict(subject: TagSubject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  const { snapshot, scripts } = subject;
  const others = scripts.filter(({ isThirdParty }) => isThirdParty).length;
  const count = snapshot.headElements.length;
  return {
    figure: String(count),
    unit: count === 1 ? "tag" : "tags",
    headline: headlineOr("The head is whole, and every tag in it does something."),
    summary: `In the head. The page has ${snapshot.elements.total.toLocaleString("en-US")} elements and ${scriptWords(scripts.length, others)}. ${countsOf(findings)}`,
  };
}

function scriptWords(count: number, others: number): string {
  if (count === 0) return "no script";
  if (count === 1) return `one script, ${others === 1 ? "from another site" : "its own"}`;
  return `${count} scripts, ${others === 0 ? "none" : others} of them from other sites`;
}
