/**
 * What the pointer was last moved on, noted by the boot script from the first second (`server/page-cache/late-hydration.ts`).
 * A pointer that only rests where a page appears has pointed at nothing: browsers tell of it by a move of no distance.
 */
export const pointed = (): Node | null => (globalThis as { pointed?: Node }).pointed ?? null;

/** Whatever else than a pointer's move of no distance. */
export const isMoved = (event: Event) => !(event instanceof PointerEvent) || event.movementX !== 0 || event.movementY !== 0;
