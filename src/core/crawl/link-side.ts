/** internal: the host of the run. subdomain: another host of the site. other: mail, telephone, scripts, and what is no address. */
export type LinkSide = "internal" | "subdomain" | "external" | "other";

/** A host belongs to the site when one of the two names ends in the other: `blog.shop.example` and `www.shop.example` both do. */
export function linkSide(url: string, home: string): LinkSide {
  const target = URL.parse(url);
  const own = URL.parse(home);
  if (!target || !own || !/^https?:$/.test(target.protocol)) return "other";
  if (target.host === own.host) return "internal";
  const [a, b] = [bare(target.hostname), bare(own.hostname)];
  return a === b || a.endsWith(`.${b}`) || (b.endsWith(`.${a}`) && a.includes(".")) ? "subdomain" : "external";
}

const bare = (hostname: string) => hostname.replace(/^www\./, "");
