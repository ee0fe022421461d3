import * as z from "zod/mini";

export const sampleToolInput = z.object({
  url: z
    .string()
    .check(z.trim(), z.minLength(1, "Add the address of the page."), z.maxLength(2048, "That address is longer than 2,048 characters.")),
});
export type SampleToolInput = z.output<typeof sampleToolInput>;

export const sampleToolOutput = z.object({ answers: z.array(z.object({ status: z.number() })) });
export type SampleToolOutput = z.output<typeof sampleToolOutput>;

/** What a run tells while it works, and resumes from after a restart. */
export interface SampleToolEvent {
  kind: "answered";
  status: number;
}
