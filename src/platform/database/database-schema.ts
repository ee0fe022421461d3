import type { Generated } from "kysely";

/**
 * Every table, in columns that mean the same on SQLite and PostgreSQL: ids are text we make, times are ISO-8601 UTC text (so they sort
 * as text), booleans are 0 or 1, JSON is text.
 */
export interface Database {
  document: DocumentTable;
  content_seq: ContentSeqTable;
  draft: DraftTable;
  draft_change: DraftChangeTable;
  document_entry: DocumentEntryTable;
  document_use: DocumentUseTable;
  presence: PresenceTable;
  revision: RevisionTable;
  schedule: ScheduleTable;
  missed_address: MissedAddressTable;
  asset: AssetTable;
  asset_blob: AssetBlobTable;
  job: JobTable;
  job_event: JobEventTable;
  outbox: OutboxTable;
  kept_page: KeptPageTable;
  private_file: PrivateFileTable;
  kept_secret: KeptSecretTable;
  limit_use: LimitUseTable;
  page_change: PageChangeTable;
  release: ReleaseTable;
  release_asset: ReleaseAssetTable;
  seen_link: SeenLinkTable;
  used_challenge: UsedChallengeTable;
  try_count: TryCountTable;
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
  user: UserTable;
  session: SessionTable;
  passkey: PasskeyTable;
  staff_log: StaffLogTable;
  visit: VisitTable;
  privacy_request: PrivacyRequestTable;
  chat: ChatTable;
  chat_message: ChatMessageTable;
  vital: VitalTable;
  provider_setting: ProviderSettingTable;
  provider_use: ProviderUseTable;
  provider_answer: ProviderAnswerTable;
}

/** What the owner set up for a provider of data. */
interface ProviderSettingTable {
  provider: string;
  /** Variable → value as JSON, encrypted: see provider-keys.ts. */
  sealed_keys: string;
  /** Requests or tokens a day; null for the usual number. */
  budget: number | null;
  updated_at: string;
}

/** Requests, or tokens of a language model, by day (UTC). Counted before they are spent. */
interface ProviderUseTable {
  provider: string;
  day: string;
  used: number;
}

/** What a provider answered to a question on a day. */
interface ProviderAnswerTable {
  /** A hash of provider, kind, question and day: nobody reads here what was asked. */
  key: string;
  day: string;
  answer: string;
}

/** The embedded content store: one row a document, in the content service's own JSON. */
interface DocumentTable {
  id: string;
  type: string;
  json: string;
  updated_at: string;
  /** New with every write to the document; it tells nothing but that. */
  rev: Generated<string>;
  /** The counter's value when it was last shown to visitors in another form. */
  seq: Generated<number>;
}

/** One row: raised in every transaction that changes what visitors see. No clock has a part in it. */
interface ContentSeqTable {
  id: number;
  seq: number;
}

/** What is being written, beside what is published: to save it changes nothing that visitors see. */
interface DraftTable {
  /** The document's. */
  id: string;
  type: string;
  json: string;
  /** That of the document until the first change. */
  rev: string;
  updated_by: string;
  updated_at: string;
}

/** Patches of a day: for whoever missed them, and for the words of whoever was refused. */
interface DraftChangeTable {
  document_id: string;
  op_id: string;
  /** The revision that it made; null when it was refused. */
  rev: string | null;
  base_rev: string;
  patches: string;
  actor: string;
  at: string;
}

/** A line of the studio's lists, derived from a document and its draft: lists read no JSON. */
export interface DocumentEntryTable {
  id: string;
  type: string;
  title: string;
  slug: string;
  /** That of what is published; empty without one. */
  live_slug: Generated<string>;
  state: "draft" | "scheduled" | "published" | "changed";
  updated_at: string;
  updated_by: string;
}

/** What a document names: ids of others, and paths of our own pages. */
interface DocumentUseTable {
  document_id: string;
  is_draft: 0 | 1;
  target: string;
}

/** Who has a document open. */
interface PresenceTable {
  document_id: string;
  actor: string;
  name: string;
  seen_at: string;
  place: Generated<string>;
}

export interface RevisionTable {
  document_id: string;
  /** From 1. */
  n: number;
  json: string;
  kind: "publish" | "unpublish" | "schedule" | "autosave" | "discard" | "remove";
  actor: string;
  at: string;
}

/** A path that visitors asked for in vain: no visitor, no query. */
interface MissedAddressTable {
  path: string;
  times: number;
  last_at: string;
}

/** What will be published by itself: the revision that was pinned. */
interface ScheduleTable {
  document_id: string;
  revision: number;
  at: string;
  actor: string;
  job_id: string;
  /** Why it was not published when its time had come. */
  fault: string | null;
}

