/** A list kept in this browser and nowhere else. Every reader of it hears of a change, also from another tab. */
export function createKeptList<Item>(key: string, max: number) {
  const listeners = new Set<() => void>();
  const none: readonly Item[] = [];
  let known: { text: string; items: readonly Item[] } | undefined;

  function read(): readonly Item[] {
    try {
      const text = localStorage.getItem(key) ?? "[]";
      if (known?.text !== text) known = { text, items: JSON.parse(text) as Item[] };
      return known.items;
    } catch {
      return none;
    }
  }

  return {
    read,
    /** For useSyncExternalStore on the server. */
    none: () => none,
    write(items: readonly Item[]) {
      try {
        localStorage.setItem(key, JSON.stringify(items.slice(0, max)));
      } catch {
        // Private windows and full stores refuse; the tool works all the same.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
