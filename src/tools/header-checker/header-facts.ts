import { readRobotsTag } from "#core/http/robots-tag.ts";
import { aboutHeader } from "#engines/http-headers/about-header.ts";
import { offeredProtocols } from "#engines/http-headers/alt-svc.ts";
import { fieldValue, fieldValues } from "#engines/http-headers/header-fields.ts";
import { statusName } from "#engines/http-headers/status-names.ts";
import { headingTreeOf } from "#engines/page-snapshot/heading-tree.ts";
import type { HopFact } from "#engines/page-snapshot/page-snapshot.ts";
import { comparisonsOf } from "./compare-answers.ts";
import type { HeaderFacts } from "./header-checker.schema.ts";
import type { HeaderSubject } from "./header-subject.ts";
import { judgePolicy } from "./judge-policy.ts";

/** More than a server sends; a hostile one is cut here. */
const MAX_HEADERS = 200;
const MAX_VALUE = 4000;

export function headerFacts(subject: HeaderSubject): HeaderFacts {
  const { snapshot, hops, answer, cookies, observed } = subject;
  const { response } = snapshot;
  return {
    hops: hops.map(shownHop),
    size:
      answer?.isMeasured && response
        ? { wire: response.bytesWire, decoded: response.bytes, encoding: fieldValue(answer.headers, "content-encoding") ?? null }
        : null,
    robots: robotsOf(subject),
    cookies: cookies.map(({ header: _, ...cookie }) => cookie).slice(0, 50),
    security: observed && {
      grade: observed.grade,
      score: observed.score,
      tests: observed.tests.map(({ test, points, sentence }) => ({ test: NAMES[test], points, sentence })),
      policy: judgePolicy(policiesOf(subject)),
    },
    comparisons: comparisonsOf(subject).map((comparison) => ({
      ...comparison,
      differences: comparison.differences.map(({ what, plain, other }) => ({
        what,
        plain: plain.slice(0, 300),
        other: other.slice(0, 300),
      })),
    })),
    curl: `curl -sSL -D - -o /dev/null --compressed '${(hops[0]?.url ?? snapshot.request.url).replaceAll("'", "%27")}'`,
    headings: !answer || answer.isHtml ? headingTreeOf(snapshot) : null,
  };
}

const NAMES: Record<NonNullable<HeaderSubject["observed"]>["tests"][number]["test"], string> = {
  csp: "Content-Security-Policy",
  cookies: "Cookies",
  cors: "Cross-origin sharing",
  redirection: "Redirection to https",
  referrer: "Referrer-Policy",
  hsts: "Strict-Transport-Security",
  sri: "Subresource integrity",
  nosniff: "X-Content-Type-Options",
  frames: "Framing",
  corp: "Cross-Origin-Resource-Policy",
  coop: "Cross-Origin-Opener-Policy",
  coep: "Cross-Origin-Embedder-Policy",
};

function shownHop({
  url,
  status,
  location,
  address,
  httpVersion,
  tls,
  dnsMs,
  connectMs,
  tlsMs,
  firstByteMs,
  headers,
}: HopFact): HeaderFacts["hops"][number] {
  const isRedirect = status >= 300 && status < 400 && location !== null;
  return {
    url,
    status,
    statusName: statusName(status),
    kind: isRedirect ? (status === 301 || status === 308 ? "permanent" : "temporary") : "answer",
    address,
    httpVersion: httpVersion ?? null,
    offers: offeredProtocols(fieldValue(headers, "alt-svc") ?? "").slice(0, 5),
    tls: tls ? { protocol: tls.protocol, issuer: tls.issuer, validTo: tls.validTo } : null,
    timings: address === "" ? null : { dns: dnsMs ?? 0, connect: connectMs ?? 0, tls: tlsMs ?? 0, wait: firstByteMs },
    headers: headers
      .slice(0, MAX_HEADERS)
      .map(([name, value]) => ({ name, value: value.slice(0, MAX_VALUE), about: aboutHeader(name) ?? null })),
  };
}

function robotsOf({ answer }: HeaderSubject): HeaderFacts["robots"] {
  const directives = fieldValues(answer?.headers ?? [], "x-robots-tag").flatMap(readRobotsTag);
  return [...Map.groupBy(directives, ({ agent }) => agent ?? "all crawlers")].map(([agent, said]) => ({
    agent,
    directives: said.map(({ name, value }) => (value === null ? name : `${name}: ${value}`)),
  }));
}

/** A comma ends a policy and begins another one; meta tags add theirs. */
function policiesOf({ answer, snapshot }: HeaderSubject): string[] {
  const sent = fieldValues(answer?.headers ?? [], "content-security-policy").flatMap((value) => value.split(","));
  const written = snapshot.metas.filter(({ httpEquiv, inHead }) => httpEquiv === "content-security-policy" && inHead);
  return [...sent, ...written.map(({ raw }) => raw)].filter((policy) => policy.trim() !== "");
}
