import type { OutboxTable } from "../database/tables/work-tables.ts";

/** What the admin shows of a mail in a list. */
export interface OutboxEntry {
  id: string;
  key: string;
  to: string;
  subject: string;
  /** `kept`: no SMTP was set, so it is read here. `dead`: given up. `withdrawn`: taken back. */
  state: OutboxTable["state"];
  attempts: number;
  nextTryAt?: string;
  lastError?: string;
  createdAt: string;
  sentAt?: string;
}

export function toOutboxEntry(row: Omit<OutboxTable, "mail" | "mailbox" | "tries" | "give_up_at" | "lease_until">): OutboxEntry {
  return {
    id: row.id,
    key: row.key,
    to: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempt,
    ...(row.state === "waiting" ? { nextTryAt: row.next_try_at } : {}),
    ...(row.last_error === null ? {} : { lastError: row.last_error }),
    createdAt: row.created_at,
    ...(row.sent_at === null ? {} : { sentAt: row.sent_at }),
  };
}
