import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { observe } from "#engines/http-headers/observatory/observe.ts";
import { TEMPLATES } from "../support/pages.ts";
import { sendRaw } from "../support/raw-request.ts";
import { type AskAs, askAs } from "./support/ask-as.ts";
import { startBuiltSite } from "./support/built-site.ts";

vi.setConfig({ testTimeout: 60_000 });

/** As it stands behind a proxy that speaks TLS. */
const HOST = "www.example.com";
const RENDERS = 20;
const dataDir = mkdtempSync(join(tmpdir(), "attack-pages-"));
const start = () => startBuiltSite({ dataDir, env: { SITE_ORIGIN: `https://${HOST}`, PAGE_RENDERS_A_MINUTE: String(RENDERS) } });
let site: Awaited<ReturnType<typeof start>>;
let ask: AskAs;

beforeAll(async () => {
  site = await start();
  ask = askAs(site.origin, HOST);
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const stateOf = (html: string) => /fetch\("(\/_state\/[^"]+)"\)/.exec(html)?.[1] ?? "";

describe("a page that has to be made", () => {
  it("is not made for a state that nobody was given", async () => {
    const visitor = from("203.0.113.1");
    const real = stateOf((await ask("/services/", visitor)).body);
    expect((await ask(real, visitor)).status).toBe(200);
    const invented = Array.from({ length: RENDERS + 5 }, (_, n) => `/_state/${String(n).padStart(16, "0")}/blog/page/2`);
    const moved = [real.replace("/services/", "/career/"), real.replace("/services/", "/chat/"), real.replace(/.(?=\/services)/, "~")];
    for (const address of [...invented, ...moved.filter((each) => !each.includes("/career/"))])
      expect((await ask(address, visitor)).status, address).not.toBe(503);
    expect((await ask("/author/", visitor)).status, "nothing of the visitor's budget was spent").toBe(200);
  });

  it("is refused beyond a visitor's budget by a small page, while kept pages go on and others are served", async () => {
    await ask("/", from("203.0.113.3"));
    const visitor = from("203.0.113.2");
    const answers = [];
    for (let n = 0; n <= RENDERS; n++) answers.push(await ask(`/blog/random-${n}`, visitor));
    const last = answers.at(-1);
    expect(answers.slice(0, RENDERS).every(({ status }) => status === 404)).toBe(true);
    expect(last?.status).toBe(503);
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
    expect(last?.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(last?.body.length).toBeLessThan(1_000);
    expect((await ask(`/chat/?q=x`, visitor)).status, "what is made for one visitor counts too").toBe(503);
    expect((await ask("/", visitor)).status).toBe(200);
    expect((await ask("/blog/random", from("203.0.113.4"))).status).toBe(404);
  });

  it("is counted too when somebody asks for its social card", async () => {
    const { pathname } = new URL(/property="og:image" content="([^"]+)"/.exec((await ask("/", from("203.0.113.3"))).body)?.[1] ?? "");
    const visitor = from("203.0.113.5");
    const statuses = [];
    for (let n = 0; n <= RENDERS; n++) statuses.push((await ask(`/og/blue/blog/random-${n}.png`, visitor)).status);
    expect(statuses).toEqual([...Array(RENDERS).fill(404), 503]);
    expect((await ask("/og/blue/chat.png", visitor)).status, "of one that is made for one visitor too").toBe(503);
    expect((await ask(pathname, visitor)).status, "the card of a kept page").toBe(200);
  });

  it("is one page for all that there is not, of status 404, which knows nothing of what was asked", async () => {
    for (const paths of [
      ["/planted-a", "/planted-b/", "/planted.php", "/planted/x/y.css", "/blog/page/2/planted.css"],
      ["/blog/planted-a", "/Blog/planted-b.css", "/blog/planted-c/?x=planted"],
    ]) {
      const answers = await Promise.all(paths.map((path) => ask(path)));
      for (const { status, body, headers } of answers) {
        expect(status).toBe(404);
        expect(body).not.toMatch(/planted|rel="canonical"/);
        expect(body).toContain('<meta name="robots" content="noindex"/>');
        expect(headers.etag).toBe(answers[0]?.headers.etag);
      }
    }
  });

  it("is the same whatever a query holds that it does not read or know", async () => {
    for (const [path, query] of [
      ["/contact-us", "plan=made-up"],
      ["/blog/", "page=2&q=x"],
      ["/tools/title-tag-checker/", "made-up=1"],
    ]) {
      const plain = await ask(path as string);
      expect((await ask(`${path}?${query}`)).headers.etag, path).toBe(plain.headers.etag);
    }
    expect((await ask("/contact-us?plan=growth")).headers.etag).not.toBe((await ask("/contact-us")).headers.etag);
  });
});

describe("a page for one visitor", () => {
  it.each([
    ..."/Chat/ /%63hat/x /CHAT/x.data /Booking/ /BOOKING/x /%62ooking/x/_.data /x/../chat/x /Audit/x /R/x /Newsletter/Confirm/x".split(" "),
    ..."/Admin/ /%61dmin/leads /Admin/sign-in /Application/x /Privacy-Request/x /tools/md5-generator/?text=x /contact-us?email=x".split(
      " ",
    ),
  ])("%s is kept by nobody", async (path) => {
    const { headers, body } = await ask(path);
    expect(headers["cache-control"] ?? "no-store").toMatch(/no-store/);
    expect(body).not.toContain("/_state/");
  });
});

it("files for the admin area are not waited for when nobody is signed in", async () => {
  const head = [
    "POST /admin/media HTTP/1.1",
    `host: ${HOST}`,
    `origin: https://${HOST}`,
    "content-type: multipart/form-data; boundary=b",
    "content-length: 59000000",
    "",
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
  ];
  const { status, body } = await sendRaw(Number(new URL(site.origin).port), head.join("\r\n"));
  expect([status, body.includes("This was not sent")]).toEqual([401, true]);
});

describe("a kept page", () => {
  it("is changed by no header outside its key", async () => {
    const invented: Record<string, string>[] = [
      { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" },
      { "x-original-url": "/admin", "x-rewrite-url": "/admin", "x-http-method-override": "POST" },
      { cookie: "theme=dark; a=</script>", authorization: "Basic eDp5" },
      { "accept-language": "de", accept: "application/json", "user-agent": "Googlebot/2.1", "save-data": "on" },
      { range: "bytes=0-10", "sec-fetch-dest": "empty", purpose: "prefetch", origin: "https://evil.example" },
    ];
    for (const path of ["/", "/tools/", "/contact-us", "/no-such-page"]) {
      const plain = await ask(path);
      for (const headers of invented) expect((await ask(path, { headers })).body, `${path} ${JSON.stringify(headers)}`).toBe(plain.body);
    }
  });

  it("is no page with a made-up suffix", async () => {
    for (const path of ["/blog/crawl-budget-myth", "/services/seo", "/tools/md5-generator", "/contact-us"])
      for (const suffix of [".css", "/x.js", ";x.css", "%3b.png", "%00.css", "/..%2fx.css"])
        expect((await ask(path + suffix)).status, path + suffix).toBe(404);
  });
});

it("every kind of answer has the whole set of headers, the best grade that its kind can have, and a policy without a finding", async () => {
  const others =
    "/chat/ /booking/ /admin/sign-in /admin/ /r/x /audit/ /audit/x /newsletter/confirm/x /healthz /api/nothing /api/openapi.json /robots.txt /favicon.ico /_state/x";
  for (const path of [...TEMPLATES, ...others.split(" ")]) {
    const { headers, fields } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    expect.soft(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
      "strict-transport-security": expect.stringContaining("includeSubDomains; preload"),
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    // 50 and above are remarks.
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => severity <= 50);
    expect.soft(findings, path).toEqual([]);
    const setCookies = headers["set-cookie"] ?? [];
    const observed = observe({
      url: `https://${HOST}${path}`,
      headers: fields,
      setCookies,
      httpEquiv: new Map(),
      scripts: [],
      httpRoute: [],
    });
    // 100, and what the table gives for the policy (10), referrer (5), frames (5) and resource policy (10).
    expect.soft(observed.score, path).toBeGreaterThanOrEqual(130);
  }
});

it("gives a browser that holds a page its data after a restart", async () => {
  const paths = ["/", "/blog/crawl-budget-myth", "/contact-us?plan=growth", "/no-such-page", "/blog/nothing-here"];
  const held = await Promise.all(paths.map(async (path) => stateOf((await ask(path)).body)));
  await site.stop();
  site = await start();
  ask = askAs(site.origin, HOST);
  for (const [at, address] of held.entries()) expect((await ask(address)).status, `${paths[at]} ${address}`).toBe(200);
}, 60_000);
