import { useEffect, useState } from "react";

/** Raised a moment behind each save: what shows the draft is then made anew. */
export function useTurn(savedAt: Date | undefined): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!savedAt) return;
    const timer = setTimeout(() => setTurn((count) => count + 1), 1_000);
    return () => clearTimeout(timer);
  }, [savedAt]);
  return turn;
}
