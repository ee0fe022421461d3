import * as z from "zod/mini";

const pdfPageSizes = ["a4", "letter", "picture"] as const;
const pdfTurns = [0, 90, 180, 270] as const;

/** What is not chosen. */
export const usualPdf: PdfOptions = { pageSize: "a4", marginMm: 10, turn: 0 };

export const pdfFields = {
  pageSize: z._default(z.enum(pdfPageSizes), usualPdf.pageSize),
  /** On every side. */
  marginMm: z._default(z.int().check(z.minimum(0), z.maximum(50)), usualPdf.marginMm),
  /** To the right, in degrees. */
  turn: z._default(z.literal(pdfTurns), usualPdf.turn),
};

export interface PdfOptions {
  pageSize: (typeof pdfPageSizes)[number];
  marginMm: number;
  turn: (typeof pdfTurns)[number];
}
