import { compareText } from "#core/lists/compare-text.ts";
import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { headerEvidence, headerFix, lineEvidence } from "./header-evidence.ts";

type Test = NonNullable<HeaderSubject["observed"]>["tests"][number]["test"];

/** One rule for each test of the Observatory that a header answers; what it costs is printed with it. */
function observedRule(
  id: string,
  {
    test,
    title,
    clause,
    detail,
    header,
    fix,
  }: { test: Test; title: string; clause: string; detail: string; header: string; fix: Pick<Verdict, "fix" | "alternatives"> },
): Rule<HeaderSubject> {
  return {
    id,
    title,
    clause,
    kind: "security-headers",
    sources: [vendors.httpObservatory],
    run({ observed, answer }) {
      const made = observed?.tests.find((each) => each.test === test);
      if (!made || !answer) return [];
      if (made.points >= 0) return pass(made.sentence);
      const evidence = headerEvidence(answer.headers, header);
      return [{ title: `${made.sentence} (${made.points} points)`, detail, ...(evidence.length > 0 ? { evidence } : {}), ...fix }];
    },
  };
}

/** Headers that protect readers. Points are the Observatory's own. */
export const securityRules: readonly Rule<HeaderSubject>[] = [
  observedRule("hsts", {
    clause: "https is enforced too briefly or not at all",
    test: "hsts",
    title: "Strict-Transport-Security for six months or more",
    header: "strict-transport-security",
    detail:
      "Without it the first visit of every browser can be led over an open line. Begin with a short time and raise it once everything works over https.",
    fix: headerFix("A year of https", "Strict-Transport-Security", "max-age=31536000"),
  }),
  observedRule("csp", {
    clause: "the script policy is weak or missing",
    test: "csp",
    title: "A Content-Security-Policy without unsafe parts",
    header: "content-security-policy",
    detail:
      "It decides whose scripts may run. Try it as Content-Security-Policy-Report-Only first: a policy that is too strict breaks the page.",
    fix: headerFix(
      "A strict start, to be widened by what you load",
      "Content-Security-Policy",
      "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    ),
  }),
  observedRule("nosniff", {
    clause: "types may be guessed",
    test: "nosniff",
    title: "X-Content-Type-Options: nosniff",
    header: "x-content-type-options",
    detail: "Otherwise some browsers run an upload as a script when it looks like one.",
    fix: headerFix("Takes types at their word", "X-Content-Type-Options", "nosniff"),
  }),
  observedRule("frames", {
    clause: "any site may frame it",
    test: "frames",
    title: "Says who may frame the page",
    header: "x-frame-options",
    detail: "Another site can lay your page under its own buttons and have your visitors click on it.",
    fix: headerFix("Only your own pages may", "Content-Security-Policy", "frame-ancestors 'self'"),
  }),
  observedRule("referrer", {
    clause: "Referrer-Policy is unsafe or unknown",
    test: "referrer",
    title: "Referrer-Policy is safe",
    header: "referrer-policy",
    detail: "Full addresses of your pages, with what their query holds, are sent to the sites you link to.",
    fix: headerFix("What browsers do by default", "Referrer-Policy", "strict-origin-when-cross-origin"),
  }),
  observedRule("corp", {
    clause: "who may embed it cannot be read",
    test: "corp",
    title: "Cross-Origin-Resource-Policy can be read",
    header: "cross-origin-resource-policy",
    detail: "It takes same-origin, same-site or cross-origin.",
    fix: headerFix("Only your own sites may embed it", "Cross-Origin-Resource-Policy", "same-site"),
  }),
  observedRule("coop", {
    clause: "who may hold on to its window cannot be read",
    test: "coop",
    title: "Cross-Origin-Opener-Policy can be read",
    header: "cross-origin-opener-policy",
    detail: "It takes same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none, in small letters.",
    fix: headerFix("Keeps windows that it opens itself", "Cross-Origin-Opener-Policy", "same-origin-allow-popups"),
  }),
  observedRule("coep", {
    clause: "what it may embed cannot be read",
    test: "coep",
    title: "Cross-Origin-Embedder-Policy can be read",
    header: "cross-origin-embedder-policy",
    detail: "It takes require-corp, credentialless or unsafe-none, in small letters.",
    fix: headerFix("Embeds others without their cookies", "Cross-Origin-Embedder-Policy", "credentialless"),
  }),
  {
    id: "cookies",
    title: "Cookies are protected",
    kind: "revalidation",
    clause: ({ cookies }) => (cookies.some(({ refusal }) => refusal !== null) ? undefined : "a cookie lacks protection"),
    sources: [vendors.httpObservatory],
    run({ observed, cookies }) {
      const made = observed?.tests.find(({ test }) => test === "cookies");
      if (!made || cookies.length === 0) return [];
      const refused = cookies.find(({ refusal }) => refusal !== null);
      if (refused)
        return [
          {
            title: `Browsers drop the cookie ${refused.name}: ${refused.refusal}`,
            detail: "It is sent with every answer and never kept.",
            evidence: [lineEvidence(`Set-Cookie: ${refused.header}`)],
          },
        ];
      if (made.points >= 0) return pass(made.sentence);
      return [
        {
          title: `${made.sentence} (${made.points} points)`,
          detail: "Secure keeps a cookie off open lines, HttpOnly out of reach of scripts, SameSite from requests that other sites start.",
          evidence: cookies.slice(0, 6).map(({ header }) => lineEvidence(`Set-Cookie: ${header}`)),
          fix: {
            kind: "http",
            label: "All three on one cookie",
            code: `Set-Cookie: ${cookies[0]?.name ?? "name"}=…; Path=/; Secure; HttpOnly; SameSite=Lax`,
          },
        },
      ];
    },
  },
  {
    id: "certificate",
    title: "The certificate holds",
    kind: "domain-ending",
    clause: "the certificate needs a look",
    sources: [ietf.secureTls],
    run({ hops, now }) {
      const secured = hops.filter(({ tls }) => tls !== undefined);
      const last = secured.at(-1)?.tls;
      if (!last) return [];
      const soonest = secured
        .flatMap(({ tls, url }) => (tls ? [{ tls, url }] : []))
        .toSorted((a, b) => compareText(a.tls.validTo, b.tls.validTo))[0];
      const days = soonest ? Math.floor((Date.parse(soonest.tls.validTo) - now.getTime()) / 86_400_000) : 0;
      if (soonest && days < SOON_DAYS && days >= 0)
        return [
          {
            title: `The certificate ends in ${days} ${days === 1 ? "day" : "days"}`,
            detail: "Most are renewed by a program 30 days ahead. This one was not, so look at the program now.",
            evidence: [
              lineEvidence(`${URL.parse(soonest.url)?.host}  ${soonest.tls.issuer}  valid to ${soonest.tls.validTo.slice(0, 10)}`),
            ],
          },
        ];
      if (!/^TLSv1\.[23]$/.test(last.protocol))
        return [
          {
            title: `The connection uses ${last.protocol}`,
            detail: "TLS 1.0 and 1.1 are withdrawn. Turn on 1.2 and 1.3.",
            evidence: [lineEvidence(last.protocol)],
          },
        ];
      return pass(`${last.protocol.replace("TLSv", "TLS ")}, certificate good for ${days} more days`);
    },
  },
];

const SOON_DAYS = 14;
