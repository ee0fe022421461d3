import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of a page that needs no script. Its HTML comes from the server and stays as it is; its code is fetched only when the
 * visitor goes on to another page without a new document, for then React must render it (docs/decisions/0006).
 * Inside it: links, forms, <details> and other things that the browser does by itself. No handlers, no state.
 */
export function staticPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => {
    await untilVisitorGoesOn();
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

let goesOn: Promise<void> | undefined;

/** At once on the server; in the browser when a link is followed, a form is sent or the history is used. */
function untilVisitorGoesOn(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  goesOn ??= new Promise((resolve) => {
    const options = { capture: true, passive: true };
    addEventListener("click", (event) => (event.target as Element).closest?.("a[href]") && resolve(), options);
    for (const name of ["submit", "popstate"]) addEventListener(name, () => resolve(), options);
    // Every way of going on, also from code: the Navigation API tells.
    (globalThis as { navigation?: EventTarget }).navigation?.addEventListener("navigate", () => resolve());
  });
  return goesOn;
}
