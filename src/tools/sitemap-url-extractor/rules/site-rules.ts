import { type Evidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import { hostsOf } from "../gathered-sitemaps.ts";
import type { ListedPage, SitemapSubject } from "../sitemap-subject.ts";
import { fileName } from "./file-name.ts";
import { indexRule } from "./index-rule.ts";

/** What shows only over all entries and files. */
export const siteRules: readonly Rule<SitemapSubject>[] = [
  {
    id: "sitemap-readable",
    title: "Every file can be read",
    kind: "sitemap-unreadable",
    sources: [standards.sitemapProtocol],
    run({ files }) {
      const dead = files.filter(({ document, status }) => !document || (status !== null && status !== 200));
      if (dead.length === 0) return pass(files.length === 1 ? "The file can be read" : `All ${files.length} files can be read`);
      return [
        {
          title: dead.length === 1 ? "One file could not be read" : `${dead.length} of ${files.length} files could not be read`,
          detail: "A crawler cannot read them either, or reads an error page. Repair the answer or take the file out of the index.",
          evidence: dead.slice(0, 8).map(({ url, trouble }) => ({ line: null, column: null, snippet: `${url}  ${trouble ?? ""}` })),
        },
      ];
    },
  },
  {
    id: "sitemap-hosts",
    title: "One host",
    kind: "sitemap-form",
    sources: [standards.sitemapProtocol, google.sitemaps],
    run({ hosts, pages, foundBy }) {
      if (hosts.size === 0) return [];
      if (hosts.size === 1) {
        const [host = ""] = hosts.keys();
        const away =
          foundBy === "address" || foundBy === "link" || foundBy === "usual places" ? pages.filter((page) => !standsOnItsHost(page)) : [];
        if (away.length === 0) return pass(`All addresses on ${host}`);
        return [
          {
            title: `${addresses(away.length)} on ${host}, which is not the host of the sitemap`,
            detail: `They count only if the robots.txt of ${host} names this sitemap, or both hosts are verified in Search Console. A name with www is another host.`,
            evidence: evidenceOf(away),
          },
        ];
      }
      const [[main] = [""], ...others] = [...hosts].sort((a, b) => b[1] - a[1]);
      const strays = pages.filter(({ url }) => url && url.host !== main);
      return [
        {
          title: `${addresses(strays.length)} on ${others.length === 1 ? `another host, ${others[0]?.[0]}` : `${others.length} other hosts`}`,
          detail: `Most stand on ${main}. Addresses of another host count only if its robots.txt names this sitemap, or both hosts are verified in Search Console.`,
          evidence: evidenceOf(strays),
        },
      ];
    },
  },
  {
    id: "sitemap-schemes",
    title: "One scheme",
    kind: "sitemap-form",
    sources: [standards.sitemapProtocol],
    run({ schemes, pages }) {
      if (schemes.size === 0) return [];
      const plain = pages.filter(({ url }) => url?.protocol === "http:");
      if (schemes.size === 1)
        return plain.length === 0
          ? pass("All addresses over https")
          : [
              {
                title: "All addresses over http",
                detail: "If the site answers over https, list those addresses: these only redirect.",
                evidence: evidenceOf(plain),
              },
            ];
      return [
        {
          title: `http and https mixed: ${plain.length.toLocaleString("en-US")} of ${pages.length.toLocaleString("en-US")} over http`,
          detail: "One page under two addresses, or a redirect where an address should be. List the canonical one.",
          evidence: evidenceOf(plain),
        },
      ];
    },
  },
  {
    id: "sitemap-scope",
    title: "Every address lies below its sitemap",
    kind: "sitemap-form",
    sources: [standards.sitemapProtocol],
    run({ pages, foundBy }) {
      // A sitemap that robots.txt names may speak for the whole host.
      if (foundBy !== "address") return [];
      const outside = pages.filter(({ url, file }) => {
        const at = URL.parse(file.url);
        return url && at && at.host === url.host && !url.pathname.startsWith(at.pathname.slice(0, at.pathname.lastIndexOf("/") + 1));
      });
      if (outside.length === 0) return pass("Every address lies below its sitemap");
      return [
        {
          title: `${addresses(outside.length)} outside the sitemap's own folder`,
          detail: "A sitemap in a folder speaks for that folder only, unless robots.txt names it. Move it to the root, or name it there.",
          evidence: evidenceOf(outside),
        },
      ];
    },
  },
  {
    id: "sitemap-duplicates",
    title: "No address twice",
    kind: "robots-trivia",
    sources: [google.sitemaps],
    run({ duplicates, pages }) {
      if (pages.length === 0) return [];
      if (duplicates.length === 0) return pass("No address twice");
      return [
        {
          title: `${duplicates.length.toLocaleString("en-US")} ${duplicates.length === 1 ? "address is" : "addresses are"} listed more than once`,
          detail: "It does no harm by itself, and shows that two parts of the site write the same list.",
          evidence: duplicates
            .slice(0, 6)
            .map(({ page, times }) => ({ ...evidence(page), snippet: `${times} times  ${page.entry.loc}`.slice(0, 300) })),
        },
      ];
    },
  },
  {
    id: "sitemap-lastmod-alike",
    title: "Dates that differ",
    kind: "robots-trivia",
    sources: [google.sitemaps],
    run({ pages }) {
      const dated = pages.filter(({ entry }) => entry.lastmod !== undefined);
      if (pages.length === 0) return [];
      if (dated.length === 0)
        return [
          {
            title: "No address carries a date",
            detail: "lastmod is optional. A true one helps crawlers to find what changed; a wrong one is worse than none.",
          },
        ];
      const days = new Map<string, number>();
      for (const { entry } of dated) days.set(entry.lastmod ?? "", (days.get(entry.lastmod ?? "") ?? 0) + 1);
      const [top, times] = [...days].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
      if (dated.length < 10 || times / dated.length < 0.9) return pass(`${days.size.toLocaleString("en-US")} different dates`);
      return [
        {
          title: `${Math.round((times / dated.length) * 100)}% of the dates are the same: ${top}`,
          detail: "Most likely the day the file was written, not the day each page changed. Google uses lastmod only while it proves true.",
        },
      ];
    },
  },
  {
    id: "sitemap-hints",
    title: "No priority and changefreq",
    kind: "robots-trivia",
    sources: [google.sitemaps],
    run({ pages }) {
      const hinted = pages.filter(({ entry }) => entry.priority !== undefined || entry.changefreq !== undefined).length;
      return hinted === 0
        ? []
        : [
            {
              title: "priority and changefreq are there, and Google ignores both",
              detail: `${hinted.toLocaleString("en-US")} addresses carry them. They may stay; they cost bytes.`,
            },
          ];
    },
  },
  {
    id: "sitemap-return-links",
    title: "Language versions name each other",
    kind: "hreflang-unreturned",
    sources: [google.localizedVersions],
    run({ pages }) {
      const byLoc = new Map(pages.map((page) => [page.entry.loc, page]));
      const versioned = pages.filter(({ entry }) => entry.alternates.length > 0);
      if (versioned.length === 0) return [];
      const alone = versioned.filter(({ entry }) => {
        const others = entry.alternates.map(({ href }) => href);
        const isOneSided = others.some(
          (href) => href !== entry.loc && byLoc.has(href) && !byLoc.get(href)?.entry.alternates.some((back) => back.href === entry.loc),
        );
        return !others.includes(entry.loc) || isOneSided;
      });
      if (alone.length === 0) return pass("Language versions name themselves and each other");
      return [
        {
          title: `Language versions that do not name each other: ${alone.length.toLocaleString("en-US")}`,
          detail: "Each language version lists all versions, its own included. Where one side is silent, Google ignores the pair.",
          evidence: evidenceOf(alone),
        },
      ];
    },
  },
  indexRule,
  {
    id: "sitemap-sample",
    title: "Sampled addresses answer",
    kind: "sitemap-unfit",
    sources: [google.sitemaps],
    run({ sample }) {
      if (sample.length === 0) return [];
      const bad = sample.filter(({ isFine }) => !isFine);
      if (bad.length === 0) return pass(`All ${sample.length} sampled addresses answer 200 and may be indexed`);
      return [
        {
          title: `${bad.length} of ${sample.length} sampled addresses do not belong in a sitemap`,
          detail: "Only pages that answer 200, may be indexed and are their own canonical belong here.",
          evidence: bad.slice(0, 8).map(({ loc, words }) => ({ line: null, column: null, snippet: `${loc}  ${words}`.slice(0, 300) })),
        },
      ];
    },
  },
];

const addresses = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "address" : "addresses"}`;

function standsOnItsHost({ url, file }: ListedPage): boolean {
  return url === null || hostsOf(file).includes(url.host);
}

function evidence({ entry, file }: ListedPage): Evidence {
  return { line: entry.line, column: null, snippet: `${fileName(file.url)}  ${entry.loc}`.slice(0, 300) };
}

const evidenceOf = (pages: readonly ListedPage[]) => pages.slice(0, 6).map(evidence);
