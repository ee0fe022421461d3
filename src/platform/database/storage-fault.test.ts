import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { knownFault } from "./storage-fault.ts";

it.each([
  [{ code: "ECONNREFUSED" }, "storage_away"],
  [{ code: "57P01", message: "terminating connection due to administrator command" }, "storage_away"],
  [{ code: "53100", message: "could not extend file: No space left on device" }, "storage_away"],
  [new Error("Connection terminated unexpectedly"), "storage_away"],
  [{ errcode: 13, message: "database or disk is full" }, "storage_away"],
  [{ errcode: 778, message: "disk I/O error" }, "storage_away"],
  [{ code: "ENOSPC", message: "no space left on device, write" }, "storage_away"],
  [{ code: "22021", message: "invalid byte sequence for encoding UTF8: 0x00" }, "input_invalid"],
  [new AppError("not_found"), "not_found"],
  [{ code: "23505", message: "duplicate key" }, undefined],
  [{ errcode: 2067, message: "UNIQUE constraint failed" }, undefined],
  [new TypeError("x is not a function"), undefined],
  [undefined, undefined],
])("%o is %s", (error, code) => expect(knownFault(error)?.code).toBe(code));
