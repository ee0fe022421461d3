import * as z from "zod/mini";
import { figureColumn, figureRow } from "#core/figures/figure.schema.ts";

export const singleDomainAuthorityInput = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Write a domain, such as example.com."),
      z.maxLength(2_048, "An address has at most 2,048 characters."),
    ),
});
export type SingleDomainAuthorityInput = z.output<typeof singleDomainAuthorityInput>;

export const singleDomainAuthorityOutput = z.object({
  domain: z.string(),
  headline: z.string(),
  columns: z.array(figureColumn),
  row: figureRow,
  /** Domains that link to it, of both sources. */
  linking: z.array(figureRow),
});
export type SingleDomainAuthorityOutput = z.output<typeof singleDomainAuthorityOutput>;
