import * as z from "zod/mini";
import { fileInput, fileOutput } from "#core/tool/file-conversion.ts";

const options = { keepBlank: z._default(z.boolean(), false) };

export const sampleToolInput = z.object({ ...fileInput, ...options });
export const sampleToolOutput = fileOutput;
/** As a form gives them: what is not ticked is missing. */
export type SampleToolOptions = Partial<Pick<z.output<typeof sampleToolInput>, keyof typeof options>>;
