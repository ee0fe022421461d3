/** Focus, and its beginning in sight. Browsers differ in where focus alone scrolls: Chromium to the middle, Firefox to the end or nowhere. */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top >= innerHeight - 48) element.scrollIntoView({ block: "start" });
}
