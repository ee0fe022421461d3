import type { RuleCard } from "#core/rules/rule.ts";
import type { KindId } from "#core/rules/severities.ts";
import * as google from "#core/sources/google.ts";

/** A rule of an audit about what stands on no page of the site. */
export interface SiteCheckRule extends RuleCard {
  kind: KindId;
  /** The tool that shows whether it is mended. */
  checkedBy: string;
}

/** The tool whose rules judge the robots.txt of an audited site. */
export const ROBOTS_CHECKED_BY = "robots-txt-checker";

export const siteCheckRules = {
  sitemapReadable: {
    id: "site-sitemap-readable",
    title: "The sitemap that robots.txt names can be read",
    kind: "sitemap-unreadable",
    checkedBy: "sitemap-url-extractor",
    sources: [google.sitemaps],
  },
  sitemapThere: {
    id: "site-sitemap-there",
    title: "There is a sitemap",
    kind: "sitemap-form",
    checkedBy: "sitemap-url-extractor",
    sources: [google.sitemaps],
  },
  missingPage: {
    id: "site-missing-page",
    title: "A page that does not exist answers 404 or 410",
    kind: "missing-answers-200",
    checkedBy: "header-checker",
    sources: [google.networkErrors],
  },
  sameForCrawlers: {
    id: "site-other-for-crawlers",
    title: "Crawlers read what people get",
    kind: "other-for-crawlers",
    checkedBy: "header-checker",
    sources: [google.cloaking],
  },
  oneHost: {
    id: "site-one-host",
    title: "One host answers, with www or without",
    kind: "https-open",
    checkedBy: "header-checker",
    sources: [google.canonicalUrls],
  },
} as const satisfies Record<string, SiteCheckRule>;

/** A reader loses a source, not a page of the site: what it finds is advice, where a dead link inside the site is a fault. */
export const outsideLinkRule = {
  id: "site-outside-dead-link",
  title: "Links to other sites lead to pages that answer",
  kind: "links-dead",
  checkedBy: "broken-link-detector",
  sources: [google.linkPractices],
} as const satisfies SiteCheckRule;
