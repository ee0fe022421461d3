import { type RefObject, useEffect } from "react";

/** Strips of the cards behind, one above the other: 48 px each, three at most. */
const FAN_PX = 3 * 48;
const EDGE_PX = 16;

/**
 * Gives the cards of the deck their states while the page scrolls: `active`, and `behind1` to `behind3` for those before it; a
 * card that has not arrived has none. All cards come to rest in the place of the first one, which is the container: a card
 * becomes the active one when its top reaches `share` of that place's height.
 */
export function useDeck(section: RefObject<HTMLElement | null>, share: number) {
  useEffect(() => {
    const deck = section.current?.querySelector<HTMLElement>(".deck");
    const first = deck?.firstElementChild;
    if (!deck || !first) return;
    const cards = [...deck.children] as HTMLElement[];
    const stops = [...(section.current?.querySelectorAll<HTMLElement>(".solve-stops > li") ?? [])];
    const still = matchMedia("(prefers-reduced-motion: reduce)");

    // Until the deck has a size the browser skips it (`.far`), and measuring it would make the browser lay it out.
    let fitted = false;
    const mark = () => {
      if (!fitted) return;
      const place = first.getBoundingClientRect();
      const trigger = place.top + place.height * share;
      const active = still.matches ? -1 : cards.findLastIndex((card) => card.getBoundingClientRect().top <= trigger);
      for (const [i, card] of cards.entries()) setState(card, i > active ? undefined : i === active ? "active" : `behind${active - i}`);
      for (const [i, stop] of stops.entries())
        setState(stop, active < 0 ? undefined : i > active ? "ahead" : i === active ? "now" : "done");
    };

    /** Equal heights, so that all cards leave together; and a place from which the whole card can be seen. */
    const texts = [...deck.querySelectorAll<HTMLElement>(".deck-text")];
    const fit = () => {
      fitted = true;
      deck.toggleAttribute("data-stacked", !still.matches);
      const height = Math.max(...texts.map((text) => text.offsetHeight));
      deck.style.setProperty("--deck-height", `${height}px`);
      deck.style.setProperty("--deck-top", `${Math.min(FAN_PX + EDGE_PX, innerHeight - height - EDGE_PX)}px`);
      mark();
    };

    /** A control in a covered card must not be focused unseen (WCAG 2.4.11): the page goes back to its card. */
    const show = ({ target }: FocusEvent) => {
      const index = cards.findIndex((card) => card.contains(target as Node));
      if (!cards[index]?.dataset["state"]?.startsWith("behind")) return;
      const step = (cards[1]?.offsetHeight ?? 0) + Number.parseFloat(getComputedStyle(deck).rowGap);
      const top = Number.parseFloat(getComputedStyle(first).top);
      scrollTo({ top: scrollY + deck.getBoundingClientRect().top + index * step - top });
    };

    // Observing reports the first sizes as well, so this is also the start.
    const sizes = new ResizeObserver(fit);
    for (const text of texts) sizes.observe(text);
    still.addEventListener("change", fit);
    deck.addEventListener("focusin", show);
    addEventListener("resize", fit);
    addEventListener("scroll", mark, { passive: true });
    return () => {
      sizes.disconnect();
      still.removeEventListener("change", fit);
      deck.removeEventListener("focusin", show);
      removeEventListener("resize", fit);
      removeEventListener("scroll", mark);
    };
  }, [section, share]);
}

/** Only on change: the attribute starts transitions, and a write of the same value costs a style recalculation. */
function setState(element: HTMLElement, state: string | undefined) {
  if (element.dataset["state"] === state) return;
  if (state === undefined) delete element.dataset["state"];
  else element.dataset["state"] = state;
}
