import { describe, expect, it } from "vitest";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { readAnswer } from "./read-answer.ts";

const factsOf = async (headers: FetchedPage["headers"], status = 200) => {
  const page = {
    url: "https://site.example/p",
    body: new TextEncoder().encode("<p>"),
    truncated: false,
    hops: [],
    bytesWire: 0,
    totalMs: 1,
  };
  const answer = { ...page, status, headers: [["Content-Type", "text/html"], ...headers] as const };
  return (await readAnswer(answer, { nowMs: 0, pause: async () => {} })).facts;
};

describe("the canonical that a header names", () => {
  it.each([
    [['</style.css>; rel=preload, </c#d>; rel="canonical"'], "https://site.example/c"],
    [["</a>; rel=preload", "</c>; rel=canonical"], "https://site.example/c"],
    [['</c>; title="<x>; rel=next, y"; rel=canonical'], "https://site.example/c"],
    [['</c>; rel="canonical"; anchor="https://site.example/other"'], undefined],
    [["</c>; title=canonical; rel=next"], undefined],
    [["<http://[>; rel=canonical"], undefined],
  ])("in %j is %s", async (values, canonical) => expect((await factsOf(values.map((value) => ["Link", value]))).canonical).toBe(canonical));
});

describe("a redirect", () => {
  it("leads where its Location says", async () =>
    expect((await factsOf([["Location", "../q?r#s"]], 301)).redirectTo).toBe("https://site.example/q?r#s"));
  it("without a Location leads nowhere", async () => expect((await factsOf([], 301)).redirectTo).toBeUndefined());
});
