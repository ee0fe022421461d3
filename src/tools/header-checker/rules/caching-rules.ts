import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as ietf from "#core/sources/ietf.ts";
import { hasDirective, knownDirectives, secondsOf } from "#engines/http-headers/cache-control.ts";
import { parseEntityTag } from "#engines/http-headers/entity-tag.ts";
import { fieldValue, fieldValues } from "#engines/http-headers/header-fields.ts";
import { parseHttpDate } from "#engines/http-headers/http-date.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { headerEvidence, headerFix, lineEvidence } from "./header-evidence.ts";

/** Whether the answer can be kept, and asked after. */
export const cachingRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "cache-validators",
    title: "The answer can be asked after",
    kind: "revalidation",
    sources: [ietf.validators],
    run({ answer, now }) {
      if (answer?.status !== 200) return [];
      const { headers } = answer;
      const [etag] = fieldValues(headers, "etag");
      const [modified] = fieldValues(headers, "last-modified");
      if (etag === undefined && modified === undefined)
        return [
          {
            title: "No ETag and no Last-Modified",
            detail:
              "A reader or crawler who comes again has to load all of it. Googlebot asks with either of the two and saves itself the rest.",
          },
        ];
      if (etag !== undefined && !parseEntityTag(etag))
        return [
          {
            title: "The ETag is malformed",
            detail: "It has to stand in straight double quotes, W/ before it when it is weak. Caches may throw it away.",
            evidence: headerEvidence(headers, "etag", etag),
          },
        ];
      const date = modified === undefined ? undefined : parseHttpDate(modified, now);
      if (modified !== undefined && !date)
        return [
          {
            title: "Last-Modified is no date",
            detail: "It has to look like “Sun, 06 Nov 2026 08:49:37 GMT”, in English and in GMT.",
            evidence: headerEvidence(headers, "last-modified", modified),
          },
        ];
      if (date && date.date.getTime() > now.getTime() + A_DAY)
        return [
          {
            title: "Last-Modified lies in the future",
            detail: "A server must not send that. Caches then never see a change.",
            evidence: headerEvidence(headers, "last-modified", modified),
          },
        ];
      return pass(
        `The answer can be asked after: ${[etag === undefined ? "" : "ETag", modified === undefined ? "" : "Last-Modified"].filter(Boolean).join(" and ")}`,
      );
    },
  },
  {
    id: "not-modified",
    title: "Answers 304 when nothing changed",
    kind: "revalidation",
    clause: "it is sent again though nothing changed",
    sources: [ietf.conditionalRequests],
    run({ extra, answer }) {
      const page = extra.conditional?.page;
      if (!page || !answer) return [];
      if (page.status === 304) return pass("Answers 304 when nothing changed");
      if (page.status !== 200) return [];
      const changed = ["etag", "last-modified"].filter((name) => fieldValue(page.headers, name) !== fieldValue(answer.headers, name));
      return [
        {
          title: "Sends the whole page again, although nothing changed",
          detail:
            changed.length > 0
              ? `The ${changed.map((name) => (name === "etag" ? "ETag" : "Last-Modified")).join(" and ")} of the second answer differs, so every visit looks like a new version.`
              : "It was asked with the validators it had just sent, and answered 200. A proxy in between may drop them.",
          evidence:
            changed.length > 0
              ? changed.flatMap((name) => [...headerEvidence(answer.headers, name), ...headerEvidence(page.headers, name)])
              : [lineEvidence("If-None-Match / If-Modified-Since  →  200")],
        },
      ];
    },
  },
  {
    id: "cache-control",
    title: "Cache-Control says what it means",
    kind: ["packing", "headers-false"],
    clause: (_, { kind }) => (kind === "headers-false" ? "browsers keep the page for months without asking" : "Cache-Control has a fault"),
    sources: [ietf.cacheControl],
    run(subject) {
      const { answer } = subject;
      if (!answer || answer.status >= 400) return [];
      const { headers, cacheControl: control } = answer;
      const value = fieldValue(headers, "cache-control");
      if (value === undefined) {
        if (fieldValue(headers, "expires") !== undefined) return pass("Expires says how long it is fresh");
        const detail =
          "Browsers then guess from Last-Modified, about a tenth of the page’s age. Say it yourself: for HTML, no-cache lets them keep it and ask each time.";
        return [{ grade: "note", title: "No Cache-Control", detail, ...headerFix("Keep, and ask each time", "Cache-Control", "no-cache") }];
      }
      const problem = problemOf(control);
      const months = answer.isHtml && answer.status === 200 && !problem ? monthsKept(control) : 0;
      if (months > 0)
        return [
          {
            kind: "headers-false",
            title: `Browsers keep this page for ${months === 12 ? "a year" : `${months} ${months === 1 ? "month" : "months"}`} without asking`,
            detail: "Whoever has seen it sees no change before then. Long lifetimes are for files whose name changes with what they hold.",
            evidence: headerEvidence(headers, "cache-control", "max-age"),
            ...headerFix("Keep, and ask each time", "Cache-Control", "no-cache"),
          },
        ];
      if (!problem) return pass(`Cache-Control: ${value.slice(0, 60)}`);
      return [
        {
          title: problem.title,
          detail: problem.detail,
          evidence: headerEvidence(headers, "cache-control", problem.marked),
        },
      ];
    },
  },
  {
    id: "expires",
    title: "Expires is a date",
    kind: "header-facts",
    sources: [ietf.date],
    run({ answer, now }) {
      if (!answer) return [];
      const value = fieldValue(answer.headers, "expires");
      // "0" and "-1" are the customary spelling of "in the past".
      if (value === undefined || /^(?:0|-1)$/.test(value) || parseHttpDate(value, now)) return [];
      const detail = "What cannot be read counts as expired, so the answer is never kept.";
      return [{ title: "Expires is no date", detail, evidence: headerEvidence(answer.headers, "expires", value) }];
    },
  },
  {
    id: "date",
    title: "The server’s clock is right",
    kind: "header-facts",
    sources: [ietf.date],
    run({ answer, now, snapshot }) {
      if (!answer?.isMeasured) return [];
      const value = fieldValue(answer.headers, "date");
      if (value === undefined) return [];
      const read = parseHttpDate(value, now);
      if (!read)
        return [
          {
            title: "Date is no date",
            detail: "Caches cannot tell how old the answer is.",
            evidence: headerEvidence(answer.headers, "date", value),
          },
        ];
      // A copy from a cache is as old as its Age says. Kept pages are older still, so only fresh ones are judged.
      const age = Number(fieldValue(answer.headers, "age") ?? 0) * 1000;
      const skew = Math.abs(now.getTime() - read.date.getTime() - (Number.isFinite(age) ? age : 0));
      if (skew < 5 * 60_000 || skew > 7 * A_DAY || snapshot.response?.truncated) return [];
      const minutes = Math.round(skew / 60_000);
      return [
        {
          title: `The server’s clock is ${minutes.toLocaleString("en-US")} minutes off`,
          detail: "Lifetimes of copies and cookies are counted from it.",
          evidence: headerEvidence(answer.headers, "date", value),
        },
      ];
    },
  },
];

