import type { PointerEvent } from "react";

/** Where a browser has no `closedby` (WebKit): a press beside a modal reaches the dialog itself, at a place outside of its box. */
export function closeOutside({ currentTarget: dialog, target, clientX, clientY }: PointerEvent<HTMLDialogElement>): void {
  if ("closedBy" in HTMLDialogElement.prototype || target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) dialog.close();
}
