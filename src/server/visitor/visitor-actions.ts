import type { VisitorActions } from "#app/site-context.ts";
import type { openFeatures } from "../features.ts";
import type { openTools } from "../tools/open-tools.ts";
import type { Visitor } from "./visitors.ts";

interface Parts {
  features: Awaited<ReturnType<typeof openFeatures>>;
  tools: Awaited<ReturnType<typeof openTools>>;
}

/** What pages do for one visitor, bound to who that is. */
export const visitorActions = ({ features, tools }: Parts, visitor: Visitor, form: FormData): VisitorActions => ({
  form,
  runTool: (slug, input) => tools.run(slug, input, visitor),
  readReport: (id) => tools.readReport(id, visitor),
  startAudit: (submitted) => features.startAudit(submitted, visitor),
  submitLead: (submitted) => features.leads.submit(submitted, visitor),
  createReview: (submitted) => features.reviews.create(submitted, visitor),
  apply: (submitted) => features.applications.apply(submitted, visitor),
  subscribe: (submitted) => features.newsletter.subscribe(submitted, visitor),
  watchAudit: (submitted) => features.auditWatches.ask(submitted, visitor),
  startChat: (submitted) => features.chats.start(submitted, visitor),
  sayInChat: (token, submitted) => features.chats.say(token, submitted, visitor),
  confirmBooking: (submitted) => features.bookings.confirm(submitted, visitor),
});
