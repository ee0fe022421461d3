import { fieldValue, type HeaderEntries } from "#engines/http-headers/header-fields.ts";
import { statusName } from "#engines/http-headers/status-names.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { robotsDirectivesOf } from "#engines/page-snapshot/robots-directives.ts";
import type { HeaderFacts } from "./header-checker.schema.ts";
import type { HeaderSubject } from "./header-subject.ts";

type Difference = HeaderFacts["comparisons"][number]["differences"][number];

/** Every answer beside the plain one, with what differs. */
export function comparisonsOf(subject: HeaderSubject): HeaderFacts["comparisons"] {
  const { extra, answer } = subject;
  if (!answer) return [];
  const { head, conditional, asked } = extra;
  return [
    ...(asked
      ? [
          {
            label: asked.label,
            isImitation: asked.isImitation,
            failure: asked.failure,
            status: asked.page?.status ?? null,
            differences: askedDifferences(subject),
          },
        ]
      : []),
    ...(head
      ? [
          {
            label: "HEAD",
            isImitation: false,
            failure: head.failure,
            status: head.page?.status ?? null,
            differences: head.page ? answerDifferences(answer, head.page) : [],
          },
        ]
      : []),
    ...(conditional
      ? [
          {
            label: "GET with its validators",
            isImitation: false,
            failure: conditional.failure,
            status: conditional.page?.status ?? null,
            differences: [],
          },
        ]
      : []),
  ];
}

/** What the chosen request brought that the plain one did not; `isTelling` when it changes what readers or crawlers get. */
export function askedDifferences({ extra: { asked }, answer, snapshot }: HeaderSubject): (Difference & { isTelling: boolean })[] {
  if (!asked?.page || !answer) return [];
  const headers = answerDifferences(answer, asked.page).map((difference) => ({
    ...difference,
    isTelling: /^(?:Status|Address|X-Robots-Tag|Content-Language)$/i.test(difference.what),
  }));
  const pages = asked.snapshot ? pageDifferences(snapshot, asked.snapshot).map((difference) => ({ ...difference, isTelling: true })) : [];
  return [...headers, ...pages];
}

function answerDifferences(
  plain: { status: number; url: string; headers: HeaderEntries },
  other: { status: number; url: string; headers: HeaderEntries },
): Difference[] {
  const status = (code: number) => `${code} ${statusName(code)}`.trim();
  const differences = [
    { what: "Status", plain: status(plain.status), other: status(other.status) },
    { what: "Address", plain: plain.url, other: other.url },
  ];
  const names = new Map([...plain.headers, ...other.headers].map(([name]) => [name.toLowerCase(), name]));
  for (const [key, name] of names) {
    if (changing.test(key)) continue;
    differences.push({
      what: name,
      plain: fieldValue(plain.headers, key) ?? "not sent",
      other: fieldValue(other.headers, key) ?? "not sent",
    });
  }
  return differences.filter((difference) => difference.plain !== difference.other).slice(0, 20);
}

/** Headers that differ with every request, or with how an answer is framed. */
const changing =
  /^(?:date|age|expires|last-modified|etag|set-cookie|connection|keep-alive|transfer-encoding|content-length|cf-.*|x-request-id|x-amz-.*|x-timer|x-served-by|x-cache.*|x-runtime|server-timing|report-to|nel|alt-svc|via|x-varnish|x-vercel-id|x-nf-request-id|content-security-policy(?:-report-only)?)$/;

/** What two pages say of themselves in different words. */
export function pageDifferences(plain: PageSnapshot, other: PageSnapshot): Difference[] {
  const facts = (page: PageSnapshot): [what: string, value: string][] => [
    ["Title", page.titles[0]?.text ?? "none"],
    ["H1", page.headings.find(({ level }) => level === 1)?.raw ?? "none"],
    ["Canonical", page.links.find(({ rel }) => rel.includes("canonical"))?.resolved ?? "none"],
    [
      "Robots",
      robotsDirectivesOf(page)
        .map(({ agent, name, value }) => `${agent ? `${agent}: ` : ""}${name}${value === null ? "" : `:${value}`}`)
        .join(", ") || "none",
    ],
    ["Language", page.lang?.raw ?? "none"],
  ];
  const others = new Map(facts(other));
  return facts(plain)
    .map(([what, value]) => ({ what, plain: value.slice(0, 200), other: (others.get(what) ?? "none").slice(0, 200) }))
    .filter((difference) => difference.plain !== difference.other);
}
