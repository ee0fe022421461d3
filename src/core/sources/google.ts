import type { Source } from "./source.ts";

export const adsKeywordMatching: Source = {
  title: "Google Ads, About keyword matching options",
  url: "https://support.google.com/google-ads/answer/7478529",
  checkedOn: "2026-11-17",
};
export const analyticsExport: Source = {
  title: "Google Analytics, share and export reports",
  url: "https://support.google.com/analytics/answer/9317657",
  checkedOn: "2026-11-17",
};
export const canonicalMistakes: Source = {
  title: "Google Search Central, 5 common mistakes with rel=canonical",
  url: "https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical",
  checkedOn: "2026-11-15",
};
export const canonicalUrls: Source = {
  title: "Google Search Central, “Specify a canonical URL”",
  url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  checkedOn: "2026-11-15",
};
export const canonicalization: Source = {
  title: "Google Search Central, Canonicalization",
  url: "https://developers.google.com/search/docs/crawling-indexing/canonicalization",
  checkedOn: "2026-11-17",
};
export const cloaking: Source = {
  title: "Google Search Central, “Spam policies: cloaking”",
  url: "https://developers.google.com/search/docs/essentials/spam-policies#cloaking",
  checkedOn: "2026-11-15",
};
export const crawlerStatusCodes: Source = {
  title: "Google, “How HTTP status codes affect Google’s crawlers”",
  url: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
  checkedOn: "2026-11-15",
};
export const favicons: Source = {
  title: "Google Search Central, “Define a favicon to show in search results”",
  url: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  checkedOn: "2026-11-15",
};
export const googlebot: Source = {
  title: "Google Search Central, Googlebot",
  url: "https://developers.google.com/search/docs/crawling-indexing/googlebot",
  checkedOn: "2026-11-15",
};
export const hackedContent: Source = {
  title: "Google, Spam policies: hacked content",
  url: "https://developers.google.com/search/docs/essentials/spam-policies#hacked-content",
  checkedOn: "2026-11-17",
};
export const helpfulContent: Source = {
  title: "Google Search Central, Creating helpful, reliable, people-first content",
  url: "https://developers.google.com/search/docs/fundamentals/creating-helpful-content",
  checkedOn: "2026-11-17",
};
export const hiddenLinks: Source = {
  title: "Google Search Central, “Spam policies: hidden text and link abuse”",
  url: "https://developers.google.com/search/docs/essentials/spam-policies#hidden-text-and-links",
  checkedOn: "2026-11-15",
};
export const httpsRanking: Source = {
  title: "Google, HTTPS as a ranking signal",
  url: "https://developers.google.com/search/blog/2014/08/https-as-ranking-signal",
  checkedOn: "2026-11-15",
};
export const images: Source = {
  title: "Google Search Central, “Google image SEO best practices”",
  url: "https://developers.google.com/search/docs/appearance/google-images",
  checkedOn: "2026-11-15",
};
export const javaScriptBasics: Source = {
  title: "Google Search Central, “JavaScript SEO basics”",
  url: "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics",
  checkedOn: "2026-11-15",
};
export const keywordStuffing: Source = {
  title: "Google Search Central, Spam policies: keyword stuffing",
  url: "https://developers.google.com/search/docs/essentials/spam-policies#keyword-stuffing",
  checkedOn: "2026-11-15",
};
export const largeSitemaps: Source = {
  title: "Google Search Central, “Manage your sitemaps”",
  url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps",
  checkedOn: "2026-11-15",
};
export const lazyLoading: Source = {
  title: "Google Search Central, “Fix lazy-loaded content”",
  url: "https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading",
  checkedOn: "2026-11-15",
};
export const linkPractices: Source = {
  title: "Google, Link best practices",
  url: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable",
  checkedOn: "2026-11-15",
};
export const linksReport: Source = {
  title: "Google, Links report",
  url: "https://support.google.com/webmasters/answer/9049606",
  checkedOn: "2026-11-17",
};
export const localizedVersions: Source = {
  title: "Google Search Central, “Tell Google about localized versions of your page”",
  url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  checkedOn: "2026-11-15",
};
export const markupByScript: Source = {
  title: "Google, “Generate structured data with JavaScript”",
  url: "https://developers.google.com/search/docs/appearance/structured-data/generate-structured-data-with-javascript",
  checkedOn: "2026-11-15",
};
export const markupGallery: Source = {
  title: "Google Search Central, “Structured data markup that Google Search supports”",
  url: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
  checkedOn: "2026-11-15",
};
export const markupGuidelines: Source = {
  title: "Google Search Central, Structured data general guidelines",
  url: "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  checkedOn: "2026-11-15",
};
export const metaTags: Source = {
  title: "Google Search Central, “Meta tags and attributes that Google supports”",
  url: "https://developers.google.com/search/docs/crawling-indexing/special-tags",
  checkedOn: "2026-11-15",
};
export const mobileFirst: Source = {
  title: "Google Search Central, Mobile-first indexing",
  url: "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
  checkedOn: "2026-11-15",
};
export const networkErrors: Source = {
  title: "Google, HTTP status codes and network errors",
  url: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  checkedOn: "2026-11-15",
};
export const outboundLinks: Source = {
  title: "Google, Qualify your outbound links",
  url: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
  checkedOn: "2026-11-17",
};
export const pagination: Source = {
  title: "Google Search Central, Pagination and incremental page loading",
  url: "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  checkedOn: "2026-11-15",
};
export const performanceDataLimits: Source = {
  title: "Google, Deep dive into performance data filtering and limits",
  url: "https://developers.google.com/search/blog/2022/10/performance-data-deep-dive",
  checkedOn: "2026-11-17",
};
export const performanceReport: Source = {
  title: "Google, Performance report in Search Console",
  url: "https://support.google.com/webmasters/answer/7576553",
  checkedOn: "2026-11-17",
};
export const redirects: Source = {
  title: "Google Search Central, “Redirects and Google Search”",
  url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
  checkedOn: "2026-11-15",
};
export const robotsMeta: Source = {
  title: "Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag specifications”",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  checkedOn: "2026-11-15",
};
export const robotsParser: Source = {
  title: "Google’s open-source parser and its tests",
  url: "https://github.com/google/robotstxt",
  checkedOn: "2026-11-15",
};
export const robotsTxt: Source = {
  title: "Google Search Central, “How Google interprets the robots.txt specification”",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
  checkedOn: "2026-11-15",
};
export const robotsTxtIntroduction: Source = {
  title: "Google Search Central, “Introduction to robots.txt”",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  checkedOn: "2026-11-15",
};
export const simplerResults: Source = {
  title: "Google Search Central, “Simplifying the search results page”",
  url: "https://developers.google.com/search/blog/2025/06/simplifying-search-results",
  checkedOn: "2026-11-15",
};
export const sitemapPing: Source = {
  title: "Google, Sitemaps ping endpoint is going away",
  url: "https://developers.google.com/search/blog/2023/06/sitemaps-lastmod-ping",
  checkedOn: "2026-11-15",
};
export const sitemaps: Source = {
  title: "Google Search Central, “Build and submit a sitemap”",
  url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  checkedOn: "2026-11-15",
};
export const snippets: Source = {
  title: "Google Search Central, “Control your snippets in search results”",
  url: "https://developers.google.com/search/docs/appearance/snippet",
  checkedOn: "2026-11-15",
};
export const specialCrawlers: Source = {
  title: "Google Search Central, “List of Google’s special-case crawlers”",
  url: "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
  checkedOn: "2026-11-15",
};
/** Says that the order and number of headings do not matter to Google, and do to screen readers. */
export const starterGuide: Source = {
  title: "Google Search Central, “SEO starter guide”",
  url: "https://developers.google.com/search/docs/fundamentals/seo-starter-guide",
  checkedOn: "2026-11-15",
};
export const titleLinks: Source = {
  title: "Google Search Central, “Influencing your title links”",
  url: "https://developers.google.com/search/docs/appearance/title-link",
  checkedOn: "2026-11-15",
};
export const universalAnalytics: Source = {
  title: "Google Analytics Help, “Universal Analytics has been replaced by GA4”",
  url: "https://support.google.com/analytics/answer/11583528",
  checkedOn: "2026-11-15",
};
export const unsupportedRobotsRules: Source = {
  title: "Google Search Central blog, “A note on unsupported rules in robots.txt”",
  url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  checkedOn: "2026-11-15",
};
export const validMetadata: Source = {
  title: "Google Search Central, “Use valid HTML to specify page metadata”",
  url: "https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata",
  checkedOn: "2026-11-15",
};
export const webpStudy: Source = {
  title: "Google for Developers, “WebP compression study”",
  url: "https://developers.google.com/speed/webp/docs/webp_study",
  checkedOn: "2026-11-15",
};
