import { describe, expect, it } from "vitest";
import { configText } from "#engines/apache/config-text.ts";
import { createAnswerer } from "#engines/apache/redirects/answer-request.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import { planRedirects } from "#engines/apache/redirects/plan-redirects.ts";
import { readRedirect } from "#engines/apache/redirects/read-redirect.ts";
import { readRedirectList } from "#engines/apache/redirects/read-redirect-list.ts";
import type { RedirectRow } from "#engines/apache/redirects/redirect.ts";
import { redirectProbes } from "#engines/apache/redirects/redirect-probes.ts";
import { writeApache } from "#engines/apache/redirects/write-apache.ts";
import type { TestApache } from "../support/apache.ts";
import { HOSTILE_LIST, LONG_LIST, redirectCases } from "../support/redirect-cases.ts";

/** Every rule and every line of the test table, asked of a real server. */
export function redirectsOnApache(server: () => TestApache): void {
  const local = (location: string | undefined) => location?.replace(`http://127.0.0.1:${server().port}`, "");
  const use = (list: string) => {
    const { planned } = judgeRedirects(readRedirectList(list, { kind: "file", code: 301, keepQuery: true }).rows);
    return { planned, written: server().put(".htaccess", configText(writeApache(planned))) };
  };

  describe("redirects", () => {
    it.each(redirectCases)("%s: %s → %i %s", async (list, request, status, location) => {
      await use(list).written;
      const answer = await server().ask(request);
      expect([answer.status, local(answer.location)]).toEqual([status, location]);
    });

    // What the page says of other folders must be true.
    it.each([
      ["/blog/old /new", 301],
      ["/blog /news directory", 301],
      ["/blog/*d /x/$1", 301],
      ["/blog/old /new drop", 404],
      ["/blog/old?k /new", 404],
    ])("%s gives %i where the folder's own .htaccess runs mod_rewrite", async (list, status) => {
      await server().put("blog/.htaccess", "RewriteEngine On\n");
      await use(list).written;
      expect((await server().ask("/blog/old?k")).status).toBe(status);
      await server().remove("blog");
    });

    it("answers every line of the test table as it is printed", async () => {
      const { planned, written } = use(LONG_LIST);
      await written;
      const probes = redirectProbes(planned);
      expect(probes.length).toBeGreaterThan(40);
      for (const { request, status, location } of probes) {
        const answer = await server().ask(request);
        expect([request, answer.status, local(answer.location) ?? null]).toEqual([request, status ?? 404, location]);
      }
    });

    it("cannot be broken out of, whatever stands in a row", async () => {
      const { written, planned } = use(HOSTILE_LIST);
      await written;
      expect(planned.length).toBeGreaterThan(10);
      expect((await server().ask("/page.html")).status).toBe(200);
      expect((await server().ask("/evil")).status).toBe(404);
      expect((await server().ask("/page.html")).headers["x-evil"]).toBeUndefined();
      expect(await server().complaints()).toBe("");
    });

    it("gives what the engine foretells for 2,000 requests against random rules", async () => {
      const { pick, chance } = randomFrom(20261115);
      const path = () => `/${Array.from({ length: pick([1, 2]) }, () => pick(SEGMENTS)).join("/")}${chance(0.2) ? "/" : ""}`;
      let asked = 0;
      while (asked < 2000) {
        const rows = Array.from({ length: 4 }, (): RedirectRow => {
          const kind = pick(["file", "directory", "pattern"] as const);
          const code = pick([301, 302, 307, 308, 410] as const);
          const from = kind === "pattern" ? `/${pick(SEGMENTS)}${pick(["/*", "*", `/*/${pick(SEGMENTS)}`, "/*-*"])}` : path();
          const tail = kind === "directory" ? "" : pick(["", "", "?x=1", "?a=%20b&c", "#top", ...(kind === "pattern" ? ["/$1", "*"] : [])]);
          const query = kind === "file" && chance(0.2) ? "?id=5&b=%20" : "";
          return {
            kind,
            code,
            keepQuery: chance(0.6),
            from: from + query,
            to: code === 410 ? "" : `${chance(0.3) ? "https://www.example.com" : ""}${path()}${tail}`,
          };
        });
        const read = rows.flatMap((row, index) => {
          const each = readRedirect(row, index + 1);
          return each.ok ? [each.redirect] : [];
        });
        const planned = planRedirects([
          ...new Map(read.map((rule) => [JSON.stringify([rule.kind, rule.from.parts, rule.from.query]), rule])).values(),
        ]);
        await server().put(".htaccess", configText(writeApache(planned)));
        const foretell = createAnswerer(planned);
        for (const request of rows.flatMap(({ from }) => requestsAround(from))) {
          asked++;
          const answer = await server().ask(request);
          const expected = foretell(request);
          const got = expected || REDIRECTS.has(answer.status) ? [answer.status, local(answer.location)] : "untouched";
          expect([request, got]).toEqual([request, expected ? [expected.status, expected.location] : "untouched"]);
        }
      }
    });
  });
}

const REDIRECTS = new Set([301, 302, 307, 308, 410]);

const SEGMENTS = [
  ...[
    "a",
    "b",
    "ab",
    "a b",
    'q"q',
    "x%22y",
    "100%",
    "ü",
    "%FC",
    "$1",
    "$" + "{HOME}",
    "a.html",
    "index.html",
    "(x)",
    "[y]",
    "{z}",
    "a+b",
    "a|b",
    "^",
    "~",
  ],
  ...[
    "'",
    "\\",
    "%5C",
    "%3F",
    "%23",
    "a;b",
    "&",
    "@",
    ":",
    "`",
    "<s>",
    "日本",
    "😀",
    "\\1",
    "%7Bx%7D",
    "$9",
    "&amp;",
    "%1",
    "-",
    "..",
    "#",
  ],
];

function requestsAround(from: string): string[] {
  const [path = "", query] = from.split("?");
  const sent = path
    .replace(/%(?![\da-f]{2})/gi, "%25")
    .replace(/[^!-~]|["<>\\^`{|}[\]]/gu, encodeURIComponent)
    .replaceAll("#", "%23");
  const tails = ["", "/", "/x", "x", "/a%20b%22%25%0A%C3%BC%FC;c?q=1%20", "/a%3Fb", "/a%23b", "?", query ? `?${query}` : "?id=5&b=%20"];
  return [...tails.map((tail) => sent + tail), sent.replaceAll("*", "z%20z/y"), sent.replaceAll("*", "a-b-c"), sent.replaceAll("*", "%3F")];
}

/** The same numbers at every run. */
function randomFrom(start: number) {
  let seed = start;
  const next = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return {
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  };
}
