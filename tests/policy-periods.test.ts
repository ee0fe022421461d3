import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FETCHED_KEPT_DAYS, PASTED_KEPT_HOURS } from "#core/page-check/page-retention.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { RESUME_DAYS } from "#features/applications/applications.ts";
import { CONFIRM_MS as AUDIT_CONFIRM_MS } from "#features/audit/audit-watches.ts";
import { KEPT_DAYS as CHAT_DAYS } from "#features/chat/chats.ts";
import { CONFIRM_MS } from "#features/newsletter/newsletter.ts";
import { AFTER_THE_END_DAYS } from "#features/privacy/retention.ts";
import { KEPT_DAYS as SPEED_DAYS } from "#features/speed/speed.ts";
import { KEPT_DAYS as VISIT_DAYS } from "#features/visits/visits.ts";

interface Table {
  _type: string;
  rows: { cells: string[] }[];
}

const policy = readFileSync(new URL("../content/data.ndjson", import.meta.url), "utf8")
  .split("\n")
  .find((line) => line.includes('"_id":"page-privacy-policy"'));
const { body } = JSON.parse(policy ?? "{}") as { body: Table[] };
const told = new Map(body.find(({ _type }) => _type === "table")?.rows.map(({ cells: [what = "", ...periods] }) => [what, periods]));

const later = `Deleted ${AFTER_THE_END_DAYS} days later`;

it.each([
  ["Speed, as counts for a day", [`${SPEED_DAYS} days`, "Deleted"]],
  ["Internet address sent to /api/get-ip-store", ["24 hours", `Cut short, deleted after ${VISIT_DAYS} days`]],
  ["Pages that tools fetched, and reports on them", [`${FETCHED_KEPT_DAYS} days`, "Deleted"]],
  ["HTML that you paste", [PASTED_KEPT_HOURS === 1 ? "One hour" : `${PASTED_KEPT_HOURS} hours`, "Deleted"]],
  ["Crawls and audits", [`${JOBS_KEPT_DAYS} days`, "Deleted"]],
  ["Messages, requests and our notes on them", ["Until the matter is closed", later]],
  ["Chats", [`${CHAT_DAYS === 365 ? "One year" : `${CHAT_DAYS} days`} after the last change`, "Deleted"]],
  ["Booked calls", ["Until the call is over", later]],
  ["Newsletter address, not confirmed", [`${CONFIRM_MS / 3_600_000} hours`, later]],
  ["Address for audits that come by themselves", ["Until you stop them", "Erased at once"]],
  ["Address for audits, not confirmed", [`${AUDIT_CONFIRM_MS / 3_600_000} hours`, later]],
  ["Applications and resumes", [`${RESUME_DAYS} days`, "Deleted"]],
  ["Emails that the site sent", [`${AFTER_THE_END_DAYS} days`, "Deleted"]],
])("the privacy policy says how long is really kept: %s", (what, periods) => expect(told.get(what)).toEqual(periods));
