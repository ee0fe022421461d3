import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { parseRobots } from "../parse-robots.ts";
import { crawlDelayFor, isAllowed } from "./is-allowed.ts";
import { pathWithQuery } from "./path-with-query.ts";

const verdict = (file: string, agent: string, address: string) => isAllowed(parseRobots(file), agent, pathWithQuery(address));
/** "path → open" or "path → closed" for one crawler. */
const judge = (file: string, agent: string, addresses: readonly string[]) =>
  Object.fromEntries(addresses.map((address) => [address, verdict(file, agent, address).allowed ? "open" : "closed"]));

describe("groups", () => {
  it("opens everything when the file is empty or names nobody", () => {
    expect(verdict("", "FooBot", "/")).toEqual({ allowed: true });
    expect(verdict("user-agent: OtherBot\ndisallow: /", "FooBot", "/x")).toEqual({ allowed: true });
  });

  it("ignores rules above the first user-agent", () => {
    expect(verdict("disallow: /\nuser-agent: FooBot\nallow: /x", "FooBot", "/y")).toEqual({ allowed: true });
  });

  const merged =
    "User-agent: a\nDisallow: /foo\nUser-agent: b\nDisallow: /b\n\nUser-agent: A\nDisallow: /bar\nUser-agent: c\n\nUser-agent: d\nDisallow: /cd";
  it.each([
    ["a", { "/foo": "closed", "/bar": "closed", "/b": "open", "/cd": "open" }],
    ["b", { "/foo": "open", "/bar": "closed", "/b": "closed", "/cd": "open" }],
    ["c", { "/foo": "open", "/bar": "open", "/b": "open", "/cd": "closed" }],
    ["d", { "/foo": "open", "/bar": "open", "/b": "open", "/cd": "closed" }],
    ["e", { "/foo": "open", "/bar": "open", "/b": "open", "/cd": "open" }],
  ])("merges groups of one name, and lets names share one: %s", (agent, expected) => {
    expect(judge(merged, agent, ["/foo", "/bar", "/b", "/cd"])).toEqual(expected);
  });

  it.each([
    ["a sitemap line", "User-agent: BarBot\nSitemap: https://foo.bar/s\nUser-agent: *\nDisallow: /"],
    ["an unknown line", "User-agent: BarBot\nHost: foo.bar\nUser-agent: *\nDisallow: /"],
    ["a crawl-delay", "User-agent: BarBot\nCrawl-delay: 3\nUser-agent: *\nDisallow: /"],
    ["blank lines and comments", "User-agent: BarBot\n\n# both\n\nUser-agent: *\nDisallow: /"],
  ])("does not end a run of user-agents at %s", (_, file) => {
    expect(judge(file, "BarBot", ["/"])).toEqual({ "/": "closed" });
    expect(judge(file, "QuxBot", ["/"])).toEqual({ "/": "closed" });
  });

  it("obeys the group for everyone only when none names the crawler", () => {
    const file = "user-agent: *\ndisallow: /x/\nuser-agent: FooBot\ndisallow: /y/";
    expect(judge(file, "FooBot", ["/x/page", "/y/page"])).toEqual({ "/x/page": "open", "/y/page": "closed" });
    expect(judge(file, "QuxBot", ["/x/page", "/y/page"])).toEqual({ "/x/page": "closed", "/y/page": "open" });
  });

  it("frees a crawler whose own group has no rules", () => {
    expect(verdict("user-agent: *\ndisallow: /\n\nuser-agent: FooBot", "FooBot", "/x")).toEqual({ allowed: true });
  });

  it.each([
    ["Foo Bar", "foo"],
    ["FOO/2.1", "Foo"],
    ["foo*", "foo"],
    ["foo1", "foo"],
    ["foo # the good one", "foo"],
  ])("cuts the name “%s” at the first character that a product token cannot hold", (name, agent) => {
    const file = `User-agent: *\nDisallow: /\nUser-agent: ${name}\nAllow: /x/\nDisallow: /`;
    expect(verdict(file, agent, "/x/y")).toEqual({ allowed: true, line: 4, rule: "Allow: /x/" });
  });

  it("compares the crawler's whole name", () => {
    const file = "User-agent: Foo Bar\nDisallow: /";
    expect(judge(file, "Foo Bar", ["/"])).toEqual({ "/": "open" });
    expect(judge(file, "Fo", ["/"])).toEqual({ "/": "open" });
    expect(judge("User-agent: Googlebot\nDisallow: /", "Googlebot-Image", ["/"])).toEqual({ "/": "open" });
  });

  it.each(["*", "* everyone", "*\tall"])("reads “%s” as everyone", (name) =>
    expect(judge(`User-agent: ${name}\nDisallow: /`, "FooBot", ["/"])).toEqual({ "/": "closed" }),
  );
  it("reads “*bot” as nobody", () => expect(judge("User-agent: *bot\nDisallow: /", "FooBot", ["/"])).toEqual({ "/": "open" }));
});

