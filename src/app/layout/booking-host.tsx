import { type ComponentType, useEffect, useState } from "react";

type BookingPopup = ComponentType<{ month: string | undefined; onClose: () => void }>;

/**
 * Links that lead to the booking page carry `data-book`, with the month to open at or nothing. Once React is there they open the calendar
 * over the page, whose module is loaded at the first of these clicks; should it not come, the link leads where it says.
 */
export function BookingHost() {
  const [Popup, setPopup] = useState<BookingPopup>();
  const [month, setMonth] = useState<string>();

  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-book]") : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      try {
        const module = await import("../booking/booking-popup.tsx");
        setPopup(() => module.BookingPopup);
        setMonth(link.dataset["book"] ?? "");
      } catch {
        location.assign(link.href);
      }
    };
    // Before React's own listeners: a link whose click was taken does not navigate.
    addEventListener("click", onClick, true);
    // The last host of the root: what was pressed before React came is pressed again now (server/page-cache/late-hydration.ts).
    Object.assign(globalThis, { awake: true });
    return () => removeEventListener("click", onClick, true);
  }, []);

  return Popup && month !== undefined ? <Popup month={month || undefined} onClose={() => setMonth(undefined)} /> : null;
}
