import * as z from "zod/mini";

export const sampleToolInput = z.object({
  text: z.string().check(z.maxLength(1_000_000, "The text is longer than 1 MB.")),
  upper: z.optional(z.boolean()),
});
export type SampleToolInput = z.output<typeof sampleToolInput>;

export const sampleToolOutput = z.object({ text: z.string() });
export type SampleToolOutput = z.output<typeof sampleToolOutput>;
