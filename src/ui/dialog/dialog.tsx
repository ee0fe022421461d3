import { type ComponentProps, type ReactNode, useEffect, useId } from "react";
import "./dialog.css";

interface DialogProps {
  /** What a DialogButton names in `opens`. */
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * The browser's own modal: focus, Escape and the inert page behind come with it. Opens without any script by `command`
 * (Chrome 135, Firefox 144, Safari 26.2); browsers of the two years before show it as a popover, until React is there.
 */
export function Dialog({ id, title, className, children }: DialogProps) {
  const heading = useId();
  useEffect(followCommands, []);
  return (
    <dialog id={id} className={className ? `dialog ${className}` : "dialog"} aria-labelledby={heading} closedby="any" popover="auto">
      <div className="dialog-head">
        <h2 id={heading} className="d4">
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label="Close" {...invoker("close", id)} popoverTarget={id}>
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
  return <button type="button" {...invoker("show-modal", opens)} popoverTarget={opens} {...button} />;
}

/** React's types do not know these attributes yet. Where the browser knows them, it leaves `popovertarget` alone. */
const invoker = (command: "show-modal" | "close", id: string) => ({ command, commandfor: id });

/** Does for older browsers what `command` does by itself. */
function followCommands() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const follow = (event: MouseEvent) => {
    const button = (event.target as Element).closest("[command][commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement) || dialog.matches(":popover-open")) return;
    event.preventDefault();
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
