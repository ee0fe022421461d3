import { parseAssetReference } from "#core/content/asset-reference.ts";

export interface ImageOptions {
  width?: number;
  height?: number;
  /** How the picture meets a size of another shape; the service's own words. */
  fit?: "clip" | "crop" | "fill" | "fillmax" | "max" | "scale" | "min";
  /** The part of the original that is used: left, top, width, height. */
  rect?: string | undefined;
  quality?: number;
  format?: "jpg" | "pjpg" | "png" | "webp";
  /** The best format the browser accepts. On unless a format is named. */
  auto?: boolean;
}

/** Where images are addressed: on the hosted network for a named project, on our own route otherwise. Both take the same paths and parameters. */
export function imageBase(project: { projectId: string; dataset: string } | undefined): string {
  return project ? `https://cdn.sanity.io/images/${project.projectId}/${project.dataset}` : embeddedImageBase;
}

export const embeddedImageBase = "/images/embedded/production";

/** The address of a picture made from an asset reference, or undefined when the reference is none. */
export function imageUrl(reference: string, options: ImageOptions = {}, base: string = embeddedImageBase): string | undefined {
  const asset = parseAssetReference(reference);
  if (!asset) return undefined;
  const { width, height, fit, rect, quality, format, auto = format === undefined } = options;
  const query = new URLSearchParams();
  if (width !== undefined) query.set("w", String(Math.round(width)));
  if (height !== undefined) query.set("h", String(Math.round(height)));
  if (fit) query.set("fit", fit);
  if (rect) query.set("rect", rect);
  if (quality !== undefined) query.set("q", String(quality));
  if (format) query.set("fm", format);
  if (auto) query.set("auto", "format");
  const search = query.size > 0 ? `?${query}` : "";
  return `${base}/${asset.assetId}-${asset.width}x${asset.height}.${asset.extension}${search}`;
}
