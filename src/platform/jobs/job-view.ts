import type { ErrorCode } from "#core/errors/error-table.ts";
import type { JobTable } from "../database/tables/work-tables.ts";

/** What anyone who knows a job's id may see of it. */
export interface JobView {
  id: string;
  queue: string;
  data: unknown;
  state: JobTable["state"];
  /** Times a worker took it up. */
  attempts: number;
  maxAttempts: number;
  eventCount: number;
  /** What the handler returned. */
  result?: unknown;
  /** Why it failed, or why it will be tried again: a sentence for people, never the inside of an unexpected error. */
  error?: JobError;
  createdAt: string;
  startedAt?: string;
  endedAt?: string;
}

export interface JobError {
  code: ErrorCode;
  message: string;
}

export interface JobEvent {
  seq: number;
  data: unknown;
}

export function toJobView(row: JobTable, eventCount: number): JobView {
  return {
    id: row.id,
    queue: row.queue,
    data: JSON.parse(row.data),
    state: row.state,
    attempts: row.attempt,
    maxAttempts: row.max_attempts,
    eventCount,
    ...(row.result === null ? {} : { result: JSON.parse(row.result) }),
    ...(row.error === null ? {} : { error: JSON.parse(row.error) }),
    createdAt: row.created_at,
    ...(row.started_at === null ? {} : { startedAt: row.started_at }),
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  };
}