describe("rules", () => {
  const closedExcept = (allow: string) => `user-agent: FooBot\ndisallow: /\nallow: ${allow}`;
  const table: [allow: string, Record<string, "open" | "closed">][] = [
    [
      "/fish",
      {
        "/fish": "open",
        "/fish.html": "open",
        "/fish/salmon.html": "open",
        "/fishheads/yummy.html": "open",
        "/fish.php?id=anything": "open",
        "/Fish.asp": "closed",
        "/catfish": "closed",
        "/?id=fish": "closed",
      },
    ],
    ["/fish*", { "/fish": "open", "/fishheads": "open", "/fish.php?id=1": "open", "/Fish.asp": "closed", "/desert/fish": "closed" }],
    [
      "/fish/",
      {
        "/fish/": "open",
        "/fish/?id=anything": "open",
        "/fish/salmon.htm": "open",
        "/fish": "closed",
        "/fish.html": "closed",
        "/animals/fish/": "closed",
      },
    ],
    [
      "/*.php",
      {
        "/index.php": "open",
        "/folder/any.php.file.html": "open",
        "/filename.php/": "open",
        "/folder/x.php?p": "open",
        "/index?f=a.php/": "open",
        "/": "closed",
        "/windows.PHP": "closed",
        "/index?php": "closed",
      },
    ],
    [
      "/*.php$",
      {
        "/filename.php": "open",
        "/folder/filename.php": "open",
        "/filename.php?p": "closed",
        "/filename.php/": "closed",
        "/filename.php5": "closed",
        "/aaaphpaaa": "closed",
      },
    ],
    ["/fish*.php", { "/fish.php": "open", "/fishheads/catfish.php?parameters": "open", "/Fish.PHP": "closed" }],
    ["/$", { "/": "open", "/page.html": "closed", "/?a": "closed" }],
    ["/a$b", { "/a$b": "open", "/a$bc": "open", "/a": "closed", "/ab": "closed" }],
    ["/a**b", { "/ab": "open", "/axxbyy": "open", "/ba": "closed" }],
    ["/a*a$", { "/aa": "open", "/aba": "open", "/a": "closed", "/aab": "closed" }],
    ["*/x", { "/x": "open", "/a/x": "open", "/a": "closed" }],
    ["/search?", { "/search?": "open", "/search?q=1": "open", "/search": "closed" }],
    ["/foo/bar?qux=taz&baz=http://foo.bar?tar&par", { "/foo/bar?qux=taz&baz=http://foo.bar?tar&par": "open", "/foo/bar?qux": "closed" }],
  ];
  it.each(table)("compares %s", (allow, expected) => expect(judge(closedExcept(allow), "FooBot", Object.keys(expected))).toEqual(expected));

  it.each([
    ["allow: /p\ndisallow: /", "/page", { allowed: true, line: 2, rule: "Allow: /p" }],
    ["disallow: /\nallow: /p", "/page", { allowed: true, line: 3, rule: "Allow: /p" }],
    ["disallow: /folder\nallow: /folder", "/folder/page", { allowed: true, line: 3, rule: "Allow: /folder" }],
    ["allow: /page\ndisallow: /*.htm", "/page.htm", { allowed: false, line: 3, rule: "Disallow: /*.htm" }],
    ["allow: /page\ndisallow: /*.ph", "/page.php5", { allowed: true, line: 2, rule: "Allow: /page" }],
    ["disallow: /x\nallow: /x/", "/x", { allowed: false, line: 2, rule: "Disallow: /x" }],
    ["disallow: /x\nallow: /x/", "/x/", { allowed: true, line: 3, rule: "Allow: /x/" }],
    ["disallow: /a\ndisallow: /*", "/a", { allowed: false, line: 2, rule: "Disallow: /a" }],
    ["disallow:", "/a", { allowed: true, line: 2, rule: "Disallow:" }],
    ["disallow: \nallow: ", "/a", { allowed: true, line: 3, rule: "Allow:" }],
    ["disallow: /x/", "/a", { allowed: true }],
    ["disallow: /X/", "/x/y", { allowed: true }],
  ])("lets the longest rule win, and Allow a tie: %j at %s", (rules, address, expected) => {
    expect(verdict(`user-agent: FooBot\n${rules}`, "FooBot", address)).toEqual(expected);
  });

  it("counts the pattern's octets, not its letters", () => {
    // "/é" has 2 letters and, escaped, 7 octets; "/%C3*" has 5 of both.
    expect(verdict("user-agent: FooBot\nallow: /%C3*\ndisallow: /é", "FooBot", "/%C3%A9t%C3%A9")).toEqual({
      allowed: false,
      line: 3,
      rule: "Disallow: /é",
    });
  });

  it("always opens /robots.txt itself", () => {
    expect(verdict("user-agent: *\ndisallow: /", "FooBot", "/robots.txt")).toEqual({ allowed: true });
    expect(judge("user-agent: *\ndisallow: /", "FooBot", ["/robots.txt.bak"])).toEqual({ "/robots.txt.bak": "closed" });
  });
});

