/** Focus, and its beginning in sight. Browsers differ in where focus alone scrolls: Chromium to the middle, Firefox to the end or nowhere. */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  bringIntoView(element);
}

/** Scrolls to where an element begins, unless that, or the part of it that matters, is in sight already. */
export function bringIntoView(element: HTMLElement | null, part: Element | null | undefined = element): void {
  const top = part?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top >= innerHeight - 48) element?.scrollIntoView({ block: "start" });
}
