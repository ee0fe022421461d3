import { expect, it, vi } from "vitest";
import { AppError } from "./app-error.ts";

it("says in words what happened", () => {
  const error = new AppError("page_refused", { status: 403 });
  expect([error.message, error.code, error.status]).toEqual([
    "That server refused our request (403). Paste the HTML instead.",
    "page_refused",
    502,
  ]);
});

it("is known to another copy of this module", async () => {
  vi.resetModules();
  const other = await import("./app-error.ts");
  expect(other.AppError).not.toBe(AppError);
  expect(new other.AppError("not_found")).toBeInstanceOf(AppError);
  expect(new Error("plain")).not.toBeInstanceOf(AppError);
  expect(null).not.toBeInstanceOf(AppError);
});
