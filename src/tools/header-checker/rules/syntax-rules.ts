import type { Rule } from "#core/rules/rule.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import { fieldValues, isToken } from "#engines/http-headers/header-fields.ts";
import { parseStrictTransportSecurity } from "#engines/http-headers/strict-transport-security.ts";
import { parseDictionary, parseItem, parseList } from "#engines/http-headers/structured-field.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { headerEvidence, lineEvidence, serverFix } from "./header-evidence.ts";

/** Headers that may stand only once: RFC 9110 and the specification of each. */
const SINGLE = [
  "content-type",
  "content-length",
  "location",
  "etag",
  "last-modified",
  "date",
  "expires",
  "retry-after",
  "age",
  "server",
  "strict-transport-security",
  "x-frame-options",
  "access-control-allow-origin",
];

const ITEM = ["cross-origin-opener-policy", "cross-origin-embedder-policy", "origin-agent-cluster", "deprecation"];
const DICTIONARY = ["permissions-policy", "reporting-endpoints", "document-policy", "priority", "cdn-cache-control"];
const LIST = ["accept-ch", "critical-ch", "cache-status", "proxy-status"];

const RETIRED = new Map([
  ["x-xss-protection", "Browsers removed the filter. Where it still works, it can be abused; send nothing or 0."],
  ["public-key-pins", "Browsers dropped it in 2018."],
  ["expect-ct", "Browsers demand Certificate Transparency by themselves."],
  ["feature-policy", "Permissions-Policy took its place."],
  ["p3p", "No browser reads it."],
  ["x-ua-compatible", "It was for Internet Explorer."],
  ["x-download-options", "It was for Internet Explorer 8."],
  ["warning", "RFC 9111 dropped it."],
  ["pragma", "In an answer it means nothing. Cache-Control does the work."],
]);

/** What hstspreload.org asks for. */
const A_YEAR = 31_536_000;

