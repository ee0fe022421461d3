import { expect, it } from "vitest";
import { refuseMethod } from "./page-methods.ts";

const ALL = "GET, HEAD, POST, OPTIONS";

it.each<[method: string, type: string | undefined, status: number | undefined, allow: string | null]>([
  ["GET", undefined, undefined, null],
  ["HEAD", undefined, undefined, null],
  ["POST", "application/x-www-form-urlencoded;charset=UTF-8", undefined, null],
  ["POST", "multipart/form-data; boundary=x", undefined, null],
  ["POST", "application/json", 415, null],
  ["POST", "multipart/form-database", 415, null],
  ["POST", undefined, 415, null],
  ["OPTIONS", undefined, 204, ALL],
  ["PUT", "application/x-www-form-urlencoded", 405, ALL],
  ["DELETE", undefined, 405, ALL],
  ["PATCH", "text/plain", 405, ALL],
])("%s of %s gives %s", (method, type, status, allow) => {
  const answer = refuseMethod({ method, headers: new Headers(type ? { "content-type": type } : {}) });
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("allow") ?? null).toBe(allow);
});
