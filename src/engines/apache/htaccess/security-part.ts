import type { ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { HSTS_VALUES, type Hsts } from "../host/host-rule.ts";
import { secureExpression } from "../host/write-host-apache.ts";
import { quoteArgument } from "../quote-argument.ts";
import { quoteNginx } from "../quote-nginx.ts";
import type { HtaccessPart } from "./htaccess-part.ts";

export const referrerPolicies = [
  "no-referrer",
  "same-origin",
  "origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
  "no-referrer-when-downgrade",
] as const;

export interface SecurityOptions {
  hsts: Hsts;
  proxy: boolean;
  nosniff: boolean;
  referrer: (typeof referrerPolicies)[number] | undefined;
  /** Camera, microphone and the like are switched off. */
  permissions: boolean;
  frames: "deny" | "same" | undefined;
  /** A policy that only reports; nothing is blocked by it. */
  csp: string | undefined;
}

const PERMISSIONS = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

export function securityPart(options: SecurityOptions): HtaccessPart | undefined {
  const headers = headersOf(options);
  if (headers.length === 0) return undefined;
  return {
    title: "Security headers",
    apache: headers.map(({ name, value, note, when }) =>
      line(`Header always set ${name} ${headerValue(value)}${when ? ` "expr=${when}"` : ""}`, note),
    ),
    nginx: headers.map(({ name, value }): ConfigLine => line(`add_header ${name} ${quoteNginx(value)} always;`)),
    modules: ["mod_headers"],
    overrides: ["FileInfo"],
    warnings: [
      ...(options.hsts === "preload" ? ["Browsers ship the preload list. Getting off it takes months, for every subdomain."] : []),
      ...(options.csp?.includes("$") ? ["nginx has no way to write a $ in a header. Put it into a map there."] : []),
    ],
  };
}

interface SecurityHeader {
  name: string;
  value: string;
  note: string;
  when?: string;
}

function headersOf({ hsts, proxy, nosniff, referrer, permissions, frames, csp }: SecurityOptions): SecurityHeader[] {
  return [
    ...(hsts === "none"
      ? []
      : [
          {
            name: "Strict-Transport-Security",
            value: HSTS_VALUES[hsts],
            note: "Browsers remember to come by https only. Sent by https alone.",
            when: secureExpression(proxy),
          },
        ]),
    ...(nosniff
      ? [{ name: "X-Content-Type-Options", value: "nosniff", note: "A file is what its type says, never what it looks like." }]
      : []),
    ...(referrer
      ? [{ name: "Referrer-Policy", value: referrer, note: "How much of the address other sites learn when a link is followed." }]
      : []),
    ...(frames
      ? [
          {
            name: "X-Frame-Options",
            value: frames === "deny" ? "DENY" : "SAMEORIGIN",
            note: "Who may show the page in a frame. frame-ancestors of a content policy replaces it.",
          },
        ]
      : []),
    ...(permissions ? [{ name: "Permissions-Policy", value: PERMISSIONS, note: "The page and its frames ask for none of these." }] : []),
    ...(csp
      ? [
          {
            name: "Content-Security-Policy-Report-Only",
            value: csp,
            note: "Reports and blocks nothing. Read the reports for a week, then take -Report-Only away.",
          },
        ]
      : []),
  ];
}

/** Apache reads %t, %{VAR}e and the like in header values: a % that is meant as one is doubled. */
const headerValue = (value: string): string => quoteArgument(value.replaceAll("%", "%%"));
