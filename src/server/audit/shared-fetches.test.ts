import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { createSharedFetches } from "./shared-fetches.ts";

function counted(bytes = 10) {
  const asked: string[] = [];
  const fetches = createSharedFetches(async (address): Promise<FetchedPage> => {
    asked.push(String(address));
    if (String(address).endsWith("/gone")) throw new AppError("dns_not_found", { host: "a.example" });
    return {
      url: String(address),
      status: 200,
      headers: [],
      body: new Uint8Array(bytes),
      truncated: false,
      hops: [],
      bytesWire: bytes,
      totalMs: 1,
    };
  });
  return { asked, fetches };
}

it("an address is asked for once in an audit, again in the next, and again in other words", async () => {
  const { asked, fetches } = counted();
  const [one, two] = [fetches("1"), fetches("2")];
  await one("https://a.example/robots.txt");
  await one(new URL("https://a.example/robots.txt"), { signal: new AbortController().signal });
  await fetches("1")("https://a.example/robots.txt");
  expect(asked.length).toBe(1);
  await one("https://a.example/robots.txt", { method: "HEAD" });
  await two("https://a.example/robots.txt");
  expect(asked.length).toBe(3);
});

it("a refusal is remembered, and what was broken off is not", async () => {
  const { asked, fetches } = counted();
  const fetchPage = fetches("1");
  const over = AbortSignal.abort();
  await expect(fetchPage("https://a.example/gone", { signal: over })).rejects.toThrow();
  await expect(fetchPage("https://a.example/gone")).rejects.toMatchObject({ code: "dns_not_found" });
  await expect(fetchPage("https://a.example/gone")).rejects.toMatchObject({ code: "dns_not_found" });
  expect(asked.length).toBe(2);
});

it("large answers are not kept", async () => {
  const { asked, fetches } = counted(600_000);
  await fetches("1")("https://a.example/film");
  await fetches("1")("https://a.example/film");
  expect(asked.length).toBe(2);
});
