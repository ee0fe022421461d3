import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { answerOf } from "./answer-of.server.ts";

it("has the status of what happened, and throws only faults of ours", async () => {
  expect(await answerOf(Promise.resolve({ success: true, message: "Sent." }))).toMatchObject({ status: 200 });
  expect(await answerOf(Promise.resolve({ success: false, message: "Add your name." }))).toMatchObject({ status: 422 });
  expect(await answerOf(Promise.reject(new AppError("form_limited", { limit: 5, minutes: 9 })))).toMatchObject({
    status: 429,
    headers: { "retry-after": "540" },
  });
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  expect(await answerOf(Promise.reject(full))).toMatchObject({
    status: 503,
    answer: { success: false, message: expect.stringContaining("your text is kept") },
  });
  await expect(answerOf(Promise.reject(new TypeError("x")))).rejects.toThrow(TypeError);
});
