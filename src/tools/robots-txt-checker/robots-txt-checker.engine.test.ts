import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { checkRobots, type RobotsCheck } from "./robots-txt-checker.engine.ts";
import { robotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";
import { tool } from "./robots-txt-checker.tool.ts";

/** "address bot → open 3" for every pair. */
const pairs = (check: RobotsCheck) => {
  const { addresses, bots } = checkRobots(check);
  return addresses.flatMap(({ typed, cells }) =>
    cells.map(
      ({ allowed, line }, column) => `${typed} ${bots[column]?.token} → ${allowed ? "open" : "closed"}${line === null ? "" : ` ${line}`}`,
    ),
  );
};

it.each([
  ["Disallow: /assets/", "Allow: /assets/*.css\nAllow: /assets/*.js"],
  ["Disallow: /*.js$", "Allow: /*.js$"],
])("opens what %s closes by a rule that wins", (line, fix) => {
  const body = `User-agent: *\n${line}`;
  const rendering = (text: string) => checkRobots({ body: text }).findings.find(({ ruleId }) => ruleId === "robots-rendering");
  expect(rendering(body)?.fix?.code).toBe(fix);
  expect(rendering(`${body}\n${fix}`)).toBeUndefined();
});

describe("the table", () => {
  it("gives the verdict and the line for every pair", () => {
    const body = "User-agent: *\nDisallow: /cart/\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /blog/";
    expect(pairs({ body, urls: ["/cart/x", "https://shop.example/blog/a"], bots: ["Googlebot", "GPTBot", "AdsBot-Google"] })).toEqual([
      "/cart/x Googlebot → closed 2",
      "/cart/x GPTBot → closed 5",
      "/cart/x AdsBot-Google → open",
      "https://shop.example/blog/a Googlebot → open",
      "https://shop.example/blog/a GPTBot → open 6",
      "https://shop.example/blog/a AdsBot-Google → open",
    ]);
  });

  it.each([
    ["User-agent: *\nDissallow: /", ["/ Googlebot → closed 2", "/ bingbot → open", "/ GPTBot → open"]],
    ["User-agent: *\nDisallow /", ["/ Googlebot → closed 2", "/ bingbot → open", "/ GPTBot → open"]],
    ["Useragent: *\nDisallow: /", ["/ Googlebot → closed 2", "/ bingbot → open", "/ GPTBot → open"]],
    ["User-agent: *\nDisalow: /a\nDisallow: /", ["/ Googlebot → closed 3", "/ bingbot → closed 3", "/ GPTBot → closed 3"]],
  ])("closes with a slip that only Google forgives nobody else: %j", (body, expected) => {
    expect(pairs({ body, urls: ["/"], bots: ["Googlebot", "Bingbot", "GPTBot"] })).toEqual(expected);
    const access = Object.fromEntries(
      checkRobots({ body, bots: ["Googlebot", "GPTBot"] }).bots.map(({ token, access }) => [token, access]),
    );
    expect(access["Googlebot"]).toBe("closed");
    expect(access["GPTBot"]).toBe(expected[2]?.includes("open") ? "open" : "closed");
  });

  it("tries the file's own paths when no address is given", () => {
    const { tried, addresses } = checkRobots({ body: "User-agent: *\nDisallow: /a\nDisallow: /*.pdf$\nAllow: /a/b", bots: ["X"] });
    expect([tried, addresses.map(({ path }) => path)]).toEqual([true, ["/", "/a", "/example.pdf", "/a/b"]]);
  });

  it("asks about eleven crawlers when none is chosen, and about each once", () => {
    expect(checkRobots({ body: "" }).bots).toHaveLength(11);
    expect(checkRobots({ body: "", bots: ["A", "A", "B", "googlebot", "Googlebot/2.1"] }).bots.map(({ token }) => token)).toEqual([
      "A",
      "B",
      "Googlebot",
    ]);
  });

  it.each([
    [404, true, "There is no robots.txt, so everything is open."],
    [503, false, "robots.txt answers with an error, and crawlers then stay away."],
  ])("lets status %s decide for all", (status, allowed, why) => {
    const answer = { url: "https://shop.example/robots.txt", status, type: "text/html", redirects: 0, leftHost: false };
    const { addresses, lines, purposes } = checkRobots({ body: "User-agent: *\nDisallow: /", urls: ["/"], bots: ["Googlebot"], answer });
    expect(addresses[0]?.cells).toEqual([{ allowed, line: null, rule: null, why }]);
    expect([lines.length, purposes[0]?.bots[0]?.access]).toEqual([1, allowed ? "open" : "closed"]);
  });

  it("reads no rules behind more than five redirects, as crawlers do", () => {
    const answer = { url: "https://shop.example/r6", status: 200, type: "text/plain", redirects: 6, leftHost: false };
    const { state, verdict, addresses } = checkRobots({ body: "User-agent: *\nDisallow: /", urls: ["/"], bots: ["Googlebot"], answer });
    expect([state, verdict.headline, addresses[0]?.cells[0]?.allowed]).toEqual(["open", "6 redirects: crawlers stop after five.", true]);
    expect(checkRobots({ body: "User-agent: *\nDisallow: /", answer: { ...answer, redirects: 5 } }).state).toBe("file");
  });

  it("says when an address belongs to another host", () => {
    const answer = { url: "https://shop.example/robots.txt", status: 200, type: "text/plain", redirects: 0, leftHost: false };
    const { addresses } = checkRobots({ body: "", urls: ["https://blog.shop.example/a", "https://shop.example/a", "/a"], answer });
    expect(addresses.map(({ otherHost }) => otherHost)).toEqual(["blog.shop.example", null, null]);
  });
});

describe("without a line", () => {
  const body = "User-agent: *\nDisallow: /a\nAllow: /a/b\nUser-agent: GPTBot\nDisallow: /";
  const without = (withoutLine: number) => {
    const found = checkRobots({ body, urls: ["/a/b", "/a/c", "/z"], bots: ["Googlebot", "GPTBot"], withoutLine }).without;
    return found?.changes.map(
      ({ address, token, allowed, line }) => `${address} ${token} ${allowed ? "opens" : "closes"}${line === null ? "" : ` by ${line}`}`,
    );
  };
  it.each([
    [2, ["/a/c Googlebot opens"]],
    [3, ["/a/b Googlebot closes by 2"]],
    [4, ["/z Googlebot closes by 5", "/a/b GPTBot opens by 3"].sort()],
    [5, ["/a/b GPTBot opens", "/a/c GPTBot opens", "/z GPTBot opens"]],
    [1, ["/a/c Googlebot opens"]],
  ])("line %s changes %j", (line, changes) => expect(without(line)?.sort()).toEqual(changes));
  it("has no answer for a line that is not there", () => expect(without(9)).toBeUndefined());
  it("names the crawlers that get more or less of the site", () => {
    expect(checkRobots({ body: "User-agent: GPTBot\nDisallow: /", withoutLine: 2 }).without?.crawlers).toEqual([
      { token: "GPTBot", before: "closed", after: "open" },
    ]);
  });
});

describe("the verdict", () => {
  it.each([
    [{ body: "User-agent: *\nDisallow: /a", urls: ["/a"], bots: ["X"] }, "Closed", "", "Line 2 is the only rule that matches."],
    [
      { body: "User-agent: *\nDisallow: /cart", urls: ["/cart", "/b"], bots: ["X"] },
      "1",
      "of 2 closed",
      "1 rule in 1 group, and nothing to fix.",
    ],
    [{ body: "", urls: ["/a", "/b"], bots: ["X"] }, "0", "of 2 closed", "No rule in it, so everything is open."],
    [
      { body: "User-agent: *\nDisallow: /", urls: ["/a", "/b"], bots: ["X"] },
      "2",
      "of 2 closed",
      "The whole site is closed to search engines.",
    ],
  ])("of %j", (check, figure, unit, headline) => expect(checkRobots(check).verdict).toMatchObject({ figure, unit, headline }));
});

it("answers its examples in the shape it promises, the last with faults", () => {
  const outputs = tool.examples.map(({ input }) =>
    checkRobots({ body: input.text ?? "", urls: input.urls, bots: "bots" in input ? input.bots : undefined }),
  );
  for (const output of outputs) expect(safeParse(robotsTxtCheckerOutput, output)).toMatchObject({ success: true });
  expect(outputs.map(({ verdict }) => verdict.level)).toEqual(["pass", "fix", "failed"]);
});

it("stays quick on the largest table over a hostile file", () => {
  const rules = Array.from({ length: 9_000 }, (_, index) => `Disallow: /*a*b*${index}*c*d*e*f*g*h*i*j*k*l$`).join("\n");
  const agents = Array.from({ length: 30 }, (_, index) => `User-agent: bot${"x".repeat(index)}`).join("\n");
  const started = cpuTime();
  const { addresses, untested } = checkRobots({
    body: `${agents}\n${rules}`,
    urls: Array.from({ length: 100 }, (_, index) => `/${"abcdefghijklm".repeat(150)}${index}`),
    bots: Array.from({ length: 30 }, (_, index) => `bot${"x".repeat(index)}`),
  });
  expect(addresses.length + untested).toBe(100);
  expect(cpuTime() - started).toBeLessThan(4_000);
});
