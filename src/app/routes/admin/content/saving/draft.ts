import { applyPatches } from "#core/content/patch/apply-patches.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";

export interface Draft {
  readonly document: unknown;
  /** Changes the document here and sends the change. */
  change(patches: readonly Patch[]): void;
  /** Sends patches of a text that has an editor of its own. */
  send(patches: readonly Patch[]): void;
  /** Takes in what such an editor holds by now; nothing is sent. */
  follow(path: PatchPath, value: unknown): void;
  subscribe(listener: () => void): () => void;
}

/** The document as this page knows it. Whoever shows a part of it hears of changes. `onPatches` takes them to the server. */
export function createDraft(
  opened: unknown,
  onPatches: (patches: readonly Patch[]) => void,
  also: (patch: Patch, document: unknown) => Patch[],
): Draft {
  const listeners = new Set<() => void>();
  let document = opened;
  const take = (patches: readonly Patch[]) => {
    document = applyPatches(document, patches);
    for (const listener of listeners) listener();
  };
  return {
    get document() {
      return document;
    },
    change(patches) {
      const all = patches.flatMap((patch) => [patch, ...also(patch, document)]);
      take(all);
      onPatches(all);
    },
    send: onPatches,
    follow: (path, value) => take([value === undefined ? { type: "unset", path } : { type: "set", path, value }]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
