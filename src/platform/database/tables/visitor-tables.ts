import type { ApplicationState } from "#core/forms/application-state.ts";
import type { LeadStage } from "#core/forms/lead-stage.ts";

/** What visitors send, ask for and leave behind. */
export interface VisitorTables {
  lead: LeadTable;
  lead_note: LeadNoteTable;
  review: ReviewTable;
  subscriber: SubscriberTable;
  issue_sending: IssueSendingTable;
  audit_watch: AuditWatchTable;
  application: ApplicationTable;
  booking: BookingTable;
  booking_turn: BookingTurnTable;
  booking_host: BookingHostTable;
  visit: VisitTable;
  privacy_request: PrivacyRequestTable;
  chat: ChatTable;
  chat_message: ChatMessageTable;
  vital: VitalTable;
}

export interface LeadTable {
  id: string;
  form: "audit" | "contact" | "proposal" | "portfolio" | "chat";
  stage: LeadStage;
  name: string;
  email: string;
  website: string;
  /** The plan's name. */
  plan: string;
  message: string;
  is_spam: 0 | 1;
  /** The sender's browser solved a challenge. */
  is_proved: 0 | 1;
  /** The audit that it started. */
  audit_id: string | null;
  created_at: string;
  updated_at: string;
}

interface LeadNoteTable {
  id: string;
  lead_id: string;
  author: string;
  text: string;
  created_at: string;
}

export interface ReviewTable {
  id: string;
  /** A tool's slug, or `post:` and a post's. */
  tool: string;
  name: string;
  /** Never shown. */
  email: string;
  feedback: string;
  /** 1 to 5. */
  rating: number | null;
  /** `removed`: deleted since `decided_at`, kept until nobody can undo it. */
  state: "pending" | "approved" | "disapproved" | "removed";
  /** 0 to 100, with the reasons as a JSON list of sentences. */
  spam_score: number;
  spam_reasons: string;
  /** Shown below it as the team's. */
  reply: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
}

interface SubscriberTable {
  id: string;
  /** In small letters. */
  email: string;
  state: "pending" | "subscribed" | "left";
  /** SHA-256 of the token in the mail. */
  confirm_hash: string | null;
  confirm_until: string | null;
  leave_hash: string;
  /** When it was last asked for. */
  created_at: string;
  confirmed_at: string | null;
  left_at: string | null;
}

export interface IssueSendingTable {
  issue_id: string;
  /** JSON of the issue as it was when it was sent. */
  words: string;
  state: "waiting" | "sending" | "sent" | "stopped";
  /** When it begins, or began. */
  at: string;
  actor: string;
  /** The subscriber that came last; everybody up to it has had theirs. */
  last_reader: string;
  sent: number;
  job_id: string;
}

export interface AuditWatchTable {
  id: string;
  /** In small letters. */
  email: string;
  website: string;
  every: "week" | "month";
  state: "pending" | "on" | "stopped";
  /** SHA-256 of the token in the mail. */
  confirm_hash: string | null;
  confirm_until: string | null;
  stop_hash: string;
  /** The audit that the next one is compared with. */
  last_audit: string | null;
  /** JSON of what its report said, which outlives the report. */
  last_told: string | null;
  next_at: string;
  created_at: string;
  confirmed_at: string | null;
  stopped_at: string | null;
}

export interface ApplicationTable {
  /** Also the name of the resume's file. */
  id: string;
  /** The vacancy's slug. */
  vacancy: string;
  vacancy_title: string;
  name: string;
  email: string;
  phone: string;
  link: string;
  note: string;
  file_name: string;
  file_type: string;
  file_bytes: number;
  state: ApplicationState;
  is_spam: 0 | 1;
  /** SHA-256 of the token in the applicant's link. */
  status_hash: string;
  created_at: string;
  updated_at: string;
}

export interface BookingTable {
  id: string;
  host: string;
  host_name: string;
  start_at: string;
  end_at: string;
  state: "held" | "confirmed" | "cancelled";
  /** Until when a held slot is nobody else's. */
  hold_until: string | null;
  name: string;
  email: string;
  website: string;
  note: string;
  /** The visitor's own zone, in which all mails tell the time. */
  zone: string;
  /** SHA-256 of the token in the links to change and cancel. */
  token_hash: string;
  /** Grows with every change: calendars take the highest. */
  sequence: number;
  /** Why it was cancelled. */
  reason: string;
  created_at: string;
  updated_at: string;
}

/** One row a host, which whoever books with that host writes first: so they come one after another. */
interface BookingTurnTable {
  host: string;
  turn: number;
}

/** What staff changed of a host's availability, over the site settings. */
export interface BookingHostTable {
  id: string;
  name: string;
  role: string;
  zone: string;
  /** JSON: stretches of a week. */
  hours: string;
  /** JSON: days. */
  holidays: string;
  buffer_minutes: number;
  notice_minutes: number;
  /** 1 or 0: takes calls at all. */
  is_open: number;
  updated_at: string;
}

interface VisitTable {
  id: string;
  /** Whole for a day; then its network only. */
  address: string;
  is_short: 0 | 1;
  page: string;
  created_at: string;
}

/** Somebody asked about their data, and was sent a link to say that it was them. */
interface PrivacyRequestTable {
  id: string;
  email: string;
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  asked_at: string;
  /** Who of the staff sent the link. */
  asked_by: string;
  confirmed_at: string | null;
}

export interface ChatTable {
  id: string;
  /** SHA-256 of the token in the visitor's address. */
  token_hash: string;
  name: string;
  /** Empty when none was given; never shown to visitors. */
  email: string;
  state: "open" | "answered" | "closed";
  is_spam: 0 | 1;
  /** The lead that it became. */
  lead_id: string | null;
  /** Number of the newest message. */
  last_seq: number;
  /** Messages of the visitor that no staff has opened. */
  unread: number;
  /** Staff was written to about what is unread. */
  is_told: 0 | 1;
  /** Up to which message the visitor has seen. */
  seen_seq: number;
  /** Up to which message answers went out by mail. */
  mailed_seq: number;
  created_at: string;
  updated_at: string;
}

export interface ChatMessageTable {
  chat_id: string;
  /** From 1, without gaps. */
  seq: number;
  author: "visitor" | "staff";
  /** Who of the staff wrote it; empty for the visitor's. Never shown to visitors. */
  staff: string;
  text: string;
  created_at: string;
}

/** How many page views of a day had this value: no address, no visitor, and never more rows than there are values. */
interface VitalTable {
  /** `2026-11-15`, in UTC. */
  day: string;
  /** The route's template, such as `/services/:slug`. */
  route: string;
  device: "phone" | "tablet" | "desktop";
  metric: "lcp" | "inp" | "cls" | "fcp" | "ttfb";
  /** Milliseconds, or thousandths of layout shift; rounded. */
  value: number;
  count: number;
}
