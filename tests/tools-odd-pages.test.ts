import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { tools } from "#tools/registry.server.ts";
import { everything } from "./support/everything.ts";
import { type HostileServer, hostileKinds, startHostileServer } from "./support/hostile-server.ts";
import { oddPages, startOddPages } from "./support/odd-pages.ts";
import { openToolFixture, wrongWith } from "./support/tool-fixture.ts";

/** Waits are real, and 2,500 runs are not to take an hour: a second stands for twenty. */
const HURRY = 20;
const LIMITS = { dnsMs: 500, connectMs: 500, firstByteMs: 500, totalMs: 1_000, maxBytes: 100_000 };
/** Cut at `maxBytes`: every tool looks at what is left of it. */
const LONGER_THAN_READ = "huge-page";
/** For all tools on one page. It takes a second or two; a busy machine is no fault of a tool. */
const PAGE_MS = 300_000;

const LABELS = [...hostileKinds(), ...Object.keys(oddPages), "closed", "unknown"];

let hostile: HostileServer;
let odd: Awaited<ReturnType<typeof startOddPages>>;
let fixture: Awaited<ReturnType<typeof openToolFixture>>;
/** Where requests for hosts that a tool asks by itself end up. */
const elsewhere = new AsyncLocalStorage<string>();

beforeAll(async () => {
  [hostile, odd] = await Promise.all([startHostileServer(), startOddPages()]);
  const hostilePort = Number(hostile.host.split(":")[1]);
  const portOf = (label: string) => (label in oddPages ? odd.port : label === "closed" ? 1 : hostilePort);
  fixture = await openToolFixture(
    {
      allowHosts: LABELS.map((label) => `${label}.test:${portOf(label)}`).concat(LABELS.map((label) => `${label}.test`)),
      limits: LIMITS,
      resolve: async (host) => {
        if (host === "unknown.test") throw new AppError("dns_not_found", { host });
        return [{ address: "127.0.0.1", family: 4 }];
      },
    },
    {
      hurry: HURRY,
      mostBytes: everything ? Number.POSITIVE_INFINITY : LIMITS.maxBytes,
      reroute(url) {
        const label = url.hostname.endsWith(".test") ? url.hostname.slice(0, -5) : (elsewhere.getStore() ?? "unknown");
        return new URL(`${url.pathname}${url.search}`, `http://${label}.test:${portOf(label)}`);
      },
    },
  );
});
afterAll(async () => {
  await fixture.close();
  await Promise.all([hostile.close(), odd.close()]);
});

describe("every tool answers", () => {
  const readers = [...tools.values()].map(({ tool }) => tool).filter((tool) => inputsFor(tool, "x").length > 0);

  it.each(LABELS)("%s", { timeout: PAGE_MS }, async (label) => {
    const address = `http://${label}.test/page`;
    const answers = await elsewhere.run(label, async () => {
      // Page tools share one way to a page: where one has read it, the others look at the same.
      const first = await fixture.run("title-tag-checker", { url: address });
      const { kept, fetched } = pageOf(first);
      if (label === LONGER_THAN_READ) expect(fetched).toMatchObject({ bytes: LIMITS.maxBytes, truncated: true });
      const snapshot = kept?.id;
      const runs = readers.flatMap((tool) =>
        (snapshot && tool.reads ? [{ snapshot }] : inputsFor(tool, address))
          .filter((input) => isItsTurn(tool, input, label))
          .map((input) => ({ tool, input })),
      );
      return Promise.all(runs.map(async ({ tool, input }) => ({ tool, answer: await fixture.run(tool.slug, input) })));
    });
    expect(answers.flatMap(({ tool, answer }) => wrongWith(tool, answer))).toEqual([]);
  });

  it("leaves no fault without a sentence", () => expect(fixture.faults).toEqual([]));
});

it("reads a page that is longer than the real limit as far as that", { timeout: PAGE_MS }, async () => {
  const host = `${LONGER_THAN_READ}.test:${odd.port}`;
  const whole = await openToolFixture({ allowHosts: [host], resolve: async () => [{ address: "127.0.0.1", family: 4 as const }] });
  expect(pageOf(await whole.run("title-tag-checker", { url: `http://${host}/` })).fetched).toMatchObject({
    bytes: 5_000_000,
    truncated: true,
  });
  expect((await whole.run("sitemap-generator", { url: `http://${host}/`, maxPages: 2 })).status).toBe(200);
  expect(whole.faults).toEqual([]);
  await whole.close();
});

const pageOf = ({ data }: { data?: unknown }) =>
  (data as PageCheckOutput<unknown> | undefined)?.reports[0] ?? { kept: undefined, fetched: undefined };

/** They read pages by one engine, the crawler's: for each page one of them, in turn. */
const CRAWLS = ["broken-link-detector site", "internal-link-checker site", "sitemap-generator"];
const LINK_CHECKS = ["broken-link-detector page", "internal-link-checker page"];
/** What a crawler asks for beside pages; each has its own use for it, so each of them meets these. */
const FOR_EVERY_CRAWLER = /^(?:robots|sitemap|redirect|status)/;

function isItsTurn({ slug, reads }: AnyTool, input: object, label: string): boolean {
  if (everything || label === LONGER_THAN_READ) return true;
  const page = LABELS.indexOf(label);
  const isTurn = (of: number) => (page + [...tools.keys()].indexOf(slug)) % of === 0;
  // Tools that share the way to a page meet every eighth one, which was read for all of them or refused to all alike.
  if (reads) return isTurn(8);
  const way = "mode" in input ? `${slug} ${input.mode}` : slug;
  const turns = [CRAWLS, LINK_CHECKS].find((ways) => ways.includes(way));
  if (FOR_EVERY_CRAWLER.test(label)) return true;
  return turns ? turns[page % turns.length] === way : isTurn(2);
}

/** The ways in which a tool takes an address. */
function inputsFor(tool: AnyTool, address: string): object[] {
  const asked: Record<string, object[]> = {
    "broken-link-detector": [
      { mode: "page", url: address },
      { mode: "site", url: address, maxPages: 5 },
    ],
    "internal-link-checker": [
      { mode: "page", url: address, statuses: true },
      { mode: "site", url: address, maxPages: 5 },
    ],
    "sitemap-generator": [{ url: address, maxPages: 5 }],
    "meta-tag-generator": [{ importUrl: address }],
    "open-graph-tag-generator": [{ importUrl: address }, { title: "A", image: address }],
    "rewrite-to-www": [{ domain: "example.com", check: true }],
    "website-age": [{ urls: ["example.com", "example.de", address] }],
    "sitemap-url-extractor": [
      { url: address, sample: true },
      { url: `${new URL(address.includes(":") ? address : "http://x").origin}/sitemap.xml` },
    ],
    "header-checker": [{ url: address, verb: "HEAD", as: "googlebot" }],
  };
  if (asked[tool.slug]) return asked[tool.slug] as object[];
  if (tool.runsIn === "browser") return [];
  return safeParse(tool.input, { url: address }).success && tool.slug !== "my-ip-address" ? [{ url: address }] : [];
}
