import { headerOf } from "#core/http/header-of.ts";
/** Who answers in place of the page, when it is a wall against programs; undefined when it is the page's own server. */
export function botWallOf(status: number, headers: readonly (readonly [name: string, value: string])[], start: string): string | undefined {
  const header = (wanted: string) => headerOf(headers, wanted)?.toLowerCase() ?? "";
  if (header("cf-mitigated") === "challenge") return "Cloudflare";
  if (header("x-datadome") !== "" && status >= 400) return "DataDome";
  if (header("x-amzn-waf-action") !== "") return "AWS WAF";
  const isRefusal = status === 403 || status === 503 || status === 429;
  if (!isRefusal) return undefined;
  if (header("server").includes("cloudflare") && /just a moment|attention required|cf-chl|challenge-platform/i.test(start))
    return "Cloudflare";
  if (/px-captcha|perimeterx/i.test(start)) return "HUMAN";
  if (/_incapsula_resource|incapsula incident/i.test(start)) return "Imperva";
  if (/access denied[\s\S]{0,600}reference\s*#/i.test(start)) return "Akamai";
  return /captcha/i.test(start) ? "A captcha" : undefined;
}
