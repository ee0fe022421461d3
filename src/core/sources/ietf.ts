import type { Source } from "./source.ts";

export const cacheControl: Source = {
  title: "RFC 9111, HTTP caching, “Cache-Control”",
  url: "https://www.rfc-editor.org/rfc/rfc9111#section-5.2",
  checkedOn: "2026-11-15",
};
export const canonicalRelation: Source = {
  title: "RFC 6596, The Canonical Link Relation",
  url: "https://www.rfc-editor.org/rfc/rfc6596",
  checkedOn: "2026-11-15",
};
export const certificateTransparency: Source = {
  title: "RFC 9162, Certificate Transparency",
  url: "https://www.rfc-editor.org/rfc/rfc9162.html",
  checkedOn: "2026-11-15",
};
export const conditionalRequests: Source = {
  title: "RFC 9110, HTTP semantics, “Conditional requests”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-13",
  checkedOn: "2026-11-15",
};
export const contentEncoding: Source = {
  title: "RFC 9110, HTTP semantics, “Content-Encoding”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-8.4",
  checkedOn: "2026-11-15",
};
export const contentLength: Source = {
  title: "RFC 9110, HTTP semantics, “Content-Length”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-8.6",
  checkedOn: "2026-11-15",
};
export const contentType: Source = {
  title: "RFC 9110, HTTP semantics, “Content-Type”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-8.3",
  checkedOn: "2026-11-15",
};
export const date: Source = {
  title: "RFC 9110, HTTP semantics, “Date”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-6.6.1",
  checkedOn: "2026-11-15",
};
export const fields: Source = {
  title: "RFC 9110, HTTP semantics, “Fields”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-5",
  checkedOn: "2026-11-15",
};
export const forwarded: Source = {
  title: "RFC 7239, Forwarded HTTP Extension",
  url: "https://www.rfc-editor.org/rfc/rfc7239",
  checkedOn: "2026-11-15",
};
export const headMethod: Source = {
  title: "RFC 9110, HTTP semantics, “HEAD”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2",
  checkedOn: "2026-11-15",
};
export const http3: Source = { title: "RFC 9114, HTTP/3", url: "https://www.rfc-editor.org/rfc/rfc9114", checkedOn: "2026-11-15" };
export const httpCaching: Source = {
  title: "RFC 9111, “HTTP caching”",
  url: "https://www.rfc-editor.org/rfc/rfc9111",
  checkedOn: "2026-11-15",
};
export const httpSemantics: Source = {
  title: "RFC 9110, “HTTP semantics”",
  url: "https://www.rfc-editor.org/rfc/rfc9110",
  checkedOn: "2026-11-15",
};
export const json: Source = { title: "RFC 8259, JSON", url: "https://www.rfc-editor.org/rfc/rfc8259", checkedOn: "2026-11-15" };
export const location: Source = {
  title: "RFC 9110, HTTP semantics, “Location”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-10.2.2",
  checkedOn: "2026-11-15",
};
export const mailtoUri: Source = {
  title: "RFC 6068, The mailto URI scheme",
  url: "https://www.rfc-editor.org/rfc/rfc6068",
  checkedOn: "2026-11-15",
};
export const md5: Source = {
  title: "RFC 1321, The MD5 Message-Digest Algorithm",
  url: "https://www.rfc-editor.org/rfc/rfc1321",
  checkedOn: "2026-11-15",
};
export const md5Security: Source = {
  title: "RFC 6151, Updated Security Considerations for MD5",
  url: "https://www.rfc-editor.org/rfc/rfc6151",
  checkedOn: "2026-11-15",
};
export const rdap: Source = {
  title: "RFC 9083, JSON Responses for RDAP",
  url: "https://www.rfc-editor.org/rfc/rfc9083.html",
  checkedOn: "2026-11-15",
};
export const rdapDiscovery: Source = {
  title: "RFC 9224, Finding the Authoritative RDAP Service",
  url: "https://www.rfc-editor.org/rfc/rfc9224.html",
  checkedOn: "2026-11-15",
};
export const redirection: Source = {
  title: "RFC 9110, redirection 3xx",
  url: "https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx",
  checkedOn: "2026-11-15",
};
export const retryAfter: Source = {
  title: "RFC 9110, HTTP semantics, “Retry-After”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3",
  checkedOn: "2026-11-15",
};
export const robotsExclusion: Source = {
  title: "RFC 9309, Robots Exclusion Protocol",
  url: "https://www.rfc-editor.org/rfc/rfc9309",
  checkedOn: "2026-11-17",
};
export const secureTls: Source = {
  title: "RFC 9325, “Recommendations for secure use of TLS”",
  url: "https://www.rfc-editor.org/rfc/rfc9325",
  checkedOn: "2026-11-15",
};
export const server: Source = {
  title: "RFC 9110, HTTP semantics, “Server”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-10.2.4",
  checkedOn: "2026-11-15",
};
export const statusCodes: Source = {
  title: "RFC 9110, HTTP Semantics, status codes",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-15",
  checkedOn: "2026-11-15",
};
export const strictTransport: Source = {
  title: "RFC 6797, HTTP Strict Transport Security",
  url: "https://www.rfc-editor.org/rfc/rfc6797",
  checkedOn: "2026-11-15",
};
export const strictTransportHeader: Source = {
  title: "RFC 6797, “Strict-Transport-Security response header field”",
  url: "https://www.rfc-editor.org/rfc/rfc6797#section-6.1",
  checkedOn: "2026-11-15",
};
export const structuredFields: Source = {
  title: "RFC 9651, “Structured field values for HTTP”",
  url: "https://www.rfc-editor.org/rfc/rfc9651",
  checkedOn: "2026-11-15",
};
export const telUri: Source = {
  title: "RFC 3966, The tel URI for telephone numbers",
  url: "https://www.rfc-editor.org/rfc/rfc3966",
  checkedOn: "2026-11-16",
};
export const temporaryIpv6: Source = {
  title: "RFC 8981, Temporary Address Extensions for IPv6",
  url: "https://www.rfc-editor.org/rfc/rfc8981",
  checkedOn: "2026-11-15",
};
export const validators: Source = {
  title: "RFC 9110, HTTP semantics, “Validator fields”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-8.8",
  checkedOn: "2026-11-15",
};
export const vary: Source = {
  title: "RFC 9110, HTTP semantics, “Vary”",
  url: "https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5",
  checkedOn: "2026-11-15",
};
export const webLinking: Source = {
  title: "RFC 8288, “Web linking”",
  url: "https://www.rfc-editor.org/rfc/rfc8288",
  checkedOn: "2026-11-15",
};
export const webp: Source = {
  title: "RFC 9649, WebP image format",
  url: "https://www.rfc-editor.org/rfc/rfc9649",
  checkedOn: "2026-11-17",
};
