import { type BlockObjectRenderProps, useEditor } from "@portabletext/editor";
import { BlockHead } from "./block-head.tsx";
import { BlockText } from "./block-text.tsx";

export function CodeBlock({ attributes, children, node, path, selected }: BlockObjectRenderProps) {
  const editor = useEditor();
  const set = (props: Record<string, string>) => editor.send({ type: "block.set", at: path, props });
  const language = String(node["language"] ?? "text");
  return (
    <div {...attributes} className="text-object" data-selected={selected} data-block={node._key}>
      {children}
      <div contentEditable={false}>
        <BlockHead name="Code" path={path}>
          <select
            aria-label="Language of the code"
            value={language}
            onChange={({ currentTarget }) => set({ language: currentTarget.value })}
          >
            {[...new Set([language, ...LANGUAGES])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </BlockHead>
        <BlockText
          className="text-code"
          aria-label="Code"
          spellCheck={false}
          rows={3}
          value={String(node["code"] ?? "")}
          onText={(code) => set({ code })}
        />
      </div>
    </div>
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
