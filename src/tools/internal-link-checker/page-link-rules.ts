import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { PageLinkRow } from "./internal-link-checker.schema.ts";

/** What the rules over the links of one page read. */
interface LinkedPage {
  home: string;
  rows: readonly PageLinkRow[];
  /** Links that are not among the rows. */
  more: number;
  /** Elements that are links to a screen reader and have no name. */
  empty: readonly { line: number; snippet: string }[];
  /** The page asks that none of its links be followed. */
  isNofollow: boolean;
  /** Scripts likely write it. */
  isScriptBuilt: boolean;
}

const MANY = 100;
const SHOWN = 20;

export const pageLinkRules: readonly Rule<LinkedPage>[] = [
  {
    id: "links-by-script",
    mirrors: "words-in-source",
    title: "The HTML as sent holds the links",
    kind: "no-words",
    sources: [google.javaScriptBasics],
    run: ({ isScriptBuilt }) =>
      isScriptBuilt
        ? [
            {
              grade: "advice",
              title: "No links in the HTML: scripts write this page",
              detail:
                "The server sends scripts and hardly a word, so there was nothing to judge. Tick “Read the links after scripts have run” and map it again. Google runs scripts later; most other crawlers never do.",
            },
          ]
        : [],
  },
  {
    id: "links-have-names",
    title: "Every link has a name",
    kind: "name-absent",
    sources: [w3c.linkHasName],
    run: ({ empty, rows }) =>
      empty.length > 0
        ? [
            {
              title: `${count(empty.length, "link has", "links have")} no name`,
              detail:
                "A screen reader says “link” and nothing else, and search engines learn nothing of the target. Add words, or an alt to the picture inside.",
              evidence: empty.slice(0, SHOWN).map(({ line, snippet }) => ({ line, column: null, snippet: snippet.slice(0, 300) })),
            },
          ]
        : rows.length > 0
          ? pass("Every link has a name")
          : [],
  },
  {
    id: "links-are-crawlable",
    title: "Every anchor can be followed by a crawler",
    kind: "links-uncrawlable",
    sources: [google.linkPractices, chrome.crawlableLinks],
    run: ({ rows }) =>
      withFault(rows, "uncrawlable", {
        title: (n) => `${count(n, "anchor")} cannot be followed`,
        detail:
          "No href, a script in its place, or something that is no address. Crawlers follow an a element with an href that resolves to an address.",
        good: "Every anchor can be followed",
      }),
  },
  {
    id: "links-say-where",
    title: "Link texts say where they lead",
    kind: "link-words",
    sources: [google.linkPractices, chrome.linkText],
    run: ({ rows }) =>
      withFault(rows, "generic", {
        title: (n) => `${count(n, "link text says", "link texts say")} nothing of the target`,
        detail: "“Read more” helps nobody who jumps from link to link, and gives the linked page no words. Name the page instead.",
        good: "Link texts say where they lead",
      }),
  },
  {
    id: "links-inside-are-followed",
    title: "Links to the own site carry no nofollow",
    kind: "links-nofollow",
    sources: [google.linkPractices],
    run({ rows, isNofollow }) {
      if (isNofollow)
        return [
          {
            title: "The page asks that none of its links be followed",
            detail: "Its robots meta tag or X-Robots-Tag header says nofollow. Crawlers stop here.",
          },
        ];
      const found = rows.filter(({ where, rel }) => where === "internal" && rel.includes("nofollow"));
      return found.length > 0
        ? [
            {
              title: `${count(found.length, "internal link carries", "internal links carry")} nofollow`,
              detail: "You tell crawlers not to follow your own pages. Take it off; noindex on the target keeps a page out of the results.",
              evidence: evidenceOf(found),
            },
          ]
        : rows.some(({ where }) => where === "internal")
          ? pass("Internal links carry no nofollow")
          : [];
    },
  },
  {
    id: "links-stay-on-https",
    title: "Links to the own site keep to https",
    kind: "mixed-http",
    sources: [google.httpsRanking],
    run({ rows, home }) {
      const host = URL.parse(home)?.host;
      const found = home.startsWith("https:") ? rows.filter(({ url }) => url.startsWith("http:") && URL.parse(url)?.host === host) : [];
      return found.length === 0
        ? []
        : [
            {
              title: `${count(found.length, "internal link leads", "internal links lead")} to plain http`,
              detail: "Each makes a detour over a redirect, or leaves the secure site. Write https, or leave the scheme and host out.",
              evidence: evidenceOf(found),
            },
          ];
    },
  },
  {
    id: "links-new-window",
    title: "New windows carry noopener",
    kind: "link-counts",
    sources: [whatwg.noopener],
    run({ rows }) {
      const found = rows.filter(lacksNoopener);
      return found.length === 0
        ? []
        : [
            {
              title: `${count(found.length, "link opens", "links open")} a new window without noopener`,
              detail:
                "Browsers have added it by themselves since 2021, unless rel=opener says otherwise. Write it for older ones, and tell readers that a window opens.",
              evidence: evidenceOf(found),
            },
          ];
    },
  },
  {
    id: "links-not-too-many",
    title: `No more than ${MANY} links`,
    kind: "link-counts",
    sources: [google.linkPractices],
    run({ rows, more }) {
      const all = rows.length + more;
      return all > MANY
        ? [
            {
              title: `${all.toLocaleString("en-US")} links on one page`,
              detail:
                "No rule forbids it: Google dropped its limit of 100 years ago. Each link still shares the reader's attention and the page's weight with all the others.",
            },
          ]
        : [];
    },
  },
];

export const lacksNoopener = ({ isBlank, rel }: PageLinkRow) => isBlank && !rel.includes("noopener") && !rel.includes("noreferrer");

const pass = (title: string): Verdict[] => [{ status: "pass", title, detail: "" }];

function withFault(
  rows: readonly PageLinkRow[],
  fault: PageLinkRow["faults"][number],
  { title, detail, good }: { title: (n: number) => string; detail: string; good: string },
): Verdict[] {
  const found = rows.filter(({ faults }) => faults.includes(fault));
  if (found.length === 0) return rows.length > 0 ? pass(good) : [];
  return [{ title: title(found.length), detail, evidence: evidenceOf(found) }];
}

const evidenceOf = (rows: readonly PageLinkRow[]) =>
  rows
    .slice(0, SHOWN)
    .map(({ line, text, url }) => ({ line, column: null, snippet: `${text || "(no words)"} → ${url || "(no href)"}`.slice(0, 300) }));

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString("en-US")} ${n === 1 ? one : many}`;
