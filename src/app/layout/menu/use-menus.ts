import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isMoved, pointed } from "#ui/pointed.ts";

const HOVER_DELAY_MS = 120;
/** A click that lands just after the hover opened a panel was meant to open it, not to close it. */
const CLICK_GRACE_MS = 400;

/** What the browser does not do by itself: one panel at a time, Escape, a press outside, leaving by keyboard, hover, `aria-expanded`. */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shownAt = useRef(key);
  useLayoutEffect(() => {
    // Not at hydration: what a visitor opened before it stays open.
    if (shownAt.current !== key) closeAll(menu.current);
    shownAt.current = key;
  }, [key, menu]);

  useEffect(() => {
    const nav = menu.current;
    if (!nav) return;
    const stop = new AbortController();
    const on = <E extends Event>(target: EventTarget, type: string, listener: (event: E) => void, capture = false) =>
      target.addEventListener(type, listener as EventListener, { signal: stop.signal, capture });
    const wide = matchMedia("(width >= 75em)");
    let timer = 0;
    let pointedLine: HTMLElement | undefined;
    let hovered: { latch: HTMLElement; at: number } | undefined;

    for (const latch of latches(nav)) tellExpanded(latch);
    on(
      nav,
      "toggle",
      ({ target }) => {
        if (!(target instanceof HTMLElement) || !target.matches(".latch")) return;
        tellExpanded(target);
        if (isOpen(target)) for (const other of latches(nav)) if (other !== target) close(other);
      },
      true,
    );
    on<KeyboardEvent>(document, "keydown", (event) => {
      if (event.key !== "Escape" || !wide.matches) return;
      for (const latch of latches(nav).filter(isOpen)) {
        close(latch);
        buttonOf(latch)?.focus();
      }
    });
    on<PointerEvent>(document, "pointerdown", ({ target }) => wide.matches && !nav.contains(target as Node) && closeLatches(nav));
    on<FocusEvent>(nav, "focusout", ({ target, relatedTarget }) => {
      const line = (target as Element).closest(".menu-line");
      if (wide.matches && relatedTarget && !line?.contains(relatedTarget as Node)) closeLatches(nav);
    });
    on(wide, "change", () => closeAll(nav));

    if (matchMedia("(hover: hover) and (pointer: fine)").matches) {
      for (const line of nav.querySelectorAll<HTMLElement>(".menu-line")) {
        const latch = line.querySelector<HTMLElement>(".latch");
        const enter = () => {
          if (pointedLine === line) return;
          pointedLine = line;
          clearTimeout(timer);
          if (!latch || !wide.matches || isOpen(latch)) return;
          timer = window.setTimeout(() => {
            if (isOpen(latch)) return;
            hovered = { latch, at: performance.now() };
            latch.showPopover();
          }, HOVER_DELAY_MS);
        };
        // By a move, not by the pointer's coming in: it may be there already when this listens, and a page may appear under it.
        on(line, "pointermove", (event) => isMoved(event) && enter());
        if (line.contains(pointed())) enter();
        on(line, "pointerleave", () => {
          pointedLine = undefined;
          clearTimeout(timer);
          if (hovered?.latch !== latch) return;
          timer = window.setTimeout(() => {
            if (latch) close(latch);
            hovered = undefined;
          }, HOVER_DELAY_MS);
        });
        on(line, "click", (event) => {
          if (!latch || hovered?.latch !== latch || !(event.target as Element).closest(".menu-head")) return;
          if (performance.now() - hovered.at < CLICK_GRACE_MS) event.preventDefault();
          // From here on it is held open by the press, not by the pointer's place.
          hovered = undefined;
        });
      }
    }
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [menu]);
}

const latches = (nav: HTMLElement) => [...nav.querySelectorAll<HTMLElement>(".latch")];
const isOpen = (latch: HTMLElement) => latch.matches(":popover-open");
const close = (popover: HTMLElement) => isOpen(popover) && popover.hidePopover();
const buttonOf = (latch: HTMLElement) => latch.parentElement?.querySelector<HTMLElement>(".menu-head");
const tellExpanded = (latch: HTMLElement) => buttonOf(latch)?.setAttribute("aria-expanded", String(isOpen(latch)));

function closeLatches(nav: HTMLElement) {
  for (const latch of latches(nav)) close(latch);
}

function closeAll(nav: HTMLElement | null) {
  if (!nav) return;
  closeLatches(nav);
  close(nav);
}
