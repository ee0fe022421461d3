import { request } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HeaderEntries } from "#engines/http-headers/header-fields.ts";
import { observe } from "#engines/http-headers/observatory/observe.ts";
import { parseSetCookie } from "#engines/http-headers/set-cookie.ts";
import { judgePolicy } from "#tools/header-checker/judge-policy.ts";
import { adminPages } from "../support/admin-access.ts";
import { inParallel } from "../support/crawl-site.ts";
import { TEMPLATES } from "../support/pages.ts";
import { startBuiltSite } from "./support/built-site.ts";
import { countAnswer, figure } from "./support/figures.ts";

interface Asked {
  method?: "POST" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
}

/** As visitors see it behind a proxy that ends TLS. */
const origin = "https://halsted.example";

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let signedIn: Awaited<ReturnType<typeof ask>>;
beforeAll(async () => {
  site = await startBuiltSite({ env: { SITE_ORIGIN: origin } });
  signedIn = await ask(site.ownerLink.replace(origin, ""));
}, 60_000);
afterAll(() => site.stop(), 30_000);

it("every public page has 150 points of the Observatory, and the CSP Evaluator no more than remarks", { timeout: 60_000 }, async () => {
  const judged = await judgeAll([...TEMPLATES, "/admin/sign-in"]);
  expect(judged.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual([["/no-such-page/", 404]]);
  expect(judged.filter(({ score, gaps }) => score < 150 || gaps.length > 0)).toEqual([]);
  figure("fewest points of a public page", Math.min(...judged.map(({ score }) => score)));
});

it("and so has every page of staff", { timeout: 60_000 }, async () => {
  const cookie = signedIn.cookies.map((each) => each.split(";")[0]).join("; ");
  const pages = Object.keys(adminPages).filter((path) => !/0b1c|export|copy/.test(path));
  const judged = await judgeAll(pages, { cookie });
  expect(judged.filter(({ status, score, gaps }) => status !== 200 || score < 150 || gaps.length > 0)).toEqual([]);
  expect(pointsOf(signedIn).score, "where a cookie is set").toBe(155);
});

const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" } as const;
const foreign = { ...form, headers: { ...form.headers, origin: "https://evil.example" } };

it.each<[path: string, status: number, asked?: Asked]>([
  ["/robots.txt", 200],
  ["/sitemap.xml", 200],
  ["/api/openapi.json", 200],
  ["/api/no-such-call", 404],
  ["/favicon.ico", 200],
  ["/blog/page/1", 301],
  ["/tools/_.data", 200],
  ["/_state/0123456789abcdef/tools/", 404],
  ["/admin/leads", 302],
  ["/healthz", 200],
  ["//evil.example/", 400],
  ["/", 421, { headers: { host: "evil.example" } }],
  ["/admin/accounts", 403, foreign],
  ["/tools/", 405, { method: "DELETE" }],
])("%s, which answers %i, has them too", async (path, status, asked) => {
  const answer = await ask(path, asked);
  const { score, gaps } = pointsOf(answer);
  expect([answer.status, score, gaps]).toEqual([status, 150, []]);
});

it("what a page fetches of itself has them too", async () => {
  const { text } = await ask("/tools/");
  for (const address of [/\/_state\/[^"]+/, /\/assets\/[\w-]+\.css/]) {
    const path = address.exec(text)?.[0] ?? "";
    const answer = await ask(path);
    expect.soft([path, answer.status, pointsOf(answer)]).toEqual([path, 200, { score: 150, faults: [], gaps: [] }]);
  }
});

it("the cookie of a session is for this host over TLS alone, and for no script", () => {
  expect(signedIn.cookies.map((cookie) => parseSetCookie(cookie))).toEqual([
    expect.objectContaining({ name: "__Host-staff.session_token", isSecure: true, isHttpOnly: true, sameSite: "strict" }),
  ]);
});

async function judgeAll(paths: readonly string[], headers: Record<string, string> = {}) {
  const judged: ({ path: string; status: number } & ReturnType<typeof pointsOf>)[] = [];
  await inParallel(paths, 4, async (path) => {
    const answer = await ask(path, { headers });
    judged.push({ path, status: answer.status, ...pointsOf(answer) });
  });
  return judged;
}

function pointsOf({ headers, cookies, text }: Awaited<ReturnType<typeof ask>>) {
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, tag = ""]) => ({
    src: /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? "",
    hasIntegrity: / integrity=/.test(tag),
  }));
  const { score, tests } = observe({ url: `${origin}/`, headers, setCookies: cookies, httpEquiv: new Map(), scripts, httpRoute: null });
  const policies = headers.filter(([name]) => name === "content-security-policy").map(([, value]) => value);
  return {
    score,
    faults: tests.filter(({ points }) => points < 0).map(({ sentence }) => sentence),
    gaps: judgePolicy(policies).filter(({ severity }) => severity !== "low"),
  };
}

/** By `request`, which sends the host that it is given. */
async function ask(path: string, { headers, ...asked }: Asked = {}) {
  const started = performance.now();
  const {
    statusCode: status,
    headers: got,
    body,
  } = await request(`${site.origin}${path}`, {
    ...asked,
    headers: { host: "halsted.example", ...headers },
  });
  const text = await body.text();
  countAnswer(status, performance.now() - started);
  const entries: HeaderEntries = Object.entries(got).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each] as const));
  return { status, headers: entries, cookies: [got["set-cookie"] ?? []].flat(), text };
}
