import type { PageSnapshot } from "../page-snapshot.ts";
import { wordBlocks } from "./word-blocks.ts";

interface PlacedText {
  place: "title" | "description" | "h1" | "heading" | "text" | "link" | "alt";
  text: string;
}

/** What a page says of its topic, in reading order, each piece with the place it stands in: the main content, its links and its pictures. */
export function pagePlaces(snapshot: PageSnapshot): PlacedText[] {
  const { main, mainBy } = wordBlocks(snapshot);
  if (mainBy === "text") return main.map(({ text }) => ({ place: "text", text }));
  const description = snapshot.metas.find(({ name }) => name === "description")?.raw;
  const isMain = (region: string) => region === "main" || (mainBy === "regions" && region === "body");
  const places: PlacedText[] = [
    { place: "title", text: snapshot.titles[0]?.text ?? "" },
    { place: "description", text: description ?? "" },
    ...main.map(({ text, tagName }): PlacedText => ({ place: placeOf(tagName), text })),
    ...snapshot.anchors
      .filter(({ region, isHidden }) => isMain(region) && !isHidden)
      .map(({ text }): PlacedText => ({ place: "link", text })),
    ...snapshot.images.filter(({ isHidden }) => !isHidden).map(({ alt }): PlacedText => ({ place: "alt", text: alt ?? "" })),
  ];
  return places.filter(({ text }) => text.trim() !== "");
}

const placeOf = (tagName: string): PlacedText["place"] => (tagName === "h1" ? "h1" : /^h[2-6]$/.test(tagName) ? "heading" : "text");
