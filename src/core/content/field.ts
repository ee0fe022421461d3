import { z } from "zod";
import { BRAND_COLOR, brandColorFault, readableBrandColor } from "../color/brand-color.ts";
import type { Field, Fields, ShapeOf } from "./content-field.ts";
import { documentImage, isoDate, line, slug, text } from "./document-fields.ts";
import { richText } from "./rich-text.ts";

type Words = Partial<Pick<Field, "help" | "tab" | "at">>;
type Kind<Of = Field> = Of extends Field ? Omit<Of, keyof Base> : never;
type Base = Pick<Field, "label" | "help" | "tab" | "required" | "schema" | "stored" | "groq" | "shown" | "at">;

function make<Schema extends z.ZodType>(kind: Kind, label: string, schema: Schema, words: Words = {}, stored: z.ZodType = schema) {
  return { ...kind, label, required: true, schema, stored, shown: true, ...pickWords(words) } as Field<Schema>;
}
const pickWords = ({ help, tab, at }: Words) => ({ ...(help && { help }), ...(tab && { tab }), ...(at && { at }) });

function textField(label: string, words?: Words & { rows?: number }) {
  return make({ kind: "text", rows: words?.rows ?? 1 }, label, text, words);
}

function groupField<const Inner extends Fields>(label: string, fields: Inner, words?: Words) {
  return make({ kind: "group", fields }, label, shapeOf(fields), words, storedShapeOf(fields));
}

function listField<Of extends Field>(label: string, of: Of, words: Words & { min?: number; max?: number } = {}) {
  return make({ kind: "list", of }, label, range(z.array(of.schema as Of["schema"]), words), words, range(z.array(of.stored), words));
}

function urlField(label: string, words?: Words) {
  return make({ kind: "url" }, label, z.url({ protocol: /^https?$/ }), words);
}

/** What stands in results of search engines. */
export const seoFields = {
  title: textField("Title", { help: "The blue line of a search result. The name of the site is added by itself. About 50 characters." }),
  description: textField("Description", {
    rows: 3,
    help: "The text below it. One or two sentences of about 150 characters that say what the page gives.",
  }),
};

/** The kinds of fields. Each is required; see `optional` and `orElse`. */
export const field = {
  text: textField,
  /** Plain text that may be blank, such as a cell of a table. */
  anyText: (label: string, words?: Words) => make({ kind: "text", rows: 1 }, label, z.string(), words),
  patternText: (label: string, pattern: RegExp, message: string, words?: Words) =>
    make({ kind: "text", rows: 1 }, label, z.string().regex(pattern, message), words),
  /** Words on it, and it as words, can be read. What cannot be published is still seen in previews, in the nearest shade that can. */
  brandColor: (label: string, words?: Words) =>
    make(
      { kind: "brandColor" },
      label,
      z.string().regex(BRAND_COLOR, A_COLOR).transform(readableBrandColor),
      words,
      z.string().check(({ value, issues }) => {
        const message = BRAND_COLOR.test(value) ? brandColorFault(value) : A_COLOR;
        if (message) issues.push({ code: "custom", input: value, message });
      }),
    ),
  richText: (label: string, words?: Words) => make({ kind: "richText" }, label, richText.min(1), words),
  html: (label: string, words?: Words) => make({ kind: "html" }, label, text, words),
  /** The last part of an address, held as `{current}` and read as a text. */
  slug: (label: string, from: string, words?: Words) => ({
    ...make({ kind: "slug", from }, label, slug, { help: SLUG_HELP, tab: "search", ...words }, z.object({ current: slug })),
    groq: "slug.current",
  }),
  /** A slug that is a plain text: the end of another document's address. */
  slugText: (label: string, words?: Words) => make({ kind: "text", rows: 1 }, label, slug, words),
  /** Pages get what `schema` says of the document that is meant; `groq` asks for it. */
  reference: <Schema extends z.ZodType>(label: string, to: string, read: { groq: string; schema: Schema }, words?: Words) => ({
    ...make({ kind: "reference", to }, label, read.schema, words, stored.reference),
    groq: read.groq,
  }),
  references: <Schema extends z.ZodType>(label: string, to: string, read: { groq: string; schema: Schema }, words?: Words) => ({
    ...make({ kind: "references", to }, label, read.schema, words, z.array(stored.reference).min(1)),
    groq: read.groq,
  }),
  image: (label: string, shape: string, words?: Words) => make({ kind: "image", shape }, label, documentImage, words, stored.image),
  number: (label: string, words?: Words & { min?: number; max?: number }) =>
    make({ kind: "number" }, label, range(z.number(), words), words),
  integer: (label: string, words?: Words & { min?: number; max?: number }) =>
    make({ kind: "number" }, label, range(z.number().int(), words), words),
  flag: (label: string, words?: Words) => make({ kind: "flag" }, label, z.boolean(), words),
  day: (label: string, words?: Words) => make({ kind: "day" }, label, isoDate, words),
  instant: (label: string, words?: Words) => make({ kind: "instant" }, label, z.union([z.iso.datetime(), isoDate]), words),
  month: (label: string, words?: Words) => make({ kind: "month" }, label, z.string().regex(/^\d{4}-\d{2}$/, "a month like 2014-03"), words),
  /** Held as minutes after midnight. */
  clock: (label: string, words?: Words) => make({ kind: "clock" }, label, z.number().int().min(0).max(1_440), words),
  /** Held as a number, 0 for Sunday. */
  weekday: (label: string, words?: Words) =>
    make({ kind: "choice", choices: WEEKDAYS, isNumber: true }, label, z.number().int().min(0).max(6), words),
  url: urlField,
  email: (label: string, words?: Words) => make({ kind: "email" }, label, z.email(), words),
  /** Values and what an editor reads for each. */
  choice: <const Choices extends Readonly<Record<string, string>>>(label: string, choices: Choices, words?: Words) =>
    make({ kind: "choice", choices }, label, z.enum(Object.keys(choices) as (keyof Choices & string)[]), words),
  /** One of the six colours of the site's map. */
  line: (label: string, words?: Words) => make({ kind: "choice", choices: LINES }, label, line, words),
  group: groupField,
  list: listField,
  /** A value of one of several forms. */
  either: <const Variants extends readonly [Field, Field]>(label: string, variants: Variants, words?: Words) =>
    make(
      { kind: "either", variants },
      label,
      z.union([variants[0].schema as Variants[0]["schema"], variants[1].schema as Variants[1]["schema"]]),
      words,
      z.union(variants.map((variant) => variant.stored)),
    ),
  /** What stands in results of search engines. */
  seo: () => groupField("In search results", seoFields, { tab: "search" }),
  /** What statements rest on. */
  sources: () =>
    orElse(
      listField("Sources", groupField("Source", { title: textField("Title"), url: urlField("Address") }), {
        help: "What the statements rest on. Readers see them below the text.",
      }),
      [],
    ),
  /** Lists come in the order of these numbers. */
  place: () =>
    unshown(optional(make({ kind: "number" }, "Place in the list", z.number(), { help: "Small numbers come first.", tab: "settings" }))),
  /** Not in the document: read from another one by `groq`, or worked out by the mapping. */
  derived: <Schema extends z.ZodType>(schema: Schema, groq?: string) => ({
    ...make({ kind: "derived" }, "", schema),
    required: false,
    ...(groq && { groq }),
  }),
};

