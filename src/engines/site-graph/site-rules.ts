import type { SiteFinding } from "#core/crawl/site-finding.schema.ts";
import { grades, severities } from "#core/rules/severities.ts";
import { breakInRules } from "./break-in-rules.ts";
import { canonicalRules } from "./canonical-rules.ts";
import { duplicateRules } from "./duplicate-rules.ts";
import { linkRules } from "./link-rules.ts";
import type { SiteGraph } from "./site-graph.ts";
import type { SiteGroup, SiteRule } from "./site-rule.ts";

const MAX_GROUPS = 100;
const MAX_URLS = 50;

export const siteRules: readonly SiteRule[] = [...linkRules, ...canonicalRules, ...duplicateRules, ...breakInRules];

/** Everything that only shows when many pages are seen together, worst first. */
export function runSiteRules(site: SiteGraph): SiteFinding[] {
  const findings = siteRules.flatMap((rule) => {
    const groups = merged(rule.find(site));
    if (groups.length === 0) return [];
    const pages = new Set(groups.flatMap(({ urls }) => urls)).size;
    return {
      ruleId: rule.id,
      kind: rule.kind,
      grade: severities[rule.kind].grade,
      title: rule.fault(pages),
      detail: rule.detail,
      sources: [...rule.sources],
      pages,
      groups: groups.slice(0, MAX_GROUPS).map(({ label, urls }) => ({ label, urls: urls.slice(0, MAX_URLS) })),
    };
  });
  return findings.sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
}

/** What is said of several pages in the same words is said once. */
function merged(groups: readonly SiteGroup[]): SiteGroup[] {
  const byLabel = new Map<string, string[]>();
  for (const { label, urls } of groups) byLabel.set(label, [...(byLabel.get(label) ?? []), ...urls]);
  return [...byLabel].map(([label, urls]) => ({ label, urls }));
}
