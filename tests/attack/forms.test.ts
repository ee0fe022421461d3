import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Challenge } from "#core/forms/guard-fields.ts";
import { tools } from "#tools/registry.server.ts";
import { createBodyLimits } from "../../src/server/bodies/body-limits.ts";
import { adminForms, adminPages } from "../support/admin-access.ts";
import { sendUnfinished } from "../support/raw-request.ts";
import { startBuiltSite } from "./support/built-site.ts";
import { figure, isLong, peakMegabytes } from "./support/figures.ts";
import { filledIn, formPages } from "./support/form-pages.ts";

vi.setConfig({ testTimeout: 120_000 });

const limitOf = createBodyLimits(tools);
const MULTIPART = "multipart/form-data; boundary=x";
const FORM = "application/x-www-form-urlencoded";

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let cookie = "";
/** Every page that takes forms, with the numbers of real things. */
let paths: string[] = [];
/** Names of fields, of all pages: each is sent to each. */
const fields = new Set(Object.values(adminForms).flatMap(({ sends }) => sends.flatMap((sent) => Object.keys(sent))));
/** What the buttons of a page say it shall do. */
const intents = new Map<string, Set<string>>();
/** Pages whose forms carry a proof of work. */
const guarded: string[] = [];

beforeAll(async () => {
  site = await startBuiltSite();
  const opened = await site.ask(site.ownerLink.replace(site.origin, ""));
  cookie = opened.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const known = await leaveThings();
  const asked = formPages.flatMap((page) => {
    const own = page === "/tools/:slug" ? ["/tools/schema-validator", "/tools/image-to-pdf-converter"] : [filledIn(page, known)];
    const written = adminForms[filledIn(page, { ":type": "post", ":id": "0b1c" })]?.sends ?? [];
    return own.map((path) => ({ path, written: written.flatMap(({ intent = [] }) => intent) }));
  });
  paths = asked.map(({ path }) => path);
  await Promise.all(asked.map(look));
}, 120_000);
afterAll(() => site.stop(), 30_000);

it("knows the pages that take forms, and what they ask for", () => {
  expect(formPages).toEqual(expect.arrayContaining(["/contact-us", "/admin/sign-in", "/admin/media", "/career/:slug", "/tools/:slug"]));
  expect(formPages.length).toBeGreaterThan(35);
  expect(fields.size).toBeGreaterThan(40);
  expect([...fields]).toEqual(expect.arrayContaining(["clientEmail", "message", "resume", "reason", "password", "proof"]));
  expect(guarded.length).toBeGreaterThan(5);
});

describe("no form that anybody can send is a fault of ours", () => {
  it("with a NUL in every field", async () => {
    const wrong: string[] = [];
    for (const path of paths)
      for (const intent of intents.get(path) ?? [])
        for (const type of isLong ? [FORM, MULTIPART] : [FORM]) {
          const values = [...fields].map((name) => [name, name === "intent" && intent ? intent : withNul(name)] as const);
          const body = type === FORM ? new URLSearchParams(values as [string, string][]).toString() : partsOf(values);
          wrong.push(...(await faultIn(path, { type, body, what: `intent=${intent}` })));
        }
    expect(wrong).toEqual([]);
  });

  it("with a NUL in its address", async () => {
    const wrong: string[] = [];
    const addresses = formPages.filter((page) => page.includes(":")).map((page) => page.replaceAll(/:\w+/g, "a%00b"));
    for (const address of addresses) wrong.push(...(await faultIn(address, { type: FORM, body: "intent=cancel&reason=x" })));
    const lists = Object.keys(adminPages).map((path) => `${path}?q=%00&state=a%00b&sort=%00&page=%00&open=%00&id=%00&rev=%00&at=%00`);
    for (const address of [...addresses, ...lists]) wrong.push(...(await faultIn(address, {})));
    expect(wrong).toEqual([]);
  });

  it("with a proof whose digits were moved to the day it expires", async () => {
    const { salt, number, ...rest } = await solvedChallenge();
    const wrong: string[] = [];
    for (const [turn, path] of guarded.entries())
      for (const moved of isLong ? [1, 2, 3, 4] : [(turn % 4) + 1]) {
        const [before, after] = [String(number).slice(0, moved), String(number).slice(moved)];
        const proof = Buffer.from(JSON.stringify({ ...rest, salt: salt + before, number: Number(after) })).toString("base64");
        const values = Object.fromEntries([...fields].map((name) => [name, plausible(name)]));
        const body = new URLSearchParams({
          ...values,
          companyFax: "",
          proof,
          intent: path.startsWith("/tools/") ? "review" : "",
        }).toString();
        wrong.push(...(await faultIn(path, { type: FORM, body, what: `${moved} digits`, isTaken: false })));
      }
    expect(wrong).toEqual([]);
  });

  it("broken on its way", async () => {
    const wrong: string[] = [];
    for (const [turn, path] of paths.entries())
      for (const [at, body] of BROKEN.entries())
        if (isLong || (turn + at) % 3 === 0) wrong.push(...(await faultIn(path, { type: MULTIPART, body, what: `broken ${at}` })));
    expect(wrong).toEqual([]);
  });

  it("with a text that is longer than its address has room for", async () => {
    const wrong: string[] = [];
    for (const path of paths) {
      const { bytes, text } = limitOf(path, MULTIPART);
      const body = partsOf([["email", "y".repeat(text + 1)]]);
      const answer = await send(path, { type: MULTIPART, body });
      if (answer.status !== 413) wrong.push(`${path}: ${answer.status} for ${text + 1} of ${bytes} bytes`);
    }
    expect(wrong).toEqual([]);
  });
});

