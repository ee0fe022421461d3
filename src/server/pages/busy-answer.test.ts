import { expect, it } from "vitest";
import { busyAnswer } from "./busy-answer.ts";

it.each([
  ["GET", "/blog/", 503, undefined],
  ["POST", "/contact-us/", 503, undefined],
  ["POST", "/contact-us/_.data", 503, undefined],
  ["GET", "/blog/_.data", 204, "/blog/"],
  ["GET", "/blog.data", 204, "/blog"],
  ["GET", "/_.data?_routes=routes%2Fhome", 204, "/"],
  ["GET", "/.data", 204, "/"],
  ["GET", "/contact-us.data?plan=growth&_routes=root", 204, "/contact-us?plan=growth"],
])("%s %s while busy: %i, and the page %s is opened anew", (method, address, status, page) => {
  const answer = busyAnswer(7, { "x-frame-options": "DENY" }, { method, address });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ "x-frame-options": "DENY", "retry-after": "7", "cache-control": "no-store" });
  expect(new Headers(answer.headers).get("x-remix-redirect") ?? undefined).toBe(page);
  expect(answer.body === null).toBe(status === 204);
});
