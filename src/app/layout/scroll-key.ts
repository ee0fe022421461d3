import type { Location } from "react-router";

/**
 * The name under which a place on the page is kept for the way back. The browser makes entries of its own for links to a part of a page;
 * they have no key, and under the one that the router gives to all of them each would be sent to the place of the one before.
 */
export function scrollKey({ key }: Location): string {
  return key === "default" && !import.meta.env.SSR ? Math.random().toString(36) : key;
}
