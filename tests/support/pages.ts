/** One address of every template. */
export const TEMPLATES = [
  "/",
  "/services/seo/",
  "/services/ppc-for-dentists/",
  "/blog/",
  "/blog/page/2",
  "/blog/crawl-budget-myth",
  "/tools/",
  "/tools/md5-generator/",
  "/tools/title-tag-checker/",
  "/tools/sitemap-generator/",
  "/career/",
  "/career/technical-seo-analyst",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/no-such-page/",
] as const;
