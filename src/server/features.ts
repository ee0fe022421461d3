import { framedUrl } from "#content/image/framed-url.ts";
import { imageBase } from "#content/image/image-url.ts";
import { readPost } from "#content/post/post.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { readOpenVacancy } from "#content/vacancy/vacancy.content-type.ts";
import type { DocumentImage } from "#core/content/document-fields.ts";
import { createApplications } from "#features/applications/applications.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { createAuditWatches } from "#features/audit/audit-watches.ts";
import { reportLetter } from "#features/audit/delivery/audit-letter.ts";
import { AUDIT_QUEUE, createAuditStart } from "#features/audit/start-audit.ts";
import { createAvailability } from "#features/booking/availability.ts";
import { createBookings, REMINDER_QUEUE, removePastCalls } from "#features/booking/bookings.ts";
import { CHAT_ANSWER_QUEUE, createChats } from "#features/chat/chats.ts";
import { addChatLead, emailOfAudit } from "#features/leads/lead-store.ts";
import { createLeads } from "#features/leads/leads.ts";
import { removeClosedLeads } from "#features/leads/remove-closed-leads.ts";
import { createNewsletter } from "#features/newsletter/newsletter.ts";
import { removeGoneReaders } from "#features/newsletter/remove-gone-readers.ts";
import { createPrivacyRequests } from "#features/privacy/privacy-requests.ts";
import { createRetention } from "#features/privacy/retention.ts";
import { createReviews } from "#features/reviews/reviews.ts";
import { createSpeed } from "#features/speed/speed.ts";
import { createVisits } from "#features/visits/visits.ts";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createPrivateFiles, takeOverFiles } from "#platform/private-files/private-files.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { Platform } from "./platform.ts";

interface Around {
  now: () => Date;
  tools: ToolRegistry;
  /** The template of a public route by its id. */
  routeTemplates: ReadonlyMap<string, string>;
  onReviewsChange(tool: string, isMean: boolean): void;
}

/** Everything visitors can send, bound to the platform and to the agency's own words. */
export async function openFeatures(
  { env, database, content, outbox, visitorMail, jobs, limiter, secretFor }: Platform,
  { now, tools, routeTemplates, onReviewsChange }: Around,
) {
  const { db } = database;
  const agency = async () => {
    const { brandName, mail, promises, letters } = await readSettings(content);
    return { brandName, mail: mail.hello, origin: env.siteOrigin, promises, letters };
  };
  const secret = await secretFor("forms");
  const guard = createFormGuard({ db, secret, limiter, now });
  await takeOverFiles(db, env.dataDir);
  const resumes = createPrivateFiles({ db, folder: "resumes", now });
  const bookingHosts = async () =>
    (await readSettings(content)).bookingHosts.map(({ portrait, ...host }) => ({ ...host, portrait: portrait && portraitOf(portrait) }));
  const portraitOf = (image: DocumentImage) => framedUrl(image, { width: 96, height: 96 }, imageBase(env.sanity));
  const availability = createAvailability({ db, defaults: bookingHosts, now });
  const bookings = createBookings({
    db,
    outbox,
    jobs,
    guard,
    visitorMail,
    limiter,
    secret,
    hosts: availability.hosts,
    caller: agency,
    now,
  });
  jobs.handle(REMINDER_QUEUE, (due) => bookings.remind(due as Parameters<typeof bookings.remind>[0]));
  const visits = createVisits({ db, now });
  const speed = createSpeed({ db, templateOf: (id) => routeTemplates.get(id), now });
  const chats = createChats({ db, outbox, jobs, guard, visitorMail, secret, agency, addLead: addChatLead, now });
  jobs.handle(CHAT_ANSWER_QUEUE, (due) => chats.mailAnswer(due as Parameters<typeof chats.mailAnswer>[0]));
  const applications = createApplications({
    db,
    outbox,
    guard,
    visitorMail,
    files: resumes,
    employer: async () => {
      const { brandName, mail, promises } = await readSettings(content);
      return { brandName, origin: env.siteOrigin, mail: mail.careers, promise: promises.application };
    },
    vacancyTitle: async (slug) => (await readOpenVacancy(content, slug, now()))?.title,
    now,
  });
  const reviews = createReviews({
    db,
    guard,
    isKnown: async (tool) => tools.has(tool) || (tool.startsWith("post:") && (await readPost(content, tool.slice(5), now())) !== undefined),
    promise: async () => (await readSettings(content)).promises.review,
    onChange: onReviewsChange,
    now,
  });
  const auditWatches = createAuditWatches({ db, jobs, guard, visitorMail, secret, agency, now });
  const privacyRequests = createPrivacyRequests({ db, visitorMail, agency, now });
  const retention = createRetention({
    removers: [
      (before) => removeClosedLeads(db, before),
      (before) => removePastCalls(db, before),
      (before) => removeGoneReaders(db, before),
      outbox.removeOlderThan,
    ],
    now,
  });
  return {
    guard,
    privacyRequests,

    startAudit: createAuditStart({ jobs, limiter }),
    auditMail: {
      recipientOf: (id: string) => emailOfAudit(db, id),
      /** Once, however often it is asked for. */
      async send(to: string, id: string, report: AuditReport, pdf: Uint8Array | undefined): Promise<void> {
        await visitorMail.send(reportLetter(to, id, report, { ...(await agency()), pdf }), { key: `audit:${id}:ready` });
      },
    },
    auditWatches,
    auditFiles: createPrivateFiles({ db, folder: "audits", now }),

    bookings,
    availability,
    chats,
    speed,
    visits,
    resumes,

    /** Deletes what is kept for a limited time: addresses, resumes, challenges, closed matters. */
    cleanUp: [
      visits.cutOld,
      chats.removeOld,
      speed.removeOld,
      applications.removeOld,
      guard.removeOld,
      reviews.removeOld,
      privacyRequests.removeOld,
      retention.removeOld,
      auditWatches.removeOld,
    ],

    applications,
    newsletter: createNewsletter({ db, guard, visitorMail, secret, agency, now }),
    reviews,
    leads: createLeads({
      db,
      outbox,
      guard,
      visitorMail,
      agency,
      startAudit: (website, trx) => jobs.add(AUDIT_QUEUE, { website }, { trx }),
      now,
    }),
  };
}
