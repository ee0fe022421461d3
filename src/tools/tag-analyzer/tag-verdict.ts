import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, levelOf } from "#core/rules/verdict-words.ts";
import type { TagSubject } from "./tag-subject.ts";

/** How many tags the head holds, and in a sentence what to look at first. */
export function tagVerdict(subject: TagSubject, findings: readonly Finding[]): PageVerdict {
  const { snapshot, scripts } = subject;
  const others = scripts.filter(({ isThirdParty }) => isThirdParty).length;
  const count = snapshot.headElements.length;
  return {
    level: levelOf(findings),
    figure: String(count),
    unit: count === 1 ? "tag" : "tags",
    headline: headlineOf(faultsOf(findings)),
    summary: `In the head. The page has ${snapshot.elements.total.toLocaleString("en-US")} elements and ${scriptWords(scripts.length, others)}. ${countsOf(findings)}`,
  };
}

function scriptWords(count: number, others: number): string {
  if (count === 0) return "no script";
  if (count === 1) return `one script, ${others === 1 ? "from another site" : "its own"}`;
  return `${count} scripts, ${others === 0 ? "none" : others} of them from other sites`;
}

function headlineOf(faults: readonly Finding[]): string {
  const clauses = [...new Set(faults.map(({ ruleId }) => CLAUSES[ruleId]).filter((clause) => clause !== undefined))];
  return clauses.length === 0 ? "The head is whole, and every tag in it does something." : asSentence(clauses.slice(0, 2).join(", and "));
}

const CLAUSES: Record<string, string> = {
  "head-whole": "the head ends too early",
  "metadata-in-body": "metadata stands in the body",
  doctype: "there is no doctype",
  lang: "the page’s language is not told",
  charset: "the encoding is told too late or not at all",
  viewport: "phones get a page made for desks",
  "meta-duplicates": "a tag stands twice",
  "meta-empty": "a tag says nothing",
  "base-element": "base leads addresses astray",
  "link-preload": "a preload does not work",
  "scripts-blocking": "scripts hold up the page",
  "tracking-dead": "a dead tracker is still loaded",
  "tracking-duplicates": "one service is loaded twice",
  "obsolete-elements": "elements are in use that HTML dropped",
  "duplicate-ids": "ids stand twice",
  "dom-size": "the page is very large",
  "main-element": "the main part is not marked",
  "hreflang-codes": "a language code is wrong",
  "hreflang-addresses": "a language has a faulty address",
  "hreflang-self": "the page does not name itself among its languages",
  "hreflang-conflicts": "one language has two addresses",
  "hreflang-returns": "other languages do not link back",
  "hreflang-targets": "a language leads nowhere",
  "hreflang-body": "languages stand in the body",
};
