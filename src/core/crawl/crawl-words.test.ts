import { describe, expect, it } from "vitest";
import { sampleCrawl } from "./crawl-sample.ts";
import { crawlState } from "./crawl-state.ts";
import { crawlWords, durationWords, progressWords, spokenWords } from "./crawl-words.ts";

describe("durationWords", () => {
  it.each([
    [400, "0 s"],
    [59_400, "59 s"],
    [60_000, "1 min"],
    [72_000, "1 min 12 s"],
  ])("says %i ms as %s", (ms, words) => expect(durationWords(ms)).toBe(words));
});

describe("the words above the map", () => {
  const events = sampleCrawl(
    Array.from({ length: 19 }, (_, i): [string] => [`/p${i}`]),
    Array.from({ length: 20 }, (_, i) => `/w${i}`),
  );
  const robots = { at: 0, kind: "robots", url: "https://site.example/robots.txt", status: 200, outcome: "read", sitemaps: [] } as const;

  it("say how far it is, how long it took and about how long it takes", () => {
    const state = crawlState([robots, ...events]);
    expect([progressWords(state), crawlWords(state), spokenWords(state)]).toEqual([
      "20 of 100 pages",
      "5 s. About 5 s to go. robots.txt read and honored.",
      "20 pages read.",
    ]);
  });
  it("give no time to go before five pages", () => expect(crawlWords(crawlState(events.slice(0, 6)))).toBe("1 s."));
  it("say at the end how many there were", () => {
    const state = crawlState([...events, { at: 9_000, kind: "finished", reason: "complete" }]);
    expect([progressWords(state), crawlWords(state), spokenWords(state)]).toEqual([
      "20 pages",
      "9 s.",
      "The crawl has ended with 20 pages.",
    ]);
  });
});
