import {
  type EditorEmittedEvent,
  EditorProvider,
  keyGenerator,
  type PortableTextBlock,
  PortableTextEditable,
  useEditor,
} from "@portabletext/editor";
import { defineBehavior, raise } from "@portabletext/editor/behaviors";
import { BehaviorPlugin, EventListenerPlugin, NodePlugin } from "@portabletext/editor/plugins";
import { MarkdownShortcutsPlugin } from "@portabletext/plugin-markdown-shortcuts";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import type { Patch } from "#core/content/patch/patch.ts";
import { LinkForm } from "./link-form.tsx";
import { nestingKeys } from "./list-nesting.ts";
import { type OthersListener, OthersWords } from "./others-words.tsx";
import { readClipboard } from "./paste.ts";
import { SlashMenu } from "./slash-menu.tsx";
import { nodesFor } from "./text-nodes.tsx";
import { schemaFor, withKeys } from "./text-schema.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import "./text-editor.css";

interface Props {
  /** What the document holds; read once, when the editor opens. */
  value: unknown;
  label: string;
  describedBy?: string | undefined;
  /** The id of the place that is written in. */
  id: string;
  /** Paths are relative to the text. */
  onPatch(patches: Patch[]): void;
  /** Somebody has stopped typing for a moment. */
  onRest(): void;
  /** Somebody else's changes, and then the whole text. */
  hearOthers(listener: OthersListener): () => void;
}

/** The only place that knows the editor's library. Loaded on editor screens alone, in the browser alone. */
export function TextEditor({ value, label, describedBy, id, onPatch, onRest, hearOthers }: Props) {
  const initial = useRef(value as PortableTextBlock[] | undefined).current;
  const keyedValue = useMemo(() => initial && withKeys(initial, keyGenerator), [initial]);
  const schema = useMemo(() => schemaFor(keyedValue ?? []), [keyedValue]);
  const nodes = useMemo(() => nodesFor(schema), [schema]);
  const [isBroken, setBroken] = useState(false);
  const [left, setLeft] = useState<string[]>([]);
  const [linking, setLinking] = useState(false);
  const behaviors = useMemo(() => [pasteBehavior(setLeft), nestingKeys], []);
  // Keys that were missing are sent before the first patch that names one.
  const unsentKeys = useRef(keyedValue !== initial);

  function hear(event: EditorEmittedEvent) {
    if (event.type === "invalid value") setBroken(true);
    if (event.type === "mutation") onRest();
    if (event.type !== "patch") return;
    const { origin: _, ...patch } = event.patch;
    onPatch(unsentKeys.current ? [{ type: "set", path: [], value: keyedValue }, patch as Patch] : [patch as Patch]);
    unsentKeys.current = false;
  }

  return (
    <EditorProvider initialConfig={{ schemaDefinition: schema.definition, ...(keyedValue && { initialValue: keyedValue }) }}>
      <EventListenerPlugin on={hear} />
      <NodePlugin nodes={nodes} />
      <BehaviorPlugin behaviors={behaviors} />
      <MarkdownShortcutsPlugin
        boldDecorator={() => "strong"}
        italicDecorator={() => "em"}
        codeDecorator={() => "code"}
        defaultStyle={() => "normal"}
        blockquoteStyle={() => "blockquote"}
        headingStyle={({ props }) => (props.level === 2 || props.level === 3 ? `h${props.level}` : undefined)}
        orderedList={() => "number"}
        unorderedList={() => "bullet"}
        linkObject={({ props }) => ({ _type: "link", href: props.href })}
      />
      <OthersWords hear={hearOthers} />
      <ReadOnlyWhen broken={isBroken} />
      <TextToolbar controls={id} onLink={() => setLinking(true)} isLinking={linking} />
      {linking && <LinkForm onDone={() => setLinking(false)} textId={id} />}
      {isBroken && (
        <p className="text-note" role="alert">
          This text holds something the editor cannot read. It is shown and cannot be changed here, so that nothing of it is lost.
        </p>
      )}
      {left.length > 0 && (
        <p className="text-note" role="status">
          Pasted without {left.join(", ")}.{" "}
          <button type="button" onClick={() => setLeft([])}>
            Dismiss
          </button>
        </p>
      )}
      <div className="text-place" ref={lookAtSelection}>
        <Writing id={id} label={label} describedBy={describedBy} onLink={setLinking} />
        <SlashMenu textId={id} />
      </div>
      <p className="studio-help" id={`${id}-keys`}>
        <kbd>/</kbd> at the start of a line inserts, <kbd>Alt</kbd>+<kbd>F10</kbd> leads to the bar above the text, <kbd>Ctrl</kbd>+
        <kbd>]</kbd> sets an item of a list deeper, <kbd>Tab</kbd> leaves the text.
      </p>
    </EditorProvider>
  );
}

