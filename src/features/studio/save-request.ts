import { z } from "zod";
import type { Patch } from "#core/content/patch/patch.ts";

/** Names that reach behind an object, or that say what a document is: no patch may name them. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const OWN_OF_DOCUMENT = new Set(["_id", "_type", "_rev", "_createdAt", "_updatedAt"]);
const DEEPEST = 32;

const name = z
  .string()
  .min(1)
  .max(200)
  .refine((key) => !FORBIDDEN.has(key), "no field of a document");
const path = z
  .array(z.union([name, z.number().int(), z.strictObject({ _key: z.string().min(1).max(200) })]))
  .min(1, "a patch names a field")
  .max(DEEPEST)
  .refine(([field]) => typeof field === "string" && !OWN_OF_DOCUMENT.has(field), "no field that a patch may change");
const value = z.unknown().refine((given) => given !== undefined && isPlain(given), "nested too deep, or with a name that no field has");

const patch = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["set", "setIfMissing"]), path, value }),
  z.object({ type: z.literal("unset"), path }),
  z.object({
    type: z.literal("insert"),
    path: path.min(2),
    position: z.enum(["before", "after", "replace"]),
    items: z.array(value).max(2_000),
  }),
  z.object({ type: z.literal("diffMatchPatch"), path, value: z.string().max(400_000) }),
]) satisfies z.ZodType<Patch>;

/** What an editor sends: changes on top of a revision. The same `opId` is applied once, however often it arrives. */
export const saveRequest = z.object({
  rev: z.string().min(1).max(100),
  opId: z.string().regex(/^[\w-]{8,64}$/),
  patches: z.array(patch).min(1).max(1_000),
});
export type SaveRequest = z.output<typeof saveRequest>;

/** Two megabytes of JSON are a book. */
export const LARGEST_DOCUMENT = 2_000_000;

function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(([key, held]) => !FORBIDDEN.has(key) && isPlain(held, depth + 1));
}
