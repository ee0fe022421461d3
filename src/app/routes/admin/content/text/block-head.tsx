import { type Path, useEditor } from "@portabletext/editor";
import type { ReactNode } from "react";

/** The head row of a table, a piece of code or a figure: its name, what it can do, and the ways to move and to remove it. */
export function BlockHead({ name, path, children }: { name: ReactNode; path: Path; children?: ReactNode }) {
  const editor = useEditor();
  return (
    <div className="text-object-head">
      <b>{name}</b>
      {children}
      <span className="text-object-acts">
        <button type="button" onClick={() => editor.send({ type: "move.block up", at: path })}>
          Up
        </button>
        <button type="button" onClick={() => editor.send({ type: "move.block down", at: path })}>
          Down
        </button>
        <button
          type="button"
          onClick={() => {
            editor.send({ type: "delete.block", at: path });
            editor.send({ type: "focus" });
          }}
        >
          Remove
        </button>
      </span>
    </div>
  );
}
