import { canonicalHost, type HostRule, routesOf, stopsAtRoot } from "#engines/apache/host/host-rule.ts";
import { readSiteHost } from "#engines/apache/host/site-host.ts";
import { writeHostFiles } from "#engines/apache/host/write-host-servers.ts";
import type { Remark, RewriteToWwwChoices, RewriteToWwwOutput } from "./rewrite-to-www.schema.ts";

type Written = { ok: true; output: RewriteToWwwOutput } | { ok: false; problem: string };

/** The rules that lead every host variant to one address. Pure, so that the page writes them as somebody types. */
export function writeHostVariants(choices: RewriteToWwwChoices): Written {
  const read = readSiteHost(choices.domain);
  if (!read.ok) return read;
  const rule: HostRule = { ...choices, host: read.host };
  return {
    ok: true,
    output: {
      host: { ...read.host, wanted: canonicalHost(rule) },
      routes: routesOf(rule),
      files: writeHostFiles(rule),
      remarks: remarksOn(rule),
      live: null,
    },
  };
}

function remarksOn(rule: HostRule): Remark[] {
  const { host, scheme, hsts, proxy, code, slash } = rule;
  const remarks: Remark[] = [];
  const say = (level: Remark["level"], title: string, detail: string) => remarks.push({ level, title, detail });
  if (host.unicode !== host.root)
    say(
      "note",
      `${host.unicode} is ${host.root} to servers`,
      "Browsers show the letters and send the ASCII form in the Host header, so the rules are written with that one.",
    );
  if (scheme === "keep")
    say(
      "fix",
      "http stays open",
      "Visitors who come by http stay there. Browsers call such pages not secure. Choose https unless the site has no certificate.",
    );
  if (scheme === "keep" && hsts !== "none")
    say("fix", "No HSTS without https", "The header is left out: it makes sense only when http is redirected.");
  if (hsts === "preload" && scheme === "https")
    say(
      "fix",
      "The preload list is hard to leave",
      `Every subdomain must speak https, for months after you change your mind.${stopsAtRoot(rule) ? " It wants http://example.com to go to https on the same name first, so that address takes two hops." : ""}`,
    );
  if (hsts === "year" || hsts === "subdomains")
    say(
      "note",
      "Try HSTS with five minutes first",
      "Browsers keep it for a year. A certificate that fails in that time locks visitors out.",
    );
  if (proxy)
    say(
      "note",
      "X-Forwarded-Proto can be written by anybody",
      "Let the server take requests from the proxy only. Otherwise a visitor who sets the header stays on http.",
    );
  if (code === 302 || code === 307)
    say("note", `${code} is for trying out`, "Search engines keep the old address in their index. Change it to 301 when everything works.");
  if (slash !== "leave")
    say(
      "note",
      "Links should already have the right slash",
      "Each address with the wrong one costs a hop. Change your menus, your sitemap and your canonical tags as well.",
    );
  return remarks;
}
