import type { Source } from "./source.ts";

export const crawlableLinks: Source = {
  title: "Lighthouse, Links are crawlable",
  url: "https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors",
  checkedOn: "2026-11-15",
};
export const deferCss: Source = {
  title: "web.dev, Defer non-critical CSS",
  url: "https://web.dev/articles/defer-non-critical-css",
  checkedOn: "2026-11-16",
};
export const documentLatency: Source = {
  title: "Chrome for Developers, Document request latency",
  url: "https://developer.chrome.com/docs/performance/insights/document-latency",
  checkedOn: "2026-11-15",
};
export const domSize: Source = {
  title: "Lighthouse, “Avoid an excessive DOM size”",
  url: "https://developer.chrome.com/docs/lighthouse/performance/dom-size",
  checkedOn: "2026-11-15",
};
export const httpCache: Source = {
  title: "web.dev, Prevent unnecessary network requests with the HTTP Cache",
  url: "https://web.dev/articles/http-cache",
  checkedOn: "2026-11-15",
};
export const imageDelivery: Source = {
  title: "Chrome for Developers, Improve image delivery",
  url: "https://developer.chrome.com/docs/performance/insights/image-delivery",
  checkedOn: "2026-11-15",
};
export const installCriteria: Source = {
  title: "web.dev, “What does it take to be installable?”",
  url: "https://web.dev/articles/install-criteria",
  checkedOn: "2026-11-15",
};
export const largestContentfulPaint: Source = {
  title: "web.dev, “Largest Contentful Paint”",
  url: "https://web.dev/articles/lcp",
  checkedOn: "2026-11-17",
};
export const linkText: Source = {
  title: "Lighthouse, Links have descriptive text",
  url: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  checkedOn: "2026-11-15",
};
export const longTasks: Source = {
  title: "web.dev, Optimize long tasks",
  url: "https://web.dev/articles/optimize-long-tasks",
  checkedOn: "2026-11-16",
};
export const maskableIcons: Source = {
  title: "web.dev, “Adaptive icon support in PWAs with maskable icons”",
  url: "https://web.dev/articles/maskable-icon",
  checkedOn: "2026-11-15",
};
export const optimizeLargestPaint: Source = {
  title: "web.dev, Optimize Largest Contentful Paint",
  url: "https://web.dev/articles/optimize-lcp",
  checkedOn: "2026-11-15",
};
export const optimizeLayoutShift: Source = {
  title: "web.dev, “Optimize Cumulative Layout Shift”",
  url: "https://web.dev/articles/optimize-cls",
  checkedOn: "2026-11-15",
};
export const performanceScoring: Source = {
  title: "Lighthouse performance scoring",
  url: "https://developer.chrome.com/docs/lighthouse/performance/performance-scoring",
  checkedOn: "2026-11-15",
};
export const renderBlockingRequests: Source = {
  title: "Chrome for Developers, Render-blocking requests",
  url: "https://developer.chrome.com/docs/performance/insights/render-blocking",
  checkedOn: "2026-11-15",
};
export const renderBlockingResources: Source = {
  title: "Lighthouse, “Eliminate render-blocking resources”",
  url: "https://developer.chrome.com/docs/lighthouse/performance/render-blocking-resources",
  checkedOn: "2026-11-15",
};
export const responsiveImages: Source = {
  title: "web.dev, “Serve responsive images”",
  url: "https://web.dev/articles/serve-responsive-images",
  checkedOn: "2026-11-15",
};
export const scoreVariability: Source = {
  title: "Lighthouse, variability of scores",
  url: "https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md",
  checkedOn: "2026-11-15",
};
export const thirdParties: Source = {
  title: "Chrome for Developers, 3rd parties",
  url: "https://developer.chrome.com/docs/performance/insights/third-parties",
  checkedOn: "2026-11-15",
};
export const timeToFirstByte: Source = {
  title: "web.dev, “Time to First Byte”",
  url: "https://web.dev/articles/ttfb",
  checkedOn: "2026-11-15",
};
export const totalByteWeight: Source = {
  title: "Chrome for Developers, Avoid enormous network payloads",
  url: "https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight",
  checkedOn: "2026-11-15",
};
export const userExperienceReport: Source = {
  title: "Chrome UX Report API",
  url: "https://developer.chrome.com/docs/crux/api",
  checkedOn: "2026-11-15",
};
export const webVitals: Source = { title: "web.dev, Web Vitals", url: "https://web.dev/articles/vitals", checkedOn: "2026-11-15" };
