import { expect, it } from "vitest";
import { noProviders } from "#core/providers/no-provider.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createAuthorityList } from "./bulk-domain-authority-checker.server.ts";

const unknown = { tranco: [], majestic: [], linkRanks: [], referring: null };
const seen = { domains: 0, followed: 0, since: null, until: null, examples: [] };
let asked: string[] = [];
const ports = {
  ...noProviders,
  knownDomains: async (domains: readonly string[]) => domains.map((domain) => ({ domain, ...unknown, seen })),
  askWhois: async () => "Domain Name: SHOP.TEST\nCreation Date: 2004-05-20T00:00:00Z\n",
  fetchPage: async (address: string | URL) => {
    asked.push(String(address));
    const body = Buffer.from('<a href="https://news.org/">News</a><a href="/x">Own</a>');
    return { status: 200, url: `https://${address}/`, hops: [], headers: new Headers(), body, truncated: false };
  },
  now: () => new Date("2026-11-17T06:00:00Z"),
} as unknown as Pick<ToolPorts, "fetchPage" | "askWhois" | "knownDomains" | "askProviders" | "now">;

it("measures the first twenty where no list is loaded, and says of the rest why not", async () => {
  asked = [];
  const sites = Array.from({ length: 25 }, (_, index) => `shop-${index}.com`);
  const { headline, rows } = await createAuthorityList()({ sites }, ports, new AbortController().signal);
  expect(headline).toBe("Something is known of 20 of 25 domains.");
  expect(rows[0]?.figures).toMatchObject({
    score: { state: "unavailable" },
    https: { state: "measured", value: "Yes", source: "Its home page, read now", asOf: "2026-11-17" },
    out: { state: "measured", value: 1 },
  });
  expect(rows[20]?.figures["out"]).toMatchObject({ state: "unavailable", detail: expect.stringContaining("first twenty") });
  expect(new Set(asked.filter((address) => address.startsWith("shop-"))).size).toBe(20);
});
