import type { DatasetKind } from "#core/datasets/dataset-kind.ts";

/** What the server keeps for its own work: jobs, mails to be sent, pages and files that it keeps, limits and releases. */
export interface WorkTables {
  job: JobTable;
  job_event: JobEventTable;
  outbox: OutboxTable;
  kept_page: KeptPageTable;
  private_file: PrivateFileTable;
  private_file_piece: PrivateFilePieceTable;
  kept_secret: KeptSecretTable;
  limit_use: LimitUseTable;
  page_change: PageChangeTable;
  instance_disk: InstanceDiskTable;
  release: ReleaseTable;
  release_asset: ReleaseAssetTable;
  dataset_edition: DatasetEditionTable;
  dataset_piece: DatasetPieceTable;
  seen_link: SeenLinkTable;
  survey_site: SurveySiteTable;
  survey_page: SurveyPageTable;
  used_challenge: UsedChallengeTable;
  try_count: TryCountTable;
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
  /** Of those that have the same, one runs at a time, whatever their queues. */
  turn_key: string | null;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Append-only: the events that a job emitted while it ran. */
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
  /** `withdrawn`: taken back before it went out. */
  state: "waiting" | "sending" | "sent" | "kept" | "dead" | "withdrawn";
  /** Counts claims and only ever grows: it fences off an instance that lost its lease. */
  attempt: number;
  /** Tries since it was enqueued or retried by somebody: decides the next pause. */
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
  /** The hash of the address, of a page that was a reading of it. */
  asked: string | null;
  /** Status, headers, hops and times as JSON: all but the body. */
  answer: string;
  /** Packed with zstd, in base64. */
  body: string;
  /** Length of `body`. */
  bytes: number;
  taken_at: string;
  until: string;
}

/** Resumes and printed reports. */
interface PrivateFileTable {
  folder: string;
  id: string;
  /** Base64. */
  body: string;
  /** Names the pieces of a large file, whose `body` is empty then. */
  version: string | null;
  written_at: string;
}

interface PrivateFilePieceTable {
  version: string;
  place: number;
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

/** What an instance last said of the disk that one of its folders lies on. */
interface InstanceDiskTable {
  instance: string;
  folder: string;
  free_mb: number;
  all_mb: number;
  seen_at: string;
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

/** An imported list that is whole. */
interface DatasetEditionTable {
  /** The name of its folder in DATA_DIR. */
  id: string;
  kind: DatasetKind;
  /** JSON: name, bytes and SHA-256 of each file. */
  files: string;
}

interface DatasetPieceTable {
  edition_id: string;
  file: string;
  place: number;
  bytes: Uint8Array;
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

/** Solved challenges and codes from authenticators, until they expire: none counts twice. */
interface UsedChallengeTable {
  signature: string;
  expires_at: string;
}

/** Guesses at a password or a code, under a hash of whose and from where. */
export interface TryCountTable {
  key: string;
  tries: number;
  /** Empty as long as nobody was made to wait. */
  closed_until: string;
  forgotten_at: string;
}

/** A site that is read for our graph of links: whoever reads it holds its row. */
export interface SurveySiteTable {
  id: string;
  /** With its port and without www; one open row has it. */
  host: string;
  /** As the list names it. */
  asked: string;
  most_pages: number;
  /** Where it begins: the address that answered. */
  home: string | null;
  /** Its robots.txt in base64, so that no other instance asks for it again. */
  robots: string | null;
  robots_at: string | null;
  /** When it may be asked again. While somebody reads it, when their hold ends. */
  ready_at: string;
  /** Null while nobody reads it. */
  held_until: string | null;
  /** Counts holds and only ever grows: it fences off an instance whose hold has ended. */
  turn: number;
  /** Addresses that were found. */
  known: number;
  /** Pages that were read. */
  pages: number;
  /** Failures in a row. */
  failures: number;
  /** Why it ended; null while it is open. */
  outcome: string | null;
  created_at: string;
  ended_at: string | null;
}

/** An address of a site that is open. */
interface SurveyPageTable {
  site_id: string;
  address: string;
  /** In the order in which they were found. */
  place: number;
  /** Null while it waits; 0 when there was no answer. */
  status: number | null;
}
