// A process that takes audit requests and bookings through the real features, sends their mails, and prints each name once its form was
// answered. Killed by the tests. Arguments: the data folder, the PostgreSQL address or nothing, the SMTP address, a name for its forms.
import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createBookings } from "#features/booking/bookings.ts";
import { createLeads } from "#features/leads/leads.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { createVisitorMail } from "#platform/mail/visitor-mail.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";

const [dataDir = "", databaseUrl = "", smtpUrl = "", name = ""] = process.argv.slice(2);
const log = createLogger({ level: "silent" });
const now = () => new Date();
const { db, dialect } = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined, log });
const secret = Buffer.alloc(32, 7);
const limiter = createRateLimiter();
const guard = createFormGuard({ db, secret, limiter, now });
const jobs = createJobs({ db, dialect, log, now });
// A short lease: what a killed process was sending is sent again by one of the next.
const outbox = createOutbox({
  db,
  dialect,
  log,
  now,
  transport: createSmtpTransport(smtpUrl),
  from: async () => "site@agency.example",
  pollMs: 50,
  leaseMs: 3_000,
});
const visitorMail = createVisitorMail({ db, dialect, outbox, now });
const agency = {
  brandName: "Agency",
  mail: "hello@agency.example",
  origin: "https://agency.example",
  promises: { audit: "A.", contact: "B." },
};
const leads = createLeads({
  db,
  outbox,
  guard,
  visitorMail,
  now,
  agency: async () => agency,
  startAudit: (website, trx) => jobs.add("site-audit", { website }, { trx }),
});
const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: 0, to: 1440 }));
const bookings = createBookings({
  db,
  outbox,
  jobs,
  guard,
  visitorMail,
  limiter,
  secret,
  now,
  caller: async () => agency,
  hosts: async () => [{ id: name, name, role: "", zone: "UTC", hours, holidays: [] }],
});
const firstDay = Math.ceil(Date.now() / 86_400_000 + 2) * 86_400_000;

outbox.start();
for (let n = 1; ; n++) {
  const id = `${name}-${n}`;
  const email = `${id}@client.example`;
  const lead = await leads.submit({ form: "audit", website: "shop.example", clientName: id, clientEmail: email }, { key: id });
  // Unbuffered: what is printed was answered, and what was answered before a kill is printed.
  if (lead.success) writeSync(1, `lead ${id}\n`);
  const start = new Date(firstDay + n * 1_800_000).toISOString();
  const booking = await bookings.confirm({ host: name, start, name: id, email }, { key: id });
  if (booking.success) writeSync(1, `booking ${id}\n`);
  // Visitors leave a server the moments in which it sends mails.
  await sleep(5);
}
