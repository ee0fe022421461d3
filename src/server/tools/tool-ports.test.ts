import { expect, it } from "vitest";
import { toolPorts } from "./tool-ports.ts";

const HTML = new TextEncoder().encode("<title>A</title>");

function openPorts() {
  const asked: string[] = [];
  const kept: unknown[] = [];
  const platform = {
    safeFetch: async (url: URL) => {
      asked.push(url.href);
      return { url: url.href, status: 200, headers: { entries: [] }, body: HTML, hops: [], timings: { totalMs: 1 } };
    },
    keptPages: {
      keep: async (page: unknown, input: string, address?: string) => {
        kept.push([input, address]);
        return { id: "new", page };
      },
    },
  } as unknown as Parameters<typeof toolPorts>[0];
  return { asked, kept, ports: toolPorts(platform, { now: () => new Date(), showImage: (address) => address }) };
}

it("fetches each time, and keeps what came by the address that was meant", async () => {
  const { ports, asked, kept } = openPorts();
  await ports.openPage({ url: "Shop.example" });
  await ports.openPage({ url: "shop.example" });
  expect(asked).toEqual(["https://shop.example/", "https://shop.example/"]);
  expect(kept).toEqual([
    ["Shop.example", "https://shop.example/"],
    ["shop.example", "https://shop.example/"],
  ]);
});

it("never gives pasted HTML for its address", async () => {
  const { ports, asked, kept } = openPorts();
  await ports.openPage({ html: "<p>", url: "shop.example" });
  expect([asked, kept]).toEqual([[], [["shop.example", undefined]]]);
});
