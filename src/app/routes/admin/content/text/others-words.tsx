import { type PatchesEvent, type PortableTextBlock, useEditor } from "@portabletext/editor";
import { useEffect, useRef } from "react";
import type { Patch } from "#core/content/patch/patch.ts";

export interface OthersListener {
  onPatches(patches: readonly Patch[], value: unknown): void;
  onWhole(value: unknown): void;
}

/**
 * Brings what somebody else wrote into the text. Changes come at once, around one's own; they may leave two editors with different texts
 * (a split against a key in the same paragraph), so that the whole follows as soon as nothing is unsent.
 */
export function OthersWords({ hear }: { hear(listener: OthersListener): () => void }) {
  const editor = useEditor();
  const hearNow = useRef(hear).current;
  useEffect(
    () =>
      hearNow({
        onPatches(patches, value) {
          const remote = patches.map((patch) => ({ ...patch, origin: "remote" })) as PatchesEvent["patches"];
          editor.send({ type: "patches", patches: remote, snapshot: value as PatchesEvent["snapshot"] });
        },
        onWhole: (value) => editor.send({ type: "update value", value: value as PortableTextBlock[] | undefined }),
      }),
    [editor, hearNow],
  );
  return null;
}
