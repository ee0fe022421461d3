import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as vendors from "#core/sources/vendors.ts";
import { fieldValue } from "#engines/http-headers/header-fields.ts";
import { parseHttpDate } from "#engines/http-headers/http-date.ts";
import { statusName } from "#engines/http-headers/status-names.ts";
import type { HopFact } from "#engines/page-snapshot/page-snapshot.ts";
import { saysMissingPage } from "#engines/page-snapshot/readable-page.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { redirectInPage } from "../redirect-in-page.ts";
import { headerEvidence, lineEvidence, serverFix } from "./header-evidence.ts";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TEMPORARY = new Set([302, 303, 307]);

/** The way from the address that was typed to the answer. */
export const redirectRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "status-of-missing",
    title: "What is not there answers 404",
    kind: "missing-answers-200",
    sources: [google.networkErrors],
    run({ answer, snapshot }) {
      if (answer?.status !== 200 || !answer.isHtml || !saysMissingPage(snapshot)) return [];
      return [
        {
          title: "A missing page answers 200",
          detail:
            "It says itself that there is none. Google calls this a soft 404: it drops the page, and comes back for it again and again. Let what is gone answer 404 or 410, or send on to what takes its place.",
          evidence: [lineEvidence(`200  ${(snapshot.titles[0]?.text ?? "").slice(0, 120)}`)],
        },
      ];
    },
  },
  {
    id: "status",
    title: "Answers with 200",
    kind: "page-not-served",
    clause: "the server gives no page",
    sources: [google.crawlerStatusCodes],
    run({ answer, extra }) {
      if (!answer || extra.broken) return [];
      const { status, headers } = answer;
      if (status >= 200 && status < 300) return pass(`Answers with ${status} ${statusName(status)}`.trim());
      const evidence = [lineEvidence(`${status} ${statusName(status)}`.trim())];
      if (status >= 300 && status < 400)
        return [
          {
            grade: "advice",
            title: `Ends at a redirect: ${status} ${statusName(status)}`,
            detail: "There is no page behind this answer.",
            evidence,
          },
        ];
      const title = `The server answers ${status}${statusName(status) && ` (${statusName(status)})`}`;
      return [{ title, detail: detailOf(status), evidence: [...evidence, ...headerEvidence(headers, "retry-after")] }];
    },
  },
  {
    id: "retry-after",
    title: "Retry-After can be read",
    kind: "header-facts",
    clause: true,
    sources: [ietf.retryAfter],
    run({ answer, now }) {
      if (!answer) return [];
      const { headers, status } = answer;
      const value = fieldValue(headers, "retry-after");
      if (value === undefined) {
        if (status !== 503 && status !== 429) return [];
        const detail = "Crawlers then guess when to come back. For planned work, say so: seconds, or a date.";
        return [{ title: `${status} without Retry-After`, detail }];
      }
      if (/^\d+$/.test(value) || parseHttpDate(value, now)) return pass("Retry-After can be read");
      const detail = "It takes whole seconds or a date such as “Sun, 06 Nov 2026 08:49:37 GMT”. Anything else is ignored.";
      return [
        {
          title: `Retry-After is neither seconds nor a date`,
          detail,
          evidence: headerEvidence(headers, "retry-after", value),
        },
      ];
    },
  },
  {
    id: "redirect-chain",
    title: "One redirect at most",
    kind: ["page-not-served", "redirect-hops"],
    clause: (_, { kind }) => (kind === "redirect-hops" ? "the redirects take too long a way" : undefined),
    sources: [google.redirects],
    run({ hops, extra }) {
      const steps = hops.filter(isRedirect);
      const evidence = hops.slice(0, 12).map(({ status, url }) => lineEvidence(`${status}  ${url}`));
      if (extra.broken) {
        const isLoop = extra.broken.code === "redirect_loop";
        return [
          {
            title: isLoop ? "The redirects go round in a circle" : "The redirects lead nowhere",
            detail: extra.broken.message,
            evidence,
          },
        ];
      }
      const count = steps.length;
      if (hops.length === 0) return [];
      if (count <= 1) return pass(count === 0 ? "No redirect on the way" : "One redirect, straight to the page");
      if (count > 10)
        return [
          {
            title: `${count} redirects: Google gives up after ten`,
            detail: "The page behind them is never read.",
            evidence,
          },
        ];
      return [
        {
          kind: "redirect-hops",
          title: `${count} redirects in a row`,
          detail:
            count >= 5
              ? "Google follows up to ten, in steps of several crawls. Each costs readers a round trip; send the first address straight to the last."
              : "Each costs readers a round trip. Send the first address straight to the last, and let links point there.",
          evidence,
          ...straightFix(hops),
        },
      ];
    },
  },
  {
    id: "redirect-type",
    title: "Permanent redirects",
    kind: "redirect-hops",
    clause: "a redirect is only temporary",
    sources: [google.redirects],
    run({ hops }) {
      const steps = hops.filter(isRedirect);
      if (steps.length === 0) return [];
      const temporary = steps.filter(({ status }) => TEMPORARY.has(status));
      if (temporary.length === 0) return pass("Permanent redirects (301 or 308)");
      return [
        {
          title: `${temporary.length === 1 ? "A temporary redirect" : `${temporary.length} temporary redirects`} (${[...new Set(temporary.map(({ status }) => status))].join(", ")})`,
          detail: "Google keeps showing the old address for these. Right for a visitor’s language or a sale; for a move use 301 or 308.",
          evidence: temporary
            .slice(0, 5)
            .map(({ status, url, location: target }) => lineEvidence(`${status}  ${url}  →  ${target ?? ""}`, String(status))),
        },
      ];
    },
  },
  {
    id: "redirect-location",
    title: "Every redirect says where to",
    kind: "page-not-served",
    clause: "a redirect leads nowhere",
    sources: [ietf.location],
    run({ hops }) {
      const lost = hops.filter(({ status, location: target }) => REDIRECTS.has(status) && !target);
      if (lost.length === 0) return [];
      const detail = "A redirect without Location is a dead end: browsers show an empty page.";
      return [
        {
          title: `${lost[0]?.status} without a Location header`,
          detail,
          evidence: lost.map(({ status, url }) => lineEvidence(`${status}  ${url}`)),
        },
      ];
    },
  },
  {
    id: "redirect-downgrade",
    title: "Never from https to http",
    kind: "https-open",
    clause: "a redirect leaves https",
    sources: [google.redirects],
    run({ hops }) {
      const index = hops.findIndex(({ url }, at) => at > 0 && url.startsWith("http:") && hops[at - 1]?.url.startsWith("https:"));
      if (index < 0) return [];
      const pair = hops.slice(index - 1, index + 1);
      const detail = "On that step anybody on the way can read and change the request. Browsers may refuse it.";
      return [
        {
          title: "A secure address redirects to an insecure one",
          detail,
          evidence: pair.map(({ status, url }) => lineEvidence(`${status}  ${url}`)),
        },
      ];
    },
  },
  {
    id: "redirect-in-page",
    title: "No redirect inside the page",
    kind: "redirect-hops",
    clause: "the page sends readers on",
    sources: [google.redirects],
    run({ snapshot, answer }) {
      if (!answer?.isHtml) return [];
      const found = redirectInPage(snapshot, answer.headers);
      if (!found) return [];
      const { kind, seconds, fact } = found;
      const name = { meta: "A meta refresh", header: "A Refresh header", script: "A script" }[kind];
      return [
        {
          ...(kind === "script" ? { grade: "note" } : {}),
          title: `${name} sends readers elsewhere${seconds === null ? "" : ` after ${seconds} ${seconds === 1 ? "second" : "seconds"}`}`,
          detail:
            kind === "script"
              ? "It may run only in some cases. Google follows it after rendering, so later than a status."
              : "Google reads an instant one as permanent and a delayed one as temporary. A 301 is faster, and the back button works.",
          evidence: [factEvidence(fact, fact.snippet)],
        },
      ];
    },
  },
  {
    id: "https-forced",
    title: "http leads to https",
    kind: "https-open",
    sources: [vendors.httpObservatory],
    run({ answer, extra, observed }) {
      const test = observed?.tests.find((made) => made.test === "redirection");
      if (!test || !extra.httpRoute) return [];
      if (test.points === 0) return pass(test.sentence);
      // Nobody here knows whether https answers: a redirect to nowhere would close the site.
      const isPlain = !answer?.url.startsWith("https:");
      return [
        {
          title: test.sentence,
          detail: isPlain
            ? "Everybody reads the page over an open line, and browsers say so. Let the server answer over https with a valid certificate, then send every address there."
            : "Whoever types the name without https reads the page over an open line, and search engines meet the page twice.",
          evidence: extra.httpRoute.slice(0, 6).map((url) => lineEvidence(url)),
          ...serverFix(
            `${isPlain ? "Once https answers: sends" : "Sends"} every http address to the same one over https`,
            `<If "%{HTTPS} != 'on'">\n  Redirect permanent "/" "https://${hostOf(extra.httpRoute[0])}/"\n</If>`,
            `server {\n  listen 80;\n  server_name ${hostOf(extra.httpRoute[0])};\n  return 301 https://$host$request_uri;\n}`,
          ),
        },
      ];
    },
  },
];

function isRedirect({ status, location: target }: HopFact): boolean {
  return REDIRECTS.has(status) && Boolean(target);
}

function straightFix(hops: readonly HopFact[]) {
  const [from, to] = [URL.parse(hops[0]?.url ?? ""), hops.at(-1)?.url ?? ""];
  if (!from) return {};
  return serverFix(
    "One step from the first address to the last",
    `Redirect permanent "${from.pathname}" "${to}"`,
    `location = ${from.pathname} {\n  return 301 ${to};\n}`,
  );
}

function hostOf(url = ""): string {
  return URL.parse(url)?.host ?? "";
}

function detailOf(status: number): string {
  if (status === 404 || status === 410)
    return "Google drops the address after a while. If the page moved, redirect it; if it is gone for good, this is right.";
  if (status === 401 || status === 403)
    return "Readers and crawlers are turned away. Firewalls do this to unknown visitors too: ask again as Chrome to compare.";
  if (status === 429 || status === 503)
    return "The server asks to be left alone. Google slows down, and drops the page if this lasts for days.";
  if (status >= 500) return "The server failed. Google slows down its crawling of the whole site and drops pages that stay like this.";
  return "Google does not use the content of an answer with this status.";
}