const A_DAY = 86_400_000;
const MONTH_SECONDS = 30 * 86_400;

/** Whole months for which a browser never asks again. */
function monthsKept(control: NonNullable<HeaderSubject["answer"]>["cacheControl"]): number {
  if (hasDirective(control, "no-cache") || hasDirective(control, "no-store")) return 0;
  return Math.floor((secondsOf(control, "max-age") ?? 0) / MONTH_SECONDS);
}

interface Problem {
  title: string;
  detail: string;
  marked?: string | undefined;
}

function problemOf(control: NonNullable<HeaderSubject["answer"]>["cacheControl"]): Problem | undefined {
  const { directives, malformed } = control;
  const [broken] = malformed;
  if (broken !== undefined)
    return {
      title: "A part of Cache-Control cannot be read",
      detail: "Parts are names, each alone or with an equals sign and a value, parted by commas and without blanks around the equals sign.",
      marked: broken,
    };
  const badSeconds = directives.find(({ name }) => knownDirectives.get(name)?.takesSeconds && secondsOf(control, name) === undefined);
  if (badSeconds)
    return {
      title: `${badSeconds.name} takes whole seconds`,
      detail: "Caches treat a value that they cannot read as expired.",
      marked: `${badSeconds.name}${badSeconds.value === null ? "" : `=${badSeconds.value}`}`,
    };
  if (
    hasDirective(control, "no-store") &&
    directives.some(({ name }) => name === "max-age" || name === "s-maxage") &&
    (secondsOf(control, "max-age") ?? 0) > 0
  )
    return {
      title: "no-store and max-age contradict each other",
      detail: "no-store wins: nothing is kept at all, and the back button has to load the page again.",
      marked: "no-store",
    };
  if (hasDirective(control, "public") && hasDirective(control, "private"))
    return {
      title: "public and private contradict each other",
      detail: "Shared caches take private. Leave one of them out.",
      marked: "public",
    };
  const twice = directives.find(({ name }, index) => directives.findIndex((other) => other.name === name) !== index);
  if (twice)
    return {
      title: `${twice.name} stands twice in Cache-Control`,
      detail: "Caches differ in which of the two they obey. Usually the server and the application each add theirs.",
      marked: twice.name,
    };
  const unknown = directives.find(({ name }) => !knownDirectives.has(name) && !/^(?:pre-check|post-check|x-|ext-)/.test(name));
  if (unknown)
    return { title: `No cache knows “${unknown.name}”`, detail: "Unknown words are ignored. Look for a typo.", marked: unknown.name };
  return undefined;
}
