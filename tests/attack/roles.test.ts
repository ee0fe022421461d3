import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Role, roles } from "#core/access/permissions.ts";
import { adminForms, adminPages } from "../support/admin-access.ts";
import { startBuiltSite } from "./support/built-site.ts";
import { isLong } from "./support/figures.ts";
import { createGenerator } from "./support/generator.ts";

type Who = Role | "nobody";
const everybody: readonly Who[] = [...roles, "nobody"];
const generator = createGenerator(7);

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let database: DatabaseSync;
const cookies = new Map<Who, string>([["nobody", ""]]);

beforeAll(async () => {
  site = await startBuiltSite({ isDemoDay: true });
  database = new DatabaseSync(join(site.dataDir, "site.sqlite"), { readOnly: true });
  cookies.set("owner", await cookieBehind(site.ownerLink));
  for (const role of roles.filter((each) => each !== "owner")) await invite(role);
  await leaveThings();
}, 120_000);
afterAll(async () => {
  database.close();
  await site.stop();
}, 30_000);

describe("every admin address with the numbers of real things", { timeout: 60_000 }, () => {
  it.each(Object.entries(adminPages))("%s opens for %j alone", async (path, allowed) => {
    const real = withNumbers(path);
    const spellings = isLong ? [real, `${real.replace(/\/$/, "")}.data`, `/${real}`, real.toUpperCase(), `${real}?_routes=x`] : [real];
    for (const spelling of spellings) {
      const wrong: string[] = [];
      for (const who of some(everybody, allowed)) {
        const answer = await as(who, spelling);
        const isOpen = answer.status === 200 && !(await answer.text()).includes("/admin/sign-in");
        const mayOpen = who !== "nobody" && allowed.includes(who);
        if (isOpen && !mayOpen) wrong.push(`${who} opened ${spelling}`);
        if (!isOpen && mayOpen && spelling === real && path !== "/admin/privacy/copy")
          wrong.push(`${who} got ${answer.status} from ${spelling}`);
      }
      expect(wrong).toEqual([]);
    }
  });

  it.each(Object.entries(adminForms))("%s changes nothing for those who may not send its forms", async (path, { may, sends }) => {
    const before = contents();
    for (const who of some(everybody, may).filter((each) => each === "nobody" || !may.includes(each)))
      for (const sent of sends) {
        const fields = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, name === "id" ? numberOf(path) : value]));
        const { status } = await as(who, withNumbers(path), { method: "POST", body: new URLSearchParams(fields) });
        expect([who, path, status, [302, 401, 403].includes(status)]).toEqual([who, path, status, true]);
      }
    expect(contents()).toEqual(before);
  });

  it("a form from another site is refused, whoever is signed in", async () => {
    const before = contents();
    for (const [path, { sends }] of Object.entries(adminForms))
      for (const origin of ["https://evil.example", "null"]) {
        const body = new URLSearchParams({ ...sends[0], id: numberOf(path) });
        const { status } = await as("owner", withNumbers(path), { method: "POST", body, headers: { origin } });
        expect([path, origin, status]).toEqual([path, origin, 403]);
      }
    expect(contents()).toEqual(before);
  });

  it("a résumé goes to those who hire", async () => {
    const path = `/api/admin/resume/${numberOf("/admin/applications")}`;
    const statuses = await Promise.all(everybody.map(async (who) => [who, (await as(who, path)).status]));
    expect(Object.fromEntries(statuses)).toEqual({
      owner: 200,
      recruiter: 200,
      author: 403,
      editor: 403,
      moderator: 403,
      sales: 403,
      nobody: 401,
    });
  });
});

it("whoever asked for what is not theirs is in the log", () => {
  const refused = database.prepare("select distinct actor from staff_log where action = 'refused' order by actor").all();
  expect(refused).toEqual(["author", "editor", "moderator", "recruiter", "sales"].map((role) => ({ actor: `${role}@staff.example` })));
});

