import { type EditorEvent, type EditorSnapshot, useEditor, useEditorSelector } from "@portabletext/editor";
import { getActiveStyle, isActiveAnnotation, isActiveDecorator, isActiveListItem } from "@portabletext/editor/selectors";
import { type KeyboardEvent, useId, useState } from "react";
import { insertions } from "./insertions.ts";
import { nest } from "./list-nesting.ts";

const STYLES: Record<string, string> = { normal: "Paragraph", h2: "Heading", h3: "Subheading", blockquote: "Quote" };

const BUTTONS: readonly { name: string; keys?: string; event: EditorEvent; isOn(snapshot: EditorSnapshot): boolean }[] = [
  { name: "Bold", keys: "Control+B", event: { type: "decorator.toggle", decorator: "strong" }, isOn: isActiveDecorator("strong") },
  { name: "Italic", keys: "Control+I", event: { type: "decorator.toggle", decorator: "em" }, isOn: isActiveDecorator("em") },
  { name: "Code", event: { type: "decorator.toggle", decorator: "code" }, isOn: isActiveDecorator("code") },
  { name: "List", event: { type: "list item.toggle", listItem: "bullet" }, isOn: isActiveListItem("bullet") },
  { name: "Numbers", event: { type: "list item.toggle", listItem: "number" }, isOn: isActiveListItem("number") },
];

/** Of items in lists. */
const NESTING = [
  { name: "Deeper", keys: "Control+]", step: 1 },
  { name: "Less deep", keys: "Control+[", step: -1 },
] as const;

/** The place of the last control that is always there. */
const LAST_STOP = 7;

/** One stop of the Tab key; arrows go along it, Escape goes back to the text. */
export function TextToolbar({ controls, onLink, isLinking }: { controls: string; onLink(): void; isLinking: boolean }) {
  const editor = useEditor();
  const menu = useId();
  const [stop, setStop] = useState(0);
  const style = useEditorSelector(editor, getActiveStyle) ?? "normal";
  const on = useEditorSelector(editor, (snapshot) => BUTTONS.map(({ isOn }) => (isOn(snapshot) ? "1" : "0")).join(""));
  const isLink = useEditorSelector(editor, isActiveAnnotation("link"));
  const isInList = on.slice(-2).includes("1");

  function send(event: EditorEvent) {
    editor.send(event);
    editor.send({ type: "focus" });
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape") return editor.send({ type: "focus" });
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]")];
    const next = (reached + step + stops.length) % stops.length;
    event.preventDefault();
    setStop(next);
    stops[next]?.focus();
  }
  const reached = isInList ? stop : Math.min(stop, LAST_STOP);
  const stopProps = (index: number) => ({ "data-stop": true, tabIndex: index === reached ? 0 : -1, onFocus: () => setStop(index) });

  return (
    <div className="text-toolbar" role="toolbar" aria-label="Format" aria-controls={controls} onKeyDown={walk}>
      <select
        aria-label="Style of the paragraph"
        value={style}
        onChange={({ currentTarget }) => send({ type: "style.add", style: currentTarget.value })}
        {...stopProps(0)}
      >
        {Object.entries({ ...STYLES, [style]: STYLES[style] ?? style }).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {BUTTONS.map(({ name, keys, event }, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={on[index] === "1"}
          aria-keyshortcuts={keys}
          onClick={() => send(event)}
          {...stopProps(index + 1)}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isLink}
        aria-expanded={isLinking}
        aria-keyshortcuts="Control+K"
        onClick={onLink}
        {...stopProps(6)}
      >
        Link
      </button>
      <button type="button" className="text-insert" popoverTarget={menu} {...stopProps(LAST_STOP)}>
        Insert <kbd>/</kbd>
      </button>
      {isInList &&
        NESTING.map(({ name, keys, step }, index) => (
          <button
            key={name}
            type="button"
            aria-keyshortcuts={keys}
            onClick={() => {
              nest(editor, step);
              editor.send({ type: "focus" });
            }}
            {...stopProps(LAST_STOP + 1 + index)}
          >
            {name}
          </button>
        ))}
      <div className="text-insert-menu" id={menu} popover="auto">
        {insertions.map((insertion) => (
          <button
            key={insertion.word}
            type="button"
            popoverTarget={menu}
            popoverTargetAction="hide"
            onClick={() => {
              insertion.put(editor);
              editor.send({ type: "focus" });
            }}
          >
            <b>{insertion.name}</b> <span>{insertion.text}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
