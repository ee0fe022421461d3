import { useEffect } from "react";
import { useLocation } from "react-router";
import { takeOverAll } from "#ui/lazy-when-needed.ts";

/** The page that React shows, whatever the address says meanwhile. */
let shown = "";

export function useShownPage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    shown = pathname + search;
  }, [pathname, search]);
}

/**
 * Links to a part of the page, and the way back from it, are the browser's own business: the router hears of them by `popstate` and
 * renders at once. Parts that React has not taken over would be gone in that moment, and with them the goal of the jump; so the router
 * hears of it when they are there. Called before the router listens: on the window listeners are asked in their order.
 */
export function watchPartLinks(): void {
  addEventListener("popstate", (event) => {
    const arrival = location.pathname + location.search === shown ? takeOverAll() : undefined;
    if (!arrival) return;
    event.stopImmediatePropagation();
    void arrival.then(() => setTimeout(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state }))));
  });
}
