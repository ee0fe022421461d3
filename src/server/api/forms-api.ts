import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import type { Challenge } from "#core/forms/guard-fields.ts";
import { lineField } from "#core/forms/text-fields.ts";
import type { ShownReview } from "#features/reviews/shown-review.ts";
import { USUAL } from "../bodies/body-limits.ts";
import { readForm } from "../bodies/read-form.ts";
import type { Uploads } from "../bodies/uploads.ts";
import { readJsonBody } from "./json-body.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Options {
  uploads: Uploads;
  /** The key by which limits count a visitor. */
  visitorKey(context: Context): string;
  challenge(): Challenge;
  submitLead(fields: Fields, context: Context): Promise<FormAnswer>;
  createReview(fields: Fields, context: Context): Promise<FormAnswer>;
  subscribe(fields: Fields, context: Context): Promise<FormAnswer>;
  apply(fields: Fields, context: Context): Promise<FormAnswer>;
  storeVisit(page: string, context: Context): Promise<object>;
  listReviews(tool?: string): Promise<ShownReview[]>;
}

/** What visitors send: `{data: {form, …}}` in, `{success, message}` out. */
export function createFormsApi(options: Options) {
  const { uploads, visitorKey, challenge, submitLead, createReview, subscribe, apply, storeVisit, listReviews } = options;
  return new Hono()
    .get("/api/challenge", (c) => c.json(challenge(), 200, { "cache-control": "no-store" }))
    .post("/api/send-mail", async (c) => {
      const fields = await readFormData(c);
      const answer = await (fields["form"] === "subscribe" ? subscribe(fields, c) : submitLead(fields, c));
      return c.json(answer, answer.success ? 200 : 422);
    })
    .post("/api/subscribe", async (c) => {
      const answer = await subscribe(await readFormData(c), c);
      return c.json(answer, answer.success ? 200 : 422);
    })
    .post("/api/apply", async (c) => {
      const { fields, release } = await readForm(c.req.raw, uploads, visitorKey(c), USUAL);
      try {
        const answer = await apply(Object.fromEntries(fields), c);
        return c.json(answer, answer.success ? 200 : 422);
      } finally {
        await release();
      }
    })
    .post("/api/get-ip-store", async (c) => {
      const { page } = visitRequest.parse(await readFormData(c));
      return c.json(await storeVisit(page, c));
    })
    .post("/api/create-review", async (c) => {
      const answer = await createReview(await readFormData(c), c);
      return c.json(answer, answer.success ? 200 : 422);
    })
    .get("/api/get-reviews", async (c) => {
      const tool = lineField(200).optional().safeParse(c.req.query("tool"));
      return c.json({ success: true, reviews: tool.success ? await listReviews(tool.data) : [], message: "" });
    });
}

/** Where the visitor was; whatever else is sent is not kept. */
export const visitRequest = z.object({ page: lineField(500).default("").catch("") });

/** The `data` object of a call; the specification wraps every form in one. */
async function readFormData(c: Context): Promise<Fields> {
  const body = await readJsonBody(c.req.raw);
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : undefined;
  if (typeof data !== "object" || data === null || Array.isArray(data))
    throw new AppError("input_invalid", { reason: 'Send the form as {"data": {…}}.' });
  return data as Fields;
}
