import { isRefusal } from "#engines/page-snapshot/readable-page.ts";
import { type CanonicalSubject, renderedCanonicals } from "./canonical-subject.ts";
import type { CanonicalFacts } from "./canonical-tag-checker.schema.ts";
import { isSameAddress, withoutFragment } from "./declared-canonicals.ts";

/** Which address Google will most likely index the content under, and why. A judgement from documented signals, not a promise. */
export function likelyCanonical(subject: CanonicalSubject): CanonicalFacts["likely"] {
  const { canonical, kind, pageUrl, around, keptOut } = subject;
  const unread = whyUnread(subject);
  if (unread !== null) return { url: null, because: unread, certain: true };
  const scripted = scriptedCanonical(subject);
  if (scripted !== null)
    return {
      url: withoutFragment(scripted),
      because:
        kind === "none"
          ? "a script names it, which Google sees once it has rendered the page"
          : "a script names it last, against what the source says, and Google may follow either",
      certain: false,
    };
  const own = (because: string, certain = true) =>
    keptOut
      ? { url: null, because: `${keptOut.name} keeps this page out, and nothing else can take its place`, certain }
      : { url: pageUrl, because, certain };
  if (kind === "none") return own("nothing names another address");
  if (kind === "ignored") return own("the canonical it declares is one that Google passes over", false);
  if (kind === "conflict" || canonical === null)
    return own("its canonicals contradict each other, and Google then chooses by itself", false);
  if (kind === "self") return own("it names itself, and nothing else is said");

  const { target } = around;
  if (!target?.fetched)
    return { url: withoutFragment(canonical), because: "the page names it, and we could not look at it", certain: false };
  const { finalUrl, status, loops, robots, similarity } = target;
  if (loops) return own("the canonicals lead in a circle, so none of them counts", false);
  if (status === null || status >= 400) return own(`the address it names answers ${status}`);
  if (target.noindex !== null) return own("the address it names is kept out of the index by noindex", false);
  if (robots.allowed === false) return own("the address it names is closed to Googlebot, which so cannot compare the two", false);
  if (similarity !== null && similarity < 0.6)
    return own("the two pages hardly share any text, and Google ignores a canonical between strangers", false);
  const isMoved = !isSameAddress(finalUrl, canonical);
  if (isMoved && isSameAddress(finalUrl, pageUrl)) return own("the address it names leads back to this page", false);
  return {
    url: finalUrl,
    because: isMoved ? "the address it names leads on to that one" : "the page names it, and it answers, is open and is not kept out",
    certain: !isMoved && keptOut === null,
  };
}

/** Why Google reads no word of the page, and so no canonical of it. A server that only refused us may let Google in. */
function whyUnread({ snapshot: { response }, around: { pageRobots } }: CanonicalSubject): string | null {
  if (response && response.status >= 400 && !isRefusal(response.status))
    return `this address answers ${response.status}, and an error is not indexed`;
  return pageRobots.allowed === false ? "robots.txt keeps Googlebot from reading it" : null;
}

/** The one that scripts leave in the head where the source had another or none; null when nobody looked or nothing changed. */
function scriptedCanonical({ snapshot, rendered }: CanonicalSubject): string | null {
  if (!rendered?.snapshot) return null;
  const before = soleUrl(renderedCanonicals(snapshot));
  const after = soleUrl(renderedCanonicals(rendered.snapshot));
  return after !== null && before !== null && isSameAddress(before, after) ? null : after;
}

/** Everything that speaks for one address or another, strongest first. */
export function signalsOf(subject: CanonicalSubject, likely: string | null): CanonicalFacts["signals"] {
  const { snapshot, pageUrl, canonical, counted, around, rendered } = subject;
  const redirects = snapshot.hops.filter(({ status }) => status >= 300 && status < 400);
  const inHead = counted.filter(({ where }) => where === "head");
  const inHeader = counted.filter(({ where }) => where === "header");
  const { sitemap } = around;
  const links = ownLinks(subject);
  const afterScripts = rendered?.snapshot ? renderedCanonicals(rendered.snapshot) : [];
  const signals: Omit<CanonicalFacts["signals"][number], "agrees">[] = [
    {
      name: "Redirect",
      weight: "strong",
      says: redirects.length > 0 ? pageUrl : null,
      detail:
        redirects.length > 0
          ? `${redirects[0]?.url} led here by ${redirects.map(({ status }) => status).join(", ")}.`
          : snapshot.response
            ? "The address answered itself, so nothing is said."
            : "Pasted HTML was not fetched, so nothing is said.",
    },
    {
      name: "Link tag",
      weight: "strong",
      says: soleUrl(inHead.map(({ url }) => url)),
      detail: inHead.length === 0 ? "None in the head." : inHead.length === 1 ? "One in the head." : `${inHead.length} in the head.`,
    },
    ...(rendered?.snapshot
      ? [
          {
            name: "Link tag after scripts",
            weight: "strong" as const,
            says: soleUrl(afterScripts),
            detail:
              scriptedCanonical(subject) !== null
                ? "Written by a script."
                : afterScripts.length === 0
                  ? "None is there."
                  : "As in the source.",
          },
        ]
      : []),
    {
      name: "HTTP header",
      weight: "strong",
      says: soleUrl(inHeader.map(({ url }) => url)),
      detail:
        inHeader.length === 0
          ? snapshot.response
            ? "No Link header with rel=canonical."
            : "Pasted HTML has no headers."
          : "A Link header.",
    },
    {
      name: "Sitemap",
      weight: "weak",
      says: sitemap === null ? null : sitemap.canonical && canonical ? canonical : sitemap.page ? pageUrl : null,
      detail:
        sitemap === null
          ? "None could be read."
          : sitemap.page && sitemap.canonical && canonical && !isSameAddress(canonical, pageUrl)
            ? "Lists both addresses."
            : sitemap.page || sitemap.canonical
              ? "Lists it."
              : sitemap.complete
                ? "Lists neither this page nor its canonical."
                : "Not in the part that we read.",
    },
    {
      name: "Links on this page",
      weight: "medium",
      says: links.url,
      detail: links.detail,
    },
    {
      name: "https",
      weight: "medium",
      says: likely !== null && new URL(likely).protocol === "https:" ? likely : null,
      detail: "Google prefers https over http where both exist.",
    },
  ];
  return signals.map((signal) => ({
    ...signal,
    agrees: signal.says === null || likely === null ? null : isSameAddress(signal.says, likely),
  }));
}

/** Which of its own two spellings the page links to. */
function ownLinks({ snapshot, pageUrl, canonical, isPlaceless }: CanonicalSubject): { url: string | null; detail: string } {
  if (isPlaceless) return { url: null, detail: "Pasted without an address." };
  const to = (address: string) => snapshot.anchors.filter(({ resolved }) => resolved !== null && isSameAddress(resolved, address)).length;
  const own = to(pageUrl);
  const other = canonical && !isSameAddress(canonical, pageUrl) ? to(canonical) : 0;
  if (own === 0 && other === 0) return { url: null, detail: "It links to neither address." };
  if (canonical && other > own) return { url: canonical, detail: `${other} to the canonical, ${own} to the page itself.` };
  return { url: pageUrl, detail: other > 0 ? `${own} to the page itself, ${other} to the canonical.` : `${own} to the page itself.` };
}

/** The address that all of them name. */
function soleUrl([first = null, ...others]: readonly (string | null)[]): string | null {
  return first !== null && others.every((url) => url !== null && isSameAddress(url, first)) ? first : null;
}
