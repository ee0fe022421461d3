import * as z from "zod/mini";
import { pageCheckOutput } from "#core/page-check/page-report.ts";

const sampleToolFacts = z.object({ title: z.string() });
export type SampleToolFacts = z.output<typeof sampleToolFacts>;

export const sampleToolOutput = pageCheckOutput(sampleToolFacts);
