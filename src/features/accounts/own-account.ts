import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { limitKey } from "#platform/rate-limit/client-address.ts";
import type { createRateLimiter, RateLimitAnswer } from "#platform/rate-limit/rate-limit.ts";
import type { Actor } from "./accounts.ts";
import type { Auth } from "./auth.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import type { createStaffLog } from "./staff-log.ts";
import { LONGEST_PASSWORD, weaknessOf } from "./weak-password.ts";

interface Options {
  db: Kysely<Database>;
  auth: Auth;
  log: ReturnType<typeof createStaffLog>;
  limiter: ReturnType<typeof createRateLimiter>;
}

/** `code`: the password was right, and the second step follows. The headers carry cookies. */
export type SignInAnswer =
  | { kind: "in" | "code"; headers: Headers }
  | { kind: "refused"; message: string; status: 401 | 429; waitSeconds?: number };

/** Five wrong tries of one name from one address, fifty of all names: the next is refused for a quarter of an hour. */
const TRIES = { limit: 5, windowMs: 900_000 };
const TRIES_OF_ALL = { limit: 50, windowMs: 900_000 };
/** RFC 5321, as everywhere else. No account has a longer one. */
const LONGEST_NAME = 254;
const NO_MATCH = "That address and that password do not go together.";
/** As long as a code and its neighbours are valid. */
const CODE_ONCE = { limit: 1, windowMs: 90_000 };

export type OwnAccount = ReturnType<typeof createOwnAccount>;

