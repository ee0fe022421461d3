import { type DefaultTreeAdapterMap, defaultTreeAdapter as tree } from "parse5";
import { canDropComment } from "./comments.ts";
import type { HtmlOptions } from "./html-options.ts";
import type { CodeInside } from "./inline-code.ts";
import type { ReadHtml } from "./read-html.ts";
import { isBlank, isBlock, isSilent, keepsWhiteSpace, SPACES } from "./white-space.ts";
import { isBoolean, isKnownType } from "./write-tag.ts";

interface Rules extends HtmlOptions {
  rewritesCss: boolean;
  rewritesScripts: boolean;
}

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Whether two pages are the same to a browser, but for what the rules that were chosen take away. */
export function hasSameTree(before: ReadHtml, after: ReadHtml, rules: HtmlOptions, inside: CodeInside): boolean {
  const options = { ...rules, rewritesCss: inside.css !== undefined, rewritesScripts: inside.javascript !== undefined };
  const [first, second] = [linesOf(before, options), linesOf(after, options)];
  return first.length === second.length && first.every((line, at) => line === second[at]);
}

/** A tree as lines, each a tag, a text or a comment. Without recursion: it may be deep. */
function linesOf({ root }: ReadHtml, options: Rules): string[] {
  const lines: string[] = [];
  let text = "";
  let from: Edge = { name: "", isEdge: true };
  const flush = (parent: Node | null, to: Edge) => {
    const line = textLine(text, parent, from, to, options);
    if (line !== "") lines.push(`text ${line}`);
    text = "";
    from = to;
  };
  const open: { node: Node; next: number; keeps: boolean }[] = [{ node: root, next: 0, keeps: false }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const child = childrenOf(top.node)[top.next++];
    const parent = top.keeps ? null : top.node;
    if (!child) {
      flush(parent, { name: nameOf(top.node), isEdge: true });
      lines.push("end");
      open.pop();
    } else if (tree.isTextNode(child)) text += child.value;
    else if (tree.isCommentNode(child)) {
      if (options.dropComments && canDropComment(`<!--${child.data}-->`)) continue;
      flush(parent, { name: "", isEdge: false });
      lines.push(`comment ${child.data}`);
    } else if (tree.isElementNode(child)) {
      flush(parent, { name: child.tagName, isEdge: false });
      lines.push(tagLine(child, options));
      from = { name: child.tagName, isEdge: true };
      open.push({ node: child, next: 0, keeps: top.keeps || keepsWhiteSpace(child) });
    } else if (tree.isDocumentTypeNode(child)) lines.push(`doctype ${child.name} ${child.publicId} ${child.systemId}`);
  }
  return lines;
}

/** A tag beside a text: that of its own parent, where the text is the first or last in it, or that of a neighbour. */
interface Edge {
  name: string;
  isEdge: boolean;
}

/** `parent` is null where white space counts. */
function textLine(text: string, parent: Node | null, from: Edge, to: Edge, options: Rules): string {
  if (parent === null || !options.collapseSpaces) return hasRewrittenCode(from, options) ? "code" : text;
  let line = text.replace(SPACES, " ");
  const name = nameOf(parent);
  if (isBlank(line) && isSilent(name)) return "";
  if (name === "body" || name === "") {
    if (from.isEdge && from.name === name) line = line.trimStart();
    if (to.isEdge && to.name === name) line = line.trimEnd();
  }
  if (options.dropBlockSpaces && isBlock(from.name)) line = line.replace(/^ /, "");
  if (options.dropBlockSpaces && isBlock(to.name)) line = line.replace(/ $/, "");
  return line;
}

const hasRewrittenCode = ({ name, isEdge }: Edge, { rewritesCss, rewritesScripts }: Rules) =>
  isEdge && ((name === "script" && rewritesScripts) || (name === "style" && rewritesCss));

function tagLine({ tagName, namespaceURI, attrs }: Element, options: Rules): string {
  const isHtml = namespaceURI.endsWith("xhtml");
  const written = attrs.flatMap(({ name, prefix, value }) => {
    if (options.dropTypes && isHtml && isKnownType(tagName, name, value)) return [];
    if (options.shortBooleans && isHtml && isBoolean(name)) return [name];
    if (options.rewritesCss && name === "style") return ["style"];
    return [`${prefix ?? ""}:${name}=${options.tidyClasses && name === "class" ? value.replace(SPACES, " ").trim() : value}`];
  });
  return `${namespaceURI} ${tagName} ${written.join("\u0000")}`;
}

const nameOf = (node: Node): string => (tree.isElementNode(node) ? node.tagName : "");

function childrenOf(node: Node): readonly Node[] {
  if ("content" in node) return node.content.childNodes;
  return "childNodes" in node ? node.childNodes : [];
}
