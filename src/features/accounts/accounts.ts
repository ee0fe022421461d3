import type { Kysely } from "kysely";
import { z } from "zod";
import { type Action, may, type Role, readRole, roles } from "#core/access/permissions.ts";
import { AppError } from "#core/errors/app-error.ts";
import { lineField } from "#core/forms/text-fields.ts";
import { FIRST_PAGE, type ListPage, type ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type ListPlan, readList } from "#platform/database/read-list.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { Auth } from "./auth.ts";
import type { createStaffLog } from "./staff-log.ts";

/** Somebody of the staff, signed in. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
}

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  role: string;
  hasSecondFactor: boolean;
  isClosed: boolean;
  createdAt: string;
}

/** The account to change, and the password of the person who changes it. */
interface Asked {
  id: string;
  password: string;
}

interface Options {
  db: Kysely<Database>;
  auth: Auth;
  log: ReturnType<typeof createStaffLog>;
  /** Throws when `password` is not the actor's own. Somebody without a password has to have signed in just now instead. */
  mustProve(actor: Actor, password: string): Promise<void>;
  /** Called when somebody who is signed in asks for an action that their role does not allow. */
  onRefused?: (actor: Actor, action: Action) => void;
  now: () => Date;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** Accounts of staff: sign-in, roles and sessions. */
export function createAccounts({ db, auth, log, mustProve, onRefused, now }: Options) {
  return {
    /** The owner's account and its one-time link, when nobody has an account yet. */
    async inviteFirst(email: string, name: string): Promise<boolean> {
      const { count } = await db
        .selectFrom("user")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      if (Number(count) > 0) return false;
      await create({ email, name, role: "owner" });
      await link(email);
      return true;
    },

    async actorOf(headers: Headers): Promise<Actor | undefined> {
      const found = await auth.api.getSession({ headers });
      const role = readRole((found?.user as { role?: string } | undefined)?.role);
      if (!found || !role || (found.user as { banned?: unknown }).banned) return undefined;
      const { id, name, email } = found.user;
      const { id: sessionId, createdAt } = found.session;
      return (await use(sessionId, createdAt)) ? { id, name, email, role, sessionId } : undefined;
    },

    /** Throws the visitor's answer: 401 when nobody is signed in, 403 when somebody else would have to do it. */
    authorize(actor: Actor | undefined, action: Action): Actor {
      if (!actor) throw new AppError("sign_in");
      if (!may(actor.role, action)) {
        onRefused?.(actor, action);
        throw new AppError("not_allowed");
      }
      return actor;
    },

    async list(query: ListQuery = FIRST_PAGE): Promise<ListPage<AccountRow>> {
      const page = await readList(db.selectFrom("user").selectAll(), accountPlan, query);
      return {
        ...page,
        rows: page.rows.map(({ id, name, email, role, twoFactorEnabled, banned, createdAt }) => ({
          id,
          name,
          email,
          role: role ?? "",
          hasSecondFactor: Boolean(twoFactorEnabled),
          isClosed: Boolean(banned),
          createdAt,
        })),
      };
    },

    /** Asks for the actor's password again, as everything here that gives somebody rights or takes them: an open session alone does not. */
    async invite(actor: Actor, given: { email: string; name: string; role: string; password: string }): Promise<void> {
      const role = readRole(given.role);
      if (!role) throw new AppError("input_invalid", { reason: `Choose a role: ${roles.join(", ")}.` });
      const { email, name } = readInvited(given);
      await mustProve(actor, given.password);
      const known = await db.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
      if (known) throw new AppError("input_invalid", { reason: "There is an account with that address." });
      await create({ email, name, role });
      await link(email);
      await log.write({ actor: actor.email, action: "account.invite", subject: email, detail: role });
    },

    async setRole(actor: Actor, { role: given, ...asked }: Asked & { role: string }): Promise<void> {
      const role = readRole(given);
      if (!role) throw new AppError("input_invalid", { reason: `Choose a role: ${roles.join(", ")}.` });
      const email = await changeOther(actor, asked, { role });
      await log.write({ actor: actor.email, action: "account.role", subject: email, detail: role });
    },

    /** For somebody who left: nobody comes in by it any more. What they did stays in the log. */
    async close(actor: Actor, asked: Asked): Promise<void> {
      const email = await changeOther(actor, asked, { banned: 1 });
      await log.write({ actor: actor.email, action: "account.close", subject: email });
    },

    async reopen(actor: Actor, asked: Asked): Promise<void> {
      const email = await changeOther(actor, asked, { banned: 0 });
      await log.write({ actor: actor.email, action: "account.reopen", subject: email });
    },

    /** A new one-time link for somebody who forgot their password or lost their passkey. */
    async sendLink(actor: Actor, { id, password }: Asked): Promise<void> {
      await mustProve(actor, password);
      const found = await db.selectFrom("user").select(["email", "banned"]).where("id", "=", id).executeTakeFirst();
      if (!found) throw new AppError("not_found");
      if (found.banned) throw new AppError("input_invalid", { reason: "That account is closed. Open it again first." });
      await link(found.email);
      await log.write({ actor: actor.email, action: "account.link", subject: found.email });
    },

    /** The sessions of one account, without their tokens. */
    async sessions(userId: string) {
      return db
        .selectFrom("session")
        .select(["id", "createdAt", "updatedAt", "lastUsedAt", "ipAddress", "userAgent"])
        .where("userId", "=", userId)
        .where("expiresAt", ">", now().toISOString())
        .orderBy("updatedAt", "desc")
        .execute();
    },

    async endSession(actor: Actor, id: string): Promise<void> {
      await db.deleteFrom("session").where("id", "=", id).where("userId", "=", actor.id).execute();
      await log.write({ actor: actor.email, action: "session.end", subject: id });
    },
  };

  /** Changes somebody else's account, whose sessions end. Their address comes back. */
  async function changeOther(actor: Actor, { id, password }: Asked, values: { role: Role } | { banned: 0 | 1 }): Promise<string> {
    if (id === actor.id)
      throw new AppError("input_invalid", { reason: "Nobody changes or closes their own account here. Ask another owner." });
    await mustProve(actor, password);
    const changed = await db
      .updateTable("user")
      .set({ ...values, updatedAt: now().toISOString() })
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirst();
    if (!changed) throw new AppError("not_found");
    await db.deleteFrom("session").where("userId", "=", id).execute();
    return changed.email;
  }

  /** Notes that a session is used. False, and the session is gone, when it is too old or was left alone for too long. */
  async function use(id: string, createdAt: Date): Promise<boolean> {
    const time = now().getTime();
    const row = await db.selectFrom("session").select("lastUsedAt").where("id", "=", id).executeTakeFirst();
    const lastUsed = row?.lastUsedAt ? Date.parse(row.lastUsedAt) : createdAt.getTime();
    if (time - createdAt.getTime() > LONGEST_MS || time - lastUsed > IDLE_MS) {
      await db.deleteFrom("session").where("id", "=", id).execute();
      return false;
    }
    if (!row?.lastUsedAt || time - lastUsed > NOTED_MS)
      await db.updateTable("session").set({ lastUsedAt: now().toISOString() }).where("id", "=", id).execute();
    return true;
  }

  async function create({ email, name, role }: { email: string; name: string; role: Role }) {
    const context = await auth.$context;
    await context.internalAdapter.createUser({ email: email.toLowerCase(), name, role, emailVerified: true }, { method: "admin" });
  }

  async function link(email: string) {
    await auth.api.signInMagicLink({ body: { email: email.toLowerCase(), callbackURL: "/admin/" }, headers: new Headers() });
  }
}

const invited = z.object({
  email: mailField("Write their address.").pipe(z.string().toLowerCase()),
  name: lineField(80).min(1, "Write their name."),
});

function readInvited(given: { email: string; name: string }) {
  const read = invited.safeParse(given);
  if (!read.success) throw new AppError("input_invalid", { reason: read.error.issues[0]?.message ?? "Write their name and address." });
  return read.data;
}

/** Half a day at most, half an hour unused. */
const LONGEST_MS = 12 * 3_600_000;
const IDLE_MS = 1_800_000;
const NOTED_MS = 60_000;

const accountPlan: ListPlan = {
  search: ["name", "email"],
  filters: { role: "role" },
  sorts: { name: "name", email: "email", role: "role", factor: "twoFactorEnabled", closed: "banned", since: "createdAt" },
  sort: "since",
};
