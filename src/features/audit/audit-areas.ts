import type { AuditAreaId } from "#core/audit/audit-area.ts";
import { severities } from "#core/rules/severities.ts";
import { siteRules } from "#engines/site-graph/site-rules.ts";
import { SPEED_RULES } from "./speed-faults.ts";

/** How much a rule counts in its area's score, and a fix in the order of the list. */
export const weights = { fatal: 3, fault: 3, advice: 2, note: 1 } as const;

export type AreasByTool = Readonly<Partial<Record<string, AuditAreaId>>>;

/** What a finding counts for: as its tool declares, or its rule over many pages; what says nothing speaks for the content. */
export function areaLookup(areasByTool: AreasByTool): (source: string) => AuditAreaId {
  const areas = new Map<string, AuditAreaId | undefined>([
    ...siteRules.map(({ id, kind }) => [id, severities[kind].area] as const),
    ...SPEED_RULES.map((id) => [id, "speed"] as const),
    ...Object.entries(areasByTool),
  ]);
  return (source) => areas.get(source) ?? "content";
}
