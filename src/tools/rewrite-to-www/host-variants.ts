import type { RewriteToWwwChoices, RewriteToWwwInput } from "./rewrite-to-www.schema.ts";

/** Every choice spelled out; without a domain, the one that examples are written with. */
export function choicesOf(input: RewriteToWwwInput): RewriteToWwwChoices {
  const { domain, to = "www", scheme = "https", proxy = false, hsts = "none", slash = "leave", code = 301, check = false } = input;
  return { domain: domain === "" ? "example.com" : domain, to, scheme, proxy, hsts, slash, code, check };
}
