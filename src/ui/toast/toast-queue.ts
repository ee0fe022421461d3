export interface Toast {
  id: number;
  message: string;
  tone: "plain" | "bad";
  action?: { label: string; onSelect: () => void };
}

interface ToastOptions extends Partial<Pick<Toast, "tone" | "action">> {
  /** How long it stays; an undo deserves 8 s. */
  ms?: number;
}

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function showToast(message: string, { tone = "plain", action, ms = 6000 }: ToastOptions = {}): void {
  const id = ++lastId;
  set([...shown, { id, message, tone, ...(action && { action }) }]);
  setTimeout(() => dismissToast(id), ms);
}

export function dismissToast(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = () => shown;

function set(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
