import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { createIssueLinks } from "./issue-links.ts";

const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };

function openLinks(answers: Record<string, number | AppError | "never">, limits: { most?: number; allMs?: number } = {}) {
  const asked: string[] = [];
  const check = createIssueLinks({
    origin: "https://agency.example",
    isOurPage: async (path) => path.startsWith("/blog/"),
    now: () => new Date(clock.ms),
    ...limits,
    async fetchPage(address, { signal } = {}) {
      const { href } = new URL(address);
      asked.push(href);
      const answer = answers[href] ?? 404;
      if (answer === "never")
        return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error), { once: true }));
      if (answer instanceof AppError) throw answer;
      return page(href, answer);
    },
  });
  return { check, asked };
}

const page = (url: string, status: number) =>
  ({
    url,
    status,
    headers: [["content-type", "text/html"]],
    body: new TextEncoder().encode("<title>A page</title><p>Words.</p>"),
    hops: [],
  }) as unknown as FetchedPage;

describe("the links of an issue", () => {
  it("are ours by our own pages, and others by asking for each once", async () => {
    const { check, asked } = openLinks({ "https://a.example/": 200, "https://b.example/gone": 410, "https://c.example/": 403 });
    expect(
      await check([
        "https://agency.example/blog/logs?from=mail#top",
        "https://agency.example/nowhere",
        "https://a.example/",
        "https://a.example/",
        "https://b.example/gone",
        "https://c.example/",
        "mailto:a@b.example",
        "https://",
      ]),
    ).toEqual({
      answer: 2,
      dead: [
        { href: "/nowhere", words: "There is no such page." },
        { href: "https://b.example/gone", words: "Gone for good (410)." },
        { href: "https://", words: expect.any(String) },
      ],
      unsure: [{ href: "https://c.example/", words: "Refuses us (403). It may let people in." }],
    });
    expect(asked.toSorted()).toEqual(["https://a.example/", "https://b.example/gone", "https://c.example/"]);
  });

  it("are believed for ten minutes", async () => {
    const { check, asked } = openLinks({ "https://a.example/": 200 });
    await check(["https://a.example/"]);
    await check(["https://a.example/#part"]);
    expect(asked).toHaveLength(1);
    clock.ms += 600_000;
    expect(await check(["https://a.example/"])).toMatchObject({ answer: 1 });
    expect(asked).toHaveLength(2);
  });

  it("are asked for up to a number and a time, and the rest is named", async () => {
    const { check, asked } = openLinks({ "https://a.example/": 200, "https://slow.example/": "never" }, { most: 2, allMs: 50 });
    expect(await check(["https://a.example/", "https://slow.example/", "https://b.example/"])).toEqual({
      answer: 1,
      dead: [],
      unsure: [
        { href: "https://slow.example/", words: "No answer within 0.05 seconds." },
        { href: "https://b.example/", words: "Not asked for: over the limit of one run." },
      ],
    });
    expect(asked).toHaveLength(2);
  });

  it("are not called dead when no other site says a word: then the way out may be ours", async () => {
    const lost = (host: string) => new AppError("dns_not_found", { host });
    const hosts = ["a.example", "b.example", "c.example"];
    const { check } = openLinks(Object.fromEntries(hosts.map((host) => [`https://${host}/`, lost(host)])));
    const report = await check(hosts.map((host) => `https://${host}/`));
    expect([report.answer, report.dead, report.unsure.length]).toEqual([0, [], 3]);
  });
});