describe("encoding", () => {
  const file = (allow: string) => `User-agent: FooBot\nDisallow: /\nAllow: ${allow}`;
  it.each([
    ["/foo/bar/ツ", "/foo/bar/%E3%83%84", true],
    ["/foo/bar/ツ", "/foo/bar/ツ", false],
    ["/foo/bar/%E3%83%84", "/foo/bar/%E3%83%84", true],
    ["/foo/bar/%e3%83%84", "/foo/bar/%E3%83%84", true],
    ["/foo/bar/%62%61%7A", "/foo/bar/baz", false],
    ["/foo/bar/%62%61%7A", "/foo/bar/%62%61%7A", true],
    ["/path/foo-%24", "/path/foo-%24", true],
    ["/100%", "/100%", true],
    ["/%zz", "/%zz", true],
  ])("rule %s at %s: allowed %s", (rule, address, allowed) => expect(verdict(file(rule), "FooBot", address).allowed).toBe(allowed));
});

describe("what Google forgives", () => {
  it.each([
    ["a missing colon", "user-agent FooBot\ndisallow /"],
    ["a tab for a colon", "user-agent\tFooBot\ndisallow\t\t/"],
    ["USER-AGENT in capitals", "USER-AGENT: FooBot\nDISALLOW: /"],
    ["mixed case", "uSeR-aGeNt: FooBot\ndIsAlLoW: /"],
    ["useragent", "useragent: FooBot\ndisallow: /"],
    ["user agent", "user agent: FooBot\ndisallow: /"],
    ["dissallow", "user-agent: FooBot\ndissallow: /"],
    ["dissalow", "user-agent: FooBot\ndissalow: /"],
    ["disalow", "user-agent: FooBot\ndisalow: /"],
    ["diasllow", "user-agent: FooBot\ndiasllow: /"],
    ["disallaw", "user-agent: FooBot\ndisallaw: /"],
    ["a key that goes on", "user-agents: FooBot\ndisallowed: /"],
    ["space before the colon", "user-agent : FooBot\n  disallow :/"],
    ["a comment behind the rule", "user-agent: FooBot # us\ndisallow: / # all"],
  ])("takes %s", (_, file) => expect(judge(file, "FooBot", ["/x/y"])).toEqual({ "/x/y": "closed" }));

  it.each([
    ["an unknown word", "foo: FooBot\nbar: /"],
    ["three words without a colon", "user-agent: FooBot\ndisallow / please"],
    ["a misspelling that Google does not know", "user-agent: FooBot\ndisallov: /"],
    ["a rule in a comment", "user-agent: FooBot\n# disallow: /"],
    ["a colon without a key", "user-agent: FooBot\n: /"],
  ])("does not take %s", (_, file) => expect(judge(file, "FooBot", ["/x/y"])).toEqual({ "/x/y": "open" }));

  it("cuts a rule at its comment, even without a space", () => {
    const file = "User-agent: FooBot\nDisallow: /foo/quz#qux\nAllow: /";
    expect(judge(file, "FooBot", ["/foo/bar", "/foo/quz"])).toEqual({ "/foo/bar": "open", "/foo/quz": "closed" });
  });

  it("opens a directory whose index file is allowed, and nothing else in it", () => {
    const file = "User-Agent: *\nAllow: /allowed-slash/index.html\nDisallow: /";
    expect(verdict(file, "foobot", "/allowed-slash/")).toEqual({ allowed: true, line: 2, rule: "Allow: /allowed-slash/index.html" });
    expect(judge(file, "foobot", ["/allowed-slash/index.html", "/allowed-slash/index.htm", "/allowed-slash/a", "/other"])).toEqual({
      "/allowed-slash/index.html": "open",
      "/allowed-slash/index.htm": "closed",
      "/allowed-slash/a": "closed",
      "/other": "closed",
    });
  });

  it("does not close a directory whose index file is closed", () =>
    expect(judge("User-Agent: *\nDisallow: /a/index.html", "foobot", ["/a/", "/a/index.html"])).toEqual({
      "/a/": "open",
      "/a/index.html": "closed",
    }));
});

describe("crawlDelayFor", () => {
  const file =
    "User-agent: *\nCrawl-delay: 2.5\n\nUser-agent: slow\nUser-agent: slower\nCrawl-delay: x\nCrawl-delay: 10\nDisallow: /a\n\nUser-agent: free\nDisallow:";
  it.each([
    ["anyone", 2.5],
    ["Slow", 10],
    ["slower", 10],
    ["free", undefined],
  ])("gives %s %s seconds", (agent, seconds) => expect(crawlDelayFor(parseRobots(file), agent)).toBe(seconds));
  it("gives nothing where the file asks for nothing", () =>
    expect(crawlDelayFor(parseRobots("User-agent: *\nCrawl-delay: -1"), "a")).toBeUndefined());
});

describe("time", () => {
  it("stays quick on a file made to be slow", () => {
    const rules = Array.from({ length: 450 }, (_, i) => `Disallow: /${"a*".repeat(250)}${"a".repeat(500)}b${i}$`).join("\n");
    const robots = parseRobots(`User-agent: *\n${rules}`);
    const path = `/${"a".repeat(2_000)}`;
    const started = cpuTime();
    expect(isAllowed(robots, "FooBot", path)).toEqual({ allowed: true });
    expect(cpuTime() - started).toBeLessThan(500);
  });
});
