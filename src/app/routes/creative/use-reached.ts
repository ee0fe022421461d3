import { type RefObject, useEffect } from "react";

/** Higher than any page: what lies above the window counts as seen. */
const ABOVE = "1000000px";

/**
 * Gives the places of a list their states while the page scrolls: `visible` from the moment that `share` of a place has come up
 * from the lower edge of the window, `waiting` before. A place is not moved itself, only what stands in it.
 */
export function useReached(list: RefObject<HTMLElement | null>, share: number) {
  useEffect(() => {
    const reached = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          (target as HTMLElement).dataset["state"] = intersectionRatio >= share ? "visible" : "waiting";
        }
      },
      { threshold: share, rootMargin: `${ABOVE} 0px 0px` },
    );
    for (const place of list.current?.children ?? []) reached.observe(place);
    return () => reached.disconnect();
  }, [list, share]);
}
