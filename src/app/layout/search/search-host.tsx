import { type ComponentType, useEffect, useState } from "react";
import { openSearch, openSearchEvent } from "./open-search.ts";

type SearchDialog = ComponentType<{ query: string; onClose: () => void }>;

/** Listens for ⌘K (Ctrl+K) and for openSearch(), and loads the dialog when it is first asked for. */
export function SearchHost() {
  const [Dialog, setDialog] = useState<SearchDialog>();
  const [query, setQuery] = useState<string>();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openSearch();
    };
    const onOpen = async (event: Event) => {
      setQuery((event as CustomEvent<string>).detail);
      const module = await import("./search-dialog.tsx");
      setDialog(() => module.SearchDialog);
    };
    addEventListener("keydown", onKey);
    addEventListener(openSearchEvent, onOpen);
    // Pressed before this page was awake.
    if ("cmdk" in self) openSearch();
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener(openSearchEvent, onOpen);
    };
  }, []);

  return Dialog && query !== undefined ? <Dialog query={query} onClose={() => setQuery(undefined)} /> : null;
}