/** A field that may be missing; pages then get nothing. */
export const optional = <Schema extends z.ZodType>(of: Field<Schema>): Field<z.ZodOptional<Schema>> => ({
  ...of,
  required: false,
  schema: z.optional(of.schema),
  stored: of.stored.optional(),
});

/** A field that may be missing; pages then get `value`. */
export const orElse = <Schema extends z.ZodType>(
  of: Field<Schema>,
  value: z.core.util.NoUndefined<z.output<Schema>>,
): Field<z.ZodDefault<Schema>> => ({
  ...of,
  required: false,
  schema: z._default(of.schema, value),
  stored: of.stored.optional(),
});

/** A field that pages get in another form than documents hold it. */
export function readAs<Schema extends z.ZodType>({ groq: _, ...of }: Field, schema: Schema, groq?: string): Field<Schema> {
  return { ...(of as Field), schema, ...(groq && { groq }) };
}

/** A field that picks or orders documents and that no page shows. */
export const unshown = (of: Field): Field<z.ZodNever> => ({ ...of, shown: false, schema: z.never() });

/** What pages get of these fields. */
export const shapeOf = <Declared extends Fields>(fields: Declared) =>
  z.object(
    Object.fromEntries(Object.entries(fields).flatMap(([name, { shown, schema }]) => (shown ? [[name, schema]] : []))) as ShapeOf<Declared>,
  );

/** What a document holds that may be published. */
export const storedShapeOf = (fields: Fields) =>
  z.object(Object.fromEntries(Object.entries(fields).flatMap(([name, { kind, stored }]) => (kind === "derived" ? [] : [[name, stored]]))));

function range<Schema extends z.ZodNumber | z.ZodArray>(schema: Schema, { min, max }: { min?: number; max?: number } = {}): Schema {
  const from = min === undefined ? schema : (schema.min(min) as Schema);
  return max === undefined ? from : (from.max(max) as Schema);
}

const stored = {
  reference: z.object({ _ref: z.string() }),
  image: z.union([z.object({ asset: z.object({ _ref: z.string() }) }), z.object({ _sanityAsset: z.string() })]),
};

const A_COLOR = "not a color: write # and six digits, such as #501485";

const SLUG_HELP =
  "The last part of the page's address: small letters, digits and single dashes. Readers keep links to it, so change it rarely.";

const WEEKDAYS: Readonly<Record<string, string>> = {
  0: "Sunday",
  1: "Monday",
  2: "Tuesday",
  3: "Wednesday",
  4: "Thursday",
  5: "Friday",
  6: "Saturday",
};

const LINES = {
  blue: "Blue: SEO",
  red: "Red: paid search",
  green: "Green: tools and results",
  pink: "Pink: creative",
  purple: "Purple: the blog",
  slate: "Slate: the agency",
} as const;