interface WritingProps extends Pick<Props, "id" | "label" | "describedBy"> {
  onLink(isLinking: true): void;
}

/** Whenever it is drawn the library puts the caret where it believes it to be: drawn for the library's own reasons alone. */
const Writing = memo(function Writing({ id, label, describedBy, onLink }: WritingProps) {
  return (
    <PortableTextEditable
      id={id}
      className="text-writing"
      role="textbox"
      aria-multiline
      aria-label={label}
      aria-describedby={[describedBy, `${id}-keys`].filter(Boolean).join(" ")}
      spellCheck
      renderPlaceholder={() => <span className="text-placeholder">Write, or press / to insert</span>}
      onKeyDown={(event) => {
        if ((event.ctrlKey || event.metaKey) && event.key === "k") {
          event.preventDefault();
          event.stopPropagation();
          onLink(true);
        } else if (event.altKey && event.key === "F10") {
          event.preventDefault();
          document.querySelector<HTMLElement>(`[aria-controls="${id}"] [tabindex="0"]`)?.focus();
        }
      }}
    />
  );
});

/**
 * The library looks at a new selection up to a tenth of a second later: a key that comes first is written at the new place
 * alone, and a drawing that comes first puts the caret back. The event of an input method makes it look at once, and does
 * nothing else; a browser tells of a selection only after what moved it, so each of those is asked too.
 */
function lookAtSelection(place: HTMLElement | null) {
  const look = () => {
    const writing = document.activeElement;
    if (place?.contains(writing)) writing?.dispatchEvent(new InputEvent("beforeinput", { inputType: "insertCompositionText" }));
  };
  const lookAfter = () => setTimeout(look);
  document.addEventListener("selectionchange", look);
  place?.addEventListener("mousedown", lookAfter);
  place?.addEventListener("mouseup", look, { capture: true });
  place?.addEventListener("keydown", look, { capture: true });
  place?.addEventListener("keydown", lookAfter);
  place?.addEventListener("keydown", keepTab, { capture: true });
  return () => document.removeEventListener("selectionchange", look);
}

/** The library would indent lists by the Tab key, and whoever writes without a mouse could not leave them: it does not hear of it. */
function keepTab(event: KeyboardEvent) {
  if (event.key === "Tab") event.stopPropagation();
}

function ReadOnlyWhen({ broken }: { broken: boolean }) {
  const editor = useEditor();
  useEffect(() => {
    if (broken) editor.send({ type: "update readOnly", readOnly: true });
  }, [broken, editor]);
  return null;
}

/** Paste through our own reader: the library's would be refused by Trusted Types. */
function pasteBehavior(onLeft: (left: string[]) => void) {
  return defineBehavior({
    on: "deserialize.data",
    guard: ({ snapshot, event }) => {
      if (event.mimeType !== "text/html" && event.mimeType !== "text/plain") return false;
      const pasted = readClipboard(event.mimeType, event.data, snapshot.context.schema);
      return pasted.blocks.length > 0 && pasted;
    },
    actions: [
      ({ event }, { blocks, left }: ReturnType<typeof readClipboard>) => {
        onLeft(left);
        return [raise({ type: "deserialization.success", mimeType: event.mimeType, data: blocks, originEvent: event.originEvent })];
      },
    ],
  });
}
