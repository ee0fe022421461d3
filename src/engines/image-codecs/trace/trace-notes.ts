import type { TracedPicture } from "./trace-picture.ts";

interface Size {
  width: number;
  height: number;
}

/** What the visitor should know about a drawing that was made of a picture. */
export function traceNotes(traced: TracedPicture, from: Size, sizes: { before: number; after: number }): string[] {
  const { shapes, colors, width, height } = traced;
  const notes = [`${count(shapes, "shape")} in ${count(colors, "color")}.`];
  if (width < from.width || height < from.height) notes.push(`It was traced at ${width} × ${height} pixels.`);
  if (shapes === 0) notes.push("Nothing in it is dark or opaque enough to be drawn.");
  if (sizes.after > sizes.before)
    notes.push("The SVG is larger than the picture: what has soft shades or grain is better kept as pixels. Fewer colors would help.");
  return notes;
}

const count = (number: number, word: string) => `${number.toLocaleString("en-US")} ${number === 1 ? word : `${word}s`}`;
