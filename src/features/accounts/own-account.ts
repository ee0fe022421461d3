import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { readTyped } from "#core/forms/read-typed.ts";
import { lineField } from "#core/forms/text-fields.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { takeOnce } from "#platform/database/take-once.ts";
import { limitKey } from "#platform/rate-limit/client-address.ts";
import { hashedKey } from "#platform/rate-limit/rate-limit.ts";
import type { Tries, TryLimit } from "#platform/rate-limit/tries.ts";
import type { Actor } from "./accounts.ts";
import type { Auth } from "./auth.ts";
import { hashToken } from "./hashed-sessions.ts";
import { hashPassword, mustHavePlace, verifyPassword } from "./password.ts";
import type { createStaffLog } from "./staff-log.ts";
import { LONGEST_PASSWORD, weaknessOf } from "./weak-password.ts";

interface Options {
  db: Kysely<Database>;
  auth: Auth;
  log: ReturnType<typeof createStaffLog>;
  tries: Tries;
  now: () => Date;
}

/** `code`: the password was right, and the second step follows. The headers carry cookies. */
export type SignInAnswer =
  | { kind: "in" | "code"; headers: Headers }
  | { kind: "refused"; message: string; status: 401 | 429; waitSeconds?: number };

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
/** Wrong tries of one name from one network. */
const TRIES: TryLimit = { free: 5, firstWaitMs: 15 * MINUTE_MS, longestWaitMs: DAY_MS, windowMs: 15 * MINUTE_MS };
/** Of all names from one network. */
const TRIES_OF_NETWORK: TryLimit = { ...TRIES, free: 50 };
/** Of one name from all networks: many guess at once. Nobody is locked out by it from where they signed in before, or for long. */
const TRIES_OF_ACCOUNT: TryLimit = { free: 20, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS, windowMs: 60 * MINUTE_MS };
const KNOWN_MS = 30 * DAY_MS;
/** RFC 5321, as everywhere else. No account has a longer one. */
const LONGEST_NAME = 254;
const LONGEST_CODE = 40;
const NOT_YOURS = "That is not your password.";
const NO_MATCH = "That address and that password do not go together.";
/** As long as a code and its neighbours are valid. */
const CODE_MS = 90_000;
/** How long a sign-in stands for the password of somebody who has none. */
const FRESH_MS = 10 * MINUTE_MS;
const SIGN_IN_AGAIN = "Sign in once more, by your passkey or a new link: that counts for ten minutes.";

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** What staff do with their own account: come in, and guard the door. Everything that changes it is logged. */
export function createOwnAccount({ db, auth, log, tries, now }: Options) {
  return {
    mustProve,

    /** Whether this session began a moment ago. */
    isFresh,

    /** By name and password. Unknown names cost the same work as known ones. */
    async signIn({ email, password }: { email: string; password: string }, sender: Sender): Promise<SignInAnswer> {
      const network = limitKey(sender.address);
      const ofNetwork = { [`sign-in:${network}`]: TRIES_OF_NETWORK };
      if (email.length > LONGEST_NAME || password.length > LONGEST_PASSWORD) return refusal(await tries.take(ofNetwork), NO_MATCH);
      mustHavePlace();
      const name = lineField(LONGEST_NAME).parse(email).toLowerCase();
      const fromHere = { ...ofNetwork, [`sign-in:${name}:${network}`]: TRIES };
      const counted = { ...fromHere, [`sign-in:${name}`]: TRIES_OF_ACCOUNT };
      let wait = await tries.take(counted);
      if (wait !== undefined && (await isKnownFrom(name, sender))) wait = await tries.take(fromHere);
      if (wait !== undefined) return refusal(wait);
      const answer = await auth.api.signInEmail({ body: { email: name, password }, headers: sender.headers, asResponse: true });
      if (!answer.ok) {
        await log.write({ actor: name, action: "sign-in.refused", subject: sender.shortAddress });
        return refusal(undefined, NO_MATCH);
      }
      await tries.forget(Object.keys(counted));
      const { twoFactorRedirect } = (await answer.clone().json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) return { kind: "code", headers: cookiesOf(answer) };
      await log.write({ actor: name, action: "sign-in", subject: sender.shortAddress, detail: "password" });
      return { kind: "in", headers: cookiesOf(answer) };
    },

    /** The second step: what the authenticator shows, or one of the ten codes on paper. Each works once. */
    async signInByCode(given: string, sender: Sender): Promise<SignInAnswer> {
      const network = limitKey(sender.address);
      const who = await secondStepOf(sender);
      const counted = {
        [`sign-in:${network}`]: TRIES_OF_NETWORK,
        ...(who && { [`code:${who}:${network}`]: TRIES, [`code:${who}`]: TRIES_OF_ACCOUNT }),
      };
      const wait = await tries.take(counted);
      if (wait !== undefined) return refusal(wait);
      const code = given.slice(0, LONGEST_CODE).replace(/\s/g, "");
      const isPaper = !/^\d{6}$/.test(code);
      const asked = { body: { code }, headers: sender.headers, asResponse: true } as const;
      const answer = isPaper ? await auth.api.verifyBackupCode(asked) : await auth.api.verifyTOTP(asked);
      const { user, token } = (await answer.clone().json()) as { user?: { id: string; email: string }; token?: string };
      const isUsed =
        user && !isPaper && !(await takeOnce(db, `code:${hashedKey(`${user.id}:${code}`)}`, new Date(now().getTime() + CODE_MS)));
      if (isUsed && token) await db.deleteFrom("session").where("token", "=", hashToken(token)).execute();
      if (!answer.ok || !user)
        return refusal(undefined, "That code does not fit. Write the one that shows now, or one of your backup codes.");
      if (isUsed) return refusal(undefined, "That code was used already. Wait for the next one.");
      await tries.forget(Object.keys(counted));
      const detail = isPaper ? "backup code" : "authenticator";
      await log.write({ actor: user.email, action: "sign-in", subject: sender.shortAddress, detail });
      return { kind: "in", headers: cookiesOf(answer) };
    },

    async signOut(sender: Sender): Promise<Headers> {
      return cookiesOf(await auth.api.signOut({ headers: sender.headers, asResponse: true }));
    },

    /** What the account page shows of somebody's guards. */
    async guards(actor: Actor) {
      const [user, password, keys] = await Promise.all([
        db.selectFrom("user").select("twoFactorEnabled").where("id", "=", actor.id).executeTakeFirst(),
        passwordOf(actor),
        db
          .selectFrom("passkey")
          .select(["id", "name", "createdAt", "backedUp"])
          .where("userId", "=", actor.id)
          .orderBy("createdAt")
          .execute(),
      ]);
      const hasSecondFactor = Boolean(user?.twoFactorEnabled);
      const codes = hasSecondFactor ? (await auth.api.viewBackupCodes({ body: { userId: actor.id } })).backupCodes.length : 0;
      const passkeys = keys.map(({ id, name, createdAt, backedUp }) => ({
        id,
        name: name ?? "Passkey",
        createdAt,
        isSynced: Boolean(backedUp),
      }));
      return { hasPassword: password !== undefined, hasSecondFactor, codesLeft: codes, passkeys };
    },

    /** Sets the first password, or changes it: then the old one is asked for, and every other session ends. */
    async changePassword(actor: Actor, { old, password }: { old: string; password: string }): Promise<void> {
      const known = await passwordOf(actor);
      if (known !== undefined) await mustKnow(actor, old);
      else if (!(await isFresh(actor))) throw new AppError("input_invalid", { reason: SIGN_IN_AGAIN });
      const weakness = weaknessOf(password, actor.email);
      if (weakness) throw new AppError("input_invalid", { reason: weakness });
      if (known !== undefined && old === password) throw new AppError("input_invalid", { reason: "That is the password you have." });
      const { internalAdapter } = await auth.$context;
      const hash = await hashPassword(password);
      if (known !== undefined) await internalAdapter.updatePassword(actor.id, hash);
      else await internalAdapter.createAccount({ userId: actor.id, providerId: "credential", accountId: actor.id, password: hash });
      await endOthers(actor);
      await log.write({ actor: actor.email, action: "account.password", subject: actor.email, detail: known ? "changed" : "set" });
    },

    /** The address for the authenticator. Nothing changes before a code confirms it. */
    async startSecondFactor(actor: Actor, password: string, sender: Sender): Promise<string> {
      await mustKnow(actor, password);
      const answer = await auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers: sender.headers, asResponse: true });
      const { totpURI } = (await answer.json()) as { totpURI?: string };
      if (!totpURI) throw new AppError("input_invalid", { reason: "The second factor is on already. Turn it off first." });
      return totpURI;
    },

    /** Ten codes for the drawer, when the authenticator's code fits; undefined when it does not. */
    async confirmSecondFactor(actor: Actor, code: string, sender: Sender): Promise<{ codes: string[]; headers: Headers } | undefined> {
      await mustHaveTries(`confirm:${actor.id}`);
      const asked = { body: { code: code.slice(0, LONGEST_CODE).replace(/\s/g, "") }, headers: sender.headers, asResponse: true } as const;
      const answer = await auth.api.verifyTOTP(asked);
      if (!answer.ok) return undefined;
      await tries.forget([`confirm:${actor.id}`]);
      await endOthers(actor, answer);
      await log.write({ actor: actor.email, action: "second-factor.on", subject: actor.email });
      return { codes: (await auth.api.viewBackupCodes({ body: { userId: actor.id } })).backupCodes, headers: cookiesOf(answer) };
    },

    async renewBackupCodes(actor: Actor, password: string, sender: Sender): Promise<string[]> {
      await mustKnow(actor, password);
      const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers: sender.headers });
      await endOthers(actor);
      await log.write({ actor: actor.email, action: "second-factor.codes", subject: actor.email });
      return backupCodes;
    },

    async endSecondFactor(actor: Actor, password: string, sender: Sender): Promise<Headers> {
      await mustKnow(actor, password);
      const answer = await auth.api.disableTwoFactor({ body: { password }, headers: sender.headers, asResponse: true });
      await endOthers(actor, answer);
      await log.write({ actor: actor.email, action: "second-factor.off", subject: actor.email });
      return cookiesOf(answer);
    },

    async renamePasskey(actor: Actor, id: string, given: string): Promise<void> {
      const name = readTyped(lineField(80), given);
      if (!name) throw new AppError("input_invalid", { reason: "Write a name for the passkey." });
      await changeKey(db.updateTable("passkey").set({ name }).where("id", "=", id).where("userId", "=", actor.id).returning("id"));
      await log.write({ actor: actor.email, action: "passkey.name", subject: id, detail: name });
    },

    async removePasskey(actor: Actor, { id, password }: { id: string; password: string }): Promise<void> {
      await mustProve(actor, password);
      await changeKey(db.deleteFrom("passkey").where("id", "=", id).where("userId", "=", actor.id).returning("id"));
      await endOthers(actor);
      await log.write({ actor: actor.email, action: "passkey.remove", subject: id });
    },

    async endOtherSessions(actor: Actor): Promise<void> {
      await endOthers(actor);
      await log.write({ actor: actor.email, action: "session.end", subject: "all others" });
    },
  };

  /** Whether that account was opened from that network lately. */
  async function isKnownFrom(name: string, { shortAddress }: Sender): Promise<boolean> {
    const found = await db
      .selectFrom("staff_log")
      .select("id")
      .where("at", ">", new Date(now().getTime() - KNOWN_MS).toISOString())
      .where("actor", "=", name)
      .where("action", "=", "sign-in")
      .where("subject", "=", shortAddress)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The id of the account that gave its password and still owes its second factor, from the cookie of that step. */
  async function secondStepOf({ headers }: Sender): Promise<string | undefined> {
    const { createAuthCookie, internalAdapter } = await auth.$context;
    const { name } = createAuthCookie("two_factor");
    const pair = (headers.get("cookie") ?? "").split(/;\s*/).find((each) => each.startsWith(`${name}=`));
    const identifier = pair && /^[\w-]+/.exec(pair.slice(name.length + 1))?.[0];
    return identifier ? (await internalAdapter.findVerificationValue(identifier))?.value : undefined;
  }

  async function passwordOf(actor: Actor): Promise<string | undefined> {
    const accounts = await (await auth.$context).internalAdapter.findAccounts(actor.id);
    return accounts.find(({ providerId }) => providerId === "credential")?.password ?? undefined;
  }

  /** Before somebody changes what others may do, or takes a guard away. Who has no password has just signed in. */
  async function mustProve(actor: Actor, password: string): Promise<void> {
    if ((await passwordOf(actor)) !== undefined) return mustKnow(actor, password);
    if (await isFresh(actor)) return;
    throw new AppError("input_invalid", { reason: SIGN_IN_AGAIN });
  }

  /** Asked again before a guard or a role changes: an open session alone does not open the door for good. Tries are counted here too. */
  async function mustKnow(actor: Actor, password: string): Promise<void> {
    const hash = await passwordOf(actor);
    if (hash === undefined) throw new AppError("input_invalid", { reason: "Set a password first." });
    if (password.length > LONGEST_PASSWORD) throw new AppError("input_invalid", { reason: NOT_YOURS });
    mustHavePlace();
    await mustHaveTries(`password:${actor.id}`);
    if (!(await verifyPassword({ hash, password }))) throw new AppError("input_invalid", { reason: NOT_YOURS });
    await tries.forget([`password:${actor.id}`]);
  }

  /** For those who have no password: they have just come in, by a passkey or a link. */
  async function isFresh({ id, sessionId }: Actor): Promise<boolean> {
    const session = await db
      .selectFrom("session")
      .select("createdAt")
      .where("id", "=", sessionId)
      .where("userId", "=", id)
      .executeTakeFirst();
    return session !== undefined && now().getTime() - Date.parse(session.createdAt) < FRESH_MS;
  }

  async function mustHaveTries(key: string): Promise<void> {
    const wait = await tries.take({ [key]: TRIES });
    if (wait !== undefined) throw new AppError("too_many_tries", { minutes: Math.ceil(wait / 60) });
  }

  /** All but this session, or the one that an answer puts in its place. */
  async function endOthers(actor: Actor, answer?: Response): Promise<void> {
    const token = answer && (await tokenIn(answer));
    await db
      .deleteFrom("session")
      .where("userId", "=", actor.id)
      .where(({ eb }) => (token === undefined ? eb("id", "!=", actor.sessionId) : eb("token", "!=", hashToken(token))))
      .execute();
  }

  /** Of the session that an answer begins. */
  async function tokenIn({ headers }: Response): Promise<string | undefined> {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
    // Signed: what stands before the dot is the token.
    return set && /^[\w-]+/.exec(set.slice(name.length + 1))?.[0];
  }
}

/** Whose request it is: its headers with the address that our server writes into them. */
export interface Sender {
  headers: Headers;
  address: string;
  /** What the log keeps of it. */
  shortAddress: string;
}

/** Told to wait, or the sentence where there is nothing to wait for. */
function refusal(wait: number | undefined, message = ""): SignInAnswer {
  if (wait === undefined) return { kind: "refused", status: 401, message };
  const minutes = Math.ceil(wait / 60);
  const words = `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`;
  return { kind: "refused", status: 429, message: words, waitSeconds: wait };
}

async function changeKey(change: { executeTakeFirst(): Promise<{ id: string } | undefined> }): Promise<void> {
  if (!(await change.executeTakeFirst())) throw new AppError("not_found");
}

function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}
