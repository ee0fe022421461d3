import { type EditorSnapshot, useEditor, useEditorSelector } from "@portabletext/editor";
import { defineBehavior, effect } from "@portabletext/editor/behaviors";
import { getBlockTextBefore, getFocusTextBlock, isSelectionCollapsed } from "@portabletext/editor/selectors";
import { getTextBlockText } from "@portabletext/editor/utils";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { type Insertion, insertions } from "./insertions.ts";

/** The bar above the text stays in sight. */
const HEAD = 64;
const KEYS = ["ArrowDown", "ArrowUp", "Enter", "Escape"];

/** A slash at the start of an empty line opens it; what is typed behind it filters. */
export function SlashMenu({ textId }: { textId: string }) {
  const editor = useEditor();
  const id = useId();
  const typed = useEditorSelector(editor, typedWord);
  const [closedFor, setClosedFor] = useState<string>();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = typed === undefined || closedFor === "" ? [] : insertions.filter(({ word }) => word.includes(typed));
  const isOpen = found.length > 0;
  const current = Math.min(at, found.length - 1);

  const choose = (insertion: Insertion) => {
    for (let left = (typed?.length ?? 0) + 1; left > 0; left--) editor.send({ type: "delete.backward", unit: "character" });
    insertion.put(editor);
    editor.send({ type: "focus" });
    setAt(0);
  };
  const press = useRef<(key: string) => void>(() => {});
  press.current = (key) => {
    const step = key === "ArrowDown" ? 1 : -1;
    if (key === "Escape") setClosedFor("");
    else if (key === "Enter") found[current] && choose(found[current]);
    else setAt((current + step + found.length) % found.length);
  };

  // A menu that was sent away stays away until the slash is gone.
  useEffect(() => {
    if (typed === undefined) setClosedFor(undefined);
    setAt(0);
  }, [typed]);

  useEffect(() => {
    if (!isOpen) return;
    return editor.registerBehavior({
      behavior: defineBehavior({
        on: "keyboard.keydown",
        guard: ({ event }) => KEYS.includes(event.originEvent.key),
        actions: [({ event }) => [effect(() => press.current(event.originEvent.key))]],
      }),
    });
  }, [editor, isOpen]);

  useEffect(() => {
    const text = document.getElementById(textId);
    if (!isOpen || !text) return;
    text.setAttribute("aria-controls", id);
    text.setAttribute("aria-activedescendant", `${id}-${current}`);
    return () => {
      text.removeAttribute("aria-controls");
      text.removeAttribute("aria-activedescendant");
    };
  }, [isOpen, current, id, textId]);

  useLayoutEffect(() => {
    const caret = isOpen ? getSelection()?.focusNode?.parentElement?.getBoundingClientRect() : undefined;
    const place = list.current?.offsetParent?.getBoundingClientRect();
    if (!list.current || !caret || !place) return;
    // Where there is more room; what does not fit there scrolls.
    const bar = document.querySelector(".text-toolbar");
    // On a phone the bar is fixed below the text.
    const end = bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
    const below = end - caret.bottom;
    const isLow = below < list.current.scrollHeight && caret.top - HEAD > below;
    list.current.style.maxHeight = `${(isLow ? caret.top - HEAD : below) - 16}px`;
    list.current.style.top = `${isLow ? caret.top - place.top - list.current.offsetHeight - 8 : caret.bottom - place.top + 8}px`;
  }, [isOpen, found.length]);

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [isOpen, current, id]);

  if (!isOpen) return null;
  return (
    <div className="slash-menu" ref={list}>
      <p aria-hidden="true">
        Type to filter <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> <kbd>Esc</kbd>
      </p>
      <div role="listbox" id={id} aria-label="Insert">
        {found.map((insertion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the text, which keeps the focus
          <div
            key={insertion.word}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(insertion)}
          >
            <b>{insertion.name}</b> <span>{insertion.text}</span>
            <code>/{insertion.word}</code>
          </div>
        ))}
      </div>
    </div>
  );
}

function typedWord(snapshot: EditorSnapshot): string | undefined {
  const block = getFocusTextBlock(snapshot);
  if (!block || !isSelectionCollapsed(snapshot)) return undefined;
  const before = getBlockTextBefore(snapshot);
  return before === getTextBlockText(block.node) ? /^\/(\w{0,12})$/.exec(before)?.[1]?.toLowerCase() : undefined;
}