/** What is known of an uploaded original; the file itself lies in the data folder. */
export interface AssetTable {
  id: string;
  file_name: string;
  mime: string;
  width: number | null;
  height: number | null;
  /** Size of the file. */
  bytes: number;
  title: Generated<string>;
  credit: Generated<string>;
  /** Empty: it only decorates. Null: nobody has said yet. */
  alt: string | null;
  /** JSON of what is cut and what stays in sight, where it is placed next. */
  framing: string | null;
  created_at: Generated<string>;
  /** Mail address of who brought it; empty when it came with an import. */
  created_by: Generated<string>;
  /** SHA-256 of the file as it was sent, before it was made anew. */
  source_hash: Generated<string>;
}

/** A picture's bytes, in parts of a megabyte: what every instance takes it from. */
interface AssetBlobTable {
  asset_id: string;
  part: number;
  bytes: Uint8Array;
}

export interface JobTable {
  id: string;
  queue: string;
  data: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  run_at: string;
  lease_until: string | null;
  /** Counts claims and only ever grows: it fences off a worker that lost its lease. */
  attempt: number;
  /** Claims that a graceful stop put back; they do not count against `max_attempts`. */
  put_back: number;
  max_attempts: number;
  result: string | null;
  error: string | null;
  unique_key: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Append-only: what a job told while it ran. */
interface JobEventTable {
  job_id: string;
  /** From 1, without gaps, across all attempts of the job. */
  seq: number;
  data: string;
  created_at: string;
}

export interface OutboxTable {
  id: string;
  /** What the sender calls this mail: the same key is never enqueued twice. */
  key: string;
  recipient: string;
  /** Whose it is, however the address is spelled; null for mails to the team, which nobody counts. */
  mailbox: string | null;
  subject: string;
  /** The whole mail as JSON, attachments in base64. */
  mail: string;
  state: "waiting" | "sending" | "sent" | "kept" | "dead";
  /** Counts claims and only ever grows: it fences off an instance that lost its lease. */
  attempt: number;
  /** Tries since it was enqueued or retried by hand: decides the next pause. */
  tries: number;
  next_try_at: string;
  /** When we give up and call the mail dead. */
  give_up_at: string;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** A page as a tool read it, for the other tools to look at. */
interface KeptPageTable {
  id: string;
  /** As the visitor typed it. */
  input: string;
  /** Status, headers, hops and times as JSON: all but the body. */
  answer: string;
  /** Packed with zstd, in base64. */
  body: string;
  /** Length of `body`. */
  bytes: number;
  taken_at: string;
  until: string;
}

/** Solved challenges and codes from authenticators, until they expire: none counts twice. */
interface UsedChallengeTable {
  signature: string;
  expires_at: string;
}

/** Guesses at a password or a code, under a hash of whose and from where. */
export interface TryCountTable {
  key: string;
  tries: number;
  /** Empty while no wait was told. */
  closed_until: string;
  forgotten_at: string;
}

export interface LeadTable {
  id: string;
  form: "audit" | "contact" | "proposal" | "portfolio" | "chat";
  stage: "new" | "contacted" | "qualified" | "won" | "lost";
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
  state: "received" | "reviewing" | "interview" | "offer" | "closed";
  is_spam: 0 | 1;
  /** SHA-256 of the token in the applicant's link. */
  status_hash: string;
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

/** An account of staff, as better-auth keeps it; its other tables are its own business. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: 0 | 1;
  role: string | null;
  banned: 0 | 1 | null;
  twoFactorEnabled: 0 | 1 | null;
  createdAt: string;
  updatedAt: string;
}

interface SessionTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  lastUsedAt?: string | null;
}

/** The columns of ours; the accounts' library keeps more. */
interface PasskeyTable {
  id: string;
  userId: string;
  name: string | null;
  /** 1 when it is kept with an account of the maker, on several devices. */
  backedUp: number;
  createdAt: string | null;
}

export interface StaffLogTable {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: string;
  previous_hash: string;
  hash: string;
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

/** A link between two domains that a crawl of ours saw: no page, no visitor. */
interface SeenLinkTable {
  target: string;
  source: string;
  /** Pages that carried it, counted each time one was read. */
  pages: number;
  /** As it was when it was last seen. */
  is_followed: 0 | 1;
  /** ISO days. */
  first_seen: string;
  last_seen: string;
}

/** Resumes and printed reports. */
interface PrivateFileTable {
  folder: string;
  id: string;
  /** Base64. */
  body: string;
  written_at: string;
}

interface KeptSecretTable {
  purpose: string;
  /** 32 bytes, in base64. */
  value: string;
}

/** What one instance counted in about a second, for the others. */
interface LimitUseTable {
  id: string;
  instance: string;
  /** JSON: hashed key, time, length of its window. */
  uses: string;
  written_at: string;
  /** When none of them counts any more. */
  until: string;
}

/** How often pages under a tag were changed by something that is no content. */
interface PageChangeTable {
  tag: string;
  count: number;
}

interface ReleaseTable {
  /** A hash of the names of its files. */
  id: string;
  started_at: string;
}

/** A script or style under a name that carries its hash. */
interface ReleaseAssetTable {
  path: string;
  /** The newest release that has it. */
  release: string;
  /** By brotli. */
  is_packed: 0 | 1;
  /** Base64. */
  body: string;
}
