import { useEffect } from "react";
import { useLocation } from "react-router";
import { takeOverAll } from "#ui/lazy-when-needed.ts";

/** The page that React shows, whatever the address says meanwhile; undefined before it has taken it over. */
let shown: string | undefined;
let tellTaken = () => {};
const taken = new Promise<boolean>((resolve) => {
  tellTaken = () => resolve(true);
});

export function useShownPage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
    tellTaken();
  }, [pathname, search]);
}

/**
 * Links to a part of the page, and the way back from it, are the browser's own business: the router hears of them by `popstate` and
 * renders at once. What React has not taken over would be gone in that moment, and with it the goal of the jump; so the router hears of
 * it when all of it is there. Called before the router listens: on the window listeners are asked in their order.
 */
export function watchPartLinks(): void {
  const address = () => location.pathname + location.search;
  const first = address();
  addEventListener("popstate", (event) => {
    if (address() !== (shown ?? first)) return;
    const arrival = shown === undefined ? taken : takeOverAll();
    if (!arrival) return;
    event.stopImmediatePropagation();
    void arrival.then((isWhole) => isWhole && setTimeout(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state }))));
  });
}
