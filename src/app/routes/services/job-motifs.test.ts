import { describe, expect, it } from "vitest";
import { motifs, motifsFor } from "./job-motifs.ts";

describe("motifsFor", () => {
  it("gives a card the drawing that its title asks for", () => {
    const [speed, crawl] = motifsFor(["Speed where it counts", "Server logs"]);
    expect(speed?.says.source).toContain("speed");
    expect(crawl?.says.test("crawl")).toBe(true);
  });

  it("never draws the same twice on a page", () => {
    const titles = ["Crawl", "Crawl again", "Nothing known", "Nothing either", "Crawl a third time", "Zero"];
    expect(new Set(motifsFor(titles)).size).toBe(6);
  });

  it("still answers when there are more cards than drawings", () => {
    expect(motifsFor(Array.from({ length: motifs.length + 2 }, () => "x"))).toHaveLength(motifs.length + 2);
  });
});
