import { isInside, type PlannedRedirect } from "./plan-redirects.ts";
import { isCarriedOver } from "./redirect.ts";

/** What a rule does, in one or two sentences, without repeating what can be read off the line. */
export function describeRedirect(rule: PlannedRedirect): string {
  return [what(rule), why(rule)].filter(Boolean).join(" ");
}

function what({ kind, from, code, to }: PlannedRedirect): string {
  const gone = to === null;
  if (kind === "directory")
    return gone
      ? "The folder and everything below it is gone."
      : `The folder and everything below it moves; the rest of the path is carried over. ${codeWords[code]}`;
  if (kind === "pattern") return gone ? "Every address of this form is gone." : `Every address of this form moves. ${codeWords[code]}`;
  const which =
    from.query !== undefined
      ? "This page with exactly this query"
      : from.slash === "either"
        ? "This one page, with or without a closing slash,"
        : "This one address";
  return gone ? `${which} is gone for good.` : `${which} moves. ${codeWords[code]}`;
}

function why(rule: PlannedRedirect): string {
  const { to, means, keepQuery, from } = rule;
  if (to === null) return "";
  if (isInside(rule))
    return "The target lies inside the folder, so it is left out of the rule: otherwise it would be moved again, for ever.";
  if (to.fragment !== undefined && keepQuery) return "Behind a # no query can be added, so the visitor’s query is dropped.";
  if (means !== "rewrite" || from.query !== undefined) return "";
  if (to.query !== undefined && keepQuery) return "QSA adds the visitor’s query to the target’s own, unless it names the same parameter.";
  if (!keepQuery && to.query === undefined) return "QSD drops the query; mod_alias would keep it.";
  return !isCarriedOver(rule) ? "NE sends the target letter for letter." : "";
}

const codeWords = {
  301: "For good: search engines pass signals to the new address.",
  302: "For now: the old address stays in the index.",
  307: "For now, and a form that was posted is posted again.",
  308: "For good, and a form that was posted is posted again.",
  410: "",
} as const;
