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
  { name: "Quote", text: "Somebody else's words", word: "quote", put: (editor) => editor.send({ type: "style.add", style: "blockquote" }) },
  { name: "List", text: "With stops", word: "list", put: (editor) => editor.send({ type: "list item.add", listItem: "bullet" }) },
  {
    name: "Numbers",
    text: "A list in order",
    word: "numbers",
    put: (editor) => editor.send({ type: "list item.add", listItem: "number" }),
  },
];

function putBlock(editor: Editor, name: string, value: Record<string, unknown>) {
  editor.send({ type: "insert.block", block: { _type: name, ...value }, placement: "auto", select: "start" });
}

const emptyRows = () => Array.from({ length: 3 }, () => ({ _key: keyGenerator(), cells: ["", "", ""] }));
