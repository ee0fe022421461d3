import { type BlockObjectRenderProps, useEditor } from "@portabletext/editor";
import { BlockShell } from "./block-shell.tsx";
import { BlockText } from "./block-text.tsx";
import { useOwnTools } from "./own-pages.ts";

/** One of our own tools, shown as a card that leads to it. */
export function ToolBlock(props: BlockObjectRenderProps) {
  const { node, path } = props;
  const editor = useEditor();
  const tools = useOwnTools();
  const href = String(node["href"] ?? "");
  const set = (changed: Record<string, string>) => editor.send({ type: "block.set", at: path, props: changed });
  return (
    <BlockShell
      {...props}
      name="Tool"
      acts={
        <select
          aria-label="Which tool"
          data-first
          value={href}
          onChange={({ currentTarget }) => {
            const chosen = tools.find((tool) => tool.href === currentTarget.value);
            if (chosen) set({ href: chosen.href, title: chosen.title });
          }}
        >
          {!tools.some((tool) => tool.href === href) && <option value={href}>{href || "Choose a tool"}</option>}
          {tools.map((tool) => (
            <option key={tool.href} value={tool.href}>
              {tool.title}
            </option>
          ))}
        </select>
      }
      body={
        <BlockText
          rows={1}
          aria-label="What the tool does here"
          placeholder="What a reader does with it, in a sentence"
          value={String(node["text"] ?? "")}
          onText={(text) => (text === "" ? editor.send({ type: "block.unset", at: path, props: ["text"] }) : set({ text }))}
        />
      }
    />
  );
}
