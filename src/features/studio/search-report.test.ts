import { expect, it } from "vitest";
import type { Finding } from "#core/rules/finding.schema.ts";
import { judgeDraft, linksOf, readHead, rivalsOf } from "./search-report.ts";

const document = {
  _id: "post-a",
  _type: "post",
  content: [
    {
      _type: "block",
      markDefs: [
        { _key: "l", _type: "link", href: "/blog/gone" },
        { _key: "m", _type: "link", href: "https://elsewhere.example/" },
      ],
      children: [
        { text: "Read ", marks: [] },
        { text: "last ", marks: ["l"] },
        { text: "year", marks: ["l", "strong"] },
        { text: "more", marks: ["m"] },
      ],
    },
    { _type: "tool", href: "/tools/robots-txt-checker/", title: "robots.txt checker" },
  ],
};

it("lists what a text links to, by its words, and whether it is there", async () => {
  expect(await linksOf(document, async (path) => path.startsWith("/tools/"))).toEqual([
    { href: "/blog/gone", words: "last year", works: false },
    { href: "https://elsewhere.example/", words: "more", works: undefined },
    { href: "/tools/robots-txt-checker/", words: "robots.txt checker", works: true },
  ]);
});

it("names pages that are about the same words, the nearest first", async () => {
  const fetch = async () => [
    { _id: "post-b", _type: "post", title: "Reading server log files" },
    { _id: "post-c", _type: "post", title: "Server log analysis in an hour" },
    { _id: "post-d", _type: "post", title: "Prices" },
    { _id: "post-e", _type: "post", title: null },
  ];
  expect(await rivalsOf({ fetch }, "post-a", "Server log analysis for shops")).toEqual([
    { id: "post-c", type: "post", title: "Server log analysis in an hour", words: ["Server", "log", "analysis"] },
    { id: "post-b", type: "post", title: "Reading server log files", words: ["Server", "log"] },
  ]);
});

it("puts what stops publishing before what tools say, and what passes last", async () => {
  const finding = (status: Finding["status"], title: string): Finding => ({
    ruleId: "r",
    status,
    kind: "k",
    grade: "note",
    title,
    detail: "",
    sources: [],
  });
  const judge = async () => [
    { name: "Title checker", findings: [finding("pass", "One H1"), finding("fail", "Cut"), finding("note", "Short")] },
  ];
  const found = await judgeDraft("<html>", "/blog/a", [{ path: ["slug"], field: "Address", message: "missing" }], { judge });
  expect(found.map(({ level, title }) => `${level} ${title}`)).toEqual(["stop Address", "fix Cut", "note Short", "pass One H1"]);
});

it("reads the social card and the structured data of our own pages", () => {
  const html = `<meta property="og:title" content="A &amp; B"/><meta property="og:description" content="It&#x27;s"/><meta property="og:image" content="https://a.example/c.png"/>
    <script type="application/ld+json">{"@type":"Article"}</script>`;
  expect(readHead(html)).toEqual({
    card: { title: "A & B", description: "It's", image: "https://a.example/c.png" },
    structuredData: ['{\n  "@type": "Article"\n}'],
  });
});
