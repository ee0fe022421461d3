import { describe, expect, it } from "vitest";
import type { HeaderEntries } from "../header-fields.ts";
import { observe } from "./observe.ts";
import type { ObservedPage } from "./observed-page.ts";
import { gradeOf } from "./score-table.ts";

function pageWith(headers: HeaderEntries, change: Partial<ObservedPage> = {}): ObservedPage {
  return {
    url: "https://mozilla.example/",
    headers,
    setCookies: headers.filter(([name]) => name === "Set-Cookie").map(([, value]) => value),
    httpEquiv: new Map(),
    scripts: [],
    httpRoute: null,
    ...change,
  };
}
const outcome = (test: string, headers: HeaderEntries, change?: Partial<ObservedPage>) =>
  observe(pageWith(headers, change)).tests.find((made) => made.test === test)?.outcome;

/** Cases in the manner of the Observatory's own suite. */
describe("Content-Security-Policy", () => {
  it.each([
    ["csp-invalid", ["  ", "", "default-src 'none'; default-src 'none'", "default-src 'none'; script-src 'strict-dynamic'", "defa"]],
    [
      "csp-unsafe-inline",
      [
        "default-src 'none'; script-src https://*",
        "default-src 'none'; script-src 'unsafe-inline'",
        "script-src data:",
        "script-src ftp:",
        "default-src 'UNSAFE-INLINE'",
        "upgrade-insecure-requests",
        "script-src 'none'",
        "default-src *; script-src *; object-src 'none'",
        "default-src 'none'; script-src 'unsafe-inline' http:",
        "object-src https:; script-src 'none'",
      ],
    ],
    [
      "csp-insecure-scheme",
      [
        "default-src http://mozilla.org",
        "default-src 'none'; script-src http://mozilla.org",
        "default-src 'none'; script-src ftp://mozilla.org",
      ],
    ],
    [
      "csp-insecure-passive",
      [
        "default-src 'none'; img-src http://mozilla.org",
        "default-src 'self'; img-src ftp:",
        "default-src 'none'; img-src https:; media-src http://mozilla.org",
        "default-src 'none'; img-src 'none'; media-src http:; script-src 'self'; style-src 'unsafe-inline'",
      ],
    ],
    ["csp-unsafe-eval", ["default-src 'none'; script-src 'unsafe-eval'"]],
    [
      "csp-unsafe-inline-style-only",
      [
        "object-src 'none'; script-src 'none'; style-src 'unsafe-inline'",
        "default-src 'unsafe-inline'; script-src https://mozilla.org",
        "default-src 'none';;; ;;;style-src 'self' 'unsafe-inline'",
        "default-src 'none'; style-src https:",
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-abc=' 'unsafe-inline'",
      ],
    ],
    [
      "csp-no-unsafe",
      [
        "default-src https://mozilla.org",
        "object-src 'none'; script-src 'strict-dynamic' 'nonce-abc' 'unsafe-inline'; style-src 'none'",
        "default-src https://mozilla.org; style-src 'unsafe-inline' 'nonce-abc123' 'unsafe-inline'",
      ],
    ],
    [
      "csp-default-src-none",
      [
        "default-src",
        "default-src 'none'; script-src 'strict-dynamic' 'nonce-abc123' 'unsafe-inline'",
        "default-src 'none'; script-src 'strict-dynamic' 'sha256-abc123' https://*",
        "default-src 'none'; object-src https://mozilla.org",
      ],
    ],
    ["csp-duplicate-directives", ["default-src 'none'; report-to a; report-to b"]],
  ] as const)("%s", (expected, policies) => {
    for (const policy of policies) expect([policy, outcome("csp", [["Content-Security-Policy", policy]])]).toEqual([policy, expected]);
  });

  it("is missing, or only reports", () => {
    expect(outcome("csp", [])).toBe("csp-missing");
    expect(outcome("csp", [["Content-Security-Policy-Report-Only", "default-src 'none'"]])).toBe("csp-report-only");
  });

  it("counts a source only if all policies allow it", () => {
    const httpEquiv = new Map([["content-security-policy", ["default-src https:"]]]);
    expect(outcome("csp", [["Content-Security-Policy", "default-src http:"]], { httpEquiv })).toBe("csp-default-src-none");
    expect(
      outcome("csp", [["Content-Security-Policy", "img-src 'none'"]], {
        httpEquiv: new Map([["content-security-policy", ["default-src 'none'"]]]),
      }),
    ).toBe("csp-default-src-none");
  });

  it("takes no frame-ancestors from a tag", () => {
    const httpEquiv = new Map([["content-security-policy", ["frame-ancestors 'none'"]]]);
    expect(outcome("csp", [], { httpEquiv })).toBe("csp-missing");
  });
});

