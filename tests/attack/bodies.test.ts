import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tools } from "#tools/registry.server.ts";
import { openApi } from "../../src/server/api/openapi/openapi.ts";
import { createBodyLimits } from "../../src/server/bodies/body-limits.ts";
import { sendRaw } from "../support/raw-request.ts";
import { figure, isLong, peakMegabytes } from "./support/figures.ts";
import { filledIn, formPages } from "./support/form-pages.ts";
import { createGenerator } from "./support/generator.ts";
import { openCountedSite } from "./support/site.ts";

const limitOf = createBodyLimits(tools);
const MULTIPART = "multipart/form-data; boundary=x";

describe("how much an address takes", () => {
  it.each([
    ["/contact-us/", 64_000],
    ["/admin/sign-in", 64_000],
    ["/api/send-mail", 64_000],
    ["/no-such-page", 64_000],
    ["/tools/no-such-tool/", 64_000],
    ["/tools/my-ip-address/", 64_000],
    ["/api/tools/page-speed-checker", 64_000],
    ["/tools/schema-validator/", 2_500_000],
    ["/tools/schema-validator", 2_500_000],
    ["/tools/schema-validator.data", 2_500_000],
    ["/tools/schema-validator/_.data", 2_500_000],
    ["/api/tools/schema-validator", 2_500_000],
    ["/api/tools/minify", 2_500_000],
    ["/api/tools/png-to-webp-converter", 2_500_000],
    ["/api/tools/images.zip", 600_000],
    ["/mcp", 2_500_000],
    ["/career/", 64_000],
    ["/career/content-strategist/", 64_000],
    ["/admin/media", 64_000],
    ["/admin/content/post/post-1/save", 2_500_000],
    ["/admin/content/post/post-1/publish", 64_000],
    ["/api/vitals", 2_000],
  ])("%s: %i bytes", (path, bytes) => expect(limitOf(path)).toMatchObject({ bytes, text: bytes }));

  it.each([
    ["/api/tools/png-to-webp-converter", 15_100_000, 64_000],
    ["/tools/image-to-pdf-converter/", 15_100_000, 64_000],
    ["/tools/schema-validator/", 2_500_000, 2_500_000],
    ["/career/content-strategist/", 6_000_000, 64_000],
    ["/career/content-strategist/_.data", 6_000_000, 64_000],
    ["/api/apply/", 6_000_000, 64_000],
    ["/admin/media", 60_000_000, 64_000],
    ["/admin/media/_.data", 60_000_000, 64_000],
    ["/contact-us/", 64_000, 64_000],
  ])("%s: %i bytes as a form with files, and %i of it text", (path, bytes, text) =>
    expect(limitOf(path, MULTIPART)).toMatchObject({ bytes, text }),
  );

  it("leaves the examples of every tool their room", () => {
    const cramped = [...tools.values()].flatMap(({ tool }) =>
      tool.examples.filter(({ input }) => JSON.stringify(input).length * 3 > limitOf(`/api/tools/${tool.slug}`).bytes).map(() => tool.slug),
    );
    expect(cramped).toEqual([]);
  });
});

