import { type ComponentProps, type ReactNode, useEffect, useId } from "react";
import "./dialog.css";

interface DialogProps {
  /** What a DialogButton names in `opens`. */
  id: string;
  title: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The browser's own modal: focus, Escape and the inert page behind come with it. Opens before hydration by `command`. */
export function Dialog({ id, title, className, children }: DialogProps) {
  const heading = useId();
  useEffect(followCommands, []);
  return (
    <dialog id={id} className={className ? `dialog ${className}` : "dialog"} aria-labelledby={heading} closedby="any">
      <div className="dialog-head">
        <h2 id={heading} className="d4">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className="dialog-close" aria-label="Close">
            <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
              <path d="M3 3l18 18M21 3L3 21" />
            </svg>
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

export function DialogButton({ opens, ...button }: { opens: string } & ComponentProps<"button">) {
  // React's types do not know the invoker attributes yet.
  return <button type="button" {...{ command: "show-modal", commandfor: opens }} {...button} />;
}

/** Does for older browsers what `command` does by itself (Chrome 135, Firefox 144, Safari 26.2). */
function followCommands() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  const follow = (event: MouseEvent) => {
    const id = (event.target as Element).closest("[command=show-modal]")?.getAttribute("commandfor");
    const dialog = id && document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
