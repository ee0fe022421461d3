import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";
const rfc9110 = (section: string, title: string): Sources => [
  { title: `RFC 9110, HTTP semantics, “${title}”`, url: `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`, checkedOn },
];
const rfc9111 = (section: string, title: string): Sources => [
  { title: `RFC 9111, HTTP caching, “${title}”`, url: `https://www.rfc-editor.org/rfc/rfc9111#section-${section}`, checkedOn },
];

export const redirects: Sources = [
  {
    title: "Google Search Central, “Redirects and Google Search”",
    url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    checkedOn,
  },
];
export const statusCodes: Sources = [
  {
    title: "Google, “How HTTP status codes affect Google’s crawlers”",
    url: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
    checkedOn,
  },
];
export const strictTransport: Sources = [
  { title: "RFC 6797, HTTP Strict Transport Security", url: "https://www.rfc-editor.org/rfc/rfc6797#section-6.1", checkedOn },
  { title: "HSTS preload list, “Submission requirements”", url: "https://hstspreload.org/", checkedOn },
];
export const robotsTag: Sources = [
  {
    title: "Google Search Central, “Robots meta tag, data-nosnippet, and X-Robots-Tag specifications”",
    url: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
    checkedOn,
  },
];
export const linkHeader: Sources = [
  { title: "RFC 8288, “Web linking”", url: "https://www.rfc-editor.org/rfc/rfc8288", checkedOn },
  {
    title: "Google Search Central, “How to specify a canonical URL”",
    url: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
    checkedOn,
  },
];
export const observatory: Sources = [
  {
    title: "MDN HTTP Observatory, “Tests and scoring”",
    url: "https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring",
    checkedOn,
  },
];
export const location = rfc9110("10.2.2", "Location");
export const vary = rfc9110("12.5.5", "Vary");
export const validators = rfc9110("8.8", "Validator fields");
export const conditional = rfc9110("13", "Conditional requests");
export const contentCoding = rfc9110("8.4", "Content-Encoding");
export const contentType = rfc9110("8.3", "Content-Type");
export const contentLength = rfc9110("8.6", "Content-Length");
export const headMethod = rfc9110("9.3.2", "HEAD");
export const fieldSyntax = rfc9110("5", "Fields");
export const retryAfter = rfc9110("10.2.3", "Retry-After");
export const dateField = rfc9110("6.6.1", "Date");
export const serverField = rfc9110("10.2.4", "Server");
export const cacheControl = rfc9111("5.2", "Cache-Control");
export const structuredFields: Sources = [
  { title: "RFC 9651, “Structured field values for HTTP”", url: "https://www.rfc-editor.org/rfc/rfc9651", checkedOn },
];
export const cloaking: Sources = [
  {
    title: "Google Search Central, “Spam policies: cloaking”",
    url: "https://developers.google.com/search/docs/essentials/spam-policies#cloaking",
    checkedOn,
  },
];
export const firstByte: Sources = [{ title: "web.dev, “Time to First Byte”", url: "https://web.dev/articles/ttfb", checkedOn }];
export const certificates: Sources = [
  {
    title: "RFC 9325, “Recommendations for secure use of TLS”",
    url: "https://www.rfc-editor.org/rfc/rfc9325",
    checkedOn,
  },
];
