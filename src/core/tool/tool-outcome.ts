import type { ErrorCode } from "../errors/error-table.ts";

/** How a run ended, in the shape that the API answers and a view shows. */
export type ToolOutcome<Output> = { ok: true; data: Output } | { ok: false; error: ToolFailure };

export interface ToolFailure {
  code: ErrorCode;
  /** A sentence for people. */
  message: string;
  /** Field name → what to change, when the input was at fault. */
  fields?: Record<string, string>;
  /** Seconds until another run is allowed. */
  retryAfter?: number;
  /** Where to look instead. */
  see?: { href: string; label: string };
}
