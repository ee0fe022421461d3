import { type Context, Hono } from "hono";
import { seeing } from "#app/routes/admin/admin-routes.ts";
import type { StaffActions, TriedAddress } from "#app/site-context.ts";
import { contentTypes } from "#content/content-types.ts";
import { issue } from "#content/issue/issue.content-type.ts";
import { post } from "#content/post/post.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { readSample } from "#content/source/create-content.server.ts";
import { AppError } from "#core/errors/app-error.ts";
import { writeLetter } from "#core/mail/letter.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { type Actor, createAccounts } from "#features/accounts/accounts.ts";
import { ADDRESS_HEADER, createAuth } from "#features/accounts/auth.ts";
import { createOwnAccount, type Sender } from "#features/accounts/own-account.ts";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import { createAdminRecords } from "#features/admin/admin-records.ts";
import { createApplicationMoves } from "#features/applications/application-moves.ts";
import { createSiteAudits } from "#features/audit/site-audits.ts";
import type { Availability } from "#features/booking/availability.ts";
import type { Chats } from "#features/chat/chats.ts";
import type { Health } from "#features/health/health-checks.ts";
import { createLeadMoves } from "#features/leads/lead-moves.ts";
import { inTheDark, plainPage } from "#features/newsletter/issue-letter.ts";
import { createIssueLinks } from "#features/newsletter/issue-links.ts";
import { createIssues } from "#features/newsletter/issues.ts";
import type { createNewsletter } from "#features/newsletter/newsletter.ts";
import { createPrivacy } from "#features/privacy/privacy.ts";
import type { PrivacyRequests } from "#features/privacy/privacy-requests.ts";
import type { Reviews } from "#features/reviews/reviews.ts";
import type { Speed } from "#features/speed/speed.ts";
import { createMissedAddresses } from "#features/studio/missed-addresses.ts";
import { createPreviewTokens } from "#features/studio/preview-token.ts";
import type { SearchPorts } from "#features/studio/search-report.ts";
import { createStudio } from "#features/studio/studio.ts";
import { networkOf } from "#features/visits/visits.ts";
import { inTurn } from "#platform/database/in-turn.ts";
import type { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { limitKey } from "#platform/rate-limit/client-address.ts";
import { createTries } from "#platform/rate-limit/tries.ts";
import { readJsonBody } from "./api/json-body.ts";
import type { Platform } from "./platform.ts";
import type { MovedAddresses } from "./redirects/moved-addresses.ts";

interface Options {
  platform: Platform;
  newsletter: Pick<ReturnType<typeof createNewsletter>, "leaveUrl">;
  now: () => Date;
  reviews: Reviews;
  availability: Availability;
  chats: Chats;
  speed: Speed;
  resumes: ReturnType<typeof createPrivateFiles>;
  /** Removes the printed report of an audit. */
  removeReport(audit: string): Promise<void>;
  privacyRequests: PrivacyRequests;
  health: Health;
  /** Whether a path of ours leads to a page or a file. */
  isOurPage(path: string): Promise<boolean>;
  /** The guarded way to other sites. */
  fetchPage: ToolPorts["fetchPage"];
  search: SearchPorts;
  /** Where an address moved to. */
  movedTo: MovedAddresses["find"];
  /** The visitor's address, as our own proxies tell it. */
  addressOf(context: Context): string;
}

/** The admin area's side of the server: accounts, what staff may do, and the files only they may have. */
export async function openStaff({
  platform,
  now,
  reviews,
  availability,
  chats,
  speed,
  resumes,
  removeReport,
  privacyRequests,
  health,
  newsletter,
  isOurPage,
  fetchPage,
  search,
  movedTo,
  addressOf,
}: Options) {
  const { env, database, content, outbox, datasets, log: logger } = platform;
  const { db } = database;
  const origin = env.siteOrigin;
  // Accounts are opened without waiting for content, whose service may be out of reach at the start.
  const settings = await readSettings(content).catch(() => undefined);
  const { hostname } = new URL(origin);
  const brandName = settings?.brandName ?? hostname;
  const log = createStaffLog({ db, now });
  const privacy = createPrivacy({
    db,
    dialect: database.dialect,
    resumes,
    removeReport,
    removeReview: reviews.remove,
    log,
    now,
  });
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
  const tries = createTries({ db });
  const own = createOwnAccount({ db, auth, log, tries, now });
  const accounts = createAccounts({
    db,
    auth,
    log,
    mustProve: own.mustProve,
    now,
    onRefused: ({ email, role }, action) =>
      void log
        .write({ actor: email, action: "refused", subject: action, detail: role })
        .catch((error: unknown) => logger.error("a refusal was not logged", { error })),
  });
  const employer = async () => {
    const { brandName: name, mail } = await readSettings(content);
    return { brandName: name, mail: mail.careers };
  };
  const records = createAdminRecords({ db, now });
  const leads = createLeadMoves({ db, now });
  const applications = createApplicationMoves({ db, visitorMail: platform.visitorMail, employer, now });
  const audits = createSiteAudits({ db, jobs: platform.jobs });
  const studio = createStudio({
    db,
    documents: platform.documents,
    assets: platform.assets,
    types: contentTypes,
    sample: async () => (env.sanity ? [] : readSample()),
    overlay: content.overlay,
    isOurPage,
    search,
    onPublish: content.refresh,
    log,
    previews: createPreviewTokens({ secret: await platform.secretFor("previews"), now }),
    missed: createMissedAddresses({ db, now }),
    jobs: platform.jobs,
    now,
  });
  const issues = createIssues({
    db,
    jobs: platform.jobs,
    visitorMail: platform.visitorMail,
    outbox,
    log,
    now,
    leaveUrl: newsletter.leaveUrl,
    checkLinks: createIssueLinks({ origin, isOurPage, fetchPage, now }),
    agency: async () => ({ brandName: (await readSettings(content)).brandName, origin }),
    async readWords(id, version) {
      const draft = version === "draft" ? await studio.draftOf(id) : undefined;
      // Its day stands on its page, and not in the mail.
      const source = draft ? await content.overlay({ publishDate: now().toISOString(), ...draft }) : content;
      const found = await issue.readById(source, id, LAST_DAY);
      return (
        found && {
          title: found.title,
          preview: found.preview,
          content: found.content,
          path: issue.address?.(found.slug) ?? "/",
          posts: found.posts.map(({ title, excerpt, slug, publishDate }) => ({
            title,
            excerpt,
            path: post.address?.(slug) ?? "/",
            publicFrom: publishDate,
          })),
          gaps: Number(await source.fetch(POSTS_NOT_THERE, { id })),
        }
      );
    },
  });
  isFirst = true;
  const owner = settings?.mail.hello ?? env.mailFrom ?? "owner@site.example";
  await inTurn(database, "first owner", () => accounts.inviteFirst(owner, "Owner"));
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

  const setup = {
    studioUrl: env.sanity?.studioUrl,
    hasMail: env.smtpUrl !== undefined,
    hasAddress: !["127.0.0.1", "localhost"].includes(hostname),
    async tryAddress(address: string): Promise<TriedAddress> {
      const moved = movedTo(address);
      const end = moved?.location ?? address;
      return { address, moved, isPage: end.startsWith("/") ? await isOurPage(end) : undefined };
    },
    async sendTest({ email }: Actor): Promise<void> {
      const { brandName: name } = await readSettings(content);
      const letter = writeLetter({
        brandName: name,
        heading: "Mail goes out",
        paragraphs: ["This is the test that you asked for. Forms, bookings and the newsletter are sent the same way."],
        footer: "Sent once, because somebody pressed the button on the dashboard.",
      });
      await outbox.enqueue({ to: email, fromName: name, subject: "A test", ...letter }, { key: `test:${email}:${now().getTime()}` });
      await log.write({ actor: email, action: "mail.test", subject: email });
    },
  };

  /** A request as the accounts' library gets it, with the visitor's address as we determined it and not as a header claims. */
  function senderOf(c: Context): Sender {
    const address = addressOf(c);
    const headers = new Headers(c.req.raw.headers);
    headers.set(ADDRESS_HEADER, address);
    return { headers, address, shortAddress: networkOf(address) };
  }

  return {
    readPreview: studio.readPreview,
    noteMissed: studio.missed.note,

    /** Waits that are over and a day has passed since, and what the studio keeps for a time. */
    async removeOld() {
      await Promise.all([tries.removeOld(), studio.removeOld()]);
    },

    /** Throws unless this visitor may see that page: asked before a larger body is accepted than visitors may send. */
    async mustSee(c: Context): Promise<void> {
      const action = seeing(c.req.path.replace(/(?:\/_)?\.data$/, ""));
      if (!action) throw new AppError("not_found");
      accounts.authorize(await accounts.actorOf(senderOf(c).headers), action);
    },

    /** For one request. */
    async actionsFor(c: Context): Promise<StaffActions> {
      const sender = senderOf(c);
      const actor = await accounts.actorOf(sender.headers);
      return {
        actor,
        sender,
        own,
        accounts,
        records,
        leads,
        applications,
        availability,
        reviews,
        chats,
        speed,
        datasets,
        privacy,
        privacyRequests,
        audits,
        studio,
        providers: platform.providers.settings,
        log,
        health,
        outbox,
        setup,
        issues,
      };
    },

    routes: new Hono()
      .all("/api/auth/*", async (c) => {
        const { method } = c.req;
        const call = c.req.path.replace(/^\/api\/auth|\/$/g, "");
        // Everything else goes by the admin area's own forms, which count tries and write the log.
        if (OPEN_CALLS[call]?.method !== method) throw new AppError("not_found");
        const { allowed, resetSeconds } = platform.limiter.take(`auth:${limitKey(addressOf(c))}`, CALLS);
        if (!allowed) throw new AppError("too_many_tries", { minutes: Math.ceil(resetSeconds / 60) });
        const { searchParams } = new URL(c.req.url);
        // Where a link leads is the admin area, whatever somebody wrote behind it.
        for (const [name, value] of searchParams)
          if (/callbackurl$/i.test(name) && !OWN_PAGE.test(value))
            throw new AppError("input_invalid", { reason: "That link leads elsewhere." });
        const sender = senderOf(c);
        // A session that somebody left open opens no second way in.
        if (ADDS_PASSKEY.test(call)) {
          const owner = await accounts.actorOf(sender.headers);
          if (!owner || !(await own.isFresh(owner))) throw new AppError("not_allowed");
        }
        const answer = await auth.handler(
          new Request(`${origin}/api/auth${call}${new URL(c.req.url).search}`, {
            method,
            headers: sender.headers,
            body: method === "POST" ? JSON.stringify(await readJsonBody(c.req.raw)) : null,
          }),
        );
        const { action, detail } = OPEN_CALLS[call] ?? {};
        const actor = action && answer.status < 400 ? await accounts.actorOf(withCookies(sender.headers, answer)) : undefined;
        if (action && actor) await log.write({ actor: actor.email, action, subject: sender.shortAddress, detail: detail ?? "" });
        return answer;
      })
      .get("/api/admin/issue/:id", async (c) => {
        accounts.authorize(await accounts.actorOf(senderOf(c).headers), "newsletter.see");
        const { html = "", text } = await issues.preview(c.req.param("id"));
        const as = c.req.query("as");
        return c.html(as === "text" ? plainPage(text) : as === "dark" ? inTheDark(html) : html, 200, {
          // A mail sets its styles in attributes, and asks for nothing else.
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'",
          // It stands beside its text in the studio.
          "x-frame-options": "SAMEORIGIN",
          "cache-control": "no-store",
        });
      })
      .get("/api/admin/resume/:id", async (c) => {
        const actor = accounts.authorize(await accounts.actorOf(senderOf(c).headers), "applications.see");
        const { id, fileName } = await records.application(c.req.param("id"));
        const body = await resumes.read(id);
        await log.write({ actor: actor.email, action: "resume.read", subject: id });
        return c.body(new Uint8Array(body), 200, {
          // Never shown in our origin, whatever is in it.
          "content-type": "application/octet-stream",
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          "content-security-policy": "sandbox; default-src 'none'",
          "cache-control": "no-store",
        });
      }),
  };
}

/** What a browser may ask the accounts' library itself: the one-time link, and the two halves of a passkey's ceremony. */
const OPEN_CALLS: Record<string, { method: "GET" | "POST"; action?: string; detail?: string }> = {
  "/magic-link/verify": { method: "GET", action: "sign-in", detail: "link" },
  "/passkey/generate-register-options": { method: "GET" },
  "/passkey/verify-registration": { method: "POST", action: "passkey.add" },
  "/passkey/generate-authenticate-options": { method: "GET" },
  "/passkey/verify-authentication": { method: "POST", action: "sign-in", detail: "passkey" },
};

const ADDS_PASSKEY = /^\/passkey\/(?:generate-register-options|verify-registration)$/;

/** A link's token cannot be guessed, and everybody of an office may open theirs in the same minute. */
const CALLS = { limit: 120, windowMs: 60_000 };

const POSTS_NOT_THERE = "count(*[_id == $id][0].posts[!defined(@->_id)])";

/** An issue may be sent before the day it is dated. */
const LAST_DAY = new Date("9999-12-31");

const OWN_PAGE = /^\/admin\/[\w/-]*$/;

/** The request's headers with the cookies that the answer sets, in place of those that came. */
function withCookies(headers: Headers, answer: Response): Headers {
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const sent = new Headers(headers);
  const names = new Set(set.map((pair) => pair.split("=")[0]));
  const kept = (headers.get("cookie") ?? "").split(/;\s*/).filter((pair) => pair && !names.has(pair.split("=")[0]));
  sent.set("cookie", [...kept, ...set].join("; "));
  return sent;
}
