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

describe("a canonical that sends straight back", () => {
  const url = "https://site.example/guide";
  const page = (at: string, facts: object) =>
    ({ url: at, depth: 1, from: null, state: "read", retries: 0, facts: { ms: 1, bytes: 1, ...facts } }) as const;
  const mine = page(url, { status: 200, canonical: `${url}/` });
  it.each([
    [url, true],
    ["https://site.example/other", false],
  ])("to %s leaves the page in the sitemap: %s", (redirectTo, belongs) => {
    const other = page(`${url}/`, { status: 301, redirectTo });
    expect(verdictOf(mine, new Map([[other.url, other]])).belongs).toBe(belongs);
    expect(verdictOf(mine).belongs).toBe(false);
  });
});

describe("a redirect", () => {
  it("leads where its Location says", async () =>
    expect((await factsOf([["Location", "../q?r#s"]], 301)).redirectTo).toBe("https://site.example/q?r#s"));
  it("without a Location leads nowhere", async () => expect((await factsOf([], 301)).redirectTo).toBeUndefined());
});
