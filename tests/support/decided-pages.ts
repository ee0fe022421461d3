export const words = (text: string) => text.split(/\s+/);

const services = `seo on-page-seo mobile-seo link-building google-penalty-checker local-seo international-seo white-label-seo podcast-seo
  technical-seo seo-audit seo-consultation-services wordpress-seo youtube-seo e-commerce-seo keyword-research-analysis off-page-seo
  topical-mapping-service national-seo joomla shopify magento moonfruit squarespace webnode wix weebly hotels saas real-estate edtech
  financial-services`;
const trades = `lawyers dentists ecommerce amazon doctors healthcare plumbers hvac roofers home-services real-estate saas b2b startups
  small-business hotels restaurants travel education finance insurance automotive fitness nonprofits shopify`;

/** Systems and industries, which have other names as well. */
export const namedServices = words(services).slice(19);

/** Every address that was decided, but the tools'. */
export const DECIDED_PAGES = [
  "/",
  "/services/",
  ...words(services).map((slug) => `/services/${slug}/`),
  ...words(trades).map((trade) => `/services/ppc-for-${trade}/`),
  "/tools/",
  "/creative/",
  "/blog/",
  "/blog/page/2",
  "/blog/crawl-budget-myth",
  "/blog/category/technical-seo/",
  "/author/",
  "/author/tobias-hallgren/",
  "/career/",
  "/career/technical-seo-analyst",
  "/case-study/",
  "/case-study/ai-content-tool/",
  "/case-study/project-management-tool/",
  "/case-study/living-healthy-24/",
  "/case-study/dental-group-ppc",
  "/testimonial/",
  "/portfolio",
  "/our-journey/",
  "/founder/maren-kowalczyk/",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/contact-us",
];

/** All that were decided; each is there as soon as its folder is. */
export const DECIDED_TOOLS =
  words(`seo-content-optimization keyword-extract-tool ai-keyword-research competitor-analysis backlink-summary h1-tag-checker
  title-tag-checker meta-description-checker canonical-tag-checker image-alt-tag-checker header-checker open-graph-tag-generator
  schema-validator meta-tag-generator serp-rank-checker bulk-website-traffic-analytics website-traffic-analytics single-domain-authority
  bulk-domain-authority-checker website-age sitemap-generator robot-txt-generator robots-txt-checker broken-link-detector
  redirect-file-directory rewrite-to-www sitemap-url-extractor favicon-checker htaccess-generator plagiarism-checker paraphrasing-tool
  ai-text-rewriting webpage-word-count plagiarism-checker-url png-to-webp-converter jpg-to-gif-converter png-to-gif-converter
  html-to-php-converter javascript-minifier css-minifier html-minifier my-ip-address fetch-html-content phone-number-spelling-tool
  what-my-browser-size md5-generator seo-meta-in-one-click webpage-image-extractor jpg-to-png-converter jpg-to-webp-converter
  webp-to-png-converter webp-to-jpg-converter jpg-to-svg-converter png-to-svg-converter webp-to-svg-converter svg-to-webp-converter
  svg-to-jpg-converter svg-to-png-converter image-to-pdf-converter page-speed-checker internal-link-checker keyword-difficulty-checker
  ads-keyword-tool tag-analyzer`);
