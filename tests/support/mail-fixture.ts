import PostalMime, { type Email } from "postal-mime";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { createVisitorMail } from "#platform/mail/visitor-mail.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import type { DatabaseUnderTest } from "./each-database.ts";
import { startSmtp } from "./smtp.ts";

export type MailFixture = Awaited<ReturnType<typeof openMailFixture>>;

/** What features that write mails stand on: a database, an outbox with a real SMTP server behind it, a guard and a clock to turn. */
export async function openMailFixture(open: DatabaseUnderTest["open"]) {
  const clock = { ms: Date.parse("2026-11-15T12:00:00.000Z") };
  const now = () => new Date(clock.ms);
  const smtp = await startSmtp();
  const { db, dialect } = await open();
  const transport = createSmtpTransport(smtp.url);
  const outbox = createOutbox({
    db,
    dialect,
    transport,
    from: async () => "site@agency.example",
    log: createLogger({ level: "silent" }),
    now,
  });
  return {
    clock,
    now,
    db,
    dialect,
    outbox,
    guard: createFormGuard({ db, secret: Buffer.alloc(32), limiter: createRateLimiter({ now: () => clock.ms }), now }),
    visitorMail: createVisitorMail({ db, dialect, outbox, now }),

    /** Delivers what is due and reads everything that has arrived so far, by recipient. */
    async arrived(): Promise<{ to: string[]; mail: Email }[]> {
      await outbox.deliverDue();
      return Promise.all(smtp.mails.map(async ({ to, raw }) => ({ to, mail: await PostalMime.parse(raw) })));
    },

    async close() {
      await outbox.stop();
      await smtp.stop();
    },
  };
}
