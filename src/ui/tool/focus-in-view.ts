/** Focus and, where the browser leaves it there (Firefox does for what is not a control), out of sight no longer. */
export function focusInView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus();
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight - 48) element.scrollIntoView({ block: "start" });
}
