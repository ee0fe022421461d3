import { Hono } from "hono";
import { expect, it } from "vitest";
import { createContentApi } from "./content-api.ts";
import { apiFailure } from "./tools-api.ts";

it("a call whose content cannot be read is 500, says Error and nothing of the reason, and the fault is logged", async () => {
  const reason = new Error("the dataset is on fire");
  const faults: unknown[] = [];
  const content = { fetch: () => Promise.reject(reason) };
  const app = new Hono().route("/", createContentApi({ content, now: () => new Date("2026-11-15T12:00:00Z") }));
  app.onError((error, c) => apiFailure(error, c, (fault) => faults.push(fault)));
  const body = JSON.stringify({ slug: "crawl-budget-myth" });
  const asked = [
    ...["get-posts", "get-authors", "get-team", "get-vacancies", "get-emp-testimonial"].map((call) => app.request(`/api/${call}`)),
    ...["get-post", "get-vacancy"].map((call) => app.request(`/api/${call}`, { method: "POST", body, headers: JSON_TYPE })),
  ];
  const answers = await Promise.all(asked.map(async (asking) => [(await asking).status, await (await asking).json()]));
  expect(answers).toEqual(Array(7).fill([500, { success: false, code: "unexpected", message: "Error" }]));
  expect(faults).toEqual(Array(7).fill(reason));
});

const JSON_TYPE = { "content-type": "application/json" };
