import { describe, expect, it } from "vitest";
import { hubsAndAuthorities } from "./hubs.ts";
import { pageRank } from "./page-rank.ts";

const shares = (out: number[][]) => [...pageRank(out)].map((share) => Number(share.toFixed(4)));

describe("pageRank", () => {
  it("gives the known shares of three pages: A links to B and C, B to C, C to A", () =>
    // Rogers, “The Google Pagerank algorithm and how it works”: 1.163, 0.644 and 1.192 for three pages.
    expect(shares([[1, 2], [2], [0]])).toEqual([0.3878, 0.2148, 0.3974]));

  it("gives the known shares of the eleven pages that explain it everywhere", () => {
    // https://en.wikipedia.org/wiki/PageRank, the drawing: B 38.4 %, C 34.3 %, E 8.1 %, D and F 3.9 %, A 3.3 %, the others 1.6 %.
    const [A, B, C, D, E, F] = [0, 1, 2, 3, 4, 5];
    const out = [[], [C], [B], [A, B], [B, D, F], [B, E], [B, E], [B, E], [B, E], [E], [E]] as number[][];
    expect([...pageRank(out)].map((share) => Number((share * 100).toFixed(1)))).toEqual([
      3.3, 38.4, 34.3, 3.9, 8.1, 3.9, 1.6, 1.6, 1.6, 1.6, 1.6,
    ]);
  });

  it("shares equally in a ring", () => expect(shares([[1], [2], [3], [0]])).toEqual([0.25, 0.25, 0.25, 0.25]));
  it("shares equally among pages without links", () => expect(shares([[], []])).toEqual([0.5, 0.5]));
  it("knows a single page, and none", () => expect([shares([[]]), shares([])]).toEqual([[1], []]));

  it("adds up to one, whatever the links", () => {
    const out = Array.from({ length: 200 }, (_, page) => Array.from({ length: page % 7 }, (_, link) => (page * 31 + link * 17) % 200));
    expect(pageRank(out).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe("hubsAndAuthorities", () => {
  it("finds the page that points and the page that is pointed to", () => {
    const { hubs, authorities } = hubsAndAuthorities([[2, 3], [2], [], []]);
    // By hand: the larger eigenvector of A·Aᵀ = [[2, 1], [1, 1]] is (0.8507, 0.5257), whose shares are 0.618 and 0.382.
    expect([...hubs].map((share) => Number(share.toFixed(3)))).toEqual([0.618, 0.382, 0, 0]);
    expect([...authorities].map((share) => Number(share.toFixed(3)))).toEqual([0, 0, 0.618, 0.382]);
  });
  it("is all zero where nothing is linked", () => expect([...hubsAndAuthorities([[], []]).authorities]).toEqual([0, 0]));
});
