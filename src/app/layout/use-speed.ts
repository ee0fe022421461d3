import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";

let telling: Promise<() => void> | undefined;
let isBegun = false;

/**
 * Measures the page that a visit begins with, of so many in a hundred: its code comes when the browser has nothing else to do. Pages after
 * it come without a document and are not measured; the first of them ends the measurement.
 */
export function useSpeed(sample: number): void {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id;
  // Route and share are those of the first page.
  useEffect(() => {
    if (isBegun) {
      void telling?.then((tell) => tell());
      telling = undefined;
      return;
    }
    isBegun = true;
    if (route === undefined || Math.random() * 100 >= sample) return;
    telling = new Promise<void>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(() => resolve()))
      .then(() => import("#features/speed/tell-vitals.ts"))
      .then(({ tellVitals }) => tellVitals(route));
    // A measurement that does not arrive is not worth a word.
    telling.catch(() => {});
  }, [pathname]);
}