describe("a page that refuses for a while says for how long", { timeout: 60_000 }, () => {
  it("accounts, where somebody guesses the owner's password", async () => {
    const password = "four quiet green trains";
    await as("owner", "/admin/account", { method: "POST", body: new URLSearchParams({ intent: "password", password }) });
    const answers: Response[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const body = new URLSearchParams({ id: firstIn(SOMEBODY_ELSE), role: "sales", password: "not this one at all" });
      answers.push(await as("owner", "/admin/accounts", { method: "POST", body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
    expect(Number(answers[5]?.headers.get("retry-after"))).toBe(900);
  });

  // Seventy hashes of passwords.
  if (isLong)
    it("signing in, where a network tries 50 names, and where the world tries one name 20 times", { timeout: 300_000 }, async () => {
      const guess = async (email: string, address: string) => {
        const headers = { origin: site.origin, "x-forwarded-for": address };
        const body = new URLSearchParams({ email, password: "not this one at all" });
        return (await site.ask("/admin/sign-in", { method: "POST", headers, body })).status;
      };
      const names: number[] = [];
      for (let turn = 0; turn < 51; turn++) names.push(await guess(`nobody-${turn}@staff.example`, "192.0.2.50"));
      expect(names).toEqual([...Array(50).fill(401), 429]);
      const networks: number[] = [];
      for (let turn = 0; turn < 21; turn++) networks.push(await guess("nobody@staff.example", `192.0.2.${100 + turn}`));
      expect(networks).toEqual([...Array(20).fill(401), 429]);
    });

  it("a form of visitors", async () => {
    const own = { "x-forwarded-for": "192.0.2.9", origin: site.origin };
    const answers: Response[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const body = new URLSearchParams({ clientName: "Elena", clientEmail: `elena-${turn}@atlas.example`, message: "Hello." });
      answers.push(await site.ask("/contact-us", { method: "POST", headers: own, body }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("what belongs to one visitor", { timeout: 60_000 }, () => {
  it.each(["/booking/%", "/booking/%/call.ics", "/api/chat/%", "/chat/%", "/application/%", "/newsletter/leave/%"])(
    "%s is not found by a guess, by half a key, by the key of another thing or by a number of the database",
    async (path) => {
      const found: string[] = [];
      const kind = /^\/(?:api\/)?([\w-]+)/.exec(path)?.[1];
      for (const guess of guesses(keys.filter((key) => key.kind === kind).map(({ key }) => key))) {
        const { status } = await as("nobody", path.replace("%", encodeURIComponent(guess)));
        if (status === 200 || status >= 500) found.push(`${status} ${guess}`);
      }
      expect(found).toEqual([]);
    },
  );

  it.each([
    "/api/audit/%",
    "/api/audit/%.csv",
    "/api/audit/%.pdf",
    "/api/jobs/%",
    "/api/jobs/%/events",
    "/api/pages/%",
    "/audit/%/",
    "/r/%/",
  ])("%s is not found by a guess", { timeout: 60_000 }, async (path) => {
    for (const guess of guesses([])) {
      const { status } = await as("nobody", path.replace("%", encodeURIComponent(guess)));
      expect([guess, status >= 400 && status < 500]).toEqual([guess, true]);
    }
  });

  it("opens by its own key", async () => {
    const opened = await Promise.all(keys.map(async ({ kind, key }) => [kind, (await as("nobody", `/${kind}/${key}`)).status]));
    expect(Object.fromEntries(opened)).toEqual({ booking: 200, chat: 200, application: 200 });
  });
});

/** All of them in the long form; in the short one nobody, one who may and one who may not, other ones for every address. */
function some(whole: readonly Who[], allowed: readonly Who[]): readonly Who[] {
  if (isLong) return whole;
  const [may, mayNot] = [true, false].map((is) => whole.filter((who) => who !== "nobody" && allowed.includes(who) === is));
  return ["nobody", ...[may ?? [], mayNot ?? []].flatMap((list) => (list.length > 0 ? generator.pick(list) : []))];
}

const keys: { kind: string; key: string }[] = [];

/** Keys of the same length, of the right alphabet, cut, lengthened, in another case, of other things, and the numbers that the database counts by. */
function guesses(own: readonly string[]): string[] {
  const [first = generator.text(43)] = own;
  const others = keys.map(({ key }) => key).filter((key) => !own.includes(key));
  const numbers = ["chat", "booking", "application", "lead", "outbox", "job", "session"].map((table) => firstIn(table));
  const changed = `${first.slice(0, -2)}${first.at(-2) === "x" ? "y" : "x"}${first.at(-1)}`;
  const forms = [
    first.slice(0, -1),
    `${first}A`,
    ` ${first}x`,
    changed,
    `${first}\u0000`,
    `${first}' or '1'='1`,
    "%",
    "_",
    "*",
    "../1",
    "undefined",
    "0",
    "-1",
    "1e9",
  ];
  return [
    ...(isLong ? forms : forms.slice(0, 6)),
    ...others,
    ...numbers,
    ...Array.from({ length: isLong ? 500 : 1 }, () => generator.text(first.length)),
  ].filter((key) => !own.includes(key));
}

function as(who: Who, path: string, init: RequestInit = {}): Promise<Response> {
  return site.ask(path, { ...init, headers: { origin: site.origin, cookie: cookies.get(who) ?? "", ...init.headers } });
}

async function cookieBehind(link: string): Promise<string> {
  const answer = await site.ask(link.replace(site.origin, ""));
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function invite(role: Role) {
  const email = `${role}@staff.example`;
  await as("owner", "/admin/accounts", { method: "POST", body: new URLSearchParams({ intent: "invite", name: role, email, role }) });
  const { text = "" } = await site.mailTo(email, /account/i);
  cookies.set(role, await cookieBehind(/https?:\S+magic-link\S+/.exec(text)?.[0] ?? ""));
}

/** One of everything that visitors leave, with the keys that they get for it. */
async function leaveThings() {
  const send = async (path: string, body: object) => {
    const answer = await site.ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, string>;
  };
  await send("/api/send-mail", { data: { form: "contact", clientName: "Elena", clientEmail: "elena@atlas.example", message: "Hello." } });
  await send("/api/create-review", {
    data: { userName: "Elena", userEmail: "elena@atlas.example", userFeedback: "Good.", tool: "md5-generator" },
  });
  await send("/api/subscribe", { data: { clientEmail: "elena@atlas.example" } });
  const { token: chat = "" } = await send("/api/chat", { data: { name: "Elena", text: "Hello." } });
  const { slots } = (await (await site.ask("/api/booking/slots")).json()) as { slots: { host: string; start: string }[] };
  const { token: booking = "" } = await send("/api/booking/confirm", { name: "Elena", email: "elena@atlas.example", ...slots[0] });
  const form = new FormData();
  const fields = { vacancy: "technical-seo-analyst", name: "Ravi", email: "ravi@home.example", consent: "on" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", new File(["%PDF-1.4\n%%EOF\n"], "ravi.pdf", { type: "application/pdf" }));
  await site.ask("/api/apply", { method: "POST", body: form });
  const { text = "" } = await site.mailTo("ravi@home.example", /./);
  const application = /\/application\/([\w-]+)/.exec(text)?.[1] ?? "";
  keys.push({ kind: "chat", key: chat }, { kind: "booking", key: booking }, { kind: "application", key: application });
}

function firstIn(table: string): string {
  const row = database.prepare(`select id from ${table} limit 1`).get();
  return String(row?.["id"] ?? "none");
}

/** Than the owner, who cannot change their own account. */
const SOMEBODY_ELSE = `"user" where role = 'moderator'`;
const TABLES: Record<string, string> = {
  leads: "lead",
  bookings: "booking",
  reviews: "review",
  applications: "application",
  chat: "chat",
  outbox: "outbox",
  accounts: SOMEBODY_ELSE,
  content: "document where type = 'post'",
};
const numberOf = (path: string) => firstIn(TABLES[path.split("/")[2] ?? ""] ?? "lead");
const withNumbers = (path: string) => path.replace("0b1c", numberOf(path));

/** Everything that a form of the admin area could change. */
function contents(): Record<string, unknown[]> {
  const columns = {
    user: "id, role, email",
    review: "*",
    lead: "*",
    booking: "*",
    application: "*",
    chat: "id, state, last_seq",
    booking_host: "*",
    document: "*",
    draft: "*",
  };
  return Object.fromEntries(
    Object.entries(columns).map(([table, names]) => [table, database.prepare(`select ${names} from "${table}" order by 1`).all()]),
  );
}
