import { sniffImage } from "#core/picture/sniff-image.ts";
import { decoded } from "#core/url/decoded.ts";
import { type Dimensions, imageDimensions } from "#engines/image-probe/image-dimensions.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { collectImages, type NamedImage, type SideFile } from "./collect-images.ts";

/** What was fetched beside the page. */
export interface GatheredFiles {
  files: SideFile[];
  probes: ReadonlyMap<string, ImageProbeResult>;
}

/** A picture with what a request for it found. */
export interface LookedImage extends NamedImage {
  place: number;
  probe: ImageProbeResult | null;
  isInline: boolean;
  bytes: number | null;
  type: string | null;
  width: number | null;
  height: number | null;
  /** The place of the same file under another address. */
  copyOf: number | null;
}

export interface ExtractorSubject {
  snapshot: PageSnapshot;
  /** The first 500. */
  images: LookedImage[];
  total: number;
  files: SideFile[];
}

/** 500 images a page. */
export const MAX_IMAGES = 500;

export function extractorSubject(snapshot: PageSnapshot, { files, probes }: GatheredFiles): ExtractorSubject {
  const named = collectImages(snapshot, files);
  const firstOf = new Map<string, number>();
  const images = named.slice(0, MAX_IMAGES).map((image, index): LookedImage => {
    const probe = probes.get(image.address) ?? null;
    const isInline = image.address.startsWith("data:");
    const print = isInline ? image.address : (probe?.fingerprint ?? null);
    const copyOf = print === null ? null : (firstOf.get(print) ?? null);
    if (print !== null && copyOf === null) firstOf.set(print, index + 1);
    const inline = isInline ? readDataUri(image.address) : null;
    return {
      ...image,
      place: index + 1,
      probe,
      isInline,
      bytes: probe?.bytes ?? inline?.bytes ?? null,
      type: probe?.type ?? inline?.type ?? null,
      width: probe?.width ?? inline?.size?.width ?? null,
      height: probe?.height ?? inline?.size?.height ?? null,
      copyOf,
    };
  });
  return { snapshot, images, total: named.length, files };
}

/** What a data URI says of itself, and how large it is without its packing, in bytes and in pixels. */
function readDataUri(address: string): { type: string; bytes: number; size: Dimensions | null } {
  const comma = address.indexOf(",");
  const head = address.slice(5, comma).toLowerCase();
  const body = address.slice(comma + 1);
  const type =
    head.split(";")[0]?.replace("image/", "").replace("svg+xml", "svg").replace("x-icon", "ico").replace("vnd.microsoft.icon", "ico") ?? "";
  const bytes = head.endsWith(";base64") ? Buffer.from(decoded(body), "base64") : new TextEncoder().encode(decoded(body));
  const found = sniffImage(bytes);
  return { type: type.slice(0, 20), bytes: bytes.length, size: found && imageDimensions(bytes, found.name) };
}
