import { fieldValues } from "../header-fields.ts";
import { mergePolicies, type Policy } from "./merge-policies.ts";
import type { ObservedPage } from "./observed-page.ts";
import type { Outcome } from "./score-table.ts";

export interface Observed {
  outcome: Outcome;
  /** Null when there is none or it cannot be read. */
  policy: Policy | null;
}

const BROAD = new Set(["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
/** Directives that only a header may set: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-content-security-policy */
const HEADER_ONLY = ["frame-ancestors", "report-uri", "sandbox"];

/** The Observatory's test of Content-Security-Policy: the first thing that is unsafe decides. */
export function observePolicy({ url, headers, httpEquiv }: Pick<ObservedPage, "url" | "headers" | "httpEquiv">): Observed {
  const sent = policiesIn(fieldValues(headers, "content-security-policy"));
  const inTags = policiesIn(httpEquiv.get("content-security-policy") ?? []);
  const merged = mergePolicies([...sent, ...inTags]);
  if (!merged) return { outcome: "csp-invalid", policy: null };
  const tagged = [...(mergePolicies(inTags)?.policy.keys() ?? [])].filter((directive) => !HEADER_ONLY.includes(directive));
  if ((mergePolicies(sent)?.policy.size ?? 0) + tagged.length === 0) {
    const reports = fieldValues(headers, "content-security-policy-report-only").length > 0;
    return { outcome: reports ? "csp-report-only" : "csp-missing", policy: null };
  }
  const outcome = judge(merged.policy, url.startsWith("https:"));
  const isGood = ["csp-no-unsafe", "csp-default-src-none", "csp-unsafe-inline-style-only", "csp-insecure-passive"].includes(outcome);
  return { outcome: isGood && merged.hasDuplicateReports ? "csp-duplicate-directives" : outcome, policy: merged.policy };
}

function policiesIn(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(",").map((policy) => policy.trim()));
}

function judge(policy: Policy, isSecure: boolean): Outcome {
  const of = (directive: string) => new Set(policy.get(directive) ?? policy.get("default-src") ?? ["*"]);
  const [objects, scripts, styles] = [of("object-src"), of("script-src"), of("style-src")];
  for (const sources of [scripts, styles]) if (hasNonceOrHash(sources)) sources.delete("'unsafe-inline'");
  const isStrict = scripts.has("'strict-dynamic'");
  if (isStrict && !hasNonceOrHash(scripts)) return "csp-invalid";
  if (isStrict) {
    for (const source of scripts)
      if ([...BROAD].some((broad) => source.startsWith(broad)) || source === "'self'" || source === "'unsafe-inline'")
        scripts.delete(source);
  }
  if (has(scripts, BROAD, INLINE) || has(objects, BROAD)) return "csp-unsafe-inline";
  const active = [...policy]
    .filter(([directive]) => !["img-src", "media-src", "script-src"].includes(directive))
    .flatMap(([, sources]) => [...sources]);
  if (isSecure && [...active, ...scripts].some(isInsecure)) return "csp-insecure-scheme";
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) return "csp-unsafe-eval";
  const passive = ["img-src", "media-src"].flatMap((directive) => [...(policy.get(directive) ?? policy.get("default-src") ?? [])]);
  if (isSecure && passive.some(isInsecure)) return "csp-insecure-passive";
  if (has(styles, BROAD, INLINE)) return "csp-unsafe-inline-style-only";
  const initial = policy.get("default-src");
  return initial?.size === 1 && initial.has("'none'") ? "csp-default-src-none" : "csp-no-unsafe";
}

function has(sources: ReadonlySet<string>, ...sets: ReadonlySet<string>[]): boolean {
  return [...sources].some((source) => sets.some((set) => set.has(source)));
}

function hasNonceOrHash(sources: ReadonlySet<string>): boolean {
  return [...sources].some((source) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source));
}

function isInsecure(source: string): boolean {
  return source.startsWith("http:") || source.startsWith("ftp:");
}
