import { describe, expect, it } from "vitest";
import { crawlDelayFor, isAllowed } from "./matching/is-allowed.ts";
import { rulesForBot } from "./matching/rules-for-bot.ts";
import { testPath } from "./matching/test-path.ts";
import { parseRobots } from "./parse-robots.ts";

/** Cases that the public suites put and the tables beside this one do not: the file, a crawler, and what is open and closed to it. */
interface Case {
  file: string;
  bot: string;
  open?: readonly string[];
  closed?: readonly string[];
}

const verdicts = ({ file, bot, open = [], closed = [] }: Case) => {
  const robots = parseRobots(file);
  const wrongly = (addresses: readonly string[], expected: boolean) =>
    addresses.filter((address) => isAllowed(robots, bot, testPath(address)).allowed !== expected);
  return { wronglyClosed: wrongly(open, true), wronglyOpen: wrongly(closed, false) };
};
const right = { wronglyClosed: [], wronglyOpen: [] };

/** https://github.com/google/robotstxt/blob/master/robots_test.cc */
describe("Google's suite", () => {
  const groups =
    "allow: /foo/bar/\n\nuser-agent: FooBot\ndisallow: /\nallow: /x/\nuser-agent: BarBot\ndisallow: /\nallow: /y/\n\n\nallow: /w/\nuser-agent: BazBot\n\nuser-agent: FooBot\nallow: /z/\ndisallow: /\n";
  it.each<Case>([
    { file: groups, bot: "FooBot", open: ["/x/b", "/z/d"], closed: ["/y/c", "/foo/bar/"] },
    { file: groups, bot: "BarBot", open: ["/y/c", "/w/a"], closed: ["/z/d", "/foo/bar/"] },
    { file: groups, bot: "BazBot", open: ["/z/d"], closed: ["/foo/bar/"] },
    { file: "user-agent: FooBot\ndisallow: /", bot: "FooBot", closed: [""] },
    { file: "user-agent: FooBot\ndisallow: /", bot: "", open: [""] },
    { file: "user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /", bot: "BarBot", open: ["/x/y"] },
    {
      file: "User-agent: FooBot\nDisallow: /foo/bar/quz\nAllow: /foo/*/qux",
      bot: "FooBot",
      open: ["/foo/quz", "/foo//quz", "/foo/bax/quz"],
      closed: ["/foo/bar/quz"],
    },
    {
      file: "User-agent: FooBot\nDisallow: /foo/bar$\nAllow: /foo/bar/qux",
      bot: "FooBot",
      open: ["/foo/bar/qux", "/foo/bar/", "/foo/bar/baz"],
      closed: ["/foo/bar"],
    },
    { file: "user-agent: FooBot\ndisallow: /\nallow: /*.php", bot: "FooBot", open: ["http://foo.bar//folder/any.php.file.html"] },
  ])("%j", (put) => expect(verdicts(put)).toEqual(right));

  it("counts a line longer than the buffer as one line", () => {
    const file = `user-agent: foo\ndisallow: /x/${"a".repeat(2_084 * 8)}\nallow: /\n`;
    expect(parseRobots(file).lines.map(({ kind, tooLong }) => [kind, tooLong])).toEqual([
      ["user-agent", false],
      ["disallow", true],
      ["allow", false],
      ["blank", false],
    ]);
  });
});

/** https://www.rfc-editor.org/rfc/rfc9309.html#section-5.1 */
describe("the standard's example", () => {
  const file =
    "User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n\nUser-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n\nUser-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n\nUser-Agent: quxbot\n";
  it.each<Case>([
    { file, bot: "any", open: ["/publications/", "/a.gif?x"], closed: ["/a.gif", "/example/a"] },
    { file, bot: "foobot", open: ["/example/page.html", "/example/allowed.gif"], closed: ["/", "/example/a", "/a.gif"] },
    { file, bot: "BazBot", open: ["/", "/a.gif"], closed: ["/example/page.html"] },
    { file, bot: "quxbot", open: ["/", "/a.gif", "/example/page.html"] },
  ])("$bot", (put) => expect(verdicts(put)).toEqual(right));
});

