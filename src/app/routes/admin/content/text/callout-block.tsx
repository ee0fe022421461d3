import { type BlockObjectRenderProps, useEditor } from "@portabletext/editor";
import { BlockShell } from "./block-shell.tsx";
import { BlockText } from "./block-text.tsx";

const TONES = { note: "Note", tip: "Tip", warning: "Careful" };

/** Words beside the text: a note, a tip or a warning. */
export function CalloutBlock(props: BlockObjectRenderProps) {
  const { node, path } = props;
  const editor = useEditor();
  const set = (changed: Record<string, string>) => editor.send({ type: "block.set", at: path, props: changed });
  return (
    <BlockShell
      {...props}
      name="Call-out"
      acts={
        <select
          aria-label="Kind of the call-out"
          value={String(node["tone"] ?? "note")}
          onChange={({ currentTarget }) => set({ tone: currentTarget.value })}
        >
          {Object.entries(TONES).map(([tone, name]) => (
            <option key={tone} value={tone}>
              {name}
            </option>
          ))}
        </select>
      }
      body={
        <BlockText
          className="text-callout"
          aria-label="Text of the call-out"
          data-first
          rows={2}
          value={String(node["text"] ?? "")}
          onText={(text) => set({ text })}
        />
      }
    />
  );
}
