import type { Finding } from "#core/rules/finding.schema.ts";

const CHECKED = "2026-11-15";
const source = (title: string, url: string): Finding["sources"] => [{ title, url, checkedOn: CHECKED }];

export const firstByte = source("web.dev, Time to First Byte", "https://web.dev/articles/ttfb");
export const redirects = source(
  "Chrome for Developers, Document request latency",
  "https://developer.chrome.com/docs/performance/insights/document-latency",
);
export const compression = source("RFC 9110, Content-Encoding", "https://www.rfc-editor.org/rfc/rfc9110#field.content-encoding");
export const caching = source("web.dev, Prevent unnecessary network requests with the HTTP Cache", "https://web.dev/articles/http-cache");
export const blocking = source(
  "Chrome for Developers, Render-blocking requests",
  "https://developer.chrome.com/docs/performance/insights/render-blocking",
);
export const layoutShift = source("web.dev, Optimize Cumulative Layout Shift", "https://web.dev/articles/optimize-cls");
export const largestPaint = source("web.dev, Optimize Largest Contentful Paint", "https://web.dev/articles/optimize-lcp");
export const imageDelivery = source(
  "Chrome for Developers, Improve image delivery",
  "https://developer.chrome.com/docs/performance/insights/image-delivery",
);
export const weight = source(
  "Chrome for Developers, Avoid enormous network payloads",
  "https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight",
);
export const thirdParties = source(
  "Chrome for Developers, 3rd parties",
  "https://developer.chrome.com/docs/performance/insights/third-parties",
);
export const http3 = source("RFC 9114, HTTP/3", "https://www.rfc-editor.org/rfc/rfc9114");
