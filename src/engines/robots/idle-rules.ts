import { coversPattern, mayOverlap } from "./matching/covers-pattern.ts";
import type { RobotsFile, RobotsGroup, RobotsRule } from "./robots-file.ts";

export interface IdleRule {
  line: number;
  /** same: written before; beaten: another always wins; covered: another says it already; open: closes nothing, opens what is open. */
  why: "same" | "beaten" | "covered" | "open";
  /** The line that makes it idle; absent for "open". */
  by?: number;
}

/** Pairs of rules are compared, so a file with more pairs than this is left alone. The largest real groups have some hundred rules. */
const MAX_PAIRS = 500_000;

/**
 * Rules that could be deleted without changing one verdict. Told only when it is certain; a rule that serves several crawlers
 * must be idle for each of them.
 */
export function idleRules({ groups }: RobotsFile): ReadonlyMap<number, IdleRule> {
  const sets = mergedGroups(groups);
  const pairs = sets.map((set) => set.reduce((count, { rules }) => count + rules.length, 0) ** 2);
  if (pairs.reduce((sum, count) => sum + count, 0) > MAX_PAIRS) return new Map();
  const seen = new Map<number, IdleRule | null>();
  for (const set of sets) {
    const rules = set.flatMap((group) => group.rules);
    const idle = idleIn(rules);
    for (const { line } of rules) seen.set(line, seen.get(line) === null ? null : (idle.get(line) ?? null));
  }
  // Only a rule ends a run of user-agents: without its last one, a group's names would obey the rules of the next.
  for (const { rules } of groups.slice(0, -1)) {
    const [first] = rules;
    if (first && rules.every(({ line }) => seen.get(line))) seen.delete(first.line);
  }
  return new Map([...seen].flatMap(([line, idle]) => (idle ? [[line, idle] as const] : [])));
}

/** The groups of every name in the file, cut as Google cuts it and whole, each combination once. */
function mergedGroups(groups: readonly RobotsGroup[]): RobotsGroup[][] {
  const byAgent = new Map<string, number[]>();
  for (const [index, { agents, names }] of groups.entries()) {
    for (const agent of new Set([...agents, ...names])) {
      const list = byAgent.get(agent);
      if (list) list.push(index);
      else byAgent.set(agent, [index]);
    }
  }
  const distinct = new Map([...byAgent.values()].map((list) => [list.join(), list]));
  return [...distinct.values()].map((list) => list.flatMap((index) => groups[index] ?? []));
}

function idleIn(rules: readonly RobotsRule[]): Map<number, IdleRule> {
  const idle = new Map<number, IdleRule>();
  const first = new Map<string, RobotsRule>();
  const counted: RobotsRule[] = [];
  for (const rule of rules) {
    // An empty value is a way to say "everything is open", and people mean it.
    if (rule.pattern === "") continue;
    const key = `${rule.allow} ${rule.pattern}`;
    const same = first.get(key);
    if (same) idle.set(rule.line, { line: rule.line, why: "same", by: same.line });
    else {
      first.set(key, rule);
      counted.push(rule);
    }
  }
  for (const rule of counted) {
    const found = idleAmong(rule, counted);
    // Of two rules that cover each other the earlier stays.
    if (!found) continue;
    if (found.by !== undefined && idle.get(found.by)?.by === rule.line) idle.delete(found.by);
    idle.set(rule.line, found);
  }
  return idle;
}

function idleAmong(rule: RobotsRule, all: readonly RobotsRule[]): IdleRule | undefined {
  // An allowed index file also opens its directory, which makes two patterns of one rule.
  if (isIndexFile(rule)) return undefined;
  const { line, pattern, allow } = rule;
  let cover: RobotsRule | undefined;
  const against: RobotsRule[] = [];
  for (const other of all) {
    if (other === rule) continue;
    if (other.allow !== allow) {
      if (isIndexFile(other) || mayOverlap(other.pattern, pattern)) against.push(other);
      const wins = other.pattern.length > pattern.length || (other.pattern.length === pattern.length && other.allow);
      if (wins && coversPattern(other.pattern, pattern)) return { line, why: "beaten", by: other.line };
    } else if (coversPattern(other.pattern, pattern) && (!cover || other.pattern.length > cover.pattern.length)) cover = other;
  }
  // What is left when the rule goes: the longest like rule that covers it, or the open door.
  const rest = cover ? cover.pattern.length : allow ? 0 : undefined;
  if (rest === undefined) return undefined;
  if (rest > pattern.length) return { line, why: "covered", ...(cover ? { by: cover.line } : {}) };
  const stepsIn = (length: number) => (allow ? length > rest && length <= pattern.length : length >= rest && length < pattern.length);
  if (against.some((other) => isIndexFile(other) || stepsIn(other.pattern.length))) return undefined;
  return cover ? { line, why: "covered", by: cover.line } : { line, why: "open" };
}

function isIndexFile({ allow, pattern }: RobotsRule): boolean {
  return allow && pattern.startsWith("/index.htm", pattern.lastIndexOf("/"));
}
