/**
 * Draws an SVG as an image: in one, no script runs and nothing is loaded. Only a page can do it, a worker cannot. A `data:` address,
 * because HTML in a drawing (foreignObject) makes a canvas unreadable when it comes from a `blob:`.
 */
export async function drawSvg(svg: string, { width, height }: { width: number; height: number }): Promise<ImageBitmap> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode().catch(() => {
    throw new Error("Your browser cannot draw this SVG: it is damaged, or takes more memory than there is.");
  });
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Your browser has no memory for a picture of this size. Close other tabs, or make it smaller.");
  context.drawImage(image, 0, 0, width, height);
  const bitmap = await createImageBitmap(canvas);
  // Its memory goes now, not some day.
  canvas.width = 0;
  return bitmap;
}

const SAMPLE = "mmmmMMMMWWWWllllIIII0123";

/** Those that text is not drawn in here: it comes out as wide as in each of two fonts that stand in. */
export function missingFonts(families: readonly string[]): string[] {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return [];
  const widthIn = (font: string) => {
    context.font = `40px ${font}`;
    return context.measureText(SAMPLE).width;
  };
  return families.filter((family) =>
    ["monospace", "serif"].every((other) => widthIn(`"${family.replace(/["\\]/g, "")}", ${other}`) === widthIn(other)),
  );
}
