import { describe, expect, it } from "vitest";
import { runRules } from "#core/rules/run-rules.ts";
import { type RobotsAnswer, robotsSubject } from "../robots-subject.ts";
import { robotsRules } from "./robots-rules.ts";

const answer = (change: Partial<RobotsAnswer> = {}): RobotsAnswer => ({
  url: "https://shop.example/robots.txt",
  status: 200,
  type: "text/plain",
  redirects: 0,
  leftHost: false,
  ...change,
});

const faults = (text: string, given: Parameters<typeof robotsSubject>[1] = {}) =>
  runRules(robotsRules, robotsSubject(text, given))
    .filter(({ status }) => status !== "pass")
    .map(({ ruleId, status, title }) => `${status} ${ruleId}: ${title}`);

const GOOD =
  "User-agent: *\nDisallow: /cart/\nSitemap: https://shop.example/sitemap.xml\nUser-agent: AdsBot-Google\nUser-agent: AdsBot-Google-Mobile\nUser-agent: Mediapartners-Google\nUser-agent: APIs-Google\nDisallow: /cart/";

describe("robotsRules", () => {
  it("finds nothing to fix in a plain file", () => expect(faults(GOOD, { answer: answer() })).toEqual([]));

  it.each([
    [{ status: 503 }, "fail robots-status: Status 503 closes the whole site to crawlers"],
    [{ status: 429 }, "fail robots-status: Status 429 closes the whole site to crawlers"],
    [{ status: 404 }, "note robots-status: Status 404: there is no file, so everything is open"],
    [{ status: 403 }, "note robots-status: Status 403: there is no file, so everything is open"],
    [{ redirects: 6 }, "fail robots-redirects: 6 redirects: crawlers stop after five"],
    [{ redirects: 6, status: 503 }, "fail robots-redirects: 6 redirects: crawlers stop after five"],
    [{ redirects: 1 }, "note robots-redirects: Redirected once"],
    [
      { leftHost: true, redirects: 1, url: "https://cdn.example/r" },
      "warn robots-redirects: The file comes from another host: cdn.example",
    ],
    [{ type: "text/html" }, "warn robots-type: Served as text/html, not as text/plain"],
    [{ type: null }, "note robots-type: The server names no type"],
  ] as const)("judges the answer %j", (change, expected) => expect(faults(GOOD, { answer: answer(change) })).toEqual([expected]));

  it.each([
    ["User-agent: *\nDisallow: /", "fail robots-search-open: The whole site is closed to search engines"],
    ["User-agent: bingbot\nDisallow: /", "fail robots-search-open: The whole site is closed to bingbot"],
    ["User-agent: *\nDisalow: /", "fail robots-search-open: The whole site is closed to Googlebot"],
    ["User-agent: *\nDisallow: /$", "warn robots-search-open: The home page is closed to Googlebot"],
    ["User-agent: *\nDisallow: /wp-includes/", "fail robots-rendering: Closes scripts or styles that Google may need"],
    ["User-agent: *\nDisallow: /*.js$", "fail robots-rendering: Closes scripts or styles that Google may need"],
    ["User-agent: *\nDisallow: /site-7.css", "fail robots-rendering: Closes scripts or styles that Google may need"],
    ["Disallow: /a\nUser-agent: *\nDisallow: /b", "fail robots-orphans: Line 1 stands above the first User-agent"],
    ["User-agent: *\nfoo\nbar: x\nbaz\nDisallow: /b", "fail robots-syntax: Lines 2, 3 and 4 are no rules that anybody reads"],
    ["User-agent: *\nDisallow: private", "fail robots-paths: Line 2 cannot match what it names"],
    ["User-agent: *\ndisalow: /x", "warn robots-tolerated: Line 2 works for Google only"],
    ["User-agent: *\nDisallow: /x\nUser-agent: Free", "warn robots-empty-groups: Line 3 opens a group that does not do what it seems to"],
    ["User-agent: *\nDisallow: /x\nDisallow: /x/y", "note robots-idle: Line 3 changes nothing"],
    ["User-agent: *\nSitemap: /s.xml", "warn robots-sitemap-address: Line 2 names a sitemap without its whole address"],
    ["User-agent: *\nNoindex: /x", "fail robots-noindex: Line 2 asks for something robots.txt cannot do"],
    ["User-agent: *\nCrawl-delay: 5", "note robots-other-engines: Google does not use crawl-delay"],
    [`User-agent: *\nDisallow: /${"a".repeat(1_100)}`, "note robots-yandex: More than Yandex reads"],
    ["User-agent: *\nDisallow: /x", "note robots-ads: 4 crawlers ignore the group for everyone"],
    ["User-agent: *", "note robots-sitemaps: No sitemap is named"],
    ["<!doctype html>\n<html>", "fail robots-type: An HTML page stands where the rules should"],
  ])("finds in %j …", (text, expected) => expect(faults(text)).toContain(expected));

  it("finds a file that is too long", () => {
    expect(faults(`User-agent: *\nDisallow: /x\n${"#".repeat(600_000)}`)).toContain(
      "fail robots-size: Longer than 500 KiB: the rest is not read",
    );
  });

  it("does not take one blocked plugin for closed rendering when the whole site is closed", () => {
    expect(faults("User-agent: *\nDisallow: /").join()).not.toContain("robots-rendering");
  });

  it("tells which sitemaps do not answer", () => {
    const sitemapStatuses = new Map<string, number | "no answer">([["https://shop.example/sitemap.xml", 404]]);
    expect(faults(GOOD, { sitemapStatuses })).toEqual(["warn robots-sitemaps: Line 3: this sitemap does not answer with a file"]);
  });
});
