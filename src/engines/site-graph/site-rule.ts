import type { RuleCard } from "#core/rules/rule.ts";
import type { KindId } from "#core/rules/severities.ts";
import type { SiteGraph } from "./site-graph.ts";

/** A rule over many pages. It judges the finished graph and touches nothing else. */
export interface SiteRule extends RuleCard {
  kind: KindId;
  /** What is wrong, for one page and for several: “2 pages share a title”. */
  fault(pages: number): string;
  /** Why it matters and what to do. */
  detail: string;
  /** The tool that shows of one page whether it is mended; by default the one for the links of a site. */
  checkedBy?: string;
  find(site: SiteGraph): readonly SiteGroup[];
}

export interface SiteGroup {
  label: string;
  urls: readonly string[];
}
