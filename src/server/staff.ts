import { type Context, Hono } from "hono";
import type { StaffDesk } from "#app/site-context.ts";
import { readSettings } from "#content/site-settings/site-settings.store.ts";
import { writeLetter } from "#core/mail/letter.ts";
import { createAccounts } from "#features/accounts/accounts.ts";
import { ADDRESS_HEADER, createAuth } from "#features/accounts/auth.ts";
import { hashPassword } from "#features/accounts/password.ts";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import type { Availability } from "#features/booking/availability.ts";
import type { Chats } from "#features/chat/chats.ts";
import { createDesk } from "#features/desk/desk.ts";
import type { Reviews } from "#features/reviews/reviews.ts";
import type { Speed } from "#features/speed/speed.ts";
import type { createPrivateFiles } from "#platform/private-files/private-files.ts";
import type { Platform } from "./platform.ts";

interface Options {
  platform: Platform;
  now: () => Date;
  reviews: Reviews;
  availability: Availability;
  chats: Chats;
  speed: Speed;
  resumes: ReturnType<typeof createPrivateFiles>;
  /** The visitor's address, as our own proxies tell it. */
  addressOf(context: Context): string;
}

/** The admin area's side of the server: accounts, what staff may do, and the files only they may have. */
export async function openStaff({ platform, now, reviews, availability, chats, speed, resumes, addressOf }: Options) {
  const { env, database, content, outbox, log: logger } = platform;
  const { db } = database;
  const origin = env.siteOrigin;
  // The content service may be out of reach at the start; accounts do not wait for it.
  const settings = await readSettings(content).catch(() => undefined);
  const { hostname } = new URL(origin);
  const brandName = settings?.brandName ?? hostname;
  const log = createStaffLog({ db, now });
  let isFirst = false;
  const auth = createAuth({
    db,
    origin,
    brandName,
    secret: await platform.secretFor("accounts"),
    onLink(email, url) {
      // The first one is for whoever started the server; all others go by mail.
      if (isFirst) console.log(`\n  Admin: open this address once to sign in\n  ${url}\n`);
      else void invite(email, url).catch((error) => logger.error("an invitation was not written", { error }));
    },
  });
  const accounts = createAccounts({ db, auth, log, now });
  const employer = async () => {
    const { brandName: name, mail } = await readSettings(content);
    return { brandName: name, mail: mail.careers };
  };
  const desk = createDesk({ db, outbox, employer, now });
  isFirst = true;
  await accounts.inviteFirst(settings?.mail.hello ?? env.mailFrom ?? "owner@site.example", "Owner");
  isFirst = false;

  async function invite(email: string, url: string) {
    await outbox.enqueue(
      {
        to: email,
        fromName: brandName,
        subject: "Your account",
        ...writeLetter({
          brandName,
          heading: "You have an account",
          paragraphs: ["Open this address once, within an hour, and set a password of your own."],
          action: { label: "Sign in", url },
          footer: "If you did not expect this, ignore it: the link works once and for an hour.",
        }),
      },
      { key: `account:${email}:${now().getTime()}` },
    );
  }

  /** A request as better-auth may see it: the address is ours to say. */
  function withAddress(c: Context): Headers {
    const headers = new Headers(c.req.raw.headers);
    headers.set(ADDRESS_HEADER, addressOf(c));
    return headers;
  }

  return {
    /** For one request. Sign-in goes through the handler, so that tries are counted. */
    async deskFor(c: Context): Promise<StaffDesk> {
      const headers = withAddress(c);
      const actor = await accounts.actorOf(headers);
      const ask = (path: string, body: object, extra: Record<string, string> = {}) => {
        const sent = new Headers(headers);
        for (const [name, value] of Object.entries({ "content-type": "application/json", origin, ...extra })) sent.set(name, value);
        sent.delete("content-length");
        return auth.handler(new Request(`${origin}/api/auth${path}`, { method: "POST", headers: sent, body: JSON.stringify(body) }));
      };
      return {
        ...{ actor, accounts, desk, availability, reviews, chats, speed, log, outbox },
        async signIn({ email, password, code }) {
          const first = await ask("/sign-in/email", { email, password });
          if (first.status === 429) return { ok: false, message: "Too many tries. Wait a quarter of an hour.", headers: new Headers() };
          if (!first.ok) return { ok: false, message: "That address and that password do not go together.", headers: new Headers() };
          const cookies = cookiesOf(first);
          if (!((await first.clone().json()) as { twoFactorRedirect?: boolean }).twoFactorRedirect)
            return { ok: true, message: "", headers: cookies };
          const second = await ask("/two-factor/verify-totp", { code }, { cookie: cookieLine(cookies) });
          if (!second.ok) return { ok: false, message: "Add the code that your authenticator shows now.", headers: new Headers() };
          return { ok: true, message: "", headers: cookiesOf(second) };
        },
        signOut: async () => cookiesOf(await ask("/sign-out", {})),
        async setPassword(password) {
          const context = await auth.$context;
          const id = actor?.id ?? "";
          const hash = await hashPassword(password);
          const known = (await context.internalAdapter.findAccounts(id)).some(({ providerId }) => providerId === "credential");
          if (known) await context.internalAdapter.updatePassword(id, hash);
          else await context.internalAdapter.createAccount({ userId: id, providerId: "credential", accountId: id, password: hash });
        },
      };
    },

    routes: new Hono()
      .all("/api/auth/*", (c) => {
        const { method, body } = c.req.raw;
        return auth.handler(new Request(c.req.url, { method, headers: withAddress(c), body, duplex: "half" } as RequestInit));
      })
      .get("/api/admin/resume/:id", async (c) => {
        const actor = accounts.authorize(await accounts.actorOf(withAddress(c)), "applications.see");
        const { id, file_name } = await desk.application(c.req.param("id"));
        const body = await resumes.read(id);
        await log.write({ actor: actor.email, action: "resume.read", subject: id });
        return c.body(new Uint8Array(body), 200, {
          // Never shown in our origin, whatever is in it.
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file_name)}`,
          "content-security-policy": "sandbox; default-src 'none'",
          "cache-control": "no-store",
        });
      }),
  };
}

function cookiesOf(response: Response): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return headers;
}

const cookieLine = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
