import { decodeLabel } from "./punycode.ts";

/** The two names of one site, as they stand in a Host header. */
export interface SiteHost {
  /** Without www. */
  root: string;
  www: string;
  /** The root as people read it: bücher.example for xn--bcher-kva.example. */
  unicode: string;
}

export type ReadHost = { ok: true; host: SiteHost } | { ok: false; problem: string };

/** What somebody typed as their domain: with or without a scheme, www, a path, capitals, umlauts. */
export function readSiteHost(text: string): ReadHost {
  const fail = (problem: string): ReadHost => ({ ok: false, problem });
  const typed = text.trim();
  if (typed === "") return fail("Write your domain, such as example.com.");
  if (typed.length > 2048) return fail("That is longer than any address. Write your domain, such as example.com.");
  const [name = ""] = typed.replace(/^[a-z][a-z\d+.-]*:\/\//i, "").split(/[/?#]/);
  if (name.includes("@")) return fail("Remove the part before the @.");
  // In front of a name that begins with a letter the parser does not look for an IPv4 number in parts.
  const address = `http://${name.replace(/\.$/, "")}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : "";
  if (hostname === "" || hostname.length > 253 || !/^[a-z\d-]+(?:\.[a-z\d-]+)*$/.test(hostname))
    return fail(
      hostname.startsWith("[")
        ? "That is a number, not a name. Write your domain, such as example.com."
        : "That is not a domain name. Write it like example.com.",
    );
  if (/^\d+(?:\.\d+){3}$/.test(hostname)) return fail("That is a number, not a name. Write your domain, such as example.com.");
  const labels = hostname.split(".");
  if (labels.length < 2) return fail(`“${name}” has no ending. Did you mean ${hostname}.com?`);
  if (labels.some((label) => label.length > 63 || label.startsWith("-") || label.endsWith("-")))
    return fail("That is not a domain name. Write it like example.com.");
  const root = hostname.replace(/^www\./, "");
  if (!root.includes(".")) return fail(`“${root}” is an ending, not a domain of yours. Write it like example.${root}.`);
  return { ok: true, host: { root, www: `www.${root}`, unicode: root.split(".").map(decodeLabel).join(".") } };
}
