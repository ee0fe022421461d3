import sharp, { type FitEnum, type Sharp } from "sharp";
import { imageLimits } from "./image-limits.ts";
import type { ImagePlan, OutputFormat } from "./image-plan.ts";

// One thread a picture: two pictures at once then use two cores and leave pages their turn.
sharp.concurrency(1);
sharp.cache(false);

/** Applies a plan to an original, given as bytes or as the path of its file. */
export async function transformImage(original: string | Buffer, plan: ImagePlan): Promise<Buffer> {
  let image = sharp(original, { limitInputPixels: imageLimits.inputPixels }).timeout({ seconds: imageLimits.seconds }).autoOrient();
  if (plan.rect) image = image.extract(plan.rect);
  return encode(resize(image, plan), plan).toBuffer();
}

export const mimeOf: Record<OutputFormat, string> = {
  jpg: "image/jpeg",
  pjpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** The service's ways to fit, in sharp's words. `false`: never larger than the original. */
const fitting: Record<ImagePlan["fit"], { fit: keyof FitEnum; enlarges: boolean }> = {
  clip: { fit: "inside", enlarges: true },
  max: { fit: "inside", enlarges: false },
  crop: { fit: "cover", enlarges: true },
  min: { fit: "cover", enlarges: false },
  fill: { fit: "contain", enlarges: true },
  fillmax: { fit: "contain", enlarges: false },
  scale: { fit: "fill", enlarges: true },
};

function resize(image: Sharp, { width, height, fit, format }: ImagePlan): Sharp {
  if (width === undefined && height === undefined) return image;
  const way = fitting[fit];
  const background = format === "jpg" || format === "pjpg" ? "#ffffff" : { r: 0, g: 0, b: 0, alpha: 0 };
  return image.resize({
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: way.fit,
    withoutEnlargement: !way.enlarges,
    background,
  });
}

function encode(image: Sharp, { format, quality }: ImagePlan): Sharp {
  switch (format) {
    case "jpg":
      return image.flatten({ background: "#ffffff" }).jpeg({ quality, mozjpeg: false });
    case "pjpg":
      return image.flatten({ background: "#ffffff" }).jpeg({ quality, progressive: true });
    case "png":
      return image.png({ compressionLevel: 9 });
    case "webp":
      return image.webp({ quality });
  }
}
