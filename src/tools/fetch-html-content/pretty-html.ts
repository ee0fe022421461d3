import { attributeOf, type HtmlElement, type HtmlNode, parseHtml } from "#core/html/parse-html.ts";

/**
 * The page as a browser reads it, an element a line. White space between blocks goes, white space inside pre, textarea, script and style
 * stays. The tree is the parser's: tags that were missing stand there, tags that did not belong are where a browser moves them.
 */
export function prettyHtml(html: string, maxCharacters: number): string {
  const out = new Lines(maxCharacters);
  for (const node of parseHtml(html).document.childNodes) writeNode(node, 0, out);
  return out.text();
}

class Lines {
  #lines: string[] = [];
  #left: number;
  constructor(left: number) {
    this.#left = left;
  }
  get isFull(): boolean {
    return this.#left <= 0;
  }
  add(depth: number, text: string): void {
    if (this.isFull) return;
    const line = `${"  ".repeat(Math.min(depth, 40))}${text}`;
    this.#left -= line.length + 1;
    this.#lines.push(line);
  }
  text(): string {
    return this.#lines.join("\n");
  }
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const RAW = new Set(["pre", "textarea", "script", "style", "title", "noscript"]);
const INLINE = new Set(
  "a abbr acronym b bdi bdo big br cite code data del dfn em font i img input ins kbd label mark meter output progress q s samp small span strike strong sub sup svg time tt u var wbr".split(
    " ",
  ),
);

function writeNode(node: HtmlNode, depth: number, out: Lines): void {
  if (out.isFull) return;
  if ("tagName" in node) writeElement(node, depth, out);
  else if (node.nodeName === "#documentType") out.add(depth, "<!doctype html>");
  else if (node.nodeName === "#comment") out.add(depth, `<!--${"data" in node ? node.data : ""}-->`);
  else if ("value" in node && node.value.trim() !== "") out.add(depth, escapeText(collapse(node.value).trim()));
}

function writeElement(element: HtmlElement, depth: number, out: Lines): void {
  const { tagName } = element;
  const children = childrenOf(element);
  if (VOID.has(tagName)) out.add(depth, startTag(element));
  else if (RAW.has(tagName) || children.every(isInlineAll)) {
    const inside = insideOf(element);
    out.add(depth, `${startTag(element)}${RAW.has(tagName) ? inside : inside.trim()}</${tagName}>`);
  } else {
    out.add(depth, startTag(element));
    for (const run of runsOf(children)) writeRun(run, depth + 1, out);
    out.add(depth, `</${tagName}>`);
  }
}

function writeRun(run: readonly HtmlNode[], depth: number, out: Lines): void {
  const [only] = run;
  if (run.length === 1 && only && !isInlineAll(only)) writeNode(only, depth, out);
  else {
    const text = run.map(inlineText).join("").trim();
    if (text !== "") out.add(depth, text);
  }
}

/** Blocks one by one, and what stands between two of them together. */
function runsOf(children: readonly HtmlNode[]): HtmlNode[][] {
  const runs: HtmlNode[][] = [];
  let open: HtmlNode[] | undefined;
  for (const child of children) {
    if (isInlineAll(child)) {
      if (!open) {
        open = [];
        runs.push(open);
      }
      open.push(child);
    } else {
      runs.push([child]);
      open = undefined;
    }
  }
  return runs;
}

/** Text, and elements that hold nothing but text and their like. */
function isInlineAll(node: HtmlNode): boolean {
  if (!("tagName" in node)) return node.nodeName === "#text";
  const known = inlineness.get(node);
  if (known !== undefined) return known;
  const is = INLINE.has(node.tagName) && childrenOf(node).every(isInlineAll);
  // Asked at every level above, so it is worked out once.
  inlineness.set(node, is);
  return is;
}

const inlineness = new WeakMap<HtmlElement, boolean>();

function inlineText(node: HtmlNode): string {
  if ("tagName" in node) return VOID.has(node.tagName) ? startTag(node) : `${startTag(node)}${insideOf(node)}</${node.tagName}>`;
  return "value" in node ? escapeText(collapse(node.value)) : "";
}

function insideOf(element: HtmlElement): string {
  const isRaw = RAW.has(element.tagName);
  const isCode = element.tagName === "script" || element.tagName === "style" || element.tagName === "noscript";
  return childrenOf(element)
    .map((child) => (isRaw && "value" in child ? (isCode ? child.value : escapeText(child.value)) : inlineText(child)))
    .join("");
}

function childrenOf(element: HtmlElement): readonly HtmlNode[] {
  return "content" in element ? (element.content as { childNodes: HtmlNode[] }).childNodes : element.childNodes;
}

function startTag(element: HtmlElement): string {
  const attributes = element.attrs.map(({ name, value, prefix }) => {
    const full = prefix ? `${prefix}:${name}` : name;
    return value === "" && attributeOf(element, name) === ""
      ? ` ${full}`
      : ` ${full}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
  });
  return `<${element.tagName}${attributes.join("")}>`;
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function collapse(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ");
}
