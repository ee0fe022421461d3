import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { closeOutside } from "./close-outside.ts";
import "./dialog.css";

interface DialogProps {
  /** What a DialogButton names in `opens`. */
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The browser's own modal: focus, Escape and the inert page behind come with it. Before React is there, and without scripts,
 * the same element opens as a popover: every browser since 2024 does that by itself.
 */
export function Dialog({ id, title, className, children }: DialogProps) {
  const heading = useId();
  return (
    <dialog
      id={id}
      className={className ? `dialog ${className}` : "dialog"}
      aria-labelledby={heading}
      closedby="any"
      popover="auto"
      onPointerDown={closeOutside}
    >
      <div className="dialog-head">
        <h2 id={heading} className="d4">
          {title}
        </h2>
        <button
          type="button"
          className="dialog-close"
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
            <path d="M3 3l18 18M21 3L3 21" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
}

export function DialogButton({ opens, ...button }: { opens: string } & ComponentProps<"button">) {
  const open = (event: MouseEvent) => {
    const dialog = document.getElementById(opens);
    if (!(dialog instanceof HTMLDialogElement) || dialog.matches(":popover-open")) return;
    event.preventDefault();
    dialog.showModal();
  };
  return <button type="button" popoverTarget={opens} onClick={open} {...button} />;
}
