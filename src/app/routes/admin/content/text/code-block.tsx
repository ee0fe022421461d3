import { type BlockObjectRenderProps, useEditor } from "@portabletext/editor";
import { BlockShell } from "./block-shell.tsx";
import { BlockText } from "./block-text.tsx";

export function CodeBlock(props: BlockObjectRenderProps) {
  const { node, path } = props;
  const editor = useEditor();
  const set = (changed: Record<string, string>) => editor.send({ type: "block.set", at: path, props: changed });
  const language = String(node["language"] ?? "text");
  return (
    <BlockShell
      {...props}
      name="Code"
      acts={
        <select aria-label="Language of the code" value={language} onChange={({ currentTarget }) => set({ language: currentTarget.value })}>
          {[...new Set([language, ...LANGUAGES])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      }
      body={
        <BlockText
          className="text-code"
          aria-label="Code"
          data-first
          spellCheck={false}
          rows={3}
          value={String(node["code"] ?? "")}
          onText={(code) => set({ code })}
        />
      }
    />
  );
}

const LANGUAGES = [
  "text",
  "bash",
  "html",
  "css",
  "javascript",
  "json",
  "xml",
  "http",
  "apache",
  "robots",
  "sql",
  "regex",
  "log",
  "markdown",
];
