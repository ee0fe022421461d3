import type { OgField, OgFields } from "#engines/head-tags/og-properties.ts";
import type { OgTag } from "#engines/head-tags/read-og.ts";
import type { ImageProbeResult } from "#engines/image-probe/image-probe-result.schema.ts";

/** What the rules read: the values, the picture behind them, and the page they came from when there is one. */
export interface OgSubject {
  fields: OgFields;
  /** Null while nobody has looked at it. */
  image: ImageProbeResult | null;
  /** Null for values that were typed. */
  page: OgPage | null;
}

export interface OgPage {
  url: string;
  tags: OgTag[];
  canonical: string | null;
  title: string;
}

/** A value without space around it; "" when there is none. */
export function textOf({ fields }: Pick<OgSubject, "fields">, field: OgField): string {
  const value = fields[field];
  return typeof value === "string" ? value.trim() : "";
}

export function listOf({ fields }: Pick<OgSubject, "fields">, field: OgField): string[] {
  const value = fields[field];
  return Array.isArray(value) ? value.map((item) => item.trim()).filter(Boolean) : [];
}

/** The largest sizes and lengths that networks publish or that people measured; the rules say which is which. */
export const LIMITS = {
  title: { good: 60, most: 95 },
  description: { good: 200 },
  alt: { most: 420 },
} as const;
