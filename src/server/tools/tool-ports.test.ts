import { expect, it } from "vitest";
import type { OpenedPage } from "#core/tool/tool-ports.ts";
import { toolPorts } from "./tool-ports.ts";

const HTML = new TextEncoder().encode("<title>A</title>");

function portsWith(recent: OpenedPage | undefined) {
  const asked: string[] = [];
  const kept: unknown[] = [];
  const platform = {
    safeFetch: async (url: URL) => {
      asked.push(url.href);
      return { url: url.href, status: 200, headers: { entries: [] }, body: HTML, hops: [], timings: { totalMs: 1 } };
    },
    keptPages: {
      readRecent: async (address: string) => {
        asked.push(`recent ${address}`);
        return recent;
      },
      keep: async (page: unknown, input: string, address?: string) => {
        kept.push([input, address]);
        return { id: "new", page };
      },
    },
  } as unknown as Parameters<typeof toolPorts>[0];
  return { asked, kept, ports: toolPorts(platform, { now: () => new Date(), showImage: (address) => address }) };
}

it("hands out what was read under that address a moment ago, where that will do", async () => {
  const { ports, asked } = portsWith({ id: "old" } as OpenedPage);
  expect(await ports.openPage({ url: "shop.example/a#b", reuse: true })).toEqual({ id: "old" });
  expect(asked).toEqual(["recent https://shop.example/a#b"]);
});

it("fetches when nothing was read lately, and remembers by the address that was meant", async () => {
  const { ports, asked, kept } = portsWith(undefined);
  expect(await ports.openPage({ url: "Shop.example", reuse: true })).toMatchObject({ id: "new" });
  expect([asked, kept]).toEqual([["recent https://shop.example/", "https://shop.example/"], [["Shop.example", "https://shop.example/"]]]);
});

it("fetches without a look at what was read before when the page is to be read anew", async () => {
  const { ports, asked } = portsWith({ id: "old" } as OpenedPage);
  expect(await ports.openPage({ url: "shop.example" })).toMatchObject({ id: "new" });
  expect(asked).toEqual(["https://shop.example/"]);
});

it("never gives pasted HTML for its address", async () => {
  const { ports, asked, kept } = portsWith({ id: "old" } as OpenedPage);
  await ports.openPage({ html: "<p>", url: "shop.example" });
  expect([asked, kept]).toEqual([[], [["shop.example", undefined]]]);
});
