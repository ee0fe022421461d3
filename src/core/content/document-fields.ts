import { z } from "zod";
import type { Line } from "#core/line.ts";
import { framingFields } from "./picture-framing.ts";

export const text = z.string().trim().min(1);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a slug holds lower-case letters, digits and single dashes");
export const isoDate = z.iso.date();

export const line = z.enum(["blue", "red", "green", "pink", "purple", "slate"]) satisfies z.ZodType<Line>;

/** An image as documents hold it: the asset by its reference, `image-{assetId}-{width}x{height}-{extension}`. */
export const documentImage = z.object({
  asset: z.object({ _ref: z.string().regex(/^image-[a-zA-Z0-9_]+-\d+x\d+-[a-z0-9]+$/, "not an image reference") }),
  alt: z.string().default(""),
  ...framingFields,
});
export type DocumentImage = z.output<typeof documentImage>;

/** For <title> (the site's name is added by the template) and the description. */
export const seo = z.object({ title: text, description: text });
