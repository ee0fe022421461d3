import type { PictureMetadata } from "./read-metadata.ts";

/** What was kept of a file, where that was wanted. */
export function metadataNote(kept: PictureMetadata | undefined): string[] {
  if (!kept) return [];
  const parts = [kept.exif && "Camera data", kept.profile && "color profile"].filter((part) => part !== undefined);
  if (parts.length === 0) return ["There was no camera data and no color profile to keep."];
  const all = parts.join(" and ");
  return [`${all[0]?.toUpperCase()}${all.slice(1)} ${parts.length > 1 ? "are" : "is"} kept.`];
}
