import { describe, expect, it } from "vitest";
import { directivesFor } from "#core/http/robots-tag.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { robotsDirectivesOf } from "./robots-directives.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const words = (directives: readonly { agent: string | null; name: string; value: string | null }[]) =>
  directives.map(({ agent, name, value }) => `${agent ?? "*"} ${name}${value === null ? "" : `=${value}`}`);

describe("a page's directives", () => {
  it("come from its tags and its headers, with their place", () => {
    const body = new TextEncoder().encode(`<meta name="Robots" content="max-snippet:50 , NOARCHIVE">
<meta name="googlebot" content="noindex nofollow"><meta name="description" content="none"><noscript><meta name="robots" content="none"></noscript>`);
    const page: FetchedPage = {
      url: "https://a.example/",
      status: 200,
      headers: [["X-Robots-Tag", "bingbot: nosnippet"]],
      body,
      truncated: false,
      hops: [],
      bytesWire: 0,
      totalMs: 1,
    };
    const directives = robotsDirectivesOf(takeSnapshot(page));
    expect(words(directives)).toEqual(["* max-snippet=50", "* noarchive", "googlebot noindex", "googlebot nofollow", "bingbot nosnippet"]);
    expect(directives.map(({ fact }) => fact.line)).toEqual([1, 1, 2, 2, null]);
    expect(words(directivesFor("Googlebot", directives))).toEqual([
      "* max-snippet=50",
      "* noarchive",
      "googlebot noindex",
      "googlebot nofollow",
    ]);
  });
});
