import { Tokenizer } from "parse5";

/** `&amp;` and its kin, by parse5's own tables. The two places differ: in an attribute `&copy=1` stays as it is. */
export function decodeReferences(text: string, place: "text" | "attribute"): string {
  if (!text.includes("&")) return text;
  if (!/&[a-z#]/i.test(text)) return text;
  const simple = text.replace(/&(?:amp|quot|lt|gt|#39|nbsp);/g, (found) => SIMPLE[found] ?? found);
  // What the most frequent ones leave behind may be the text of an escaped reference, so the whole is decoded when there are others.
  return /&(?!(?:amp|quot|lt|gt|#39|nbsp);)[a-z#]/i.test(text) ? decodeAll(text, place) : simple;
}

const SIMPLE: Record<string, string> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&#39;": "'", "&nbsp;": "\u00a0" };

function decodeAll(text: string, place: "text" | "attribute"): string {
  let decoded = "";
  const add = ({ chars }: { chars: string }) => {
    decoded += chars;
  };
  const nothing = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag({ attrs }) {
        decoded = attrs[0]?.value ?? "";
      },
      onCharacter: add,
      onWhitespaceCharacter: add,
      onNullCharacter: add,
      onEndTag: nothing,
      onComment: nothing,
      onDoctype: nothing,
      onEof: nothing,
    },
  );
  // Marks that would end the text or the attribute are escaped for the tokenizer, which gives them back.
  tokenizer.write(place === "text" ? text.replaceAll("<", "&lt;") : `<a x="${text.replaceAll('"', "&quot;")}">`, true);
  return decoded;
}
