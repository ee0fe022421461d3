import type { ListPage, ListQuery } from "#core/lists/list-query.ts";
import type { CsvCell } from "#core/text/csv.ts";
import type { StaffActions } from "../../../site-context.ts";

type Export = (staff: StaffActions, query: ListQuery) => Promise<CsvCell[][]>;

/** What /admin/export/ can write, by the list's name, which is also its address: who may see the list may have it. */
export const listExports: Readonly<Record<string, Export>> = {
  reviews: async ({ reviews }, query) =>
    cellsOf(await reviews.list(query), {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Of: ({ tool }) => tool,
      Rating: ({ rating }) => rating,
      Review: ({ feedback }) => feedback,
      Reply: ({ reply }) => reply,
      State: ({ state }) => state,
      Spam: ({ spamScore }) => spamScore,
      "Spam reasons": ({ spamReasons }) => spamReasons.join(". "),
      Sent: ({ createdAt }) => createdAt,
      Decided: ({ decidedAt }) => decidedAt,
      "Decided by": ({ decidedBy }) => decidedBy,
    }),

  leads: async ({ records }, query) =>
    cellsOf(await records.leads(query), {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Website: ({ website }) => website,
      Source: ({ form }) => form,
      Plan: ({ plan }) => plan,
      Message: ({ message }) => message,
      Stage: ({ stage }) => stage,
      Spam: ({ isSpam }) => (isSpam ? "yes" : "no"),
      Sent: ({ createdAt }) => createdAt,
      Changed: ({ updatedAt }) => updatedAt,
    }),

  bookings: async ({ records }, query) =>
    cellsOf(await records.bookings(query), {
      "Start (UTC)": ({ startAt }) => startAt,
      "End (UTC)": ({ endAt }) => endAt,
      Host: ({ hostName }) => hostName,
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Website: ({ website }) => website,
      Note: ({ note }) => note,
      Zone: ({ zone }) => zone,
      State: ({ state }) => state,
      Reason: ({ reason }) => reason,
    }),

  chat: async ({ chats }, query) =>
    cellsOf(await chats.list(query), {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      "Newest message": ({ text }) => text,
      Unread: ({ unread }) => unread,
      State: ({ state }) => state,
      Spam: ({ isSpam }) => (isSpam ? "yes" : "no"),
      Begun: ({ createdAt }) => createdAt,
      "Last word": ({ updatedAt }) => updatedAt,
    }),

  speed: async ({ speed }, query) =>
    cellsOf(await speed.list(query), {
      Route: ({ route }) => route,
      Device: ({ device }) => device,
      "LCP (ms)": ({ vitals }) => vitals.lcp.p75 ?? null,
      "INP (ms)": ({ vitals }) => vitals.inp.p75 ?? null,
      "CLS (thousandths)": ({ vitals }) => vitals.cls.p75 ?? null,
      "FCP (ms)": ({ vitals }) => vitals.fcp.p75 ?? null,
      "TTFB (ms)": ({ vitals }) => vitals.ttfb.p75 ?? null,
      Views: ({ samples }) => samples,
    }),

  applications: async ({ records }, query) =>
    cellsOf(await records.applications(query), {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Phone: ({ phone }) => phone,
      Link: ({ link }) => link,
      Note: ({ note }) => note,
      Seat: ({ vacancyTitle }) => vacancyTitle,
      Resume: ({ fileName }) => fileName,
      State: ({ state }) => state,
      Sent: ({ createdAt }) => createdAt,
      Changed: ({ updatedAt }) => updatedAt,
    }),

  newsletter: async ({ records }, query) =>
    cellsOf(await records.subscribers(query), {
      Email: ({ email }) => email,
      State: ({ state }) => state,
      Asked: ({ createdAt }) => createdAt,
      Confirmed: ({ confirmedAt }) => confirmedAt,
      Left: ({ leftAt }) => leftAt,
    }),

  outbox: async ({ outbox }, query) =>
    cellsOf(await outbox.list(query), {
      Subject: ({ subject }) => subject,
      To: ({ to }) => to,
      About: ({ key }) => key,
      State: ({ state }) => state,
      Tries: ({ attempts }) => attempts,
      "Last fault": ({ lastError }) => lastError,
      Written: ({ createdAt }) => createdAt,
      Sent: ({ sentAt }) => sentAt,
    }),

  accounts: async ({ accounts }, query) =>
    cellsOf(await accounts.list(query), {
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Role: ({ role }) => role,
      "Second factor": ({ hasSecondFactor }) => (hasSecondFactor ? "yes" : "no"),
      Closed: ({ isClosed }) => (isClosed ? "yes" : "no"),
      Since: ({ createdAt }) => createdAt,
    }),

  log: async ({ log }, query) =>
    cellsOf(await log.list(query), {
      "When (UTC)": ({ at }) => at,
      Who: ({ actor }) => actor,
      What: ({ action }) => action,
      Of: ({ subject }) => subject,
      Detail: ({ detail }) => detail,
      Hash: ({ hash }) => hash,
    }),
};

function cellsOf<Row>({ rows }: ListPage<Row>, columns: Readonly<Record<string, (row: Row) => CsvCell>>): CsvCell[][] {
  const values = Object.values(columns);
  return [Object.keys(columns), ...rows.map((row) => values.map((value) => value(row)))];
}