/** What staff do with their own account: come in, and guard the door. Everything that changes it is logged. */
export function createOwnAccount({ db, auth, log, limiter }: Options) {
  return {
    /** By name and password. Unknown names cost the same work as known ones. */
    async signIn({ email, password }: { email: string; password: string }, sender: Sender): Promise<SignInAnswer> {
      const network = limitKey(sender.address);
      const tooMany = refusal(limiter.take(`sign-in:${network}`, TRIES_OF_ALL));
      if (tooMany) return tooMany;
      if (email.length > LONGEST_NAME || password.length > LONGEST_PASSWORD) return { kind: "refused", status: 401, message: NO_MATCH };
      const name = email.trim().toLowerCase();
      const tooManyOfName = refusal(limiter.take(`sign-in:${name}:${network}`, TRIES));
      if (tooManyOfName) return tooManyOfName;
      const answer = await auth.api.signInEmail({ body: { email: name, password }, headers: sender.headers, asResponse: true });
      if (!answer.ok) {
        await log.write({ actor: name, action: "sign-in.refused", subject: sender.shortAddress });
        return { kind: "refused", status: 401, message: NO_MATCH };
      }
      limiter.forget(`sign-in:${name}:${network}`);
      const { twoFactorRedirect } = (await answer.clone().json()) as { twoFactorRedirect?: boolean };
      if (twoFactorRedirect) return { kind: "code", headers: cookiesOf(answer) };
      await log.write({ actor: name, action: "sign-in", subject: sender.shortAddress, detail: "password" });
      return { kind: "in", headers: cookiesOf(answer) };
    },

    /** The second step: what the authenticator shows, or one of the ten codes on paper. Each works once. */
    async signInByCode(given: string, sender: Sender): Promise<SignInAnswer> {
      const network = limitKey(sender.address);
      const tooMany = refusal(limiter.take(`sign-in:${network}`, TRIES_OF_ALL)) ?? refusal(limiter.take(`code:${network}`, TRIES));
      if (tooMany) return tooMany;
      const code = given.replace(/\s/g, "");
      const isPaper = !/^\d{6}$/.test(code);
      const asked = { body: { code }, headers: sender.headers, asResponse: true } as const;
      const answer = isPaper ? await auth.api.verifyBackupCode(asked) : await auth.api.verifyTOTP(asked);
      const { user, token } = (await answer.clone().json()) as { user?: { id: string; email: string }; token?: string };
      const isUsed = user && !isPaper && !limiter.take(`totp:${user.id}:${code}`, CODE_ONCE).allowed;
      if (isUsed && token) await db.deleteFrom("session").where("token", "=", token).execute();
      if (!answer.ok || !user || isUsed) {
        const message = isUsed
          ? "That code was used already. Wait for the next one."
          : "That code does not fit. Write the one that shows now, or one of your backup codes.";
        return { kind: "refused", status: 401, message };
      }
      limiter.forget(`code:${network}`);
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
      const asked = { body: { code: code.replace(/\s/g, "") }, headers: sender.headers, asResponse: true } as const;
      const answer = await auth.api.verifyTOTP(asked);
      if (!answer.ok) return undefined;
      await log.write({ actor: actor.email, action: "second-factor.on", subject: actor.email });
      return { codes: (await auth.api.viewBackupCodes({ body: { userId: actor.id } })).backupCodes, headers: cookiesOf(answer) };
    },

    async renewBackupCodes(actor: Actor, password: string, sender: Sender): Promise<string[]> {
      await mustKnow(actor, password);
      const { backupCodes } = await auth.api.generateBackupCodes({ body: { password }, headers: sender.headers });
      await log.write({ actor: actor.email, action: "second-factor.codes", subject: actor.email });
      return backupCodes;
    },

    async endSecondFactor(actor: Actor, password: string, sender: Sender): Promise<Headers> {
      await mustKnow(actor, password);
      const answer = await auth.api.disableTwoFactor({ body: { password }, headers: sender.headers, asResponse: true });
      await log.write({ actor: actor.email, action: "second-factor.off", subject: actor.email });
      return cookiesOf(answer);
    },

    async renamePasskey(actor: Actor, id: string, given: string): Promise<void> {
      const name = given.trim().slice(0, 80);
      if (!name) throw new AppError("input_invalid", { reason: "Write a name for the passkey." });
      await changeKey(db.updateTable("passkey").set({ name }).where("id", "=", id).where("userId", "=", actor.id).returning("id"));
      await log.write({ actor: actor.email, action: "passkey.name", subject: id, detail: name });
    },

    async removePasskey(actor: Actor, id: string): Promise<void> {
      await changeKey(db.deleteFrom("passkey").where("id", "=", id).where("userId", "=", actor.id).returning("id"));
      await log.write({ actor: actor.email, action: "passkey.remove", subject: id });
    },

    async endOtherSessions(actor: Actor): Promise<void> {
      await endOthers(actor);
      await log.write({ actor: actor.email, action: "session.end", subject: "all others" });
    },
  };

  async function passwordOf(actor: Actor): Promise<string | undefined> {
    const accounts = await (await auth.$context).internalAdapter.findAccounts(actor.id);
    return accounts.find(({ providerId }) => providerId === "credential")?.password ?? undefined;
  }

  /** Asked again before a guard changes: an open session alone does not open the door for good. Tries are counted here too. */
  async function mustKnow(actor: Actor, password: string): Promise<void> {
    const hash = await passwordOf(actor);
    if (hash === undefined) throw new AppError("input_invalid", { reason: "Set a password first." });
    const { allowed, resetSeconds } = limiter.take(`password:${actor.id}`, TRIES);
    if (!allowed) throw new AppError("too_many_tries", { minutes: Math.ceil(resetSeconds / 60) });
    if (!(await verifyPassword({ hash, password }))) throw new AppError("input_invalid", { reason: "That is not your password." });
    limiter.forget(`password:${actor.id}`);
  }

  async function endOthers(actor: Actor): Promise<void> {
    await db.deleteFrom("session").where("userId", "=", actor.id).where("id", "!=", actor.sessionId).execute();
  }
}

/** Whose request it is: its headers with the address that our server writes into them. */
export interface Sender {
  headers: Headers;
  address: string;
  /** What the log keeps of it. */
  shortAddress: string;
}

function refusal({ allowed, resetSeconds }: RateLimitAnswer): SignInAnswer | undefined {
  if (allowed) return undefined;
  const minutes = Math.ceil(resetSeconds / 60);
  const message = `Too many tries. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`}, then try again.`;
  return { kind: "refused", status: 429, message, waitSeconds: resetSeconds };
}

async function changeKey(change: { executeTakeFirst(): Promise<{ id: string } | undefined> }): Promise<void> {
  if (!(await change.executeTakeFirst())) throw new AppError("not_found");
}

function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}
