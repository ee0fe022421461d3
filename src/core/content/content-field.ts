import type { z } from "zod";

/** One field of a document, said once: what an editor sees, what may be published, and what pages get. `field.ts` makes them. */
export type Field<Schema extends z.ZodType = z.ZodType> = FieldKind & {
  label: string;
  /** A sentence under the label, for somebody who has never seen the code. */
  help?: string;
  /** Which part of the editor's screen; the page itself unless said. */
  tab?: "settings" | "search";
  required: boolean;
  /** What pages get. */
  schema: Schema;
  /** What a document holds that may be published. For checking alone: what was parsed is never stored. */
  stored: z.ZodType;
  /** How the query asks for it, if not by its name. */
  groq?: string;
  /** False for what picks and orders documents and is not read by pages. */
  shown: boolean;
  /**
   * Where documents hold it, if not under its name: read from the first path that is there and not blank, written back to that
   * one, and to the first in a new document.
   */
  at?: readonly string[];
};

export type Fields = Readonly<Record<string, Field>>;

type FieldKind =
  | { kind: "text"; rows: number }
  | { kind: "slug"; from: string }
  | { kind: "reference" | "references"; to: string }
  | { kind: "image"; shape: string }
  /** `isNumber`: documents hold the number that a choice stands for. */
  | { kind: "choice"; choices: Readonly<Record<string, string>>; isNumber?: true }
  | { kind: "group"; fields: Fields }
  | { kind: "list"; of: Field }
  | { kind: "either"; variants: readonly Field[] }
  | { kind: "richText" | "html" | "number" | "flag" | "day" | "instant" | "month" | "url" | "email" | "clock" | "brandColor" }
  /** Not in the document: read from another one or worked out by the mapping. No editor sees it. */
  | { kind: "derived" };

/** The schemas of fields by name, without those that pages do not get. */
export type ShapeOf<Declared extends Fields> = {
  -readonly [Name in keyof Declared as Declared[Name]["schema"] extends z.ZodNever ? never : Name]: Declared[Name]["schema"];
};
