import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { KeptLinks } from "#core/crawl/crawl-state.ts";
import { type PackedShape, packShape } from "#core/crawl/page-link.ts";
import type { ReadLink } from "./reading/page-reading.ts";

/** anchors: what visitors follow. all: also what pages are made of. */
export type KeepLinks = "none" | "anchors" | "all";

/** What one crawl keeps of its links: some megabytes at most, on the largest site that it reads. */
const MAX_SHAPES = 20_000;
const MAX_EDGES = 100_000;
const MAX_OF_A_PAGE = 2_000;
const MAX_TEXT = 120;

type LinksEvent = Extract<CrawlEvent, { kind: "links" }>;

/** Packs the links of pages one by one. A menu that stands on every page costs two numbers a link. */
export function createLinkLedger(kept: KeptLinks, keeps: KeepLinks) {
  const numbers = new Map(kept.shapes.map((shape, index) => [keyOf(packShape(shape)), index]));
  let edgeCount = [...kept.byPage.values()].reduce((sum, edges) => sum + edges.length / 2, 0);

  return (from: string, links: readonly ReadLink[], moreLinks: number): Omit<LinksEvent, "kind" | "at"> => {
    const shapes: PackedShape[] = [];
    const edges: number[] = [];
    let more = moreLinks;
    for (const link of links) {
      if (keeps === "anchors" && link.kind !== "a" && link.kind !== "area") continue;
      const packed = packShape({ ...link, text: link.text.slice(0, MAX_TEXT) });
      const key = keyOf(packed);
      let number = numbers.get(key);
      const isFull = edges.length / 2 >= MAX_OF_A_PAGE || edgeCount >= MAX_EDGES || (number === undefined && numbers.size >= MAX_SHAPES);
      if (isFull) {
        more++;
        continue;
      }
      if (number === undefined) {
        number = numbers.size;
        numbers.set(key, number);
        shapes.push(packed);
      }
      edges.push(number, link.line);
      edgeCount++;
    }
    return { from, shapes, edges, ...(more > 0 ? { more } : {}) };
  };
}

/** No part of a shape holds a line feed: texts are collapsed, addresses escaped. */
const keyOf = (shape: PackedShape) => shape.join("\n");