/** https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.2, the examples of 1996, and https://github.com/scrapy/protego */
describe("a crawler of ours compares as the standard says", () => {
  it.each([
    ["/foo/bar?baz=quz", "/foo/bar?baz=quz", true],
    ["/foo/bar?baz=https%3A%2F%2Ffoo.bar", "/foo/bar?baz=https%3A%2F%2Ffoo.bar", true],
    ["/foo/bar/ツ", "/foo/bar/%E3%83%84", true],
    ["/foo/bar/%E3%83%84", "/foo/bar/%e3%83%84", true],
    ["/foo/bar/%62%61%7A", "/foo/bar/baz", true],
    ["/foo/bar/baz", "/foo/bar/%62%61%7A", true],
    ["/path/file-with-a-%2A.html", "/path/file-with-a-*.html", true],
    ["/path/file-with-a-%2A.html", "/path/file-with-a-b.html", false],
    ["/path/foo-%24", "/path/foo-$", true],
    ["/path/foo-%24", "/path/foo-", false],
    ["/x$/abc", "/x%24/abcdef", true],
    ["/x$/abc", "/x$/abcdef", true],
    ["/x*x$/abc", "/xabcx%24/abcdef", true],
    ["/x*x/abc", "/x%2Ax/abc", true],
    ["/y/abc$", "/y/abc", true],
    ["/y/abc$", "/y/abc$", false],
    ["/a%3cd.html", "/a%3Cd.html", true],
    ["/a%2fb.html", "/a%2Fb.html", true],
    ["/a%2fb.html", "/a/b.html", false],
    ["/a/b.html", "/a%2fb.html", false],
    ["/%7ejoe/index.html", "/~joe/index.html", true],
    ["/~joe/index.html", "/%7Ejoe/index.html", true],
    ["//folder/*", "http://example.com//folder/page", true],
    ["//folder/*", "http://example.com/folder/page", false],
    ["/*s=", "/?s=asd", true],
    ["*/*.htm", "/page.htm", true],
  ])("Disallow: %s closes %s: %s", (rule, address, closed) => {
    const { allows } = rulesForBot(new TextEncoder().encode(`User-agent: *\nDisallow: ${rule}`), "OurBot");
    expect(allows(address).allowed).toBe(!closed);
  });
});

/** https://github.com/samclarke/robots-parser/blob/master/test/Robots.js */
describe("the suite of robots-parser", () => {
  const site = (path: string) => `http://www.example.com${path}`;
  it.each<Case>([
    {
      file: "User-agent: *\nDisallow: /%CF%80\nDisallow: /%e2%9d%83\nDisallow: /%a%a\nDisallow: /💩\nDisallow: /✼*t$\nDisallow: /%E2%9C%A4*t$\nDisallow: /✿%a\nDisallow: /http%3A%2F%2Fexample.org",
      bot: "any",
      open: ["/✼testing", "/%E2%9C%BCtesting", "/✤testing", "/%E2%9C%A4testing", "/http://example.org", "/http:%2F%2Fexample.org"].map(
        site,
      ),
      closed: [
        ...["/%CF%80", "/%CF%80/index.html", "/π", "/π/index.html", "/%e2%9d%83", "/%E2%9D%83/index.html", "/❃", "/❃/index.html"],
        ...["/%F0%9F%92%A9", "/💩", "/💩/index.html", "/%a%a", "/%a%a/index.html", "/✼test", "/%E2%9C%BCtest", "/✤test"],
        ...["/%E2%9C%A4testt", "/✿%a", "/%E2%9C%BF%atest", "/http%3A%2F%2Fexample.org"],
      ].map(site),
    },
    {
      file: "User-agent: *\rDisallow: /fish/\r\nDisallow: /test.html\n\n",
      bot: "any",
      open: ["/fish", "/Test.html"],
      closed: ["/fish/index.php", "/fish/", "/test.html"],
    },
    {
      file: "invalid line\nUser-agent: *\nDisallow: /fish/\n:::::another invalid line:::::\nDisallow: /test.html\nUnknown: tule",
      bot: "any",
      closed: ["/fish/", "/test.html"],
    },
    { file: "User-agent:\nDisallow: /fish/", bot: "any", open: ["/fish/"] },
    { file: "User-agent: *\nDisallow: /*/\nAllow: /x/", bot: "any", open: ["/x/", "/test"], closed: ["/a/", "/xx/", "/test/index.html"] },
  ])("%j", (put) => expect(verdicts(put)).toEqual(right));

  it.each([
    ["user-agent: a\ncrawl-delay: 1\nuser-agent: b\ndisallow: /d\nuser-agent: c\nuser-agent: d\ncrawl-delay: 10", { a: 1, c: 10, d: 10 }],
    ["user-agent: a\ncrawl-delay: 1.2.1\nuser-agent: b\ncrawl-delay: 1.a0\nuser-agent: c\nuser-agent: d\ncrawl-delay: 10a", {}],
    ["user-agent: *\ncrawl-delay: 1\nuser-agent: b\ndisallow:", { a: 1, c: 1, d: 1 }],
  ])("reads the delays of %j", (file, expected) => {
    const robots = parseRobots(file);
    const delays = ["a", "b", "c", "d"].map((bot) => [bot, crawlDelayFor(robots, bot)] as const);
    expect(Object.fromEntries(delays.filter(([, delay]) => delay !== undefined))).toEqual(expected);
  });

  it("names the line that decides", () => {
    const robots = parseRobots(
      "\nUser-agent: *\n\nDisallow: /fish/\nDisallow: /test.html\nAllow: /fish/test.html\nAllow: /test.html\n\nUser-agent: a\nallow: /\n\nUser-agent: c\nDisallow: /fish*.php\nAllow: /fish/index.php",
    );
    const asked = [
      ["x", "/fish"],
      ["x", "/fish/test.html"],
      ["x", "/fish/index.php"],
      ["x", "/test.html"],
      ["a", "/test.html"],
      ["c", "/fish.php"],
      ["c", "/fish/index.php"],
    ] as const;
    expect(asked.map(([bot, path]) => isAllowed(robots, bot, path).line)).toEqual([undefined, 6, 4, 7, 10, 13, 14]);
  });
});

