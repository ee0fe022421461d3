import { z } from "zod";
import { ProviderFault } from "./provider-definition.ts";

/** A number as services write it: as such, as a text, or not at all. What is none of these is unknown, and never a zero. */
export const number = z
  .union([z.number(), z.string(), z.null(), z.undefined()])
  .transform((value) => {
    const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return typeof read === "number" && Number.isFinite(read) ? read : null;
  })
  .catch(null);

/** A text, "" where it is missing. */
export const text = z.string().catch("");

/** A list whose members are read one by one: one that makes no sense is left out, and takes no other with it. */
export function list<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((all) =>
      (all ?? []).flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    );
}

export function readAnswer<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new ProviderFault("upstream-error", "did not answer in a way we understand.");
}

/** "2026-10" of a year and a month that may be texts; null when they are none. */
export function monthOf(year: number | null, month: number | null): string | null {
  if (year === null || month === null || month < 1 || month > 12) return null;
  return `${year}-${String(month).padStart(2, "0")}`;
}