describe("cookies", () => {
  const set = (...cookies: string[]): HeaderEntries => cookies.map((cookie) => ["Set-Cookie", cookie] as const);
  const hsts = ["Strict-Transport-Security", "max-age=31536000"] as const;

  it.each([
    ["cookies-none", []],
    ["cookies-none", ["heroku-session-affinity=x"]],
    ["cookies-secure-samesite", ["a=b; Secure; HttpOnly; SameSite=Lax"]],
    ["cookies-secure", ["a=b; Secure", "c=d; Secure; SameSite=Strict"]],
    ["cookies-insecure", ["a=b"]],
    ["cookies-session-insecure", ["SESSIONID=b; HttpOnly"]],
    ["cookies-session-not-httponly", ["LOGIN=b; Secure"]],
    ["cookies-csrf-no-samesite", ["CSRFTOKEN=b; Secure"]],
    ["cookies-samesite-invalid", ["a=b; Secure; SameSite=Maybe"]],
    ["cookies-samesite-invalid", ["a=b; Secure; SameSite"]],
    ["cookies-samesite-invalid", ["a=b; SameSite=None"]],
  ] as const)("%s for %j", (expected, cookies) => expect(outcome("cookies", set(...cookies))).toBe(expected));

  it("lean on HSTS", () => {
    expect(outcome("cookies", [hsts, ...set("a=b")])).toBe("cookies-insecure-hsts");
    expect(outcome("cookies", [hsts, ...set("SESSIONID=b; HttpOnly")])).toBe("cookies-session-insecure-hsts");
  });
});

