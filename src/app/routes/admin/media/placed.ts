import type { MediaPicture } from "#features/studio/media.ts";

/** A picture of the library as a document shows it. */
export function placed({ id, alt, framing }: Pick<MediaPicture, "id" | "alt" | "framing">) {
  return { asset: { _type: "reference", _ref: id }, ...(alt !== null && { alt }), ...framing };
}
