import { createHash } from "node:crypto";

export interface PolicyOptions {
  /** The site is served by https: browsers may be told to insist on it. */
  secure: boolean;
  /** Further origins of pictures: the content service's image network in hosted mode. */
  imageOrigins: readonly string[];
  /** Further origins that scripts may ask: this site by IPv4 or IPv6 alone. */
  connectOrigins?: readonly string[];
  /** Whose pages may stand in ours: a booking page, when one is configured. */
  frameOrigins?: readonly string[];
  /** Whose scripts may run here, and may load, ask, frame and show what they need from there: a chat, a badge, a monitor that is configured. */
  vendorOrigins?: readonly string[];
}

/** The headers that every answer carries. */
export function baseHeaders({ secure, imageOrigins, frameOrigins = [], vendorOrigins = [] }: PolicyOptions): Record<string, string> {
  // Another company's frame would have to agree to being embedded, and none does: a site that configures one goes without.
  const embeds = frameOrigins.length + vendorOrigins.length > 0;
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(embeds ? {} : { "cross-origin-embedder-policy": imageOrigins.length > 0 ? "credentialless" : "require-corp" }),
    "permissions-policy":
      "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()",
    ...(secure ? { "strict-transport-security": "max-age=63072000; includeSubDomains; preload" } : {}),
  };
}

/** For answers that are no page: nothing may load, nothing may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The whole set of an answer that is neither page nor file: a refusal. */
export const closedHeaders = (options: PolicyOptions): Record<string, string> => ({
  ...baseHeaders(options),
  "content-security-policy": closedPolicy,
});

/** Scripts of our own, workers among them, which hash files by WebAssembly and import each other. */
export const scriptPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Code that stands in a page, each piece as it is written there. */
interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy of one page, by hashes of what we wrote into it. Hashes rather than nonces, because pages are cached whole. What those scripts
 * load may run too (`strict-dynamic`), and no other file of this site: a planted `<script src>` finds nothing to point at.
 * `worker-url` is the one Trusted Types policy: it lets our own worker files through (src/ui/worker-url.ts); the editor's pages have one more,
 * which reads pasted HTML (src/app/routes/admin/content/text/paste.ts). Other companies' scripts know
 * nothing of Trusted Types and would break, so a site that configures one does without, and lists whose files may run.
 */
export function pagePolicy(
  inline: InlineCode & { takesPaste?: boolean },
  { secure, imageOrigins, connectOrigins = [], frameOrigins = [], vendorOrigins: vendors = [] }: PolicyOptions,
): string {
  // The editor shows a preview beside the text.
  const frames = [...(inline.takesPaste ? ["'self'"] : []), ...frameOrigins, ...vendors];
  return [
    "default-src 'none'",
    `script-src ${[vendors.length > 0 ? "'self'" : "'strict-dynamic'", ...hashesOf(inline.scripts), ...vendors].join(" ")}`,
    `style-src ${["'self'", ...hashesOf(inline.styles), ...vendors].join(" ")}`,
    `img-src ${["'self'", "data:", "blob:", ...imageOrigins, ...vendors].join(" ")}`,
    `font-src ${["'self'", ...vendors].join(" ")}`,
    `connect-src ${["'self'", ...connectOrigins, ...vendors].join(" ")}`,
    "worker-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(vendors.length > 0
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types worker-url${inline.takesPaste ? " paste-html" : ""}`]),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

const hashesOf = (pieces: readonly string[]) => [
  ...new Set(pieces.map((piece) => `'sha256-${createHash("sha256").update(piece).digest("base64")}'`)),
];
