import { type ComponentType, lazy } from "react";

/**
 * A part of a page whose HTML came from the server and works as it is: its module is loaded, and React takes the part over,
 * when it is about to be seen, or, for a part that is always seen, when somebody turns to it. A click anywhere loads it too,
 * because a navigation re-renders the page around it.
 * Where there is no such HTML (the page was reached by a client-side navigation) the module is loaded at once.
 */
export function lazyWhenNeeded<Props>(selector: string, load: () => Promise<ComponentType<Props>>, when: "near" | "used" = "near") {
  return lazy(() => {
    const taking = take();
    coming.add(taking);
    taking.then(
      () => coming.delete(taking),
      () => coming.delete(taking),
    );
    return taking;
  });

  async function take() {
    const part = import.meta.env.SSR ? null : document.querySelector(selector);
    if (part) await needed(part, when);
    try {
      return { default: await load() };
    } catch (error) {
      // After a deploy an old page's modules are gone: what is there stays plain HTML.
      if (part) return new Promise<never>(() => {});
      throw error;
    }
  }
}

/** Parts that React has not taken over yet, and what makes each of them come. */
const coming = new Set<Promise<unknown>>();
const calls = new Set<() => void>();

/** Loads every part that still waits; undefined when none does. */
export function takeOverAll(): Promise<unknown> | undefined {
  if (coming.size === 0) return undefined;
  for (const call of [...calls]) call();
  return Promise.all(coming);
}

function needed(part: Element, when: "near" | "used"): Promise<void> {
  if (when === "used" && part.matches(":hover, :focus-within, :has(:popover-open)")) return Promise.resolve();
  return new Promise((resolve) => {
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(), {
      rootMargin: "800px",
    });
    const done = () => {
      calls.delete(done);
      near.disconnect();
      for (const type of USES) removeEventListener(type, done, true);
      for (const type of TURNS) part.removeEventListener(type, done);
      navigation?.removeEventListener("navigate", done);
      resolve();
    };
    calls.add(done);
    if (when === "near") near.observe(part);
    else for (const type of TURNS) part.addEventListener(type, done);
    for (const type of USES) addEventListener(type, done, true);
    // A navigation from code, such as the search's Enter key. Not every browser tells.
    const { navigation } = globalThis as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", done);
  });
}

const USES = ["click", "submit", "popstate"] as const;
const TURNS = ["pointerover", "pointermove", "touchstart", "focusin"] as const;
