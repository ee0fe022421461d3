import { type Editor, keyGenerator } from "@portabletext/editor";

export interface Insertion {
  name: string;
  text: string;
  word: string;
  put(editor: Editor): void;
}

/** What the slash menu and the Insert button put in at the caret. */
export const insertions: readonly Insertion[] = [
  { name: "Heading", text: "A part of the text", word: "heading", put: (editor) => editor.send({ type: "style.add", style: "h2" }) },
  { name: "Subheading", text: "Inside a part", word: "subheading", put: (editor) => editor.send({ type: "style.add", style: "h3" }) },
  { name: "Table", text: "Rows and columns of text", word: "table", put: (editor) => putBlock(editor, "table", { rows: emptyRows() }) },
  {
    name: "Code",
    text: "As it is typed, with its language",
    word: "code",
    put: (editor) => putBlock(editor, "code", { language: "text", code: "" }),
  },
  { name: "Figure", text: "A picture with caption and alt text", word: "figure", put: (editor) => putBlock(editor, "image", {}) },
  {
    name: "Call-out",
    text: "A note, a tip or a warning",
    word: "callout",
    put: (editor) => putBlock(editor, "callout", { tone: "note", text: "" }),
  },
  { name: "Tool", text: "One of our own, as a card", word: "tool", put: (editor) => putBlock(editor, "tool", {}) },
  { name: "Quote", text: "Somebody else's words", word: "quote", put: (editor) => editor.send({ type: "style.add", style: "blockquote" }) },
  { name: "List", text: "With stops", word: "list", put: (editor) => editor.send({ type: "list item.add", listItem: "bullet" }) },
  {
    name: "Numbers",
    text: "A list in order",
    word: "numbers",
    put: (editor) => editor.send({ type: "list item.add", listItem: "number" }),
  },
];

/** Whoever puts a block in writes in it next. */
function putBlock(editor: Editor, name: string, value: Record<string, unknown>) {
  const key = keyGenerator();
  editor.send({ type: "insert.block", block: { _type: name, _key: key, ...value }, placement: "auto", select: "start" });
  focusFirst(key, 60);
}

/** The first control of a block, once it stands, unless somebody has gone into the block by then. */
function focusFirst(key: string, framesLeft: number) {
  const block = document.querySelector(`[data-block="${CSS.escape(key)}"]`);
  if (block?.contains(document.activeElement)) return;
  const control = block?.querySelector<HTMLElement>("[data-first]");
  // The text takes the focus a moment after the block is in.
  if (control && framesLeft < 55) control.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusFirst(key, framesLeft - 1));
}

const emptyRows = () => Array.from({ length: 3 }, () => ({ _key: keyGenerator(), cells: ["", "", ""] }));
