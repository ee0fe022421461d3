import { useEditor, useEditorSelector } from "@portabletext/editor";
import { getActiveAnnotations, getSelectionText, isSelectionCollapsed } from "@portabletext/editor/selectors";
import { useEffect, useId, useRef, useState } from "react";
import { useOwnPages } from "./own-pages.ts";

/** Sets, changes or removes the link of what is selected: an address of the web, or a page of ours by its name. */
export function LinkForm({ onDone, textId }: { onDone(): void; textId: string }) {
  const editor = useEditor();
  const list = useId();
  const held = useEditorSelector(editor, getActiveAnnotations).find(({ _type }) => _type === "link");
  const isEmpty = useEditorSelector(editor, isSelectionCollapsed) && !held;
  const words = useEditorSelector(editor, getSelectionText);
  // The selection as it was: the focus goes to the field.
  const selection = useRef(editor.getSnapshot().context.selection).current;
  const [address, setAddress] = useState(String(held?.["href"] ?? ""));
  const [text, setText] = useState("");
  const { pages, named } = useOwnPages(address);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);

  function back() {
    onDone();
    if (selection) editor.send({ type: "select", at: selection });
    editor.send({ type: "focus" });
  }
  async function setLink() {
    const page = /^\/|^\w+:|^#/.test(address) ? undefined : await named(address);
    const href = page?.href ?? (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address) ? `https://${address}` : address.trim());
    if (!href) return;
    if (selection) editor.send({ type: "select", at: selection });
    if (isEmpty) {
      editor.send({
        type: "insert.span",
        text: text || page?.title || href,
        annotations: [{ name: "link", value: { href } }],
      });
    } else {
      if (held) editor.send({ type: "annotation.remove", annotation: { name: "link" } });
      editor.send({ type: "annotation.add", annotation: { name: "link", value: { href } } });
    }
    onDone();
    editor.send({ type: "focus" });
  }

  return (
    <form
      className="link-form"
      aria-label="Link"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void setLink();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") back();
      }}
    >
      {isEmpty ? (
        <label>
          Words
          <input className="admin-input" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        </label>
      ) : (
        words && <p>“{words.length > 60 ? `${words.slice(0, 60)}…` : words}”</p>
      )}
      <label>
        Address, or the name of a page of ours
        <input
          ref={field}
          className="admin-input"
          list={list}
          value={address}
          aria-controls={textId}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
      </label>
      <datalist id={list}>
        {pages.map(({ href, title }) => (
          <option key={href} value={href}>
            {title}
          </option>
        ))}
      </datalist>
      <button type="submit" className="admin-button" data-tone="main">
        Set link
      </button>
      {held && (
        <button
          type="button"
          className="admin-button"
          onClick={() => {
            if (selection) editor.send({ type: "select", at: selection });
            editor.send({ type: "annotation.remove", annotation: { name: "link" } });
            back();
          }}
        >
          Remove link
        </button>
      )}
      <button type="button" className="admin-button" onClick={back}>
        Cancel
      </button>
    </form>
  );
}
