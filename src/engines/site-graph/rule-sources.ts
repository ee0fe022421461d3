const checkedOn = "2026-11-15";
const google = "https://developers.google.com/search/docs";

/** What the rules over many pages rest on, read on that day. */
export const ruleSources = {
  links: { title: "Google, Link best practices", url: `${google}/crawling-indexing/links-crawlable`, checkedOn },
  canonical: { title: "Google, Consolidate duplicate URLs", url: `${google}/crawling-indexing/consolidate-duplicate-urls`, checkedOn },
  robots: { title: "Google, Robots meta tag", url: `${google}/crawling-indexing/robots-meta-tag`, checkedOn },
  redirects: { title: "Google, Redirects and Search", url: `${google}/crawling-indexing/301-redirects`, checkedOn },
  sitemaps: { title: "Google, Build and submit a sitemap", url: `${google}/crawling-indexing/sitemaps/build-sitemap`, checkedOn },
  titles: { title: "Google, Title links", url: `${google}/appearance/title-link`, checkedOn },
  snippets: { title: "Google, Snippets", url: `${google}/appearance/snippet`, checkedOn },
  hacked: {
    title: "Google, Spam policies: hacked content",
    url: `${google}/essentials/spam-policies#hacked-content`,
    checkedOn: "2026-11-17",
  },
  hreflang: { title: "Google, Localized versions", url: `${google}/specialty/international/localized-versions`, checkedOn },
};
