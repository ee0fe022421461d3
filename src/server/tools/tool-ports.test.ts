import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { toolPorts } from "./tool-ports.ts";

const HTML = new TextEncoder().encode("<title>A</title>");

function openPorts(refuse: (url: URL) => void = () => {}) {
  const asked: string[] = [];
  const kept: unknown[] = [];
  const platform = {
    safeFetch: async (url: URL) => {
      asked.push(url.href);
      refuse(url);
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

describe("an address that was typed without a scheme", () => {
  const noHttps = (url: URL) => {
    if (url.protocol === "https:") throw new AppError("connect_failed", { host: url.hostname });
  };

  it("is tried over https, then over http, and the answer says which and why", async () => {
    const { ports, asked } = openPorts(noHttps);
    const page = await ports.fetchPage("old.example:8080/a");
    expect(asked).toEqual(["https://old.example:8080/a", "http://old.example:8080/a"]);
    expect(page).toMatchObject({
      url: "http://old.example:8080/a",
      httpsTrouble: expect.stringMatching(/^We could not connect to old\.example\./),
    });
    expect(await ports.fetchPage("http://old.example/")).not.toHaveProperty("httpsTrouble");
  });

  it("is not tried over http when it was typed with https, or when its name is not known", async () => {
    const { ports, asked } = openPorts(noHttps);
    await expect(ports.fetchPage("https://old.example/")).rejects.toMatchObject({ code: "connect_failed" });
    const unknown = openPorts(({ hostname: host }) => {
      throw new AppError("dns_not_found", { host });
    });
    await expect(unknown.ports.fetchPage("old.example")).rejects.toMatchObject({ code: "dns_not_found" });
    expect([asked.length, unknown.asked.length]).toEqual([1, 1]);
  });

  it("fails with the words for https when neither answers", async () => {
    const { ports, asked } = openPorts(({ protocol, hostname: host }) => {
      throw new AppError(protocol === "https:" ? "tls_failed" : "response_timeout", { host, reason: "it has expired", advice: "" });
    });
    await expect(ports.openPage({ url: "old.example" })).rejects.toMatchObject({ code: "tls_failed" });
    expect(asked.length).toBe(2);
  });
});
