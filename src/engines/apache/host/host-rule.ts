import type { SiteHost } from "./site-host.ts";

export const hstsChoices = ["none", "trial", "year", "subdomains", "preload"] as const;
export type Hsts = (typeof hstsChoices)[number];

/** Which of a site's four addresses, http or https and with or without www, serves it. */
export interface HostRule {
  host: SiteHost;
  to: "www" | "root";
  /** Everything to https, or only the host's name, by whatever scheme was asked. */
  scheme: "https" | "keep";
  /** A proxy in front speaks https with the visitor and http with this server. */
  proxy: boolean;
  hsts: Hsts;
  slash: "leave" | "add" | "remove";
  code: 301 | 302 | 307 | 308;
}

export const canonicalHost = ({ host, to }: HostRule): string => (to === "www" ? host.www : host.root);
export const otherHost = ({ host, to }: HostRule): string => (to === "www" ? host.root : host.www);

/** The preload list wants http://example.com to go to https://example.com before it goes anywhere else: hstspreload.org. */
export const stopsAtRoot = ({ to, scheme, hsts }: HostRule): boolean => hsts === "preload" && to === "www" && scheme === "https";

export const HSTS_VALUES: Record<Exclude<Hsts, "none">, string> = {
  trial: "max-age=300",
  year: "max-age=31536000",
  subdomains: "max-age=31536000; includeSubDomains",
  preload: "max-age=63072000; includeSubDomains; preload",
};

/** Where a visitor goes from each of the four addresses, hop by hop, by this rule. */
export function routesOf(rule: HostRule): { start: string; hops: string[] }[] {
  const { root, www } = rule.host;
  return [`http://${root}/`, `http://${www}/`, `https://${root}/`, `https://${www}/`].map((start) => {
    const hops: string[] = [];
    for (let at: string | undefined = next(rule, start); at !== undefined; at = next(rule, at)) hops.push(at);
    return { start, hops };
  });
}

function next(rule: HostRule, address: string): string | undefined {
  const { protocol, hostname } = new URL(address);
  const wanted = canonicalHost(rule);
  if (rule.scheme === "keep") return hostname === wanted ? undefined : `${protocol}//${wanted}/`;
  if (protocol === "http:" && stopsAtRoot(rule) && hostname === rule.host.root) return `https://${hostname}/`;
  return protocol === "https:" && hostname === wanted ? undefined : `https://${wanted}/`;
}
