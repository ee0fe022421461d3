import { describe, expect, it } from "vitest";
import { botNamed, botPurposes, knownBots } from "../known-bots.ts";
import { parseRobots } from "../parse-robots.ts";
import { siteAccess } from "../site-access.ts";
import { decidingRule, matchesIn } from "./deciding-rule.ts";
import { obeyedGroups } from "./obeyed-groups.ts";
import { samplePath } from "./sample-paths.ts";

const file = `User-agent: *
Disallow: /all/

User-agent: Googlebot
Disallow: /google/

User-agent: Googlebot-News
Disallow: /news/

User-agent: Yandex
Disallow: /yandex/

User-agent: AdsBot-Google
Disallow: /landing/

User-agent: MJ12bot
Disallow: /`;

describe("obeyedGroups", () => {
  it.each([
    ["Googlebot", "googlebot", [5]],
    ["googlebot", "googlebot", [5]],
    ["Googlebot-News", "googlebot-news", [8]],
    ["Googlebot-Image", "googlebot", [5]],
    ["Applebot", "googlebot", [5]],
    ["YandexBot", "yandex", [11]],
    ["bingbot", "*", [2]],
    ["AdsBot-Google", "adsbot-google", [14]],
    ["AdsBot-Google-Mobile", null, []],
    ["Mediapartners-Google", null, []],
    ["MJ12bot", "mj12bot", [17]],
    ["MJ", "mj", [17]],
    ["SomeBot", "*", [2]],
    ["*", "*", [2]],
    ["Googlebot/2.1", "googlebot", [5]],
    ["Googlebot-News / 1.0", "googlebot-news", [8]],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "googlebot", [5]],
    ["Mozilla/5.0 (compatible; MJ12bot/v1.4.8; http://mj12bot.com/)", "mj12bot", [17]],
    ["AdsBot-Google (+http://www.google.com/adsbot.html)", "adsbot-google", [14]],
    ["/", "*", [2]],
  ])("%s obeys %s", (name, group, lines) => {
    const obeyed = obeyedGroups(parseRobots(file), botNamed(name));
    expect([obeyed.name, obeyed.groups.flatMap(({ rules }) => rules.map(({ line }) => line))]).toEqual([group, lines]);
  });
});

describe("matchesIn", () => {
  it("gives every rule that matches, with its weight", () => {
    const { groups } = parseRobots("User-agent: *\nDisallow: /\nAllow: /p\nDisallow: /q\nAllow: /page/index.html");
    expect(matchesIn(groups, "/page/").map(({ rule, priority }) => [rule.line, priority])).toEqual([
      [2, 1],
      [3, 2],
      [5, 7],
    ]);
    expect(decidingRule(groups, "/page/")).toMatchObject({ allowed: true, priority: 7, rule: { line: 5 } });
  });
});

describe("siteAccess", () => {
  it.each([
    ["", "open"],
    ["Disallow:", "open"],
    ["Allow: /", "open"],
    ["Disallow: /a\nAllow: /a", "open"],
    ["Disallow: /", "closed"],
    ["Disallow: *", "closed"],
    ["Disallow: /\nAllow: /", "open"],
    ["Disallow: /\nAllow: /p", "partly"],
    ["Disallow: /\nAllow: /$", "partly"],
    ["Disallow: /cart/", "partly"],
    ["Disallow: private", "open"],
    ["Disallow: /a/\nAllow: /*/$", "partly"],
  ])("%j leaves the site %s", (rules, expected) => expect(siteAccess(parseRobots(`User-agent: *\n${rules}`).groups)).toBe(expected));
});

describe("samplePath", () => {
  it.each([
    ["/cart/", "/cart/"],
    ["/*.pdf$", "/example.pdf"],
    ["/a*", "/a"],
    ["*/x", "/example/x"],
    ["*", "/example"],
    ["/$", "/"],
    ["x", "/x"],
  ])("tries %s with %s", (pattern, path) => expect(samplePath({ pattern })).toBe(path));
});

describe("knownBots", () => {
  it("names each crawler once, with a purpose that exists and an address of its source", () => {
    const tokens = knownBots.map(({ token }) => token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    const purposes = botPurposes.map(({ id }) => id);
    for (const { purpose, source } of knownBots) {
      expect(purposes).toContain(purpose);
      expect(URL.parse(source)?.protocol).toBe("https:");
    }
  });
});
