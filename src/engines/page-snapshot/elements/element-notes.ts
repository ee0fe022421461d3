import type { HtmlElement } from "#core/html/parse-html.ts";
import type { AddressFact, AnchorFact, Fact, ImageFact, LinkFact, MediaFact, PageSnapshot, ScriptFact } from "../page-snapshot.ts";
import type { Region } from "../region.ts";
import { type Origin, placeOf } from "../source-location.ts";
import type { TextBlocks } from "../text/text-blocks.ts";
import type { TextCollector } from "../text/text-collector.ts";

/** What a node inherits from the elements around it. */
export interface Surroundings {
  inHead: boolean;
  inNoscript: boolean;
  isHidden: boolean;
  isConcealed: boolean;
  /** In a declarative shadow root: drawn, but no part of the document's own tree. */
  inShadow: boolean;
  region: Region;
  origin: Origin;
}

export interface Notes {
  facts: DocumentFacts;
  source: string;
  text: TextCollector;
  /** Index in `facts.anchors` of the anchor that is open. */
  openAnchor: number | null;
  /** The button that is open, and the element that closes it. */
  openButton: { fact: { name: string }; owner: HtmlElement } | null;
  /** Facts whose accessible name is worked out once the whole tree is known. A picture has none from its content. */
  unnamed: { fact: { name: string }; element: HtmlElement; isPicture?: boolean }[];
  blocks: TextBlocks;
}

export type Unresolved<F extends AddressFact> = Omit<F, "resolved">;

/** A snapshot's facts before addresses are resolved: a base element may come after them. */
export interface DocumentFacts
  extends Pick<PageSnapshot, "doctype" | "lang" | "bases" | "titles" | "metas" | "jsonLd" | "headings" | "parseStopped" | "headBreak"> {
  base: Unresolved<AddressFact> | null;
  links: Unresolved<LinkFact>[];
  images: Unresolved<ImageFact>[];
  anchors: Unresolved<AnchorFact>[];
  scripts: Unresolved<ScriptFact>[];
  iframes: Unresolved<AddressFact>[];
  media: Unresolved<MediaFact>[];
}

export function allAttributes(element: HtmlElement): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function factOf(element: HtmlElement, around: Surroundings, { source }: Notes, raw: string, extent?: "tag" | "element"): Fact {
  const { inHead, inNoscript, origin } = around;
  return { raw, source: "html", inHead, inNoscript, ...placeOf(element, source, origin, extent) };
}
