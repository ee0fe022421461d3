import { decoded } from "#core/url/decoded.ts";
/** Directive → sources. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

interface Source {
  text: string;
  /** Index of the policy that names it. */
  policy: number;
  kept: boolean;
}

/**
 * Several Content-Security-Policies as the one that the MDN HTTP Observatory scores: a source counts only if every policy allows it.
 * Undefined where its parser refuses: an empty policy, or a directive twice in one. Written after its published behaviour, oddities
 * included, so that both come to the same grade: https://github.com/mdn/mdn-http-observatory (src/analyzer/cspParser.js)
 */
export function mergePolicies(policies: readonly string[]): { policy: Policy; hasDuplicateReports: boolean } | undefined {
  const merged = new Map<string, Source[]>();
  let hasDuplicateReports = false;
  for (const [index, text] of policies.entries()) {
    const clean = text.replace(/[\r\n]/g, "").trim();
    // Shorter than the shortest directive with a value.
    if (clean.length < "img-src".length - 1) return undefined;
    const seen = new Set<string>();
    for (const entry of clean.split(";")) {
      const [name = "", ...values] = entry.trim().split(/\s+/);
      if (name === "") continue;
      const directive = name.toLowerCase();
      if (seen.has(directive)) {
        if (directive !== "report-uri" && directive !== "report-to") return undefined;
        hasDuplicateReports = true;
      }
      seen.add(directive);
      const own = values.length > 0 || !directive.endsWith("-src") ? values : ["'none'"];
      const sources = own.map((value): Source => ({ text: value.toLowerCase(), policy: index, kept: index === 0 }));
      const all = index === 0 ? sources : [...(merged.get(directive) ?? []), ...sources];
      const kept = withoutNeighbours(all);
      // What only the first policy says has to be confirmed by the next one.
      if (index === 0 && policies.length > 1) for (const source of kept) source.kept = false;
      merged.set(directive, kept);
    }
  }
  const policy = new Map(
    [...merged].map(([directive, sources]) => [directive, new Set(sources.length > 0 ? sources.map(({ text }) => text) : ["'none'"])]),
  );
  return { policy, hasDuplicateReports };
}

/** In order, each source looked at beside the one before it: a longer one of the same policy is superfluous, one of another confirms. */
function withoutNeighbours(sources: Source[]): Source[] {
  const sorted = sources.toSorted((a, b) => collator.compare(a.text, b.text));
  for (const [index, source] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before) continue;
    if (source.policy === before.policy && source.text.startsWith(before.text)) source.kept = false;
    if (source.policy !== before.policy && coversPath(before.text, source.text)) source.kept = true;
  }
  return sorted.filter(({ kept }) => kept);
}

const collator = new Intl.Collator("en");

/** The path-part match of CSP: https://www.w3.org/TR/CSP3/#path-part-match */
function coversPath(allowed: string, asked: string): boolean {
  if (allowed === "" || (allowed === "/" && asked === "")) return true;
  const isExact = !allowed.endsWith("/");
  const [a, b] = [allowed.split("/"), asked.split("/")];
  if (a.length > b.length || (isExact && a.length !== b.length)) return false;
  return (isExact ? a : a.slice(0, -1)).every((piece, index) => decoded(piece) === decoded(b[index] ?? ""));
}
