import { applyPatches, valueAtPath } from "#core/content/patch/apply-patches.ts";
import { addWordsOf } from "#core/content/patch/apply-text-diff.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import { asFarAsTheyFit } from "./meeting.ts";

/** How others' words come to an editor that holds a part of the document itself: changes as they come, then the whole. */
export interface FromOthers {
  /** `value`: what stands there with them. */
  onPatches(patches: readonly Patch[], value: unknown): void;
  onWhole(value: unknown): void;
}

/** The same for an editor of what stands at a path. */
export function hearOthersAt(draft: Draft, path: PatchPath, { onPatches, onWhole }: FromOthers): () => void {
  return draft.hearOthers({
    onPatches(patches, document) {
      const own = patches.filter((patch) => path.every((part, index) => part === patch.path[index]));
      if (own.length > 0)
        onPatches(
          own.map((patch) => ({ ...patch, path: patch.path.slice(path.length) })),
          valueAtPath(document, path),
        );
    },
    onWhole: (document) => onWhole(valueAtPath(document, path)),
  });
}

export interface Draft {
  readonly document: unknown;
  /** Changes the document here and sends the change. */
  change(patches: readonly Patch[]): void;
  /** Sends patches of a text that has an editor of its own. Other parts of the page do not hear of single keystrokes. */
  send(patches: readonly Patch[]): void;
  /** Tells everybody who shows a part of the document what such an editor did. */
  tell(): void;
  subscribe(listener: () => void): () => void;
  hearOthers(listener: FromOthers): () => void;
  /** Somebody else's changes. */
  takeIn(patches: readonly Patch[]): void;
  /** The document as the server has it, with what is unsent on top. */
  replace(document: unknown): void;
}

/** A text editor may write a key before it has heard of what changed under it: the key's words are kept all the same. */
function withOwnWords(document: unknown, patch: Patch): unknown {
  const changed = asFarAsTheyFit(document, [patch]);
  const held = patch.type === "diffMatchPatch" && changed === document ? valueAtPath(document, patch.path) : undefined;
  if (patch.type !== "diffMatchPatch" || typeof held !== "string") return changed;
  return asFarAsTheyFit(document, [{ type: "set", path: patch.path, value: addWordsOf(held, patch.value) }]);
}

/** The document as this page knows it. Whoever shows a part of it hears of changes. `onPatches` takes them to the server. */
export function createDraft(
  opened: unknown,
  onPatches: (patches: readonly Patch[]) => void,
  also: (patch: Patch, document: unknown) => Patch[],
): Draft {
  const listeners = new Set<() => void>();
  const editors = new Set<FromOthers>();
  let document = opened;
  let isShared = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get document() {
      return document;
    },
    change(patches) {
      const all = patches.flatMap((patch) => [patch, ...also(patch, document)]);
      document = applyPatches(document, all);
      tell();
      onPatches(all);
    },
    send(patches) {
      document = patches.reduce(withOwnWords, document);
      onPatches(patches);
    },
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hearOthers(listener) {
      editors.add(listener);
      return () => editors.delete(listener);
    },
    takeIn(patches) {
      isShared = true;
      document = asFarAsTheyFit(document, patches);
      tell();
      for (const editor of editors) editor.onPatches(patches, document);
    },
    replace(whole) {
      // Whoever writes alone has nothing to hear of: an editor is left to itself.
      if (!isShared && JSON.stringify(whole) === JSON.stringify(document)) return;
      isShared = true;
      document = whole;
      tell();
      for (const editor of editors) editor.onWhole(document);
    },
  };
}
