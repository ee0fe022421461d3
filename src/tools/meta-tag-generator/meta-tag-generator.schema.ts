import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";
import { verdict } from "#core/rules/verdict.schema.ts";
import { importShape } from "#engines/head-tags/import-fields.schema.ts";
import { type MetaFields, metaFields } from "./meta-fields.ts";

const MAX_LENGTH = 2048;
const text = (label: string) =>
  z.string().check(z.trim(), z.maxLength(MAX_LENGTH, `“${label}” is longer than 2,048 characters. Shorten it.`));
const lines = (label: string) => z.array(text(label)).check(z.maxLength(50, "50 languages are the limit."));

type FieldSchema<Value> = z.ZodMiniOptional<
  Value extends string[]
    ? z.ZodMiniArray<z.ZodMiniString<string>>
    : Value extends boolean
      ? z.ZodMiniBoolean<boolean>
      : z.ZodMiniString<string>
>;

/** One optional field each. */
const shape = Object.fromEntries(
  metaFields.map(({ field, kind, label }) => [
    field,
    z.optional(kind === "switch" ? z.boolean() : kind === "lines" ? lines(label) : text(label)),
  ]),
) as { [Field in keyof Required<MetaFields>]: FieldSchema<NonNullable<MetaFields[Field]>> };

export const metaTagGeneratorInput = z
  .object({
    ...shape,
    ...importShape,
  })
  .check(
    z.refine((input) => Object.values(input).some((value) => value === true || (Array.isArray(value) ? value.length > 0 : value)), {
      error: "Write a title, or import a page by its address.",
      path: ["title"],
    }),
  );
export type MetaTagGeneratorInput = z.output<typeof metaTagGeneratorInput>;

const headTag = z.object({
  element: z.enum(["title", "meta", "link"]),
  attributes: z.array(z.tuple([z.string(), z.string()])),
  text: z.optional(z.string()),
});

export const metaTagGeneratorOutput = z.object({
  /** What the code is made from. */
  fields: z.object(shape),
  code: z.object({
    html: z.string(),
    next: z.string(),
    nuxt: z.string(),
    angular: z.string(),
    wordpress: z.string(),
    json: z.string(),
  }),
  verdict,
  /** Failed, to fix and noted, worst first. */
  findings: z.array(finding),
  passes: z.array(finding),
  imported: z.nullable(
    z.object({
      /** As it was asked for. */
      input: z.string(),
      url: z.string(),
      siteName: z.string(),
      kept: z.nullable(z.object({ id: z.string(), takenAt: z.string(), until: z.string() })),
      lang: z.string(),
      /** The page's own tags that this tool writes. */
      before: z.array(headTag),
      /** Names of the tags it leaves alone. */
      others: z.array(z.string()),
    }),
  ),
});
export type MetaTagGeneratorOutput = z.output<typeof metaTagGeneratorOutput>;