describe("what is sent at once", () => {
  const AT_ONCE = isLong ? 64 : 32;

  it("by nobody who is signed in is not read where staff alone send it", async () => {
    for (const [path, bytes] of [
      ["/admin/media", 59_000_000],
      ["/admin/content/post/post-1/save", 2_400_000],
    ] as const) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendStart(path, bytes)));
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([401]);
      expect(answers[0]?.body).toContain("Sign in first.");
    }
  });

  it.each([
    ["a long text", [413, 503], partsOf([["text", "y".repeat(14_000_000)]])],
    [
      "a thousand small files",
      [422, 503],
      partsOf(Array.from({ length: 999 }, (_, at) => ["file", "y".repeat(14_000), `${at}.png`] as const)),
    ],
  ])("by forms that never end is refused long before their end: %s", async (what, refusals, whole) => {
    const body = Buffer.from(whole.slice(0, -10));
    const before = peakMegabytes(site.pid);
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => (await sendStart("/tools/image-to-pdf-converter", 15_000_000, { at, body })).status),
    );
    const grown = peakMegabytes(site.pid) - before;
    figure(`memory of ${AT_ONCE} forms of 14 MB that never end, ${what}, MB more`, grown);
    expect(statuses.filter((status) => !refusals.includes(status))).toEqual([]);
    expect(grown).toBeLessThan(150);
  });
});

interface Sent {
  type?: string;
  body?: string;
  /** For the message of a failed test. */
  what?: string;
  /** False where it has to be refused. */
  isTaken?: boolean;
}

/** Nothing, or what is wrong with the answer. */
async function faultIn(path: string, { what = "", isTaken = true, ...sent }: Sent): Promise<string[]> {
  const answer = await send(path, sent);
  const fault = (await isFault(answer)) ?? (isTaken || answer.status >= 400 ? undefined : `${answer.status}`);
  return fault ? [`${sent.body === undefined ? "GET" : "POST"} ${path} ${what}: ${fault}`] : [];
}

async function isFault(answer: Response): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status < 500 || (answer.status === 503 && Number(answer.headers.get("retry-after")) > 0)) return undefined;
  return `${answer.status} ${text.slice(0, 80)}`;
}

function send(path: string, { type, body }: Sent): Promise<Response> {
  // Whoever is signed in sees no sign-in, and one that ends a session would end ours.
  const isSignedIn = path.startsWith("/admin") && !/^\/admin\/sign-/.test(path);
  const headers = { origin: site.origin, ...(isSignedIn && { cookie }), ...(type && { "content-type": type }) };
  return site.ask(path, body === undefined ? { headers } : { method: "POST", headers, body });
}