/** https://github.com/scrapy/protego/blob/master/tests/test_protego.py, https://github.com/temoto/robotstxt/blob/master/google_test.go */
describe("the suites of protego and temoto/robotstxt", () => {
  const rules = (bot: string, lines: string) => `User-agent: ${bot}\n${lines}`;
  it.each<Case>([
    { file: rules("*", "Disallow: /path;params?query"), bot: "any", closed: ["http://user@site.example:10/path;params?query#fragment"] },
    { file: rules("*", "Disallow: /?"), bot: "any", open: ["/"], closed: ["/?query"] },
    { file: rules("*", "Disallow: /;"), bot: "any", open: ["/"], closed: ["/;params"] },
    { file: rules("*", "Disallow: /\nAllow: /a%3cd.html"), bot: "any", open: ["/a<d.html", "/a%3cd.html", "/a%3Cd.html"] },
    { file: rules("*", "Disallow: *m"), bot: "any", open: ["/foo", "/foo/bar.txt"], closed: ["/foo.htm", "/moo", "/foom"] },
    { file: rules("*", "Allow: /foo$\nDisallow: /foo"), bot: "any", open: ["/foo", "/fo"], closed: ["/foo/bar.html", "/food"] },
    { file: rules("*", "Allow: *****************/****.js\nDisallow: /"), bot: "any", open: ["/foo.js", "/a/b.js"], closed: ["/foo.css"] },
    {
      file: rules("*", "Disallow: /disallowed/*/end$\nDisallow: /protego*work"),
      bot: "any",
      open: ["/disallowed", "/disallowed/xyz/endinglater", "/rotego_does_work", "/protego_does_wor"],
      closed: ["/disallowed/xyz/end", "/protegoworks", "/protego/works", "/protego_does_work"],
    },
    { file: rules("a", "Disallow: /folder\nAllow: /folder/"), bot: "a", open: ["/folder/page"], closed: ["/folder1", "/folder.htm"] },
    { file: rules("Google", "Disallow:\nUser-agent: *\nDisallow: /"), bot: "SomeBot", closed: ["/path/page1.html"] },
  ])("%j", (put) => expect(verdicts(put)).toEqual(right));
});

/** Where those suites hold to other rules and Google does not: what we say of Google, so that a change is noticed. */
describe("deliberate differences", () => {
  it.each<[string, Case]>([
    // temoto/robotstxt puts the missing slash before it.
    ["a path without a slash matches nothing", { file: "user-agent: f\nDisallow: fish/", bot: "f", open: ["/fish/"] }],
    // The standard and Python's urllib unescape %7e; Google's parser compares what is written.
    [
      "an escaped plain letter stays escaped",
      { file: "user-agent: f\nDisallow: /%7ejoe/", bot: "f", open: ["/~joe/"], closed: ["/%7Ejoe/"] },
    ],
    // Python's urllib takes the first rule that matches, and the first group.
    [
      "order does not count",
      { file: "user-agent: *\nDisallow: /a\nAllow: /a/b\n\nuser-agent: *\nDisallow: /c", bot: "f", open: ["/a/b"], closed: ["/c"] },
    ],
    // Python's urllib and temoto/robotstxt compare beginnings of names.
    ["a longer name is another crawler", { file: "user-agent: Google\nDisallow: /", bot: "Googlebot", open: ["/"] }],
  ])("%s", (_, put) => expect(verdicts(put)).toEqual(right));
});
