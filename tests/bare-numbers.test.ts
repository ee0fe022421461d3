import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type $ZodType, safeParse } from "zod/v4/core";
import type { KnownDomain } from "#core/datasets/domain-record.ts";
import { AppError } from "#core/errors/app-error.ts";
import { figure } from "#core/figures/figure.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { tools } from "#tools/registry.server.ts";
import { openToolFixture } from "./support/tool-fixture.ts";

/** Every tool whose output holds figures: none of its numbers stands without state, source and day. */
const withFigures = [...tools.values()].map(({ tool }) => tool).filter(({ output }) => holdsFigures(output));

let fixture: Awaited<ReturnType<typeof openToolFixture>>;
beforeAll(async () => {
  fixture = await openToolFixture({ allowHosts: [], resolve: (host) => Promise.reject(new AppError("dns_not_found", { host })) });
});
afterAll(() => fixture.close());

/** What these count stands in the text that they were given, and nowhere else. */
const COUNTING = [
  "ai-text-rewriting",
  "keyword-extract-tool",
  "paraphrasing-tool",
  "plagiarism-checker",
  "plagiarism-checker-url",
  "seo-content-optimization",
];
const ASKING = [
  "ads-keyword-tool",
  "ai-keyword-research",
  "backlink-summary",
  "bulk-domain-authority-checker",
  "bulk-website-traffic-analytics",
  "competitor-analysis",
  "keyword-difficulty-checker",
  "serp-rank-checker",
  "single-domain-authority",
  "website-traffic-analytics",
];

it("is held by the tools that ask for data; the others count in the text that they are given", () => {
  const held = withFigures.map(({ slug }) => slug);
  expect(held.toSorted()).toEqual(ASKING);
  expect(COUNTING.filter((slug) => !tools.has(slug) || held.includes(slug))).toEqual([]);
});

describe.each(withFigures)("$slug", (tool) => {
  it("with nothing set up gives no number without its source", async () => {
    for (const { input } of tool.examples) {
      const { status, data } = await fixture.run(tool.slug, input);
      expect([status, bareNumbers(data)]).toEqual([200, []]);
    }
  });
});

describe.each([
  ["single-domain-authority", { url: "shop.com" }, 33],
  ["bulk-domain-authority-checker", { sites: ["shop.com"] }, 33],
  ["website-traffic-analytics", { url: "shop.com" }, 48_210],
  ["bulk-website-traffic-analytics", { sites: ["shop.com"] }, 48_210],
  ["backlink-summary", { url: "shop.com" }, 1_284],
])("%s", (slug, input, value) => {
  it("with lists and providers gives what they say, and no number without its source", async () => {
    const tool = tools.get(slug)?.tool;
    if (tool?.runsIn !== "server") throw new Error("it runs on the server");
    const output = await tool.run(input, loaded, new AbortController().signal);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    expect(bareNumbers(output)).toEqual([]);
    expect(JSON.stringify(output)).toContain(`"value":${value}`);
  });
});

/** Paths of numbers outside a figure, and of figures that lack what a figure has. */
function bareNumbers(value: unknown, path = ""): string[] {
  if (typeof value === "number") return [`${path}: ${value}`];
  if (typeof value !== "object" || value === null) return [];
  if ("state" in value && /^(?:measured|estimated|unavailable)$/.test(String(value.state)))
    return safeParse(figure, value).success && !(value.state === "unavailable" && "value" in value)
      ? []
      : [`${path}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => bareNumbers(inner, `${path}.${key}`));
}

function holdsFigures(schema: $ZodType): boolean {
  const seen = new Set<unknown>();
  const walk = (value: unknown): boolean => {
    if (value === figure) return true;
    if (typeof value !== "object" || value === null || seen.has(value)) return false;
    seen.add(value);
    const def = (value as Partial<$ZodType>)._zod?.def ?? value;
    return Object.values(def).some(walk);
  };
  return walk(schema);
}

const list = { asOf: "2026-11-14", size: 1_000_000, rank: 48_210 };
const known: Omit<KnownDomain, "domain"> = {
  tranco: [{ ...list, asOf: "2026-10-14", rank: null }, list],
  majestic: [{ ...list, subnets: 812, addresses: 940 }],
  linkRanks: [{ asOf: "2026-10-31", release: "cc-main-2026-aug-sep-oct", size: 87_000_000, harmonic: 208_600, pageRank: 3, hosts: 2 }],
  referring: {
    asOf: "2026-10-31",
    release: "cc-main-2026-aug-sep-oct",
    domains: 1_284,
    kept: 1_284,
    examples: [
      { domain: "news.org", rank: 12 },
      { domain: "tiny.net", rank: null },
    ],
  },
  seen: {
    domains: 2,
    followed: 1,
    since: "2026-11-01",
    until: "2026-11-09",
    examples: [{ domain: "blog.com", pages: 3, isFollowed: true, firstSeen: "2026-11-01", lastSeen: "2026-11-09" }],
  },
};
const given = { state: "given", source: "A provider", asOf: "2026-11-15" };
const ANSWERS: Record<string, unknown> = {
  authorityScores: { ...given, value: [{ domain: "shop.com", name: "Their score", value: 41, outOf: 100 }] },
  traffic: {
    ...given,
    value: [{ domain: "shop.com", visits: 9_000, meaning: "estimated visits from Google search", rank: null, months: [] }],
  },
  backlinkSummary: {
    ...given,
    value: {
      domain: "shop.com",
      backlinks: 77,
      referringDomains: null,
      referringDomainsNofollow: null,
      brokenBacklinks: 0,
      firstSeen: null,
    },
  },
};
const loaded = {
  knownDomains: async (domains: readonly string[]) => domains.map((domain) => ({ domain, ...known })),
  askProvider: async (kind: string) => ANSWERS[kind],
  askProviders: async (kind: string) => [
    ANSWERS[kind],
    { state: "unavailable", reason: "quota", detail: "Its quota of today is used up." },
  ],
  fetchPage: () => Promise.reject(new AppError("dns_not_found", { host: "shop.com" })),
  askWhois: () => Promise.reject(new AppError("dns_not_found", { host: "whois.shop.com" })),
  now: () => new Date("2026-11-17T06:00:00Z"),
} as unknown as ToolPorts;
