import { zipSync } from "fflate";
import { writeIco } from "#engines/image-probe/ico-file.ts";

/** How much of a maskable icon is safe: a circle of 80 % of its side. https://www.w3.org/TR/appmanifest/#icon-masks */
const SAFE = 0.8;

/** Draws the files that are missing from one picture, in this browser, and packs them. */
export async function makeIcons(from: string, names: readonly string[]): Promise<Uint8Array> {
  const picture = await load(from);
  const files: Record<string, Uint8Array> = {};
  for (const name of names) {
    if (name === "favicon.ico") {
      const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(picture, size) })));
      files[name] = writeIco(pictures);
    } else if (name.endsWith(".png")) {
      const size = Number(/\d+/.exec(name)?.[0] ?? 180);
      // iOS puts black behind what is transparent, and a mask cuts the corners off.
      const isFilled = name.startsWith("apple") || name.includes("maskable");
      files[name] = await draw(picture, size, { fill: isFilled ? "#ffffff" : undefined, scale: name.includes("maskable") ? SAFE : 1 });
    }
  }
  return zipSync(files, { level: 0 });
}

function load(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The icon could not be loaded. Run the check again."));
    image.src = address;
  });
}

async function draw(
  picture: HTMLImageElement,
  size: number,
  { fill, scale = 1 }: { fill?: string | undefined; scale?: number } = {},
): Promise<Uint8Array> {
  const canvas = document.createElement("canvas");
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw.");
  context.imageSmoothingQuality = "high";
  if (fill) {
    context.fillStyle = fill;
    context.fillRect(0, 0, size, size);
  }
  const side = size * scale;
  context.drawImage(picture, (size - side) / 2, (size - side) / 2, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser cannot write PNG files.");
  return new Uint8Array(await blob.arrayBuffer());
}