it("reads bodies in one place", async () => {
  const readers: string[] = [];
  for await (const file of glob("src/{server,app,features,platform}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$|^src\/server\/bodies\//.test(file)) continue;
    const text = readFileSync(file, "utf8");
    if (READS_A_BODY.test(text)) readers.push(file);
  }
  expect(readers).toEqual([]);
});

/** A request's own methods, Hono's, and the stream itself. */
const READS_A_BODY =
  /\b(?:request|req|raw)\)?\.(?:clone\(\)\.)?(?:formData|json|text|arrayBuffer|blob|bytes|parseBody)\(|\b(?:request|req|raw)\.body\b/;

it.each([
  "await request.formData()",
  "c.req.parseBody()",
  "(await c.req.json())",
  "c.req.raw.text()",
  "for await (const piece of request.body ?? [])",
])("would notice %s", (line) => expect(READS_A_BODY.test(line)).toBe(true));

describe("hostile bodies on every call", () => {
  let site: Awaited<ReturnType<typeof openCountedSite>>;
  beforeAll(async () => {
    site = await openCountedSite();
  }, 60_000);
  afterAll(() => site.close());

  const { paths } = openApi(tools, { origin: "https://agency.example", title: "Calls", runsAMinute: 30 }) as {
    paths: Record<string, Record<string, object>>;
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method === "post" && !path.endsWith("/cancel"))
      .map((method) => ({
        method: method.toUpperCase(),
        path: path.replace("{call}", "passkey/verify-authentication").replaceAll(/\{\w+\}/g, "made-up"),
      })),
  );
  const some = isLong ? calls : calls.filter(({ path }, index) => !path.startsWith("/api/tools/") || index % 8 === 0);

  it("knows the calls", () => expect(calls.length).toBeGreaterThan(40));

  it("over the limit: 413 and a sentence, before the body has come", { timeout: 60_000 }, async () => {
    const { host, port } = new URL(site.origin);
    const refused = [...some, ...PAGES.map((path) => ({ method: "POST", path }))].map(async ({ method, path }) => {
      const type = FORMS.has(path) ? "multipart/form-data; boundary=x" : "application/json";
      const { bytes, isForStaff } = limitOf(path, type);
      const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes + 1}\r\n\r\n`;
      const { status, headers, body } = await sendRaw(Number(port), head);
      expect([path, status]).toEqual([path, isForStaff ? 401 : 413]);
      expect(body).toMatch(isForStaff ? /Sign in first/ : /larger than [\d.]+ [KM]B/);
      expect(headers.get("x-frame-options")).toBe("DENY");
    });
    await Promise.all(refused);
  });

  it("malformed: 4xx, never 5xx", { timeout: 120_000 }, async () => {
    const { pick, text, bytes } = createGenerator(20);
    for (const { method, path } of some)
      for (const [type, body] of [
        ...pickSome(isLong ? 40 : 6, () => [pick(TYPES), pick(BODIES)] as const),
        ...pickSome(isLong ? 20 : 1, () => [pick(TYPES), bytes(300).toString("latin1")] as const),
        [pick(TYPES), text(200, '{}[]":,\\u0000&=%--x\r\n')] as const,
        ["application/json", JSON.stringify({ ...NULS, data: NULS })] as const,
      ]) {
        const answer = await site.ask(path, { method, headers: { "content-type": type, origin: site.origin }, body });
        const said = await answer.text();
        expect(answer.status, `${method} ${path} ${type}: ${String(body).slice(0, 60)}\n${said.slice(0, 200)}`).toBeLessThan(500);
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      }
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
    expect(site.faults).toEqual([]);
  });

  it.runIf(isLong)("twenty bodies of 15 MB that are refused are kept by nobody", { timeout: 120_000 }, async () => {
    const before = process.memoryUsage().rss;
    for (let turn = 0; turn < 20; turn++)
      await site.ask("/api/apply", { method: "POST", body: inPieces(15_000_000), duplex: "half" } as RequestInit).catch(() => undefined);
    await sleep(1_000);
    const grown = Math.round((process.memoryUsage().rss - before) / 1_000_000);
    figure("memory after 20 refused bodies of 15 MB, MB more", grown);
    figure("peak MB", peakMegabytes());
    expect(grown).toBeLessThan(100);
  });

  function pickSome<T>(count: number, make: () => T): T[] {
    return Array.from({ length: count }, make);
  }
});

/** Refused before a page is made, so that the server without its pages shows it too (forms.test.ts: with them). */
const PAGES = [...formPages.map((page) => filledIn(page)), "/tools/schema-validator/", "/tools/image-to-pdf-converter/"];
const FORMS = new Set([...PAGES, "/api/apply"]);

function inPieces(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(97));
      left -= 65_536;
    },
  });
}

/** What the checks of a form look at is right, and everything else holds a NUL. */
const NULS = {
  ...Object.fromEntries(
    "name clientName userName message text note userFeedback url website plan size tool host hold slug page id zone token reason response query domain html input audit"
      .split(" ")
      .map((name) => [name, "a\0b"]),
  ),
  ...Object.fromEntries(["email", "clientEmail", "userEmail"].map((name) => [name, "elena@home.example"])),
  form: "contact",
  start: "2026-11-18T16:30:00.000Z",
};

const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-16",
  'multipart/form-data; boundary="',
];

const BODIES = [
  "",
  "{",
  "[]",
  "null",
  '"text"',
  "[".repeat(1_500),
  `[${"1,".repeat(900)}1]`,
  '{"__proto__":{"isAdmin":true}}',
  '{"data":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}',
  '{"data":{"form":"__proto__","start":"2026-02-31T10:00:00Z","clientEmail":{"a":1},"page":[]}}',
  '{"host":"constructor","start":"+275761-01-01T00:00:00Z","slug":"__proto__","hold":"toString"}',
  '{"data":{"form":"constructor","form":"toString"}}',
  "\ufeff{}",
  "a=1&".repeat(1_200),
  "intent=__proto__",
  "intent=constructor&intent=toString&slot=host+2026-02-31",
  "%ff%fe=%00&a=%",
  "hello",
  "--x",
  "--x--",
  "--x\r\nContent-Disposition: form-data",
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.constructor"\r\n\r\n%PDF-\r\n--x--',
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_100)}--x--`,
];
