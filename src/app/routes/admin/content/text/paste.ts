import { type EditorSchema, keyGenerator, type PortableTextBlock } from "@portabletext/editor";
import { type DeserializerRule, htmlToPortableText } from "@portabletext/html";
import { cleanBlocks } from "./clean-blocks.ts";

export interface Pasted {
  blocks: PortableTextBlock[];
  /** What did not come along, in words: `2 pictures`. */
  left: string[];
}

/** HTML of another program, or plain text, as blocks of this text. */
export function readClipboard(mimeType: string, data: string, schema: EditorSchema): Pasted {
  const page = parseInert(mimeType === "text/html" ? data : paragraphsOf(data));
  const left = leftOut(page);
  const blocks = htmlToPortableText(page.documentElement.outerHTML, {
    schema,
    keyGenerator,
    parseHtml: parseInert,
    rules: [tableRule],
    whitespaceMode: "remove",
  });
  return { blocks: cleanBlocks(blocks as PortableTextBlock[], keyGenerator), left };
}

let policy: { createHTML(html: string): string } | undefined;

/** A document of its own, in which nothing loads and nothing runs. Trusted Types ask that whoever parses HTML says so. */
function parseInert(html: string): Document {
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): NonNullable<typeof policy> };
  };
  policy ??= trustedTypes?.createPolicy("paste-html", { createHTML: (text: string) => text }) ?? { createHTML: (text) => text };
  return new DOMParser().parseFromString(policy.createHTML(html), "text/html");
}

function paragraphsOf(text: string): string {
  const paragraphs = text.split(/(?:\r?\n){2,}/).map((each) => each.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  return paragraphs.map((each) => `<p>${each.replaceAll(/\r?\n/g, "<br>")}</p>`).join("");
}

const LEFT: readonly [selector: string, one: string, many: string][] = [
  ["img, picture, svg", "1 picture", "pictures"],
  ["iframe, video, audio, object, embed", "1 embedded part", "embedded parts"],
  ["form, input, textarea, select", "1 form field", "form fields"],
];

function leftOut(page: Document): string[] {
  return LEFT.flatMap(([selector, one, many]) => {
    const { length } = page.querySelectorAll(selector);
    return length === 0 ? [] : [length === 1 ? one : `${length} ${many}`];
  });
}

/** Cells are plain text here. One cell alone is a frame around text, not a table. */
const tableRule: DeserializerRule = {
  deserialize(node, _next, createBlock) {
    if (node.nodeName.toLowerCase() !== "table") return undefined;
    const rows = [...(node as HTMLTableElement).querySelectorAll("tr")]
      .map((row) => [...row.children].map((cell) => (cell.textContent ?? "").replaceAll(/\s+/g, " ").trim()))
      .filter((cells) => cells.length > 0);
    if (rows.flat().length < 2) return undefined;
    const width = Math.max(...rows.map(({ length }) => length));
    const filled = rows.map((cells) => ({
      _key: keyGenerator(),
      cells: [...cells, ...Array.from({ length: width - cells.length }, () => "")],
    }));
    return createBlock({ _type: "table", rows: filled });
  },
};
