import { describe, expect, it } from "vitest";
import { verdictOf } from "#core/crawl/page-verdict.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { readAnswer } from "./read-answer.ts";

const factsOf = async (headers: FetchedPage["headers"], status = 200, { url = "https://site.example/p", html = "<p>" } = {}) => {
  const page = {
    url,
    body: new TextEncoder().encode(html),
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

describe("a page that answers 200 and says that there is none", () => {
  const html = "<title>Acme</title><main><h1>Sorry</h1><p>This product is no longer available.</p></main>";
  it("is missing, and belongs in no sitemap", async () => {
    const facts = await factsOf([], 200, { html });
    expect(facts.missing).toBe(true);
    const words = "Answers 200, and says that there is no such page.";
    expect(verdictOf({ url: "https://site.example/p", facts })).toEqual({ belongs: false, reason: "dead", words });
  });
  it("unless it is the front page", async () =>
    expect((await factsOf([], 200, { html, url: "https://site.example/" })).missing).toBeUndefined());
});

describe("a redirect", () => {
  it("leads where its Location says", async () =>
    expect((await factsOf([["Location", "../q?r#s"]], 301)).redirectTo).toBe("https://site.example/q?r#s"));
  it("without a Location leads nowhere", async () => expect((await factsOf([], 301)).redirectTo).toBeUndefined());
});
