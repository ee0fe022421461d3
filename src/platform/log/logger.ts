import { printForPeople } from "./print-for-people.ts";
import { redact, redactText } from "./redact.ts";

export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger that adds these fields to every line. */
  child(fields: LogFields): Logger;
}

type LogFields = Readonly<Record<string, unknown>>;
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

interface LoggerOptions {
  level?: LogLevel;
  /** Takes one line with its line break. */
  write?: (line: string) => void;
  now?: () => Date;
  /** One readable line for a person at a terminal in place of JSON. */
  isForPeople?: boolean;
  /** Fields of the work that a line is written in. */
  context?: () => LogFields;
}

/** One line a call, with secrets and personal data taken out. A logger never throws: a failing log line must not fail a request. */
export function createLogger({
  level = "info",
  write = (line) => process.stdout.write(line),
  now = () => new Date(),
  isForPeople = process.stdout.isTTY === true,
  context,
}: LoggerOptions = {}): Logger {
  const print = isForPeople ? printForPeople : JSON.stringify;

  const make = (own: LogFields): Logger => {
    const at = (lineLevel: LogLevel) => (message: string, fields?: LogFields) => {
      if (WEIGHT[lineLevel] < WEIGHT[level]) return;
      try {
        const head = { time: now().toISOString(), level: lineLevel, message: redactText(String(message)) };
        // Head twice: it stands first, and a field of the same name cannot replace it.
        write(`${print({ ...head, ...context?.(), ...(redact(own) as object), ...(redact(fields) as object), ...head })}\n`);
      } catch {
        // Standard output is gone: there is nobody to tell.
      }
    };
    return {
      debug: at("debug"),
      info: at("info"),
      warn: at("warn"),
      error: at("error"),
      child: (fields) => make({ ...own, ...fields }),
    };
  };
  return make({});
}

const WEIGHT: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40, silent: 50 };
