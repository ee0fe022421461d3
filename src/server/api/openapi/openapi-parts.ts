import { type $ZodType, toJSONSchema } from "zod/v4/core";

/** A schema that checks input or output, in the words of JSON Schema 2020-12, which OpenAPI 3.1 takes as they are. */
export function schemaOf(schema: $ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: "any", reused: "inline" });
  return rest;
}

export const answered = (properties: Record<string, object>, description = "The answer") =>
  jsonAnswer({ type: "object", required: Object.keys(properties), properties }, description);

export const jsonAnswer = (schema: object, description = "The answer") => ({ description, content: { "application/json": { schema } } });

export const failure = (description: string) => jsonAnswer({ $ref: "#/components/schemas/Failure" }, description);

/** The refusals that every call with a JSON body can give. */
export const bodyFailures = {
  400: failure("The body is not JSON"),
  413: failure("The body is larger than 2.5 MB, or a form with files than 15 MB"),
  422: failure("A field is missing or wrong; the message and `fields` say which"),
};

export const jsonBody = (schema: object) => ({ required: true, content: { "application/json": { schema } } });

export const pathText = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });

export const queryText = (name: string, description: string) => ({ name, in: "query", description, schema: { type: "string" } });

export const success = { const: true };
export const text = { type: "string" };
