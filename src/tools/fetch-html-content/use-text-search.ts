import { type RefObject, useEffect, useRef, useState } from "react";

const HIGHLIGHT = "source-search";
const MOST = 2000;

/** Finds text in an element that holds one text node, marks every place, and brings one after another into view. */
export function useTextSearch(element: RefObject<HTMLElement | null>, text: string) {
  const [wanted, setWanted] = useState("");
  const [at, setAt] = useState(0);
  const places = useRef<number[]>([]);
  const [count, setCount] = useState(0);

  useEffect(() => () => void globalThis.CSS?.highlights?.delete(HIGHLIGHT), []);

  function search(value: string) {
    setWanted(value);
    places.current = placesOf(text, value);
    setCount(places.current.length);
    setAt(0);
    mark(element.current, places.current, value.length);
    show(element.current, places.current[0], value.length);
  }

  function step(by: number) {
    if (count === 0) return;
    const next = (at + by + count) % count;
    setAt(next);
    show(element.current, places.current[next], wanted.length);
  }

  const words = wanted === "" ? "" : count === 0 ? "Not there" : `${at + 1} of ${count >= MOST ? `${MOST} or more` : count}`;
  return { search, step, count, words };
}

/** Case does not matter, unless the search itself has a capital. */
export function placesOf(text: string, wanted: string): number[] {
  if (wanted === "") return [];
  const isExact = /\p{Lu}/u.test(wanted);
  // Lower-casing may change a text's length (İ), and then its places would be others'.
  const lower = text.toLowerCase();
  const [hay, needle] = isExact || lower.length !== text.length ? [text, wanted] : [lower, wanted.toLowerCase()];
  const places: number[] = [];
  for (let at = hay.indexOf(needle); at !== -1 && places.length < MOST; at = hay.indexOf(needle, at + needle.length)) places.push(at);
  return places;
}

function mark(element: HTMLElement | null, places: readonly number[], length: number) {
  const node = element?.firstChild;
  // Without highlights of CSS the place still comes into view.
  if (!node || typeof Highlight === "undefined") return;
  const ranges = places.map(
    (start) => new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: start + length }),
  );
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
}

function show(element: HTMLElement | null, place: number | undefined, length: number) {
  const node = element?.firstChild;
  const box = element?.closest<HTMLElement>(".src-box");
  if (!node || !box || place === undefined) return;
  const range = document.createRange();
  range.setStart(node, place);
  range.setEnd(node, place + length);
  const [found, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollBy({ top: found.top - frame.top - frame.height / 3, left: found.left - frame.left - frame.width / 3 });
}
