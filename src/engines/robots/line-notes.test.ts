import { describe, expect, it } from "vitest";
import { lineNotes } from "./line-notes.ts";
import { parseRobots } from "./parse-robots.ts";

const notes = (...lines: string[]) => lineNotes(parseRobots(lines.join("\n"))).map(({ line, code, level }) => `${line} ${code} ${level}`);
const texts = (...lines: string[]) => lineNotes(parseRobots(lines.join("\n"))).map(({ text }) => text);

describe("lineNotes", () => {
  it("has nothing to say about a plain file", () => {
    expect(
      notes("# shop", "User-agent: *", "Disallow: /cart/", "Allow: /cart/help", "", "Sitemap: https://shop.example/sitemap.xml"),
    ).toEqual([]);
  });

  it.each([
    ["absolutely random line", "2 unreadable dead"],
    ["unicorns: /extinct", "2 unknown dead"],
    ["Dissalov: /", "2 unknown dead"],
    ["noarchive: /some", "2 unused info"],
    ["Crawl-delay: 10", "2 unused info"],
    ["Content-Signal: ai-train=no", "2 unused info"],
    ["disallow /x", "2 no-colon risk"],
    ["disallaw: /x", "2 typo risk"],
    ["site-map: https://e.example/s.xml", "2 typo risk"],
    ["Disallowed: /x", "2 key-goes-on risk"],
    ["Disallow:", "2 closes-nothing info"],
    ["Disallow: private/", "2 path-start dead"],
    ["Disallow: https://e.example/private/", "2 full-address dead"],
    ["Disallow: /my files/", "2 space-inside dead"],
    ["Disallow: /a$b", "2 dollar-inside info"],
    ["Disallow: /%62log", "2 escaped-letter risk"],
    ["Disallow: /page#part", "2 comment-cuts risk"],
    ["Disallow: /a*", "2 star-at-end info"],
    ["Allow: /", "2 open-anyway info"],
    ["Sitemap: /sitemap.xml", "2 sitemap-relative dead"],
    ["Sitemap: https://", "2 sitemap-malformed dead"],
  ])("remarks on “%s”", (line, expected) => expect(notes("User-agent: *", line, "Disallow: /zz")).toEqual([expected]));

  it.each([
    [["Disallow: /a", "User-agent: *", "Disallow: /b"], ["1 outside-group dead"]],
    [["User-agent: Googlebot/2.1", "Disallow: /b"], ["1 agent-cut risk"]],
    [["User-agent: AI2Bot", "Disallow: /b"], ["1 agent-whole info"]],
    [["User-agent: 360Spider", "Disallow: /b"], ["1 agent-whole info"]],
    [["User-agent: Screaming Frog", "Disallow: /b"], ["1 agent-cut risk"]],
    [["User-agent:", "Disallow: /b"], ["1 agent-empty dead"]],
    [["User-agent: a", "User-agent: A", "Disallow: /b"], ["2 agent-again dead"]],
    [
      ["User-agent: AI2Bot", "User-agent: AI2Bot-Dolma", "Disallow: /b"],
      ["1 agent-whole info", "2 agent-whole info"],
    ],
    [["User-agent: Googlebot", "Allow: /", "", "User-agent: *", "Disallow: /"], []],
    [["User-agent: *", "Disallow: /", "", "User-agent: a"], ["4 no-rules risk"]],
    [["User-agent: *", "Disallow: /a", "Disallow: /a"], ["3 same dead"]],
    [["User-agent: *", "Disallow: /a", "Disallow: /a/b"], ["3 covered dead"]],
    [["User-agent: *", "Disallow: /b", "Allow: /b"], ["2 beaten dead"]],
    [["User-agent: *", `Disallow: /${"a".repeat(17_000)}`], ["2 too-long risk"]],
    [["User-agent: * # all", "Disallow: /b # why"], []],
  ])("remarks on %j", (lines, expected) => expect(notes(...lines)).toEqual(expected));

  it("says what somebody who mistyped a word probably meant", () => {
    expect(texts("User-agent: *", "Dsallow: /a", "Disallow: /b")).toEqual(["No crawler reads “Dsallow”. Did you mean Disallow?"]);
    expect(texts("User-agent: *", "sitmap: https://e.example/s.xml", "Disallow: /b")).toEqual([
      "No crawler reads “sitmap”. Did you mean Sitemap?",
    ]);
  });
});
