/** One page of every template, by the name of its picture in docs/screens; each kind of service page is one. */
const KEPT = {
  home: "/",
  services: "/services/",
  "service-method": "/services/technical-seo/",
  "service-platform": "/services/shopify/",
  "service-trade": "/services/hotels/",
  "service-paid-search": "/services/ppc-for-dentists/",
  blog: "/blog/",
  "blog-2": "/blog/page/2",
  post: "/blog/crawl-budget-myth",
  tools: "/tools/",
  "tool-md5": "/tools/md5-generator/",
  "tool-title": "/tools/title-tag-checker/",
  "tool-sitemap": "/tools/sitemap-generator/",
  "api-docs": "/tools/api/",
  rules: "/tools/rules/",
  "tool-rules": "/tools/rules/schema-validator/",
  careers: "/career/",
  job: "/career/technical-seo-analyst",
  creative: "/creative/",
  portfolio: "/portfolio",
  "case-studies": "/case-study/",
  "case-study": "/case-study/project-management-tool/",
  "case-ppc": "/case-study/dental-group-ppc",
  testimonials: "/testimonial/",
  journey: "/our-journey/",
  founder: "/founder/maren-kowalczyk/",
  authors: "/author/",
  author: "/author/tobias-hallgren/",
  category: "/blog/category/technical-seo/",
  contact: "/contact-us",
  documents: "/documents/",
  map: "/map/",
  newsletter: "/newsletter/",
  privacy: "/privacy-policy/",
  terms: "/terms-and-conditions/",
  "not-found": "/no-such-page/",
} as const;

/** What is answered live, for one visitor. */
const LIVE = { chat: "/chat/", booking: "/booking/", "audit-start": "/audit/", audit: "/audit/demo/" } as const;

/** The pages that are kept for everyone. */
export const TEMPLATES = Object.values(KEPT);

export const ALL_TEMPLATES = { ...KEPT, ...LIVE };
