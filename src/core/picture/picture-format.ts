/** Formats that pictures are converted between here. */
export interface PictureFormat {
  /** As people say it. */
  name: string;
  ending: string;
  mime: string;
  hasTransparency: boolean;
  /** Pixels that a side may have by the format's own rules. */
  maxSide: number;
}

export type RasterFormat = "png" | "jpeg" | "webp" | "gif";

export const rasterFormats: Readonly<Record<RasterFormat, PictureFormat>> = {
  png: { name: "PNG", ending: "png", mime: "image/png", hasTransparency: true, maxSide: 65_535 },
  jpeg: { name: "JPG", ending: "jpg", mime: "image/jpeg", hasTransparency: false, maxSide: 65_500 },
  webp: { name: "WebP", ending: "webp", mime: "image/webp", hasTransparency: true, maxSide: 16_383 },
  gif: { name: "GIF", ending: "gif", mime: "image/gif", hasTransparency: true, maxSide: 65_535 },
};

/** A decoded picture takes four bytes a pixel, several times over: this is what a desktop browser holds. */
export const MAX_PICTURE_PIXELS = 100_000_000;
export const MAX_PICTURE_BYTES = 150_000_000;
