/** Limits that several tools judge by: one figure each, so that no two of them disagree about the same page. */

/** Time to the first byte: up to the first is good, over the second poor. https://web.dev/articles/ttfb */
export const FIRST_BYTE_MS = { good: 800, poor: 1_800 } as const;

/**
 * Googlebot indexes the first 2 MB of a page's HTML, unpacked: https://developers.google.com/search/docs/crawling-indexing/googlebot, checked
 * 2026-11-15. Two million bytes, since the page does not say which kind of megabyte it means.
 */
export const INDEXED_BYTES = 2_000_000;

/** Under this, packing costs more than it saves: it fits one packet. */
export const WORTH_PACKING_BYTES = 1_400;

/** A picture that weighs more is seldom as large as it is shown. */
export const HEAVY_PICTURE_BYTES = 200_000;
/** From here a newer format saves what somebody notices. */
export const WORTH_CONVERTING_BYTES = 100_000;

/** Pictures, icons and scripts that browsers keep for less are asked for again by whoever comes back. */
export const SHORT_CACHE_SECONDS = 7 * 86_400;