/** Whether others can read what was sent. */
export const syntaxRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "header-names",
    title: "Every header is well formed",
    kind: "headers-false",
    clause: "a header is malformed",
    sources: [ietf.fields],
    run({ answer }) {
      if (!answer) return [];
      const broken = answer.headers.filter(([name]) => !isToken(name));
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that a field value must not hold.
      const odd = answer.headers.filter(([, value]) => /[\x00-\x08\x0a-\x1f\x7f]/.test(value));
      const faulty = [...broken, ...odd];
      if (faulty.length === 0) return [];
      const detail =
        "Names are letters, digits and a few signs; values hold no control characters. Proxies may drop the header or the whole answer.";
      return [
        {
          title: `${faulty.length === 1 ? "A header is" : `${faulty.length} headers are`} malformed`,
          detail,
          evidence: faulty.slice(0, 5).map(([name, value]) => lineEvidence(`${name}: ${value}`)),
        },
      ];
    },
  },
  {
    id: "header-single",
    title: "What may stand once stands once",
    kind: "headers-false",
    clause: "a header is sent twice",
    sources: [ietf.fields],
    run({ answer }) {
      if (!answer) return [];
      const twice = SINGLE.filter((name) => fieldValues(answer.headers, name).length > 1);
      const [first] = twice;
      if (!first) return [];
      return [
        {
          title: `${twice.map((name) => answer.headers.find(([key]) => key.toLowerCase() === name)?.[0] ?? name).join(" and ")} ${twice.length === 1 ? "is" : "are"} sent twice`,
          detail: "Readers differ in which one they take. Usually the server adds one and the application another.",
          evidence: twice.flatMap((name) => headerEvidence(answer.headers, name)).slice(0, 6),
        },
      ];
    },
  },
  {
    id: "hsts-directives",
    title: "Browsers take Strict-Transport-Security",
    kind: "security-headers",
    sources: [ietf.strictTransportHeader, standards.hstsPreload],
    run({ answer, observed }) {
      const [value] = fieldValues(answer?.headers ?? [], "strict-transport-security");
      // What the Observatory cannot read either is reported by its own test.
      const isReported = observed?.tests.some(({ outcome }) => outcome === "hsts-invalid");
      if (!answer || value === undefined || isReported) return [];
      const evidence = headerEvidence(answer.headers, "strict-transport-security");
      const read = parseStrictTransportSecurity(value);
      if (!answer.url.startsWith("https:")) {
        const detail = "Browsers heed it only over https, or anybody on the way could send it.";
        return [{ title: "Strict-Transport-Security means nothing over http", detail, evidence }];
      }
      if (!read) {
        const detail = "It takes max-age once, in whole seconds, and no directive twice. Otherwise browsers act as if it were not there.";
        return [{ title: "Browsers ignore this Strict-Transport-Security", detail, evidence }];
      }
      if (read.preload && (!read.includesSubDomains || read.maxAge < A_YEAR)) {
        const detail = "The list that browsers ship with takes a max-age of a year or more, together with includeSubDomains.";
        return [{ title: "It asks for the preload list, which would refuse it", detail, evidence }];
      }
      return [];
    },
  },
  {
    id: "structured-fields",
    title: "Structured headers can be read",
    kind: "header-facts",
    clause: "a header is ignored",
    sources: [ietf.structuredFields],
    run({ answer }) {
      if (!answer) return [];
      const sent = (names: readonly string[]) => names.flatMap((name) => (fieldValues(answer.headers, name).length > 0 ? [name] : []));
      const joined = (name: string) => fieldValues(answer.headers, name).join(", ");
      const broken = [
        ...sent(ITEM).filter((name) => parseItem(joined(name)) === undefined),
        ...sent(DICTIONARY).filter((name) => parseDictionary(joined(name)) === undefined),
        ...sent(LIST).filter((name) => parseList(joined(name)) === undefined),
      ];
      if (broken.length === 0) return [];
      const detail =
        "These headers have a strict form. One wrong sign, and browsers ignore all of it: often an old Feature-Policy value under the new name.";
      return [
        {
          title: `${broken.join(" and ")} cannot be read, so ${broken.length === 1 ? "it is" : "they are"} ignored`,
          detail,
          evidence: broken.flatMap((name) => headerEvidence(answer.headers, name)).slice(0, 5),
        },
      ];
    },
  },
  {
    id: "head-like-get",
    title: "HEAD answers like GET",
    kind: "header-facts",
    clause: "HEAD and GET disagree",
    sources: [ietf.headMethod],
    run({ extra, answer }) {
      const page = extra.head?.page;
      if (!page || !answer || page.status === answer.status) return [];
      return [
        {
          title: `GET answers ${answer.status}, HEAD ${page.status}`,
          detail: "HEAD has to answer as GET does, without the body. Link checkers ask by HEAD and take the page for broken.",
          evidence: [lineEvidence(`GET   ${answer.status}`), lineEvidence(`HEAD  ${page.status}`)],
        },
      ];
    },
  },
  {
    id: "server-version",
    title: "No version is given away",
    kind: "header-facts",
    sources: [ietf.server],
    run({ answer }) {
      if (!answer) return [];
      const talkative = answer.headers.filter(
        ([name, value]) => /^(?:server|x-powered-by|x-aspnet-version|x-aspnetmvc-version|x-generator)$/i.test(name) && /\d/.test(value),
      );
      const [first] = talkative;
      if (!first) return [];
      return [
        {
          title: `${first[0]} tells the version: ${first[1].slice(0, 60)}`,
          detail: "It helps nobody but those who look for machines with a known hole.",
          evidence: talkative.map(([name, value]) => lineEvidence(`${name}: ${value}`)),
          ...serverFix(
            "Keeps the version to itself",
            "ServerTokens Prod\nHeader always unset X-Powered-By",
            "server_tokens off;\nproxy_hide_header X-Powered-By;",
          ),
        },
      ];
    },
  },
  {
    id: "retired-headers",
    title: "No retired header",
    kind: "header-facts",
    sources: [vendors.httpObservatory],
    run({ answer }) {
      if (!answer) return [];
      const old = answer.headers.filter(([name]) => RETIRED.has(name.toLowerCase()));
      const [first] = old;
      if (!first) return [];
      return [
        {
          title: old.length === 1 ? `${first[0]} is retired` : `${old.length} retired headers: ${old.map(([name]) => name).join(", ")}`,
          detail: RETIRED.get(first[0].toLowerCase()) ?? "",
          evidence: old.slice(0, 6).map(([name, value]) => lineEvidence(`${name}: ${value}`)),
        },
      ];
    },
  },
];
