import * as z from "zod/mini";
import { finding } from "#core/rules/finding.schema.ts";
import { verdict } from "#core/rules/verdict.schema.ts";
import { importShape } from "#engines/head-tags/import-fields.schema.ts";
import { ogShape } from "#engines/head-tags/og-fields.schema.ts";
import { imageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";

export const openGraphTagGeneratorInput = z
  .object({
    ...ogShape,
    ...importShape,
  })
  .check(
    z.refine((input) => Object.values(input).some((value) => value !== undefined && value.length > 0), {
      error: "Fill in a title, or import a page by its address.",
      path: ["title"],
    }),
  );
export type OpenGraphTagGeneratorInput = z.output<typeof openGraphTagGeneratorInput>;

export const openGraphTagGeneratorOutput = z.object({
  /** What the code is made from; of an imported page with the gaps filled. */
  fields: z.object(ogShape),
  code: z.object({ html: z.string(), next: z.string(), react: z.string(), wordpress: z.string(), json: z.string() }),
  verdict,
  /** Failed, to fix and noted, worst first. Of an imported page they judge the page as it is. */
  findings: z.array(finding),
  passes: z.array(finding),
  /** Null when there is no address to look at. `shown` is an address of ours that shows it for a day. */
  image: z.nullable(z.extend(imageProbeResult, { shown: z.nullable(z.string()) })),
  imported: z.nullable(
    z.object({
      /** As it was asked for. */
      input: z.string(),
      url: z.string(),
      kept: z.nullable(z.object({ id: z.string(), takenAt: z.string(), until: z.string() })),
      /** How many tags of the protocol and of X the page has. */
      tags: z.number(),
      /** What we took from elsewhere on the page. */
      filled: z.array(z.object({ field: z.string(), from: z.string() })),
    }),
  ),
});
export type OpenGraphTagGeneratorOutput = z.output<typeof openGraphTagGeneratorOutput>;
