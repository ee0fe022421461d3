import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import type { Finding } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { HeaderFacts } from "./header-checker.schema.ts";

type PolicyFinding = NonNullable<HeaderFacts["security"]>["policy"][number];

/**
 * What Google's CSP Evaluator says of a policy, worst first. It judges what a policy lets through, not whether the site works with it.
 * All policies apply at once (https://www.w3.org/TR/CSP3/#multiple-policies), so a gap counts only where every one of them leaves it.
 */
export function judgePolicy(policies: readonly string[]): PolicyFinding[] {
  const each = policies.slice(0, 5).map(evaluated);
  const found = each
    .flatMap(({ gaps }) => gaps)
    .filter((gap) => gap.severity === SYNTAX || each.every((policy) => leavesOpen(policy, gap)));
  return found
    .filter((one, index) => one.severity < NONE && found.findIndex((other) => other.equals(one)) === index)
    .toSorted((a, b) => a.severity - b.severity)
    .slice(0, 30)
    .map(({ severity, directive, value, description }) => ({
      severity: severity <= SYNTAX ? "high" : severity <= HIGH_MAYBE ? "medium" : "low",
      directive: value ? `${directive} ${value}` : directive,
      text: description,
    }));
}

function evaluated(policy: string) {
  const { csp } = new CspParser(policy.slice(0, 20_000));
  for (const [directive, words] of Object.entries(csp.directives)) csp.directives[directive] = words?.filter(isReadable);
  return { csp, gaps: new CspEvaluator(csp).evaluate() };
}

/** A browser ignores a source that is no source (CSP3, section 2.3.1); the evaluator reads each as a host, and throws at one that is none. */
function isReadable(word: string): boolean {
  const host = word.replace(/^\w[\w+.-]*:\/\//, "").replace(/^\/\//, "");
  return URL.canParse(`https://${host.replace(":*", "").replace("*", "wildcard_placeholder")}`);
}

/** A policy closes only what it speaks of: one of frame-ancestors alone closes no gap of script-src. */
function leavesOpen({ csp, gaps }: ReturnType<typeof evaluated>, { type, directive }: Finding): boolean {
  // A gap of default-src is reported because scripts fall back to it.
  const about = directive === "default-src" ? "script-src" : directive;
  const deciding = csp.getEffectiveDirective(about);
  if (csp.directives[deciding] === undefined) return true;
  return gaps.some((gap) => gap.type === type && [about, deciding].includes(gap.directive));
}

/** Its scale, on which less is worse: 10 high, 20 syntax, 30 medium, 40 high maybe, 45 to 60 the rest, 100 nothing. */
const [SYNTAX, HIGH_MAYBE, NONE] = [20, 40, 100];
