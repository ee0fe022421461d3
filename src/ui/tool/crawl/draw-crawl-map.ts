import type { CrawlState } from "#core/crawl/crawl-state.ts";
import type { CrawlMap } from "./crawl-map-model.ts";
import { drawTallMap } from "./draw-tall-map.ts";
import { drawWideMap } from "./draw-wide-map.ts";

const WIDE_FROM = 700;

/** The crawl so far as a transit map: the same state and width always give the same drawing. */
export function drawCrawlMap(state: CrawlState, width: number): CrawlMap {
  return width < WIDE_FROM ? drawTallMap(state, width) : drawWideMap(state, width);
}
