import { employeeTestimonial } from "#content/employee-testimonial/employee-testimonial.content-type.ts";
import { post } from "#content/post/post.content-type.ts";
import { teamMember } from "#content/team-member/team-member.content-type.ts";
import { authorAnswer } from "../author-answer.ts";
import { slugBody } from "../content-api.ts";
import { vacancyAnswer } from "../vacancy-answer.ts";
import { answered, bodyFailures, failure, jsonBody, schemaOf, success } from "./openapi-parts.ts";

const documents = {
  PostCard: post.card,
  Post: post.document,
  Author: authorAnswer,
  TeamMember: teamMember.document,
  Vacancy: vacancyAnswer,
  EmployeeTestimonial: employeeTestimonial.document,
};

export const contentSchemas = Object.fromEntries(Object.entries(documents).map(([name, schema]) => [name, schemaOf(schema, "output")]));

/** What OpenAPI says of the content calls. */
export const contentPaths = {
  "/api/get-posts": list("get-posts", "Published posts, newest first", "posts", "PostCard"),
  "/api/get-post": one("get-post", "One post", "Post"),
  "/api/get-authors": list("get-authors", "Everybody who writes", "authors", "Author"),
  "/api/get-team": list("get-team", "Everybody who works here", "team", "TeamMember"),
  "/api/get-vacancies": list("get-vacancies", "Open jobs", "data", "Vacancy"),
  "/api/get-vacancy": one("get-vacancy", "One open seat", "Vacancy"),
  "/api/get-emp-testimonial": list("get-emp-testimonial", "What people say of working here", "data", "EmployeeTestimonial"),
};

function listOf(name: keyof typeof documents) {
  return { type: "array", items: { $ref: `#/components/schemas/${name}` } };
}

function list(operationId: string, summary: string, key: string, of: keyof typeof documents) {
  return { get: { operationId, summary, tags: ["content"], responses: { 200: answered({ success, [key]: listOf(of) }) } } };
}

function one(operationId: string, summary: string, of: keyof typeof documents) {
  return {
    post: {
      operationId,
      summary,
      tags: ["content"],
      requestBody: jsonBody(schemaOf(slugBody, "input")),
      responses: {
        200: answered({ success, data: { ...listOf(of), minItems: 1, maxItems: 1 } }),
        ...bodyFailures,
        404: failure("There is none under that slug: Not Found"),
      },
    },
  };
}