describe("the other tests", () => {
  it.each([
    ["hsts", "Strict-Transport-Security", "max-age=31536000; includeSubDomains", "hsts-six-months"],
    ["hsts", "Strict-Transport-Security", "max-age=15552000", "hsts-six-months"],
    ["hsts", "Strict-Transport-Security", "max-age=86400", "hsts-short"],
    ["hsts", "Strict-Transport-Security", "includeSubDomains", "hsts-invalid"],
    ["hsts", "Strict-Transport-Security", "max-age=31536000, max-age=1", "hsts-invalid"],
    ["hsts", "X", "", "hsts-missing"],
    ["nosniff", "X-Content-Type-Options", " NoSniff ", "nosniff-set"],
    ["nosniff", "X-Content-Type-Options", "whimsy", "nosniff-invalid"],
    ["nosniff", "X", "", "nosniff-missing"],
    ["frames", "X-Frame-Options", "DENY", "frames-by-header"],
    ["frames", "X-Frame-Options", "ALLOW-FROM https://a.example", "frames-allow-from"],
    ["frames", "X-Frame-Options", "whimsy", "frames-invalid"],
    ["frames", "Content-Security-Policy", "frame-ancestors 'none'", "frames-by-csp"],
    ["frames", "X", "", "frames-missing"],
    ["referrer", "Referrer-Policy", "no-referrer, strict-origin-when-cross-origin", "referrer-private"],
    ["referrer", "Referrer-Policy", "no-referrer, unsafe-url", "referrer-unsafe"],
    ["referrer", "Referrer-Policy", "no-referrer-when-downgrade", "referrer-unsafe"],
    ["referrer", "Referrer-Policy", "whimsy", "referrer-invalid"],
    ["referrer", "X", "", "referrer-missing"],
    ["corp", "Cross-Origin-Resource-Policy", "same-site", "corp-same"],
    ["corp", "Cross-Origin-Resource-Policy", "cross-origin", "corp-cross-origin"],
    ["corp", "Cross-Origin-Resource-Policy", "whimsy", "corp-invalid"],
    ["coop", "Cross-Origin-Opener-Policy", 'same-origin; report-to="coop"', "coop-isolated"],
    ["coop", "Cross-Origin-Opener-Policy", "same-origin-allow-popups", "coop-isolated"],
    ["coop", "Cross-Origin-Opener-Policy", "noopener-allow-popups", "coop-isolated"],
    ["coop", "Cross-Origin-Opener-Policy", "unsafe-none", "coop-unsafe-none"],
    ["coop", "Cross-Origin-Opener-Policy", "Same-Origin", "coop-invalid"],
    ["coop", "Cross-Origin-Opener-Policy", '"same-origin"', "coop-invalid"],
    ["coop", "X", "", "coop-missing"],
    ["coep", "Cross-Origin-Embedder-Policy", "require-corp", "coep-isolated"],
    ["coep", "Cross-Origin-Embedder-Policy", "credentialless", "coep-isolated"],
    ["coep", "Cross-Origin-Embedder-Policy", "unsafe-none", "coep-unsafe-none"],
    ["coep", "Cross-Origin-Embedder-Policy", "whimsy", "coep-invalid"],
    ["coep", "X", "", "coep-missing"],
    ["cors", "Access-Control-Allow-Origin", "*", "cors-public"],
    ["cors", "Access-Control-Allow-Origin", "https://a.example", "cors-restricted"],
  ])("%s for %s: %s", (test, name, value, expected) => expect(outcome(test, [[name, value]])).toBe(expected));

  it.each([
    [null, undefined],
    [[], "redirect-not-needed"],
    [["http://a.example/"], "redirect-missing"],
    [["http://a.example/", "https://a.example/"], "redirect-to-https"],
    [["http://a.example/", "https://b.example/"], "redirect-off-host"],
    [["http://a.example/", "http://b.example/", "https://b.example/"], "redirect-not-at-first"],
    [["http://a.example/", "http://b.example/"], "redirect-not-to-https"],
  ])("redirection over %j", (httpRoute, expected) => expect(outcome("redirection", [], { httpRoute })).toBe(expected));

  it.each([
    [[], "sri-no-scripts"],
    [["", "/a.js", "https://cdn.mozilla.example/a.js"], "sri-own-scripts"],
    [["/a.js+"], "sri-all"],
    [["https://other.example/a.js+"], "sri-external"],
    [["https://other.example/a.js"], "sri-missing-secure"],
    [["//other.example/a.js"], "sri-missing-insecure"],
    [["http://other.example/a.js+"], "sri-insecure"],
    [["http://other.example/a.js", "/a.js+"], "sri-missing-insecure"],
  ])("integrity of %j", (sources, expected) => {
    const scripts = sources.map((src) => ({ src: src.replace("+", ""), hasIntegrity: src.endsWith("+") }));
    expect(outcome("sri", [], { scripts })).toBe(expected);
  });

  it("finds no scripts in what is no page, and no HSTS without https", () => {
    expect(outcome("sri", [], { scripts: null })).toBe("sri-not-html");
    expect(outcome("hsts", [], { url: "http://a.example/" })).toBe("hsts-no-https");
  });
});

describe("the grade", () => {
  it("gives bonus points only from 90 up", () => {
    expect(gradeOf(["csp-no-unsafe", "hsts-six-months"])).toEqual({ score: 105, grade: "A+" });
    expect(gradeOf(["csp-default-src-none", "hsts-short", "corp-same"])).toEqual({ score: 110, grade: "A+" });
    expect(gradeOf(["csp-default-src-none", "hsts-missing"])).toEqual({ score: 80, grade: "B+" });
    expect(gradeOf(["nosniff-missing"])).toEqual({ score: 95, grade: "A" });
  });

  it("does not fall below nothing", () => {
    expect(gradeOf(["csp-missing", "hsts-missing", "frames-missing", "nosniff-missing", "cookies-session-insecure"])).toEqual({
      score: 0,
      grade: "F",
    });
    expect(observe(pageWith([]))).toMatchObject({ score: 30, grade: "D" });
  });
});
