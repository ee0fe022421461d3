import { expect, it, vi } from "vitest";
import { createTries } from "#platform/rate-limit/tries.ts";
import { authenticatorCode } from "../../../tests/support/authenticator.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createAccounts } from "./accounts.ts";
import { ADDRESS_HEADER, createAuth } from "./auth.ts";
import { hashToken } from "./hashed-sessions.ts";
import { createOwnAccount } from "./own-account.ts";
import { createStaffLog } from "./staff-log.ts";

const hashes = vi.hoisted(() => ({ count: 0 }));
vi.mock("node:crypto", async (load) => {
  const real = await load<typeof import("node:crypto")>();
  // Counted here, so it need not be dear: accounts.test.ts holds what one costs.
  const argon2: typeof real.argon2 = (algorithm, given, done) => {
    hashes.count++;
    return real.argon2(algorithm, { ...given, memory: 64, passes: 1 }, done);
  };
  return { ...real, argon2 };
});

const origin = "http://127.0.0.1:3999";
const password = "four quiet green trains";

describeOnEachDatabase("one's own account", ({ open }) => {
  async function openOwn() {
    const { db } = await open();
    const now = () => new Date();
    const clock = { ms: Date.now() };
    const links: string[] = [];
    const auth = createAuth({
      db,
      origin,
      brandName: "Agency",
      secret: Buffer.alloc(32, 5),
      onLink: (_email, url) => links.push(url),
    });
    const log = createStaffLog({ db, now });
    const tries = createTries({ db, now: () => clock.ms });
    const own = createOwnAccount({ db, auth, log, tries, now });
    const accounts = createAccounts({ db, auth, log, mustProve: own.mustProve, now });
    const senderOf = (cookie = "", address = "203.0.113.7") => ({
      address,
      shortAddress: "203.0.113.0",
      headers: new Headers({ cookie, [ADDRESS_HEADER]: address }),
    });
    await accounts.inviteFirst("owner@agency.example", "Owner");
    const cookie = cookieLine((await auth.handler(new Request(links[0] ?? "", { headers: senderOf().headers }))).headers);
    const actorOf = async (line: string) => {
      const actor = await accounts.actorOf(new Headers({ cookie: line }));
      if (!actor) throw new Error("nobody is signed in");
      return actor;
    };
    return { db, auth, own, log, accounts, tries, clock, cookie, actorOf, senderOf };
  }

  const cookieLine = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  const owner = { email: "owner@agency.example", password };

  it("sets a password once, then asks for the old one, and ends every other session", async () => {
    const { own, accounts, cookie, actorOf, senderOf } = await openOwn();
    const actor = await actorOf(cookie);
    expect(await own.guards(actor)).toEqual({ hasPassword: false, hasSecondFactor: false, codesLeft: 0, passkeys: [] });
    await expect(own.startSecondFactor(actor, "", senderOf(cookie))).rejects.toThrow("Set a password first.");
    await expect(own.changePassword(actor, { old: "", password: "short" })).rejects.toThrow("Use at least 12 characters.");
    await own.changePassword(actor, { old: "", password });
    const second = await own.signIn(owner, senderOf());
    expect(second.kind).toBe("in");
    expect(await accounts.sessions(actor.id)).toHaveLength(2);
    await expect(own.changePassword(actor, { old: "not this one", password: "another long one" })).rejects.toThrow(
      "That is not your password.",
    );
    await own.changePassword(actor, { old: password, password: "another long green one" });
    expect((await accounts.sessions(actor.id)).map(({ id }) => id)).toEqual([actor.sessionId]);
    expect((await own.signIn(owner, senderOf())).kind).toBe("refused");
  });

  it("refuses the sixth wrong try from one address until the time is over, and counts a right one as none", async () => {
    const { own, clock, cookie, actorOf, senderOf } = await openOwn();
    await own.changePassword(await actorOf(cookie), { old: "", password });
    const wrong = { ...owner, password: "wrong wrong wrong" };
    for (let times = 0; times < 4; times++) await own.signIn(wrong, senderOf());
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
    const answers = [];
    for (let times = 0; times < 6; times++) answers.push(await own.signIn(wrong, senderOf()));
    expect(answers.map((answer) => answer.kind === "refused" && answer.status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(answers[5]).toMatchObject({ message: "Too many tries. Wait 15 minutes, then try again.", waitSeconds: 900 });
    // The right one has to wait too; from elsewhere it does not.
    expect(await own.signIn(owner, senderOf())).toMatchObject({ status: 429 });
    expect((await own.signIn(owner, senderOf("", "198.51.100.9"))).kind).toBe("in");
    clock.ms += 900_001;
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
  });

  it("doubles the wait with each try after it, in every instance, and tells nobody whether the name is known", async () => {
    const { db, auth, log, senderOf, own, clock } = await openOwn();
    const now = () => new Date();
    const other = createOwnAccount({ db, auth, log, tries: createTries({ db, now: () => clock.ms }), now });
    for (const email of [owner.email, "nobody@agency.example"]) {
      const waits: unknown[] = [];
      for (let times = 0; times < 9; times++) {
        const answer = await (times % 2 ? own : other).signIn({ email, password: "wrong wrong wrong" }, senderOf("", "198.51.100.44"));
        if (answer.kind !== "refused") throw new Error("a wrong password opened the door");
        waits.push(answer.waitSeconds ?? answer.status);
        if (answer.waitSeconds) clock.ms += answer.waitSeconds * 1_000 + 1;
      }
      expect(waits, email).toEqual([401, 401, 401, 401, 401, 900, 401, 1_800, 401]);
    }
  });

  it("refuses a name that is guessed at from everywhere, but not where its owner signed in before", async () => {
    const { own, cookie, actorOf, senderOf } = await openOwn();
    await own.changePassword(await actorOf(cookie), { old: "", password });
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
    const from = (n: number) => ({ ...senderOf("", `192.0.2.${n}`), shortAddress: "192.0.2.0" });
    for (let n = 1; n <= 20; n++) await own.signIn({ ...owner, password: "x" }, from(n));
    expect(await own.signIn(owner, from(21))).toMatchObject({ status: 429, waitSeconds: 60 });
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
  });

  it("keeps no session's token as the browser has it", async () => {
    const { db, cookie, accounts } = await openOwn();
    const token = decodeURIComponent(/session_token=([^;.]+)/.exec(cookie)?.[1] ?? "");
    const [row] = await db.selectFrom("session").selectAll().execute();
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(row).toMatchObject({ token: hashToken(token) });
    expect(JSON.stringify(row)).not.toContain(token);
    // What the database holds is no key, even with our own signature under it.
    expect(await accounts.actorOf(new Headers({ cookie: cookie.replace(token, hashToken(token)) }))).toBeUndefined();
  });

  it("writes a refused name into the log as text, whatever was typed", async () => {
    const { own, log, senderOf } = await openOwn();
    const answer = await own.signIn({ email: "A\u0000B\r\n", password: "wrong wrong wrong" }, senderOf());
    expect(answer).toMatchObject({ kind: "refused", status: 401 });
    expect((await log.list()).rows[0]).toMatchObject({ action: "sign-in.refused", actor: "a b" });
  });

  it("keeps nothing of names that are no name, nor of tries that were refused", async () => {
    const { own, tries, log, senderOf } = await openOwn();
    const written = (await log.list()).total;
    const before = hashes.count;
    for (let n = 0; n < 60; n++) {
      const answer = await own.signIn({ email: `${n}${"x".repeat(100_000)}@agency.example`, password }, senderOf());
      expect(answer).toMatchObject({ kind: "refused", status: n < 50 ? 401 : 429 });
    }
    for (let n = 0; n < 60; n++) await own.signIn({ email: `${n}@agency.example`, password }, senderOf());
    expect(await tries.size()).toBe(1);
    expect([hashes.count - before, (await log.list()).total]).toEqual([0, written]);
    const long = await own.signIn({ ...owner, password: "x".repeat(129) }, senderOf("", "198.51.100.9"));
    expect([long, hashes.count - before]).toMatchObject([{ status: 401 }, 0]);
  });

  it("counts a whole /64 of IPv6 as one address", async () => {
    const { own, senderOf } = await openOwn();
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push(await own.signIn({ ...owner, password: "wrong" }, senderOf("", `2001:db8:1:2::${n + 1}`)));
    expect(statuses.map((answer) => answer.kind === "refused" && answer.status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("does the same work for a name that is unknown, and for one without a password", async () => {
    const { own, cookie, actorOf, senderOf, accounts } = await openOwn();
    const actor = await actorOf(cookie);
    await own.changePassword(actor, { old: "", password });
    await accounts.invite(actor, { email: "new@agency.example", name: "New", role: "sales", password });
    const work = async (email: string) => {
      const before = hashes.count;
      const answer = await own.signIn({ email, password: "wrong wrong wrong" }, senderOf("", `192.0.2.${hashes.count % 250}`));
      return { hashes: hashes.count - before, message: answer.kind === "refused" && answer.message };
    };
    const known = await work(owner.email);
    expect(known).toEqual({ hashes: 1, message: "That address and that password do not go together." });
    expect(await work("nobody@agency.example")).toEqual(known);
    expect(await work("new@agency.example")).toEqual(known);
  });

  it("turns a second factor on with a code, takes each code once, and off with the password", async () => {
    const { db, auth, own, log, accounts, cookie, actorOf, senderOf } = await openOwn();
    let actor = await actorOf(cookie);
    await own.changePassword(actor, { old: "", password });
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
    expect(await accounts.sessions(actor.id)).toHaveLength(2);
    await expect(own.startSecondFactor(actor, "wrong", senderOf(cookie))).rejects.toThrow("That is not your password.");
    const uri = new URL(await own.startSecondFactor(actor, password, senderOf(cookie)));
    expect([uri.protocol, uri.searchParams.get("issuer")]).toEqual(["otpauth:", "Agency"]);
    expect((await own.guards(actor)).hasSecondFactor).toBe(false);
    const codeNow = () => authenticatorCode(uri.searchParams.get("secret") ?? "");
    const notNow = () => String((Number(codeNow()) + 1) % 1_000_000).padStart(6, "0");
    expect(await own.confirmSecondFactor(actor, notNow(), senderOf(cookie))).toBeUndefined();
    const on = await own.confirmSecondFactor(actor, codeNow(), senderOf(cookie));
    expect(on?.codes).toHaveLength(10);
    // The session was made anew.
    const line = cookieLine(on?.headers ?? new Headers());
    actor = await actorOf(line);
    expect((await accounts.sessions(actor.id)).map(({ id }) => id)).toEqual([actor.sessionId]);
    expect(await own.guards(actor)).toMatchObject({ hasSecondFactor: true, codesLeft: 10 });

    const step = async () => {
      const answer = await own.signIn(owner, senderOf());
      if (answer.kind !== "code") throw new Error(`the second step should follow, not ${answer.kind}`);
      return senderOf(cookieLine(answer.headers));
    };
    expect(await own.signInByCode(notNow(), await step())).toMatchObject({ status: 401 });
    const code = codeNow();
    expect((await own.signInByCode(code, await step())).kind).toBe("in");
    expect(await own.signInByCode(code, await step())).toMatchObject({ message: "That code was used already. Wait for the next one." });
    // Nor after a restart, nor in another instance.
    const restarted = createOwnAccount({ db, auth, log, tries: createTries({ db }), now: () => new Date() });
    expect(await restarted.signInByCode(code, await step())).toMatchObject({
      message: "That code was used already. Wait for the next one.",
    });
    expect(await db.selectFrom("session").select("id").execute()).toHaveLength(2);
    const [paper = ""] = on?.codes ?? [];
    expect((await own.signInByCode(paper, await step())).kind).toBe("in");
    expect((await own.signInByCode(paper, await step())).kind).toBe("refused");
    expect((await own.guards(actor)).codesLeft).toBe(9);
    expect(await accounts.sessions(actor.id)).toHaveLength(3);
    expect(await own.renewBackupCodes(actor, password, senderOf(line))).toHaveLength(10);
    expect((await accounts.sessions(actor.id)).map(({ id }) => id)).toEqual([actor.sessionId]);

    // With the paper that was used up, the sixth.
    const wrong = [];
    for (let times = 0; times < 5; times++) wrong.push(await own.signInByCode(notNow(), await step()));
    expect(wrong.map((answer) => answer.kind === "refused" && answer.status)).toEqual([401, 401, 401, 401, 429]);

    await expect(own.endSecondFactor(actor, "wrong", senderOf(line))).rejects.toThrow("That is not your password.");
    const off = await own.endSecondFactor(actor, password, senderOf(line));
    actor = await actorOf(cookieLine(off));
    expect((await accounts.sessions(actor.id)).map(({ id }) => id)).toEqual([actor.sessionId]);
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
    const actions = (await log.list()).rows.map(({ action, detail }) => `${action} ${detail}`.trim());
    for (const wanted of ["account.password set", "second-factor.on", "sign-in authenticator", "sign-in backup code", "second-factor.off"])
      expect(actions).toContain(wanted);
  });

  it("names and removes its own passkeys alone", async () => {
    const { db, own, accounts, cookie, actorOf, senderOf } = await openOwn();
    const actor = await actorOf(cookie);
    const key = (id: string, userId: string) => ({
      id,
      userId,
      name: null,
      backedUp: 0,
      createdAt: "2026-11-15T12:00:00.000Z",
      publicKey: "",
      credentialID: id,
      counter: 0,
      deviceType: "singleDevice",
    });
    await db
      .insertInto("user")
      .values({ ...(await db.selectFrom("user").selectAll().executeTakeFirstOrThrow()), id: "other", email: "o@x.example" })
      .execute();
    await db
      .insertInto("passkey")
      .values([key("mine", actor.id), key("theirs", "other")])
      .execute();
    await own.renamePasskey(actor, "mine", "  Work\u0000laptop ");
    expect((await own.guards(actor)).passkeys).toEqual([
      { id: "mine", name: "Work laptop", createdAt: "2026-11-15T12:00:00.000Z", isSynced: false },
    ]);
    await expect(own.renamePasskey(actor, "theirs", "Mine")).rejects.toMatchObject({ code: "not_found" });
    await expect(own.removePasskey(actor, { id: "theirs", password: "" })).rejects.toMatchObject({ code: "not_found" });
    await own.removePasskey(actor, { id: "mine", password: "" });
    expect((await own.guards(actor)).passkeys).toEqual([]);

    // Their session is old, and no guard goes by it alone.
    await db.insertInto("passkey").values(key("mine", actor.id)).execute();
    await db.updateTable("session").set({ createdAt: "2026-01-01T00:00:00.000Z" }).where("id", "=", actor.sessionId).execute();
    await expect(own.removePasskey(actor, { id: "mine", password: "" })).rejects.toThrow(
      "Sign in once more, by your passkey or a new link: that counts for ten minutes.",
    );
    await db.updateTable("session").set({ createdAt: new Date().toISOString() }).where("id", "=", actor.sessionId).execute();
    await own.changePassword(actor, { old: "", password });
    expect((await own.signIn(owner, senderOf())).kind).toBe("in");
    await expect(own.removePasskey(actor, { id: "mine", password: "wrong" })).rejects.toThrow("That is not your password.");
    expect(await accounts.sessions(actor.id)).toHaveLength(2);
    await own.removePasskey(actor, { id: "mine", password });
    expect((await own.guards(actor)).passkeys).toEqual([]);
    expect((await accounts.sessions(actor.id)).map(({ id }) => id)).toEqual([actor.sessionId]);
  });
});
