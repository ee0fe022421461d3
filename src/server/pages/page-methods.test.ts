import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { answerUnreadForm, refuseMethod } from "./page-methods.ts";

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

it.each([
  ["/contact-us/", "text/html; charset=utf-8", /^<!doctype html>.*<h1>This was not sent<\/h1><p>That is larger than 64 KB\./],
  [
    "/contact-us/_.data",
    "text/plain; charset=utf-8",
    /^That is larger than 64 KB\. Send a smaller one\. What you typed is still here\.\n$/,
  ],
])("a form that is too large for %s is told so in %s", async (path, type, said) => {
  const answer = answerUnreadForm(path)(new AppError("input_too_large", { limit: "64 KB" }));
  expect([answer.status, answer.headers.get("content-type")]).toEqual([413, type]);
  expect(await answer.text()).toMatch(said);
});

it("a form that has to wait is told for how long, and what it says is no markup", async () => {
  expect(answerUnreadForm("/career/x/")(new AppError("queue_full", { seconds: 10 })).headers.get("retry-after")).toBe("10");
  expect(await answerUnreadForm("/")(new AppError("input_invalid", { reason: "<b>" })).text()).toContain("<p>&lt;b&gt;");
});
