import { type ComponentType, lazy } from "react";
import { isMoved, pointed } from "./pointed.ts";

/**
 * A part of a page whose HTML came from the server and works as it is: its module is loaded, and React takes the part over,
 * when it is about to be seen, or, for a part that is always seen, when somebody turns to it. A click anywhere loads it too,
 * because a navigation re-renders the page around it.
 * Where there is no such HTML (the page was reached by a client-side navigation) the module is loaded at once.
 */
export function lazyWhenNeeded<Props>(selector: string, load: () => Promise<ComponentType<Props>>, when: "near" | "used" = "near") {
  return lazy(() => {
    const part = import.meta.env.SSR ? null : document.querySelector(selector);
    return loadPart(part, async () => {
      if (part) await needed(part, when);
      return load();
    });
  });
}

/** What does not come leaves a part as the server sent it, which works: after many deploys an old page's modules are gone. */
export async function loadPart<Part>(part: Element | null, load: () => Promise<Part>): Promise<{ default: Part }> {
  const arrival = load();
  coming.add(arrival);
  try {
    return { default: await arrival };
  } catch (error) {
    const isPlain = part !== null && !Object.keys(part).some((name) => name.startsWith("__react"));
    if (!isPlain) throw error;
    isPlainForGood = true;
    return new Promise<never>(() => {});
  } finally {
    coming.delete(arrival);
  }
}

/** Parts that React has not taken over yet, and what makes each of them come. */
const coming = new Set<Promise<unknown>>();
const calls = new Set<() => void>();
/** Whether one of them did not come: React shows nothing new beside it, and would wait for it for ever. */
let isPlainForGood = false;

/** Loads every part that still waits, and says whether React then holds the whole page; undefined when it does already. */
export function takeOverAll(): Promise<boolean> | undefined {
  if (coming.size === 0 && !isPlainForGood) return undefined;
  for (const call of [...calls]) call();
  return Promise.allSettled(coming).then(() => !isPlainForGood);
}

/** Heard from the first moment on: a part that begins to wait after somebody has gone on would wait for ever. */
let hasGoneOn = false;
if (!import.meta.env.SSR) {
  const goOn = () => {
    hasGoneOn = true;
    takeOverAll();
  };
  for (const type of ["click", "submit", "popstate"]) addEventListener(type, goOn, true);
  // A navigation from code, such as the search's Enter key. Not every browser tells; the router's note on its own entry is none.
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener("navigate", (event) => {
    const { destination } = event as Event & { destination: { url: string } };
    if (destination.url !== location.href) goOn();
  });
}

function needed(part: Element, when: "near" | "used"): Promise<void> {
  const isUsed = when === "used" && (part.contains(pointed()) || part.matches(":focus-within, :has(:popover-open)"));
  if (hasGoneOn || isUsed) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), {
      rootMargin: "800px",
    });
    const turn = (event: Event) => isMoved(event) && done();
    const done = () => {
      calls.delete(done);
      near.disconnect();
      for (const type of TURNS) part.removeEventListener(type, turn);
      resolve();
    };
    calls.add(done);
    if (when === "near") near.observe(part);
    else for (const type of TURNS) part.addEventListener(type, turn);
  });
}

const TURNS = ["pointermove", "touchstart", "focusin"] as const;
