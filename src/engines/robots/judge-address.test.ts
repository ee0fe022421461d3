import { describe, expect, it } from "vitest";
import { judgeAddress } from "./judge-address.ts";
import { botNamed } from "./known-bots.ts";
import { testHost, testPath } from "./matching/test-path.ts";
import { parseRobots } from "./parse-robots.ts";

describe("judgeAddress", () => {
  const file = parseRobots("User-agent: *\nDisallow: /\nAllow: /p\nAllow: /folder\nDisallow: /folder\n\nUser-agent: Free\nDisallow:");
  it.each([
    ["Any", "/page", true, 3, "*", "Line 3 is the longest rule that matches: 2 characters against 1 in line 2."],
    ["Any", "/x", false, 2, "*", "Line 2 is the only rule that matches."],
    ["Any", "/folder/a", true, 4, "*", "Lines 4 and 5 are equally long, and Allow wins a tie."],
    ["Any", "/robots.txt", true, null, "*", "robots.txt itself is always open."],
    ["Free", "/x", true, 8, "free", "Line 8 is empty, which opens everything."],
    ["AdsBot-Google", "/x", true, null, null, "It obeys only a group that names it, and none does."],
  ])("%s at %s", (name, path, allowed, line, group, why) =>
    expect(judgeAddress(file, botNamed(name), path)).toMatchObject({ allowed, line, group, why }),
  );

  it("says so when nothing concerns a crawler, or no rule matches", () => {
    expect(judgeAddress(parseRobots(""), { token: "A" }, "/").why).toBe("No group concerns it, so it is open.");
    expect(judgeAddress(parseRobots("User-agent: *\nDisallow: /a"), { token: "A" }, "/").why).toBe(
      "No rule in its group matches, so it is open.",
    );
  });
});

describe("testPath", () => {
  it.each([
    ["/a", "/a"],
    ["a/b", "/a/b"],
    ["products", "/products"],
    ["example.com", "/"],
    ["example.com/a?b=c#d", "/a?b=c"],
    ["https://example.com/search?", "/search?"],
    ["/foo/ツ", "/foo/%E3%83%84"],
    ["/my files/%e3", "/my%20files/%E3"],
    ["?q=1", "/?q=1"],
    ["  /a  ", "/a"],
    ["", "/"],
    ["/\ud800", "/%EF%BF%BD"],
    ["/a/../b/./c", "/b/c"],
    ["/a{b}", "/a%7Bb%7D"],
    ["/a?b={c}'<d>", "/a?b={c}%27%3Cd%3E"],
    ["//host.example/a", "/a"],
    ["https://host.example//a", "//a"],
    ["https://user@host.example:8443/path;params?query#fragment", "/path;params?query"],
  ])("takes “%s” for %s", (typed, path) => expect(testPath(typed)).toBe(path));
});

describe("testHost", () => {
  it.each([
    ["https://Shop.Example/a", "shop.example"],
    ["shop.example:8080/a", "shop.example:8080"],
    ["/a", undefined],
    ["a/b", undefined],
    ["http://[", undefined],
  ])("finds in “%s” %s", (typed, host) => expect(testHost(typed)).toBe(host));
});
