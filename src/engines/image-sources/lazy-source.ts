import { parseSrcset } from "./parse-srcset.ts";

interface WrittenImage {
  /** The src attribute, "" when there is none. */
  raw: string;
  srcset: string | null;
  attributes: Readonly<Record<string, string>>;
}

/**
 * The address that a reader ends up seeing: scripts that load late keep it in an attribute of their own and put a blank picture into
 * src. The names are those of lazysizes, lozad, WordPress plugins, Shopify themes and their kin.
 */
export function shownSource({ raw, srcset, attributes }: WrittenImage): { address: string; from: string } | null {
  const late = LATE.find((name) => (attributes[name]?.trim() ?? "") !== "");
  if (isPlaceholder(raw) && late) return { address: first(attributes[late] ?? "", late), from: late };
  if (raw.trim() !== "") return { address: raw.trim(), from: "src" };
  const candidate = srcset === null ? undefined : parseSrcset(srcset.slice(0, FIRST_PART))[0]?.url;
  return candidate === undefined ? null : { address: candidate, from: "srcset" };
}

/** Only the first candidate is asked for; a srcset may hold megabytes. */
const FIRST_PART = 20_000;

/** Attributes in which a picture waits to be loaded. */
export const LATE = [
  "data-src",
  "data-lazy-src",
  "data-original",
  "data-lazy",
  "data-url",
  "data-image",
  "data-full",
  "data-hi-res-src",
  "data-bg",
  "data-background",
  "data-background-image",
  "data-srcset",
  "data-lazy-srcset",
] as const;

/** No address at all, a data URI, or a file that is named after its emptiness. */
function isPlaceholder(raw: string): boolean {
  const address = raw.trim();
  return (
    address === "" ||
    /^(?:data:|about:|#)/i.test(address) ||
    /(?:^|[/_-])(?:blank|spacer|placeholder|pixel|transparent|lazy)(?:[-_\d][\w-]*)?\.(?:gif|png|svg|jpe?g|webp)(?:$|\?)/i.test(address)
  );
}

function first(value: string, name: string): string {
  return name.endsWith("srcset") ? (parseSrcset(value.slice(0, FIRST_PART))[0]?.url ?? value.trim()) : value.trim();
}
