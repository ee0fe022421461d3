import { AppError } from "#core/errors/app-error.ts";

/** PostgreSQL: out of reach, starting, stopping, out of connections, memory or disk. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0[1-4])$/;
const POSTGRES_WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** SQLite: busy, read-only, unreadable, full, not to be opened. https://www.sqlite.org/rescode.html */
const SQLITE = new Set([5, 8, 10, 13, 14]);
/** A text with a NUL, on either database: the sender gets that as the answer, be it a page or a call. */
const UNKEPT_TEXT = "22021";
/** The disk, of a file that goes with a form: full, over its quota, read-only, broken. */
const DISK = /^(?:ENOSPC|EDQUOT|EROFS|EIO)$/;

const UNKEPT = "This holds a character that no text has. Take it out, and send it again.";

/** A fault that can be shown to people: the error's own, that the database is away for a while, or that it keeps no such text. Undefined: a fault of ours. */
export function knownFault(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code = "", errcode, message = "" } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: string };
  if (code === UNKEPT_TEXT) return new AppError("input_invalid", { reason: UNKEPT }, { cause: error });
  const isAway =
    POSTGRES.test(String(code)) ||
    DISK.test(String(code)) ||
    POSTGRES_WORDS.test(message) ||
    (typeof errcode === "number" && SQLITE.has(errcode & 0xff));
  return isAway ? new AppError("storage_away", {}, { cause: error }) : undefined;
}
