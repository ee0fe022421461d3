import { type BlockObjectRenderProps, type Editor, keyGenerator, useEditor } from "@portabletext/editor";
import type { ReactNode } from "react";

interface Props extends Pick<BlockObjectRenderProps, "attributes" | "children" | "node" | "path" | "selected"> {
  name: ReactNode;
  /** Beside the name: what this kind of block can do. */
  acts?: ReactNode;
  body: ReactNode;
}

/** A block that is no text: its name, the ways to move and to remove it, and its own controls. Escape goes back to the text below it. */
export function BlockShell({ attributes, children, node, path, selected, name, acts, body }: Props) {
  const editor = useEditor();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls inside of it
    <div
      {...attributes}
      className="text-object"
      data-selected={selected}
      data-block={node._key}
      onKeyDown={(event) => {
        const isOfControl = event.target instanceof HTMLElement && !event.target.isContentEditable && !event.target.closest("dialog");
        if (event.key !== "Escape" || !isOfControl) return;
        event.preventDefault();
        event.stopPropagation();
        writeBelow(editor, node._key);
      }}
    >
      {children}
      <div contentEditable={false}>
        <div className="text-object-head">
          <b>{name}</b>
          {acts}
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
        {body}
      </div>
    </div>
  );
}

/** The caret at the start of the text below a block; where there is none, a new paragraph. */
function writeBelow(editor: Editor, key: string) {
  const { value } = editor.getSnapshot().context;
  const next = value[value.findIndex(({ _key }) => _key === key) + 1];
  const [child] = (next?.["children"] ?? []) as { _key: string }[];
  if (next && child) {
    const point = { path: [{ _key: next._key }, "children", { _key: child._key }], offset: 0 };
    editor.send({ type: "select", at: { anchor: point, focus: point } });
  } else {
    const at = { path: [{ _key: key }], offset: 0 };
    editor.send({ type: "select", at: { anchor: at, focus: at } });
    const span = { _type: "span", _key: keyGenerator(), text: "", marks: [] };
    const block = { _type: "block", _key: keyGenerator(), style: "normal", markDefs: [], children: [span] };
    editor.send({ type: "insert.block", block, placement: "after", select: "start" });
  }
  editor.send({ type: "focus" });
}
