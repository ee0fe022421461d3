import { useSyncExternalStore } from "react";
import { dismissToast, shownToasts, showToast, subscribe, type Toast } from "./toast-queue.ts";
import "./toast.css";

/** `const toast = useToast(); toast("Link copied")`. The region stands once, in the root. */
export function useToast(): typeof showToast {
  return showToast;
}

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, () => none);
  return (
    <div className="toasts" role="status" data-testid="toasts">
      {toasts.map((toast) => (
        <p key={toast.id} className="toast" data-tone={toast.tone}>
          {toast.message}
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.onSelect();
                dismissToast(toast.id);
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

const none: readonly Toast[] = [];
