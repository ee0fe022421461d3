import { type Context, Hono } from "hono";
import { z } from "zod";
import { listAuthors } from "#content/author/author.content-type.ts";
import { listEmployeeTestimonials } from "#content/employee-testimonial/employee-testimonial.content-type.ts";
import { listPosts, readPost } from "#content/post/post.content-type.ts";
import { listTeam } from "#content/team-member/team-member.content-type.ts";
import { listOpenVacancies, readOpenVacancy } from "#content/vacancy/vacancy.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { AppError } from "#core/errors/app-error.ts";
import { toAuthorAnswer } from "./author-answer.ts";
import { readJsonBody } from "./json-body.ts";
import { toVacancyAnswer } from "./vacancy-answer.ts";

/** The content calls of the specification, with its exact methods, paths and keys. */
export function createContentApi({ content, now }: { content: ContentSource; now: () => Date }) {
  return new Hono()
    .get("/api/get-posts", async (c) => c.json({ success: true, posts: await listPosts(content, now()) }))
    .post("/api/get-post", async (c) => c.json({ success: true, data: [await found(readPost(content, await slugOf(c), now()))] }))
    .get("/api/get-authors", async (c) => c.json({ success: true, authors: (await listAuthors(content)).map(toAuthorAnswer) }))
    .get("/api/get-team", async (c) => c.json({ success: true, team: await listTeam(content) }))
    .get("/api/get-vacancies", async (c) => c.json({ success: true, data: (await listOpenVacancies(content, now())).map(toVacancyAnswer) }))
    .post("/api/get-vacancy", async (c) =>
      c.json({ success: true, data: [toVacancyAnswer(await found(readOpenVacancy(content, await slugOf(c), now())))] }),
    )
    .get("/api/get-emp-testimonial", async (c) => c.json({ success: true, data: await listEmployeeTestimonials(content) }));
}

export const slugBody = z.object({ slug: z.string().max(200) });

async function slugOf(c: Context): Promise<string> {
  const body = slugBody.safeParse(await readJsonBody(c.req.raw));
  if (!body.success) throw new AppError("input_invalid", { reason: 'Send the slug as {"slug": "…"}.' });
  return body.data.slug;
}

async function found<Document>(reading: Promise<Document | undefined>): Promise<Document> {
  const document = await reading;
  if (document === undefined) throw new AppError("not_found");
  return document;
}
