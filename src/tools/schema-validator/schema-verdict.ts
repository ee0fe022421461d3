import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, numberWord } from "#core/rules/verdict-words.ts";
import type { JudgedFeature, SchemaSubject } from "./schema-subject.ts";

/** How many of Google's results the page can get, and in a sentence what stands in the way of the rest. */
export function schemaVerdict(subject: SchemaSubject, findings: readonly Finding[]): PageVerdict {
  const { features, data } = subject;
  const live = features.filter(({ status }) => status !== "retired");
  const eligible = new Set(live.filter(({ status }) => status === "eligible").map(({ feature }) => feature.id));
  const isEmpty = data.entities.length === 0;
  return {
    figure: isEmpty ? "None" : String(eligible.size),
    ...(isEmpty ? {} : { unit: eligible.size === 1 ? "rich result" : "rich results" }),
    headline: headlineOf(subject, findings),
    summary: `${itemsOf(subject)} ${countsOf(findings)}`,
  };
}

function headlineOf({ data, features }: SchemaSubject, findings: readonly Finding[]): string {
  const broken = data.blocks.filter(({ faults }) => faults.length > 0).length;
  if (broken > 0)
    return broken === 1
      ? "One script is broken JSON, so search engines drop it."
      : `${asSentence(`${numberWord(broken)} scripts are broken JSON`).slice(0, -1)}, so search engines drop them.`;
  if (findings.some(({ ruleId, status }) => ruleId === "json-ld-context" && status === "fail"))
    return "Search engines cannot tell whose words these are.";
  const [unreadable] = findings.filter(({ kind, status }) => kind === "markup-unreadable" && status === "fail");
  if (unreadable) return `${unreadable.title}.`;
  const byScript = findings.find(({ ruleId }) => ruleId === "structured-data-by-script");
  if (byScript) return `${byScript.title}.`;
  if (data.entities.length === 0) return data.isJson ? "This JSON describes nothing." : "No structured data in the HTML.";
  const names = (isWanted: (feature: JudgedFeature) => boolean) => [
    ...new Set(features.filter(isWanted).map(({ feature }) => feature.name)),
  ];
  const eligible = names(({ status }) => status === "eligible");
  const missing = names((feature) => feature.missing.length > 0);
  const refused = names((feature) => feature.status === "missing" && feature.missing.length === 0);
  const refusedValue = names(({ status, limits }) => status === "missing" && limits.some(({ refuses }) => refuses === "value"));
  const retired = names(({ status }) => status === "retired");
  if (missing.length + refused.length > 0) {
    const trouble =
      missing.length > 0
        ? `${listed(missing)} ${missing.length === 1 ? "lacks" : "lack"} something that Google requires`
        : refusedValue.length > 0
          ? `${listed(refusedValue)} ${refusedValue.length === 1 ? "has" : "have"} a value that Google refuses`
          : `${listed(refused)} ${refused.length === 1 ? "does" : "do"} not take things of this type`;
    return asSentence(eligible.length > 0 ? `ready for ${listed(eligible)}; ${trouble}` : trouble);
  }
  if (eligible.length > 0) return asSentence(`ready for ${listed(eligible)}`);
  if (retired.length > 0) return `${listed(retired)} no longer ${retired.length === 1 ? "changes" : "change"} how Google shows a page.`;
  const [worst] = faultsOf(findings);
  return worst ? `${worst.title}.` : "Read without trouble, and no Google feature uses it.";
}

function itemsOf({ data: { entities } }: SchemaSubject): string {
  const roots = entities.filter(({ isRoot }) => isRoot).length;
  const syntaxes = [...new Set(entities.map(({ syntax }) => SYNTAX[syntax]))];
  if (entities.length === 0) return "";
  const inside = entities.length - roots;
  return `${asSentence(`${numberWord(roots)} ${roots === 1 ? "item" : "items"}${inside > 0 ? ` with ${inside} more inside` : ""}, in ${syntaxes.join(" and ")}`)}`;
}

const SYNTAX = { "json-ld": "JSON-LD", microdata: "Microdata", rdfa: "RDFa" };

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  if (names.length > 3) return `${shown.join(", ")} and ${names.length - 3} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}
