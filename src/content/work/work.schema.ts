import { z } from "zod";
import { line, text } from "#core/content/document-fields.ts";

/** The three kinds of work the agency does; a work may belong to several. */
const workLine = z.enum(["seo", "ppc", "creative"]);
export type WorkLine = z.output<typeof workLine>;

/** How a work's plate is drawn, and the numbers of the work that the drawing counts out. */
const workPlate = z.object({
  scene: z.enum(["crowd", "fern", "funnel", "gables", "loop", "rivets", "tables", "tiles", "trellis", "waveform", "waves", "wheel"]),
  numbers: z.array(z.number()).min(1),
});
export type WorkScene = z.output<typeof workPlate>["scene"];

const path = z.string().regex(/^\/(?!\/)/, "a path of this site");
const elsewhere = z.url({ protocol: /^https?$/ });

const shown = z.object({
  _id: z.string(),
  name: text,
  /** What it brought, as the client counts it. */
  growth: text,
  desc: text,
  lines: z.array(workLine).min(1),
  year: z.number().int().min(2000).max(2100),
  /** The colour of the plate; a client with a case study has the same there. */
  field: line,
  /** Without one the plate is a map made from the work's id. */
  plate: workPlate.optional(),
});

/** A work leads to a page of ours or, marked as external, to somebody else's. */
export const work = z.discriminatedUnion("external", [
  shown.extend({ external: z.literal(false), link: path }),
  shown.extend({ external: z.literal(true), link: elsewhere }),
]);
export type Work = z.output<typeof work>;
