import { type Grade, grades, severityOf } from "#core/rules/severities.ts";

/** A kind of fact that was found: how grave, and on what part of the pages. */
export interface WeighedFact {
  grade: Grade;
  /** Pages that show it, of all that were read. */
  share: number;
}

/** No site with a fatal stands above this, whatever else is right. */
export const FATAL_CEILING = 60;

/** A fault on every page keeps 92 of a hundred, advice 98. */
const COST = { fault: 0.08, advice: 0.02 } as const;
/** All advice together takes no more. */
const ADVICE_FLOOR = 0.9;
const FATAL_COST = 0.8;

/** How a score came about, so that anybody can count it again. */
export interface ScoreSum {
  /** What each fact keeps of the score: 0.92 for a fault on every page, nearer to 1 by the root of the share. */
  keeps: number[];
  /** All faults and advice together. */
  base: number;
  /** All advice together would have taken more than it may. */
  isAdviceBounded: boolean;
  /** What the widest fatal fact keeps of `base`, or of 60 where that is less. */
  fatalKeeps?: number;
  score: number;
}

const reach = ({ share }: WeighedFact) => Math.sqrt(Math.min(1, share));

/**
 * 100, less 8 in a hundred for a fault on every page and 2 for advice, ten at most for all advice together; less by the root of the share
 * where fewer pages show it. A fatal leaves 60 at most, and a fifth of that when it is on every page. Notes never count. Rounded down.
 */
export function sumOf(facts: readonly WeighedFact[]): ScoreSum {
  const keepsOf = (fact: WeighedFact) => (fact.grade === "fault" || fact.grade === "advice" ? 1 - COST[fact.grade] * reach(fact) : 1);
  const left = (grade: Grade) => facts.reduce((product, fact) => (fact.grade === grade ? product * keepsOf(fact) : product), 1);
  const base = 100 * left("fault") * Math.max(ADVICE_FLOOR, left("advice"));
  const fatal = facts.filter(({ grade }) => grade === "fatal").map(reach);
  const fatalKeeps = 1 - FATAL_COST * Math.max(...fatal);
  const score = fatal.length === 0 ? base : Math.min(FATAL_CEILING, base) * fatalKeeps;
  return {
    keeps: facts.map((fact) => (fact.grade === "fatal" ? 1 - FATAL_COST * reach(fact) : keepsOf(fact))),
    base,
    isAdviceBounded: left("advice") < ADVICE_FLOOR,
    ...(fatal.length === 0 ? {} : { fatalKeeps }),
    // 60 × 0.2 is a hair under 12 in binary.
    score: Math.floor(score + 1e-9),
  };
}

export const scoreOf = (facts: readonly WeighedFact[]): number => sumOf(facts).score;

/** What a finding weighs once the whole site is seen: what only a few pages show may weigh less, what the home page shows more. */
export function gradeOnSite(kind: string, grade: Grade, { share, isHome }: { share: number; isHome: boolean }): Grade {
  const { moves = [], perSite } = severityOf(kind);
  if (grade === "fatal") return moves.includes("reach") && !perSite && !isHome && share < 0.1 ? "fault" : "fatal";
  if (moves.includes("rises") && grade === "advice" && (isHome || share >= 0.5)) return "fault";
  if (moves.includes("falls") && !isHome && !perSite && share < 0.02) return grades[grades.indexOf(grade) + 1] ?? "note";
  return grade;
}

const IMPACT: Record<Grade, number> = { fatal: 100, fault: 10, advice: 3, note: 0 };
/** Advice that rose to a fault because most pages need it: more than advice, less than what is a fault on a single page. */
const RISEN_IMPACT = 6;
const WEIGHS = { more: 1.5, less: 0.6 } as const;

/** What a fix is worth for the work it takes. */
export function worthOf({ kind, grade, share, pages }: { kind: string; grade: Grade; share: number; pages: number }): number {
  const { effort, grade: own, weighs } = severityOf(kind);
  const impact = (grade === "fault" && own === "advice" ? RISEN_IMPACT : IMPACT[grade]) * (weighs ? WEIGHS[weighs] : 1);
  return (impact * Math.sqrt(Math.min(1, share))) / (effort === "pages" ? workOn(pages) : { setting: 1, template: 2 }[effort]);
}

/** Page by page; a single one is as much work as a template. */
function workOn(pages: number): number {
  if (pages <= 1) return 2;
  return pages <= 10 ? 3 : pages <= 100 ? 5 : 8;
}
