import type { CrawlState } from "#core/crawl/crawl-state.ts";
import { pathShape } from "#core/crawl/path-shape.ts";
import { present } from "#core/errors/present.ts";

/**
 * Which address of a line to read next, so that a few pages stand for a site: of the shape that was read least, and within a shape spread
 * over the line, which runs from what is near the home page to what is far from it.
 */
export function createSampler(state: CrawlState) {
  const taken = new Map<string, number>();
  for (const { url, state: progress } of state.pages.values()) if (progress !== "waiting") count(url);

  function count(url: string): void {
    const shape = pathShape(url);
    taken.set(shape, (taken.get(shape) ?? 0) + 1);
  }

  return {
    /** Takes it out of the line. */
    next(line: string[]): string | undefined {
      const byShape = Map.groupBy(line, pathShape);
      let least: string | undefined;
      for (const shape of byShape.keys()) if (least === undefined || timesOf(shape) < timesOf(least)) least = shape;
      if (least === undefined) return undefined;
      const same = byShape.get(least) ?? [];
      const url = present(same[Math.floor(spread(timesOf(least)) * same.length)]);
      line.splice(line.indexOf(url), 1);
      count(url);
      return url;
    },
  };

  function timesOf(shape: string): number {
    return taken.get(shape) ?? 0;
  }
}

/** 0, then by steps of the golden ratio: each falls into the widest gap that the ones before left. */
const spread = (step: number): number => (step * 0.618_033_988_75) % 1;

/** So many of a list, over all its shapes in turn. */
export function sampleOf(urls: readonly string[], size: number): string[] {
  if (urls.length <= size) return [...urls];
  const shapes = [...Map.groupBy(urls, pathShape).values()].map((same) => ({ same, taken: new Set<string>() }));
  const sample: string[] = [];
  for (let round = 0; sample.length < size; round++) {
    const before = sample.length;
    for (const { same, taken } of shapes) {
      const rest = same.filter((url) => !taken.has(url));
      const url = rest[Math.floor(spread(round) * rest.length)];
      if (url === undefined || sample.length >= size) continue;
      taken.add(url);
      sample.push(url);
    }
    if (sample.length === before) break;
  }
  return sample;
}
