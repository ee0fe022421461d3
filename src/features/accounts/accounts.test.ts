import { describe, expect, it, vi } from "vitest";
import { actions, may, roles } from "#core/access/permissions.ts";
import { createTries } from "#platform/rate-limit/tries.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createAccounts } from "./accounts.ts";
import { ADDRESS_HEADER, createAuth } from "./auth.ts";
import { createOwnAccount } from "./own-account.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { createStaffLog } from "./staff-log.ts";

const running = vi.hoisted(() => ({ now: 0, most: 0 }));
vi.mock("node:crypto", async (load) => {
  const real = await load<typeof import("node:crypto")>();
  const argon2: typeof real.argon2 = (algorithm, given, done) => {
    running.most = Math.max(running.most, ++running.now);
    real.argon2(algorithm, given, (...answer) => {
      running.now--;
      done(...answer);
    });
  };
  return { ...real, argon2 };
});

const origin = "http://127.0.0.1:3999";
/** Tries are counted by address, in the whole process. */
let addresses = 0;

describeOnEachDatabase("accounts", ({ open }) => {
  async function openAccounts() {
    const { db } = await open();
    const links: [string, string][] = [];
    const clock = { ms: 0 };
    const now = () => new Date(Date.now() + clock.ms);
    const auth = createAuth({
      db,
      origin,
      brandName: "Agency",
      secret: Buffer.alloc(32, 5),
      onLink: (email, url) => links.push([email, url]),
    });
    const log = createStaffLog({ db, now });
    const own = createOwnAccount({ db, auth, log, tries: createTries({ db }), now });
    return { db, auth, links, log, clock, own, accounts: createAccounts({ db, auth, log, mustProve: own.mustProve, now }) };
  }

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");

  it("begin with the owner, whose link works once", async () => {
    const { accounts, auth, links } = await openAccounts();
    expect(await accounts.inviteFirst("owner@agency.example", "Owner")).toBe(true);
    expect(await accounts.inviteFirst("other@agency.example", "Other")).toBe(false);
    const [[email, url] = ["", ""]] = links;
    expect(email).toBe("owner@agency.example");
    const opened = await auth.handler(new Request(url, { headers: { [ADDRESS_HEADER]: "203.0.113.7" } }));
    const cookie = cookieOf(opened);
    const actor = await accounts.actorOf(new Headers({ cookie }));
    expect(actor).toMatchObject({ email: "owner@agency.example", role: "owner" });
    expect(opened.headers.getSetCookie().join()).toContain("SameSite=Strict");
    const again = await auth.handler(new Request(url));
    expect(again.headers.get("location")).toContain("error=");
    expect(await accounts.actorOf(new Headers({ cookie: "staff.session_token=made-up" }))).toBeUndefined();
    expect(await accounts.sessions(actor?.id ?? "")).toMatchObject([{ ipAddress: "203.0.113.7" }]);
    if (actor) await accounts.endSession(actor, actor.sessionId);
    expect(await accounts.actorOf(new Headers({ cookie }))).toBeUndefined();
  });

  it("give cookies that no other name under the domain can set, where there is TLS", async () => {
    const { db, links } = await openAccounts();
    const onLink = (email: string, url: string) => links.push([email, url]);
    const auth = createAuth({ db, origin: "https://agency.example", brandName: "Agency", secret: Buffer.alloc(32, 5), onLink });
    const now = () => new Date();
    const log = createStaffLog({ db, now });
    const accounts = createAccounts({ db, auth, log, mustProve: async () => {}, now });
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const opened = await auth.handler(new Request(links[0]?.[1] ?? ""));
    const set = opened.headers.getSetCookie().find((cookie) => cookie.includes("session_token="));
    expect(set).toMatch(/^__Host-staff\.session_token=/);
    for (const part of ["; Path=/", "; HttpOnly", "; Secure", "; SameSite=Strict"]) expect(set).toContain(part);
    expect(set).not.toContain("Domain");
    expect(await accounts.actorOf(new Headers({ cookie: cookieOf(opened) }))).toMatchObject({ role: "owner" });
  });

  it("refuse sign-up", async () => {
    const { auth } = await openAccounts();
    const answer = await auth.handler(
      new Request(`${origin}/api/auth/sign-up/email`, {
        method: "POST",
        headers: { "content-type": "application/json", origin, [ADDRESS_HEADER]: `198.51.100.${addresses++}` },
        body: JSON.stringify({ email: "eve@evil.example", password: "long enough 123", name: "Eve" }),
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it("end a session that is too old, or was left alone for half an hour", async () => {
    const { db, links, accounts, auth, clock } = await openAccounts();
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const headers = new Headers({ cookie: cookieOf(await auth.handler(new Request(links[0]?.[1] ?? ""))) });
    for (let minutes = 0; minutes < 60; minutes += 20) {
      expect(await accounts.actorOf(headers)).toMatchObject({ role: "owner" });
      clock.ms += 20 * 60_000;
    }
    clock.ms += 11 * 60_000;
    expect(await accounts.actorOf(headers)).toBeUndefined();
    expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
  });

  it("change roles of others only, and end their sessions", async () => {
    const { accounts, auth, own, links, log } = await openAccounts();
    const password = "four quiet green trains";
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const [owner] = (await accounts.list()).rows;
    const actor = { id: owner?.id ?? "", name: "Owner", email: "owner@agency.example", role: "owner" as const, sessionId: "s" };
    const mod = { email: "mod@agency.example", name: "Mod", role: "moderator" };
    await expect(accounts.invite(actor, { ...mod, password })).rejects.toThrow("Sign in once more");
    await expect(own.changePassword(actor, { old: "", password })).rejects.toThrow("Sign in once more");
    const signedIn = await accounts.actorOf(new Headers({ cookie: cookieOf(await auth.handler(new Request(links[0]?.[1] ?? ""))) }));
    if (signedIn) await own.changePassword(signedIn, { old: "", password });
    await expect(accounts.invite(actor, { ...mod, password: "not this one" })).rejects.toThrow("That is not your password.");
    await accounts.invite(actor, { ...mod, password });
    expect(links.map(([email]) => email)).toEqual(["owner@agency.example", "mod@agency.example"]);
    await expect(accounts.invite(actor, { ...mod, email: "Mod@agency.example", password })).rejects.toMatchObject({
      code: "input_invalid",
    });
    await expect(accounts.setRole(actor, { id: actor.id, role: "editor", password })).rejects.toThrow(
      "Nobody changes or closes their own account here.",
    );
    const id = (await accounts.list()).rows.find(({ email }) => email === "mod@agency.example")?.id ?? "";
    await expect(accounts.setRole(actor, { id, role: "sales", password: "not this one" })).rejects.toThrow("That is not your password.");
    expect((await accounts.list()).rows.map(({ role }) => role)).toEqual(["owner", "moderator"]);
    await accounts.setRole(actor, { id, role: "sales", password });
    await expect(accounts.setRole(actor, { id, role: "king", password })).rejects.toMatchObject({ code: "input_invalid" });
    expect((await accounts.list()).rows.map(({ role }) => role)).toEqual(["owner", "sales"]);
    expect((await log.list()).rows.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      "account.role sales",
      "account.invite moderator",
      "account.password set",
    ]);
  });

  it("invite nobody by what is no address or no name: no account, no link, no entry", async () => {
    const { accounts, links, log } = await openAccounts();
    const actor = { id: "1", name: "Owner", email: "owner@agency.example", role: "owner" as const, sessionId: "s" };
    for (const [email, name] of [
      ["nobody", "Eve"],
      ["a@b.example,c@d.example", "Eve"],
      ["eve@evil.example\r\nBcc: all@evil.example", "Eve"],
      [`${"e".repeat(300)}@evil.example`, "Eve"],
      ["", "Eve"],
      ["eve@evil.example", " "],
      ["eve@evil.example", "E".repeat(81)],
    ] as const)
      await expect(accounts.invite(actor, { email, name, role: "editor", password: "" }), email).rejects.toMatchObject({
        code: "input_invalid",
      });
    expect([(await accounts.list()).total, links, (await log.list()).total]).toEqual([0, [], 0]);
  });

  it("close and open again; nobody comes in by a closed one", async () => {
    const { accounts, auth, own, links, log } = await openAccounts();
    const open = async (url = "") => new Headers({ cookie: cookieOf(await auth.handler(new Request(url))) });
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const owner = await accounts.actorOf(await open(links[0]?.[1]));
    if (!owner) throw new Error("nobody came in");
    // Who has no password has just come in.
    await accounts.invite(owner, { email: "mod@agency.example", name: "Mod", role: "moderator", password: "" });
    const headers = await open(links[1]?.[1]);
    const mod = await accounts.actorOf(headers);
    if (!mod) throw new Error("nobody came in");
    await own.changePassword(mod, { old: "", password: "four quiet green trains" });
    await accounts.sendLink(owner, { id: mod.id, password: "" });
    await accounts.close(owner, { id: mod.id, password: "" });
    expect(await accounts.actorOf(headers)).toBeUndefined();
    expect(await accounts.actorOf(await open(links[2]?.[1]))).toBeUndefined();
    const sender = { headers: new Headers(), address: "203.0.113.9", shortAddress: "203.0.113.0" };
    const signIn = () => own.signIn({ email: "mod@agency.example", password: "four quiet green trains" }, sender);
    expect(await signIn()).toMatchObject({ kind: "refused", status: 401 });
    await expect(accounts.sendLink(owner, { id: mod.id, password: "" })).rejects.toThrow("That account is closed.");
    await expect(accounts.close(owner, { id: owner.id, password: "" })).rejects.toMatchObject({ code: "input_invalid" });
    expect((await accounts.list()).rows.map(({ email, isClosed }) => [email, isClosed])).toEqual([
      ["owner@agency.example", false],
      ["mod@agency.example", true],
    ]);
    await accounts.reopen(owner, { id: mod.id, password: "" });
    expect(await signIn()).toMatchObject({ kind: "in" });
    const told = (await log.list()).rows.map(({ action, subject }) => `${action} ${subject}`).filter((line) => line.startsWith("account."));
    expect(told).toEqual([
      "account.reopen mod@agency.example",
      "account.close mod@agency.example",
      "account.link mod@agency.example",
      "account.password mod@agency.example",
      "account.invite mod@agency.example",
    ]);
  });

  it("ask who has no password to have signed in within ten minutes", async () => {
    const { accounts, auth, links, clock } = await openAccounts();
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const headers = new Headers({ cookie: cookieOf(await auth.handler(new Request(links[0]?.[1] ?? ""))) });
    const invite = async (email: string) => {
      const actor = await accounts.actorOf(headers);
      if (actor) await accounts.invite(actor, { email, name: "Mod", role: "moderator", password: "" });
    };
    clock.ms += 9 * 60_000;
    await invite("first@agency.example");
    clock.ms += 60_000;
    await expect(invite("second@agency.example")).rejects.toThrow("Sign in once more, by your passkey or a new link");
    expect((await accounts.list()).total).toBe(2);
  });

  it("log what staff do, and notice a row that was changed", async () => {
    const { log, db } = await openAccounts();
    for (const subject of ["a", "b", "c"]) await log.write({ actor: "owner", action: "test", subject });
    expect(await log.firstBroken()).toBeUndefined();
    await db.updateTable("staff_log").set({ subject: "x" }).where("subject", "=", "b").execute();
    expect(await log.firstBroken()).toMatchObject({ subject: "x" });
  });
});

describe("permissions", () => {
  it("are what each role is for", () => {
    const allowed = Object.fromEntries(roles.map((role) => [role, actions.filter((action) => may(role, action))]));
    expect(allowed["owner"]).toEqual([...actions]);
    expect(allowed["moderator"]).toEqual(["dashboard.see", "reviews.see", "reviews.decide"]);
    expect(allowed["recruiter"]).toEqual([
      "dashboard.see",
      "applications.see",
      "applications.change",
      "content.see",
      "content.write",
      "content.publish",
      "content.remove",
      "media.change",
    ]);
    expect(["vacancy", "post", "siteSettings"].map((type) => may("recruiter", "content.publish", type))).toEqual([true, false, false]);
    expect(["post", "author", "siteSettings"].map((type) => may("editor", "content.publish", type))).toEqual([true, true, false]);
    expect(["content.write", "content.publish"].map((action) => may("author", action as "content.write", "post"))).toEqual([true, false]);
    expect(allowed["editor"]).not.toContain("leads.see");
    expect(allowed["sales"]).not.toContain("applications.see");
  });
});

describe("passwords", () => {
  it("are kept as argon2id and known again", async () => {
    const hash = await hashPassword("correct horse battery");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword({ hash, password: "correct horse battery" })).toBe(true);
    expect(await verifyPassword({ hash, password: "correct horse batterz" })).toBe(false);
    expect(await verifyPassword({ hash: "no hash", password: "x" })).toBe(false);
  });

  it("are hashed two at a time; of those who wait, all beyond eight are told to come back", { timeout: 60_000 }, async () => {
    const all = await Promise.allSettled(Array.from({ length: 13 }, () => hashPassword("correct horse battery")));
    const refused = all.filter((each) => each.status === "rejected");
    expect(refused.map(({ reason }) => [reason.status, reason.waitSeconds])).toEqual([
      [503, 5],
      [503, 5],
      [503, 5],
    ]);
    expect(running.most).toBe(2);
    expect(await hashPassword("correct horse battery")).toContain("$argon2id$");
  });
});
