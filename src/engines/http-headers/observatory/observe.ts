import { fieldValue, fieldValues } from "../header-fields.ts";
import { type Cookie, parseSetCookie } from "../set-cookie.ts";
import { parseItem } from "../structured-field.ts";
import { type Observed, observePolicy } from "./observe-policy.ts";
import { observeScripts } from "./observe-scripts.ts";
import type { ObservedPage } from "./observed-page.ts";
import { gradeOf, type Outcome, scoreTable } from "./score-table.ts";

export interface ObservedTest {
  test: (typeof tests)[number];
  outcome: Outcome;
  points: number;
  sentence: string;
}

const tests = ["csp", "cookies", "cors", "redirection", "referrer", "hsts", "sri", "nosniff", "frames", "corp", "coop", "coep"] as const;

/**
 * The twelve tests of the MDN HTTP Observatory on one answer, and its grade. It scans the front page of a host; we judge the page that was
 * asked for. Left out: the preload list of browsers, and whether an Origin is reflected, which takes a request of its own.
 */
export function observe(page: ObservedPage): { tests: ObservedTest[]; score: number; grade: string } {
  const policy = observePolicy(page);
  const hsts = observeHsts(page);
  const outcomes: Record<(typeof tests)[number], Outcome | null> = {
    csp: policy.outcome,
    cookies: observeCookies(page.setCookies, hsts === "hsts-six-months"),
    cors: observeCors(page),
    redirection: observeRedirection(page.httpRoute),
    referrer: observeReferrer(page),
    hsts,
    sri: page.scripts === null ? "sri-not-html" : observeScripts(page.scripts, page.url),
    nosniff: observeNosniff(page),
    frames: observeFrames(page, policy),
    corp: observeCorp(page),
    coop: observeIsolation(page, "coop"),
    coep: observeIsolation(page, "coep"),
  };
  const made = tests.flatMap((test): ObservedTest[] => {
    const outcome = outcomes[test];
    if (outcome === null) return [];
    const [points, sentence] = scoreTable[outcome];
    return [{ test, outcome, points, sentence }];
  });
  return { tests: made, ...gradeOf(made.map(({ outcome }) => outcome)) };
}

/** "15768000 is six months, but a lot of sites use 15552000": the Observatory is lenient there, and so are we. */
const SIX_MONTHS = 15_552_000;

function observeHsts({ url, headers }: ObservedPage): Outcome {
  if (!url.startsWith("https:")) return "hsts-no-https";
  const [header] = fieldValues(headers, "strict-transport-security");
  if (header === undefined) return "hsts-missing";
  const maxAge = header
    .split(";")
    .map((part) => /^max-age=(\d+)/i.exec(part.trim())?.[1])
    .findLast((age) => age !== undefined);
  if (maxAge === undefined || header.includes(",")) return "hsts-invalid";
  return Number(maxAge) < SIX_MONTHS ? "hsts-short" : "hsts-six-months";
}

function observeNosniff({ headers }: ObservedPage): Outcome {
  const [value] = fieldValues(headers, "x-content-type-options");
  if (!value) return "nosniff-missing";
  return value.trim().toLowerCase() === "nosniff" ? "nosniff-set" : "nosniff-invalid";
}

function observeFrames({ headers }: ObservedPage, { policy }: Observed): Outcome {
  if (policy?.has("frame-ancestors")) return "frames-by-csp";
  const [value] = fieldValues(headers, "x-frame-options");
  const said = value?.trim().toLowerCase();
  if (!said) return "frames-missing";
  if (said === "deny" || said === "sameorigin") return "frames-by-header";
  return said.startsWith("allow-from") ? "frames-allow-from" : "frames-invalid";
}

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
const UNSAFE = ["origin", "origin-when-cross-origin", "unsafe-url", "no-referrer-when-downgrade"];

function observeReferrer({ headers, httpEquiv }: ObservedPage): Outcome {
  const said = [...fieldValues(headers, "referrer-policy"), ...(httpEquiv.get("referrer-policy") ?? [])];
  if (said.length === 0) return "referrer-missing";
  // The last one that browsers know counts.
  const policies = said
    .join(",")
    .split(",")
    .map((policy) => policy.trim().toLowerCase());
  const policy = policies.findLast((known) => PRIVATE.includes(known) || UNSAFE.includes(known));
  if (policy === undefined) return "referrer-invalid";
  return PRIVATE.includes(policy) ? "referrer-private" : "referrer-unsafe";
}

