import { fillIn } from "../text/fill-in.ts";
import { type ErrorCode, errorTable } from "./error-table.ts";

/**
 * While developing this module is loaded twice: Node runs the platform, Vite the site. An error of one copy must be known to the other,
 * or every refusal of the guarded fetch would read as a fault of ours.
 */
const brand = Symbol.for("app-error");

/** A fault that the caller cannot help, with a code that the error table turns into a status and a sentence for people. */
export class AppError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && brand in value;
  }

  readonly [brand] = true;
  readonly code: ErrorCode;
  /** Values for the placeholders of the sentence: `{host}`, `{status}`, … */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: Record<string, string | number> = {}, options: { cause?: unknown } = {}) {
    super(sentenceOf(code, details), options);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  /** For `Retry-After`: how long to wait, when waiting helps. */
  get waitSeconds(): number | undefined {
    if (this.status !== 429 && this.status !== 503) return undefined;
    const { seconds, minutes } = this.details;
    return Number(seconds ?? Number(minutes ?? 0) * 60) || 30;
  }

  /** What a page answers with: the status, and how long to wait. */
  get init(): { status: number; headers: Record<string, string> } {
    const { status, waitSeconds } = this;
    return { status, headers: waitSeconds === undefined ? {} : { "retry-after": String(waitSeconds) } };
  }
}

/** The sentence a visitor reads for a code. */
export function sentenceOf(code: ErrorCode, details: Record<string, string | number> = {}): string {
  return fillIn(errorTable[code].sentence, details);
}