/** A request that is never whole, from a visitor of its own. */
function sendStart(path: string, bytes: number, { at = 0, body = Buffer.alloc(0) } = {}) {
  const { host, port } = new URL(site.origin);
  const lines = [`Host: ${host}`, `Origin: ${site.origin}`, `X-Forwarded-For: 203.0.113.${at + 1}`];
  const head = [`POST ${path} HTTP/1.1`, ...lines, `Content-Type: ${MULTIPART}`, `Content-Length: ${bytes}`, "", ""].join("\r\n");
  return sendUnfinished(Number(port), head, body);
}

/** Notes what a page's forms send. */
async function look({ path, written }: { path: string; written: readonly string[] }) {
  const html = await (await send(path, {})).text();
  const controls = html.match(/<(?:input|textarea|select|button)\b[^>]*>/g) ?? [];
  const attribute = (control: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(control)?.[1];
  for (const control of controls) {
    const name = attribute(control, "name");
    if (name) fields.add(name);
  }
  if (controls.some((control) => attribute(control, "name") === "proof")) guarded.push(path);
  const own = controls.flatMap((control) => (attribute(control, "name") === "intent" ? (attribute(control, "value") ?? []) : []));
  intents.set(path, new Set(["", ...own, ...written]));
}

/** What a form of that name would hold, as far as its own checks look, and a NUL where they do not. */
const withNul = (name: string) => `${plausible(name)}${/email|consent|sure|zone/i.test(name) ? "" : "\0b"}`;
const plausible = (name: string) =>
  /email/i.test(name)
    ? "elena@atlas.example"
    : /website|url/i.test(name)
      ? "https://atlas.example/"
      : /consent|sure/.test(name)
        ? "on"
        : "a";

const partsOf = (values: readonly (readonly [name: string, value: string, file?: string])[]) =>
  `${values.map(([name, value, file]) => `--x\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ""}\r\n\r\n${value}\r\n`).join("")}--x--\r\n`;

const BROKEN = [
  "",
  "--x",
  "--x--",
  "--x\r\nContent-Disposition: form-data",
  "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--",
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nconstructor\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.constructor"\r\n\r\n%PDF-\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\n\r\nfile\r\n--x--',
  '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--x--',
  `--x\r\n${"a: b\r\n".repeat(2_000)}`,
  `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1_100)}--x--`,
];

/** One whose number has five digits, none of them 0: each can be moved. */
async function solvedChallenge() {
  for (;;) {
    const given = (await (await site.ask("/api/challenge")).json()) as Challenge;
    const { salt, challenge, maxnumber } = given;
    for (let number = 11_111; number <= maxnumber; number++) {
      if (String(number).includes("0") || createHash("sha256").update(`${salt}${number}`).digest("hex") !== challenge) continue;
      return { algorithm: given.algorithm, challenge, salt, signature: given.signature, number };
    }
  }
}

/** One of everything whose address a page needs. */
async function leaveThings(): Promise<Record<string, string>> {
  const leave = async (path: string, body: object) => {
    const answer = await site.ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  await leave("/api/send-mail", { data: { form: "contact", clientName: "Elena", clientEmail: "elena@atlas.example", message: "Hello." } });
  const { token: chat = "" } = await leave("/api/chat", { data: { name: "Elena", text: "Hello." } });
  const { slots } = (await (await site.ask("/api/booking/slots")).json()) as { slots: { host: string; start: string }[] };
  const { token: booking = "" } = await leave("/api/booking/confirm", { name: "Elena", email: "elena@atlas.example", ...slots[0] });
  const database = new DatabaseSync(join(site.dataDir, "site.sqlite"), { readOnly: true });
  const idIn = (table: string) => String(database.prepare(`select id from ${table} limit 1`).get()?.["id"] ?? "made-up");
  const known = {
    "/chat/:token": chat,
    "/booking/:token": booking,
    "/career/:slug": "technical-seo-analyst",
    "/blog/:slug": "crawl-budget-myth",
    "/audit/:id/again": "demo",
    "/admin/leads/:id": idIn("lead"),
    "/admin/chat/:id": idIn("chat"),
    "/admin/outbox/:id": idIn("outbox"),
    ":type": "post",
    ":id": idIn("document where type = 'post'"),
  };
  database.close();
  return known;
}
