import parse from "css-tree/parser";
import walk from "css-tree/walker";

/** 1 MB of style rules; what comes after is not read. */
const MAX_CHARACTERS = 1_000_000;
const MAX_ADDRESSES = 1_000;

/** The addresses of pictures in a style sheet, and of further sheets that it imports. Fonts and fragments of drawings are none. */
export function cssImages(css: string): { images: string[]; imports: string[] } {
  const images = new Set<string>();
  const imports = new Set<string>();
  const root = parse(css.slice(0, MAX_CHARACTERS), { parseCustomProperty: true, onParseError: () => {} });
  walk(root, function (node) {
    if (images.size >= MAX_ADDRESSES || typeof node.value !== "string") return;
    const address = node.value.trim();
    const isSet = /^(?:-webkit-)?image-set$/i.test(this.function?.name ?? "");
    // In an image-set an address may stand as a plain string; the type() beside it is a function of its own.
    if (node.type !== "Url" && !(node.type === "String" && (isSet || isImport(this.atrule)))) return;
    if (address === "" || address.startsWith("#")) return;
    if (isImport(this.atrule)) imports.add(address);
    else if (
      !/^(?:font-face|namespace|charset|counter-style)$/i.test(this.atrule?.name ?? "") &&
      this.declaration?.property?.toLowerCase() !== "src"
    )
      images.add(address);
  });
  return { images: [...images], imports: [...imports] };
}

const isImport = (atrule: { name?: string } | null) => atrule?.name?.toLowerCase() === "import";

/** The text of the style elements of a page. Found by their tags: a page's tree does not keep it. */
export function styleTexts(html: string): string[] {
  const texts: string[] = [];
  const lower = html.toLowerCase();
  for (let at = lower.indexOf("<style"); at !== -1; at = lower.indexOf("<style", at)) {
    const open = lower.indexOf(">", at);
    const close = open === -1 ? -1 : lower.indexOf("</style", open);
    if (close === -1) break;
    if (/[\s>/]/.test(lower[at + 6] ?? "")) texts.push(html.slice(open + 1, close));
    at = close;
  }
  return texts;
}
