export interface AboutHeader {
  /** What it does, in a sentence or two. */
  text: string;
  /** Where it is specified. */
  source: string;
}

const RFC9110 = "https://www.rfc-editor.org/rfc/rfc9110";
const RFC9111 = "https://www.rfc-editor.org/rfc/rfc9111";
const RFC9112 = "https://www.rfc-editor.org/rfc/rfc9112";
const FETCH = "https://fetch.spec.whatwg.org/";
const HTML = "https://html.spec.whatwg.org/multipage/";

/** What a response header means; undefined for one that we do not know. */
export function aboutHeader(name: string): AboutHeader | undefined {
  const known = table[name.toLowerCase()];
  return known && { text: known[0], source: known[1] };
}

const table: Record<string, readonly [text: string, source: string]> = {
  "accept-ch": [
    "Asks the browser for client hints, such as the width of the screen, with the next requests.",
    "https://www.rfc-editor.org/rfc/rfc8942",
  ],
  "accept-ranges": [
    "Says whether parts of the file can be asked for, so that a broken download can go on where it stopped.",
    `${RFC9110}#section-14.3`,
  ],
  "access-control-allow-credentials": ["Lets scripts of an allowed site read the answer to a request that carried cookies.", FETCH],
  "access-control-allow-headers": ["Request headers that scripts of other sites may send.", FETCH],
  "access-control-allow-methods": ["Methods that scripts of other sites may use.", FETCH],
  "access-control-allow-origin": ["Which other site's scripts may read this answer; * means any.", FETCH],
  "access-control-expose-headers": ["Headers of this answer that scripts of other sites may read.", FETCH],
  "access-control-max-age": ["How many seconds a browser may remember the permission.", FETCH],
  age: ["Seconds since a cache got this copy from the server.", `${RFC9111}#section-5.1`],
  allow: ["The methods that this address takes.", `${RFC9110}#section-10.2.1`],
  "alt-svc": [
    "The same site answers elsewhere too, usually over HTTP/3. Browsers switch with the next request.",
    "https://www.rfc-editor.org/rfc/rfc7838",
  ],
  "cache-control": ["Who may keep this answer, for how long, and when it has to be checked again.", `${RFC9111}#section-5.2`],
  "cache-status": ["What each cache on the way did with the request.", "https://www.rfc-editor.org/rfc/rfc9211"],
  "cdn-cache-control": ["Cache-Control for the content network alone.", "https://www.rfc-editor.org/rfc/rfc9213"],
  "cf-cache-status": [
    "Whether Cloudflare answered from its cache: HIT, MISS, DYNAMIC and others.",
    "https://developers.cloudflare.com/cache/concepts/cache-responses/",
  ],
  "cf-mitigated": [
    "Cloudflare answered with a challenge in place of the page.",
    "https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/",
  ],
  "cf-ray": [
    "Cloudflare's number of this request, and the airport code of the place that answered.",
    "https://developers.cloudflare.com/fundamentals/reference/cloudflare-ray-id/",
  ],
  "clear-site-data": ["Tells the browser to drop what it kept for this site.", "https://www.w3.org/TR/clear-site-data/"],
  connection: ["Whether the connection stays open. HTTP/2 and later do without it.", `${RFC9110}#section-7.6.1`],
  "content-disposition": ["Whether to show the file or to save it, and under which name.", "https://www.rfc-editor.org/rfc/rfc6266"],
  "content-encoding": ["How the body is packed: gzip, br, zstd. The reader unpacks it.", `${RFC9110}#section-8.4`],
  "content-language": ["The language of the readers it is meant for. Google does not use it.", `${RFC9110}#section-8.5`],
  "content-length": ["Bytes of the body as sent, packed if it is packed.", `${RFC9110}#section-8.6`],
  "content-location": ["The address of this very version of the page.", `${RFC9110}#section-8.7`],
  "content-range": ["Which part of the whole this is.", `${RFC9110}#section-14.4`],
  "content-security-policy": [
    "Where scripts, styles, frames and the rest may come from. The strongest defense against injected scripts.",
    "https://www.w3.org/TR/CSP3/",
  ],
  "content-security-policy-report-only": [
    "The same as a trial: what would be forbidden is reported and still runs.",
    "https://www.w3.org/TR/CSP3/",
  ],
  "content-type": ["What the body is, and in which character encoding.", `${RFC9110}#section-8.3`],
  "critical-ch": [
    "Client hints without which the page is wrong; the browser asks again with them.",
    "https://wicg.github.io/client-hints-infrastructure/",
  ],
  "cross-origin-embedder-policy": ["Lets in only what agrees to be embedded.", `${HTML}browsers.html#coep`],
  "cross-origin-opener-policy": ["Cuts the tie to the window that opened this page.", `${HTML}browsers.html#cross-origin-opener-policies`],
  "cross-origin-resource-policy": ["Which sites may embed this file.", FETCH],
  date: ["When the server wrote the answer.", `${RFC9110}#section-6.6.1`],
  deprecation: ["Since when this address is on its way out.", "https://www.rfc-editor.org/rfc/rfc9745"],
  "document-policy": ["Turns features of the page off, such as oversized images.", "https://wicg.github.io/document-policy/"],
  etag: ["A mark of this version. With If-None-Match a reader asks whether it still holds.", `${RFC9110}#section-8.8.3`],
  "expect-ct": ["Retired: browsers demand Certificate Transparency by themselves.", "https://www.rfc-editor.org/rfc/rfc9163"],
  expires: ["Until when the answer is fresh. Cache-Control's max-age goes before it.", `${RFC9111}#section-5.3`],
  "feature-policy": ["Retired: Permissions-Policy took its place.", "https://www.w3.org/TR/permissions-policy/"],
  "keep-alive": ["How long an idle connection stays open.", "https://www.rfc-editor.org/rfc/rfc2068#section-19.7.1.1"],
  "last-modified": ["When the page last changed. With If-Modified-Since a reader asks whether it still holds.", `${RFC9110}#section-8.8.2`],
  link: [
    "Links of the page: canonical, alternates, files to load early. The same as link tags in the head.",
    "https://www.rfc-editor.org/rfc/rfc8288",
  ],
  location: ["Where to go instead.", `${RFC9110}#section-10.2.2`],
  nel: ["Asks browsers to report failed connections.", "https://www.w3.org/TR/network-error-logging/"],
  "origin-agent-cluster": ["Asks for a process of its own for this origin.", `${HTML}browsers.html#origin-keyed-agent-clusters`],
  p3p: ["Retired: a privacy format of 2002 that no browser reads.", "https://www.w3.org/TR/P3P/"],
  "permissions-policy": [
    "Which features, such as camera and location, the page and its frames may use.",
    "https://www.w3.org/TR/permissions-policy/",
  ],
  pragma: ["A leftover of HTTP/1.0. In an answer it means nothing.", `${RFC9111}#section-5.4`],
  priority: ["How soon this file is wanted.", "https://www.rfc-editor.org/rfc/rfc9218"],
  "proxy-status": ["What a proxy on the way met.", "https://www.rfc-editor.org/rfc/rfc9209"],
  "public-key-pins": ["Retired: pinned keys locked owners out of their own sites.", "https://www.rfc-editor.org/rfc/rfc7469"],
  "referrer-policy": ["How much of this address other sites are told when a link is followed.", "https://www.w3.org/TR/referrer-policy/"],
  refresh: [
    "Loads another address after some seconds. A redirect in disguise; use a status instead.",
    `${HTML}document-lifecycle.html#the-refresh-header`,
  ],
  "report-to": ["Where browsers send reports, in an older form.", "https://www.w3.org/TR/reporting-1/"],
  "reporting-endpoints": ["Where browsers send reports.", "https://www.w3.org/TR/reporting-1/"],
  "retry-after": ["When to ask again: seconds, or a date. Crawlers obey it with 503 and 429.", `${RFC9110}#section-10.2.3`],
  server: ["The program that answered. Nobody needs its version.", `${RFC9110}#section-10.2.4`],
  "server-timing": ["How long the server's parts took, for developer tools.", "https://www.w3.org/TR/server-timing/"],
  "service-worker-allowed": ["The widest path that a service worker may serve.", "https://www.w3.org/TR/service-workers/"],
  "set-cookie": [
    "Stores a cookie. Its attributes say who may read it, and when it is sent along.",
    "https://www.rfc-editor.org/rfc/rfc6265",
  ],
  sourcemap: ["Where developer tools find the source of a packed file.", "https://tc39.es/ecma426/"],
  "speculation-rules": [
    "Pages that the browser may load before they are asked for.",
    "https://wicg.github.io/nav-speculation/speculation-rules.html",
  ],
  "strict-transport-security": [
    "From now on the browser uses https for this host, whatever a link says.",
    "https://www.rfc-editor.org/rfc/rfc6797",
  ],
  sunset: ["When this address will be gone.", "https://www.rfc-editor.org/rfc/rfc8594"],
  "surrogate-control": ["Cache-Control for the content network, in an older form.", "https://www.w3.org/TR/edge-arch/"],
  "timing-allow-origin": ["Which sites may read exact load times of this file.", "https://www.w3.org/TR/resource-timing/"],
  trailer: ["Headers that follow after the body.", `${RFC9110}#section-6.6.2`],
  "transfer-encoding": ["The body comes in pieces, so its length was not known at first.", `${RFC9112}#section-6.1`],
  upgrade: ["Another protocol that the server speaks on this connection.", `${RFC9110}#section-7.8`],
  vary: ["Which request headers change the answer. Caches keep a copy for each value.", `${RFC9110}#section-12.5.5`],
  via: ["Proxies that the answer passed.", `${RFC9110}#section-7.6.3`],
  warning: ["Retired with RFC 9111: notes that caches once added.", `${RFC9111}#section-5.5`],
  "www-authenticate": ["How to prove who you are.", `${RFC9110}#section-11.6.1`],
  "x-amz-cf-id": ["CloudFront's number of this request.", "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/"],
  "x-amz-cf-pop": ["The CloudFront place that answered.", "https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/"],
  "x-cache": [
    "Whether a cache on the way answered: hit or miss. Not standardized; Cache-Status is.",
    "https://www.rfc-editor.org/rfc/rfc9211",
  ],
  "x-cache-hits": [
    "How often a cache has given this copy out.",
    "https://www.fastly.com/documentation/reference/http/http-headers/X-Cache-Hits/",
  ],
  "x-content-type-options": ["nosniff: take the Content-Type at its word, do not guess.", FETCH],
  "x-dns-prefetch-control": [
    "Whether the browser looks up names of links ahead of time.",
    "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-DNS-Prefetch-Control",
  ],
  "x-download-options": [
    "For Internet Explorer 8. Nothing reads it today.",
    "https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/compatibility/jj542450(v=vs.85)",
  ],
  "x-frame-options": [
    "Who may put this page in a frame. frame-ancestors of the CSP goes before it.",
    `${HTML}document-lifecycle.html#the-x-frame-options-header`,
  ],
  "x-permitted-cross-domain-policies": ["For Flash and old PDF readers.", "https://owasp.org/www-project-secure-headers/"],
  "x-pingback": ["Where WordPress takes notice of links. Often a target of abuse.", "https://www.hixie.ch/specs/pingback/pingback"],
  "x-powered-by": ["The framework behind the page. Nobody needs it.", "https://owasp.org/www-project-secure-headers/"],
  "x-request-id": ["A number to find this request by in the logs.", "https://http.dev/x-request-id"],
  "x-robots-tag": [
    "What crawlers may do with this address: noindex, nofollow and others, for all or for one by name.",
    "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag",
  ],
  "x-served-by": ["The cache machine that answered.", "https://www.fastly.com/documentation/reference/http/http-headers/X-Served-By/"],
  "x-ua-compatible": ["For Internet Explorer. Nothing reads it today.", `${HTML}semantics.html#attr-meta-http-equiv-x-ua-compatible`],
  "x-xss-protection": [
    "Retired: browsers removed the filter, which opened holes of its own.",
    "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-XSS-Protection",
  ],
};