function observeCorp({ headers, httpEquiv }: ObservedPage): Outcome {
  const lines = fieldValues(headers, "cross-origin-resource-policy").map((line) => line.trim().toLowerCase());
  // Browsers join the lines, and a list of policies is none: https://fetch.spec.whatwg.org/#cross-origin-resource-policy-header
  if (new Set(lines).size > 1) return "corp-invalid";
  const said = lines[0] ?? httpEquiv.get("cross-origin-resource-policy")?.at(-1)?.trim().toLowerCase();
  if (!said) return "corp-missing";
  if (said === "same-origin" || said === "same-site") return "corp-same";
  return said === "cross-origin" ? "corp-cross-origin" : "corp-invalid";
}

/** What counts as kept apart; browsers take these as they are, in lower case. */
const ISOLATION = {
  coop: { header: "cross-origin-opener-policy", values: ["same-origin", "same-origin-allow-popups", "noopener-allow-popups"] },
  coep: { header: "cross-origin-embedder-policy", values: ["require-corp", "credentialless"] },
};

function observeIsolation({ headers }: ObservedPage, test: keyof typeof ISOLATION): Outcome {
  const { header, values } = ISOLATION[test];
  const said = fieldValue(headers, header);
  if (said === undefined) return `${test}-missing`;
  const item = parseItem(said)?.item;
  if (item?.type !== "token") return `${test}-invalid`;
  if (values.includes(item.value)) return `${test}-isolated`;
  return item.value === "unsafe-none" ? `${test}-unsafe-none` : `${test}-invalid`;
}

function observeCors({ headers }: ObservedPage): Outcome {
  const said = fieldValue(headers, "access-control-allow-origin")?.trim();
  if (!said) return "cors-none";
  return said === "*" ? "cors-public" : "cors-restricted";
}

function observeRedirection(route: ObservedPage["httpRoute"]): Outcome | null {
  if (route === null) return null;
  const [first, second] = route;
  if (!first) return "redirect-not-needed";
  if (!second) return "redirect-missing";
  if (!route.at(-1)?.startsWith("https:")) return "redirect-not-to-https";
  if (second.startsWith("http:")) return "redirect-not-at-first";
  return URL.parse(first)?.hostname === URL.parse(second)?.hostname ? "redirect-to-https" : "redirect-off-host";
}

/** From bad to worse, in the Observatory's own order. */
const cookieFaults = [
  "cookies-insecure-hsts",
  "cookies-insecure",
  "cookies-session-insecure-hsts",
  "cookies-samesite-invalid",
  "cookies-csrf-no-samesite",
  "cookies-session-not-httponly",
  "cookies-session-insecure",
] as const satisfies readonly Outcome[];

function observeCookies(setCookies: readonly string[], hasHsts: boolean): Outcome {
  const cookies = setCookies
    .flatMap((header) => parseSetCookie(header) ?? [])
    .filter(({ name }) => name !== "" && name !== "heroku-session-affinity");
  const faults = new Set(cookies.flatMap((cookie) => faultsOf(cookie, hasHsts)));
  const worst = cookieFaults.findLast((fault) => faults.has(fault));
  if (worst) return worst;
  if (cookies.length === 0) return "cookies-none";
  return cookies.every(({ sameSite }) => sameSite !== null) ? "cookies-secure-samesite" : "cookies-secure";
}

function faultsOf({ name, isSecure, isHttpOnly, sameSite }: Cookie, hasHsts: boolean): (typeof cookieFaults)[number][] {
  const isSession = /login|sess/i.test(name);
  const isRefused = sameSite !== null && (!["lax", "strict", "none"].includes(sameSite) || (sameSite === "none" && !isSecure));
  return [
    ...(isRefused ? (["cookies-samesite-invalid"] as const) : []),
    ...(isSecure ? [] : hasHsts ? (["cookies-insecure-hsts"] as const) : (["cookies-insecure"] as const)),
    ...(/csrf/i.test(name) && sameSite === null ? (["cookies-csrf-no-samesite"] as const) : []),
    ...(isSession && !isSecure ? [hasHsts ? ("cookies-session-insecure-hsts" as const) : ("cookies-session-insecure" as const)] : []),
    ...(isSession && !isHttpOnly ? (["cookies-session-not-httponly"] as const) : []),
  ];
}
