/**
 * What each outcome adds to or takes from 100 points: the scoring that MDN publishes for its HTTP Observatory, version 1.4, ten tests,
 * and the two of opener and embedder that it added in September 2026 (https://github.com/mdn/mdn-http-observatory/pull/498).
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and src/grader/charts.js of its source, read 2026-11-17.
 * The sentences are ours. Outcomes that need the preload list of browsers or a request from another origin are not here: we do not make them.
 */
export const scoreTable = {
  "csp-default-src-none": [10, "Content-Security-Policy starts from default-src 'none' and allows nothing unsafe"],
  "csp-no-unsafe": [5, "Content-Security-Policy without unsafe-inline and unsafe-eval"],
  "csp-unsafe-inline-style-only": [0, "Content-Security-Policy is unsafe for styles only"],
  "csp-duplicate-directives": [0, "Content-Security-Policy names a report directive twice"],
  "csp-insecure-passive": [-10, "Content-Security-Policy lets a secure page load images or media over http"],
  "csp-unsafe-eval": [-10, "Content-Security-Policy allows unsafe-eval"],
  "csp-unsafe-inline": [-20, "Content-Security-Policy lets inline or any scripts run"],
  "csp-insecure-scheme": [-20, "Content-Security-Policy lets a secure page load from http"],
  "csp-invalid": [-25, "Content-Security-Policy cannot be read"],
  "csp-missing": [-25, "No Content-Security-Policy"],
  "csp-report-only": [-25, "Content-Security-Policy only reports and forbids nothing"],

  "cookies-secure-samesite": [5, "Every cookie is Secure and has SameSite; session cookies are HttpOnly"],
  "cookies-secure": [0, "Every cookie is Secure; session cookies are HttpOnly"],
  "cookies-none": [0, "No cookie is set"],
  "cookies-insecure-hsts": [-5, "A cookie lacks Secure; HSTS protects it"],
  "cookies-session-insecure-hsts": [-10, "A session cookie lacks Secure; HSTS protects it"],
  "cookies-insecure": [-20, "A cookie lacks Secure"],
  "cookies-samesite-invalid": [-20, "A cookie has a SameSite that browsers refuse"],
  "cookies-csrf-no-samesite": [-20, "A token against forged requests has no SameSite"],
  "cookies-session-not-httponly": [-30, "A session cookie lacks HttpOnly"],
  "cookies-session-insecure": [-40, "A session cookie lacks Secure"],

  "cors-none": [0, "No other site may read the page"],
  "cors-public": [0, "Any site may read the page, without credentials"],
  "cors-restricted": [0, "Named sites may read the page"],

  "redirect-to-https": [0, "http leads to https on the same host"],
  "redirect-not-needed": [0, "http does not answer, so there is nothing to redirect"],
  "redirect-off-host": [-5, "http leads to https on another host first, so HSTS cannot be set"],
  "redirect-not-at-first": [-10, "http leads to https only after another http address"],
  "redirect-not-to-https": [-20, "http redirects, and does not end at https"],
  "redirect-missing": [-20, "http answers and does not lead to https"],

  "referrer-private": [5, "Referrer-Policy keeps paths from other sites"],
  "referrer-missing": [0, "No Referrer-Policy; browsers use strict-origin-when-cross-origin"],
  "referrer-unsafe": [-5, "Referrer-Policy gives more away than browsers do by default"],
  "referrer-invalid": [-5, "Referrer-Policy is no policy that browsers know"],

  "hsts-six-months": [0, "Strict-Transport-Security for at least six months"],
  "hsts-short": [-10, "Strict-Transport-Security for less than six months"],
  "hsts-missing": [-20, "No Strict-Transport-Security"],
  "hsts-invalid": [-20, "Strict-Transport-Security cannot be read"],
  "hsts-no-https": [-20, "No https, so no Strict-Transport-Security"],

  "sri-all": [5, "Scripts carry an integrity hash"],
  "sri-external": [5, "Scripts of other sites carry an integrity hash"],
  "sri-not-html": [0, "Not a page, so it loads no scripts"],
  "sri-no-scripts": [0, "The page has no scripts"],
  "sri-own-scripts": [0, "All scripts come from the site itself"],
  "sri-missing-secure": [-5, "Scripts of other sites come over https without an integrity hash"],
  "sri-insecure": [-20, "Scripts with an integrity hash come over http"],
  "sri-missing-insecure": [-50, "Scripts come over http and without an integrity hash"],

  "nosniff-set": [0, "X-Content-Type-Options is nosniff"],
  "nosniff-missing": [-5, "No X-Content-Type-Options"],
  "nosniff-invalid": [-5, "X-Content-Type-Options is not nosniff"],

  "frames-by-csp": [5, "frame-ancestors says who may frame the page"],
  "frames-by-header": [0, "X-Frame-Options says who may frame the page"],
  "frames-allow-from": [0, "X-Frame-Options uses ALLOW-FROM, which browsers dropped"],
  "frames-missing": [-20, "Any site may frame the page"],
  "frames-invalid": [-20, "X-Frame-Options is no value that browsers know"],

  "corp-same": [10, "Cross-Origin-Resource-Policy keeps the answer to the site"],
  "corp-cross-origin": [0, "Cross-Origin-Resource-Policy opens the answer to all sites"],
  "corp-missing": [0, "No Cross-Origin-Resource-Policy"],
  "corp-invalid": [-5, "Cross-Origin-Resource-Policy is no value that browsers know"],

  "coop-isolated": [10, "Cross-Origin-Opener-Policy cuts the tie to the window that opened the page"],
  "coop-unsafe-none": [0, "Cross-Origin-Opener-Policy keeps the tie to the window that opened the page"],
  "coop-missing": [0, "No Cross-Origin-Opener-Policy"],
  "coop-invalid": [-5, "Cross-Origin-Opener-Policy is no value that browsers know"],

  "coep-isolated": [10, "Cross-Origin-Embedder-Policy lets in only what agrees, or what comes without credentials"],
  "coep-unsafe-none": [0, "Cross-Origin-Embedder-Policy lets in whatever other sites have"],
  "coep-missing": [0, "No Cross-Origin-Embedder-Policy"],
  "coep-invalid": [-5, "Cross-Origin-Embedder-Policy is no value that browsers know"],
} as const satisfies Record<string, readonly [points: number, sentence: string]>;

export type Outcome = keyof typeof scoreTable;

/** Bonus points count only from here. */
const MINIMUM_FOR_BONUS = 90;

/** A score from outcomes, and the letter that goes with it. */
export function gradeOf(outcomes: readonly Outcome[]): { score: number; grade: string } {
  const points = outcomes.map((outcome) => scoreTable[outcome][0]);
  const withoutBonus = points.reduce((sum: number, change) => sum + Math.min(change, 0), 100);
  const withBonus = points.reduce((sum: number, change) => sum + change, 100);
  const score = Math.max(0, withoutBonus >= MINIMUM_FOR_BONUS ? withBonus : withoutBonus);
  return { score, grade: grades[Math.floor(Math.min(score, 100) / 5)] ?? "F" };
}

/** From 0 to 100 in steps of five. */
const grades = "F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+".split(" ");
