import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { tools } from "#tools/registry.server.ts";
import { answerOfEdition } from "./support/changing-site.ts";
import { secondLooks } from "./support/second-looks.ts";
import { openToolFixture } from "./support/tool-fixture.ts";

/** What the site says of itself everywhere: in its words, its addresses, its headers and its files. */
let edition = "";
let server: Server;
let site: string;
let fixture: Awaited<ReturnType<typeof openToolFixture>>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, headers, body } = answerOfEdition(new URL(request.url ?? "/", "http://x").pathname, site, edition);
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  site = `http://changing.test:${port}`;
  fixture = await openToolFixture(
    { allowHosts: [`changing.test:${port}`], resolve: async () => [{ address: "127.0.0.1", family: 4 }] },
    { reroute: (url) => (url.hostname.endsWith("changing.example") ? `${site}/host` : url) },
  );
});
afterAll(async () => {
  await fixture.close();
  server.closeAllConnections();
  server.close();
});

const looks: Readonly<Record<string, (url: string, edition: string) => object>> = {
  ...secondLooks,
  // Of the visitor's own words: what changes is not the address.
  "plagiarism-checker": (url) => ({ text: `Once there was this: ${`${edition} `.repeat(20)}`, sources: [url] }),
};

it("every tool that fetches is among them", () => {
  // A browser tells the speed, and these count links and matches: none shows the page's own words.
  const counting = ["backlink-summary", "bulk-domain-authority-checker", "keyword-difficulty-checker", "single-domain-authority"];
  const others = ["page-speed-checker", ...counting];
  const fetching = [...tools.values()].filter(
    ({ tool }) => "needs" in tool && tool.needs.some((port) => /^(?:fetch|open)Page$/.test(port)),
  );
  expect(fetching.map(({ tool }) => tool.slug).sort()).toEqual([...Object.keys(looks), ...others].sort());
});

describe("a second look at the same address shows what changed in between", () => {
  it.each(Object.entries(looks))("%s", async (slug, inputFor) => {
    const look = async (says: string) => {
      edition = says;
      const { status, data } = await fixture.run(slug, inputFor(`${site}/`, edition));
      expect(status).toBe(200);
      return JSON.stringify(data);
    };
    const [first, second] = [await look("walrus"), await look("ocelot")];
    expect([/walrus/i.test(first), /ocelot/i.test(first)]).toEqual([true, false]);
    expect([/walrus/i.test(second), /ocelot/i.test(second)]).toEqual([false, true]);
    expect(fixture.faults).toEqual([]);
  });
});

it("what was read before is offered, and a kept page stays what it was for the other tools", async () => {
  const look = async (slug: string, input: object) => (await fixture.run(slug, input)).data as PageCheckOutput<{ title: unknown }>;
  edition = "walrus";
  const { reports: before } = await look("title-tag-checker", { url: `${site}/kept` });
  edition = "ocelot";
  const { reports: after } = await look("title-tag-checker", { url: `${site}/kept` });
  const { id, takenAt } = before[0]?.kept ?? {};
  expect(after[0]?.kept).toMatchObject({ earlier: { id, takenAt } });
  expect(after[0]?.kept).not.toHaveProperty("age");
  const { reports: beside } = await look("title-tag-checker", { snapshot: id, compareWith: `${site}/kept` });
  expect(beside.map((report) => /walrus|ocelot/i.exec(JSON.stringify(report))?.[0]?.toLowerCase())).toEqual(["walrus", "ocelot"]);
  const { reports: other } = await look("h1-tag-checker", { snapshot: id });
  expect(JSON.stringify(other)).toContain("walrus");
  expect(other[0]?.kept).toMatchObject({ id, age: expect.any(Number) });
});
