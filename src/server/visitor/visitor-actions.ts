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
  startAudit: (given) => features.startAudit(given, visitor),
  submitLead: (given) => features.leads.submit(given, visitor),
  createReview: (given) => features.reviews.create(given, visitor),
  apply: (given) => features.applications.apply(given, visitor),
  subscribe: (given) => features.newsletter.subscribe(given, visitor),
  watchAudit: (given) => features.auditWatches.ask(given, visitor),
  startChat: (given) => features.chats.start(given, visitor),
  sayInChat: (token, given) => features.chats.say(token, given, visitor),
  confirmBooking: (given) => features.bookings.confirm(given, visitor),
});
