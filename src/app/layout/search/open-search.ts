/** Asks the search host in the root to open, with a query to start from. */
export function openSearch(query = ""): void {
  dispatchEvent(new CustomEvent(openSearchEvent, { detail: query }));
}

export const openSearchEvent = "site:search";
