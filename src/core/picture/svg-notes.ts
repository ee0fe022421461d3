import type { SvgDrawing } from "./read-svg.ts";

const SHOWN = 3;

interface Drawer {
  drawsHtml: boolean;
  /** Fonts that it does not have; undefined when it cannot tell. */
  missingFonts: readonly string[] | undefined;
}

/** What of a drawing is not in its picture, in sentences. */
export function svgNotes(drawing: SvgDrawing, { missingFonts, drawsHtml }: Drawer): string[] {
  const notes: string[] = [];
  if (drawing.outside.length > 0)
    notes.push(`It names what lies elsewhere and is never loaded, so it is missing: ${listOf(drawing.outside)}.`);
  if (missingFonts === undefined && drawing.fonts.length > 0)
    notes.push(`Its text names fonts that may not be here, and then others stand in: ${listOf(drawing.fonts)}.`);
  else if (missingFonts && missingFonts.length > 0)
    notes.push(`Fonts that this device does not have, so that others stand in: ${listOf(missingFonts)}.`);
  if (drawing.hasHtml && !drawsHtml) notes.push("It has HTML in it (foreignObject), which only browsers draw.");
  if (drawing.hasScript) notes.push("It has a script in it, which was not run.");
  if (drawing.isAnimated) notes.push("It moves; the picture shows how it begins.");
  return notes;
}

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => (name.length > 80 ? `${name.slice(0, 79)}…` : name));
  return names.length > SHOWN ? `${shown.join(", ")} and ${names.length - SHOWN} more` : shown.join(", ");
}
