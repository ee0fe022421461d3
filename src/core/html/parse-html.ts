import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parseFragment,
  type Token,
  type TreeAdapter,
} from "parse5";
import { ElementPlace } from "./element-place.ts";
import { parseDocument } from "./run-tokenizer.ts";

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.Node;

/** Chromium stops nesting at 512 as well. Without it, 200 KB of `<p><i a1>x<p><i a2>x…` takes gigabytes. */
const MAX_DEPTH = 512;
const MAX_NODES = 250_000;

export interface ParsedHtml {
  document: HtmlDocument;
  stopped: { line: number; reason: "depth" | "size" } | null;
  /** Parses the text of a noscript within the same budget; nothing when the budget is spent. */
  parseInside(html: string): HtmlNode[];
}

/**
 * Parses as a browser with scripts does, Google's renderer included: the content of noscript is text.
 * parse5 follows the standard to the letter, and some of its steps cost the square of the depth; the budget keeps a page's cost linear.
 */
export function parseHtml(html: string): ParsedHtml {
  const { document, stopped, nodes } = parsedTree(html);
  const budget = { depth: 0, nodes };
  return {
    document,
    stopped,
    parseInside(inner) {
      budget.depth = 0;
      let inside: HtmlNode[] = [];
      untilOutOfBudget(() => {
        inside = parseFragment(inner, { ...parserOptions, treeAdapter: boundedAdapter(inner, budget, document) }).childNodes;
      });
      return inside;
    },
  };
}

const parserOptions = { sourceCodeLocationInfo: true, scriptingEnabled: true };

interface ParsedTree extends Pick<ParsedHtml, "document" | "stopped"> {
  /** What it took of the budget. */
  nodes: number;
}

/** A tool reads the page of its snapshot once more from its own side, at once; then the tree goes, which is many times its page. */
let lastTree: { html: string; tree: ParsedTree } | undefined;

function parsedTree(html: string): ParsedTree {
  if (lastTree?.html === html) return lastTree.tree;
  const budget = { depth: 0, nodes: 0 };
  const document = defaultTreeAdapter.createDocument();
  const stopped = untilOutOfBudget(() => parseDocument(html, { ...parserOptions, treeAdapter: boundedAdapter(html, budget, document) }));
  const tree = { document, stopped: stopped ? { line: lastLine(document), reason: stopped.reason } : null, nodes: budget.nodes };
  if (!lastTree) setTimeout(forgetTree);
  lastTree = { html, tree };
  return tree;
}

function forgetTree(): void {
  lastTree = undefined;
}

class OutOfBudget {
  readonly reason: "depth" | "size";
  constructor(reason: "depth" | "size") {
    this.reason = reason;
  }
}

function untilOutOfBudget(work: () => void): OutOfBudget | undefined {
  try {
    work();
    return undefined;
  } catch (fault) {
    if (fault instanceof OutOfBudget) return fault;
    throw fault;
  }
}

interface Budget {
  depth: number;
  nodes: number;
}

function boundedAdapter(html: string, budget: Budget, document: HtmlDocument): TreeAdapter<DefaultTreeAdapterMap> {
  const count = () => {
    if (++budget.nodes > MAX_NODES) throw new OutOfBudget("size");
  };
  return {
    ...defaultTreeAdapter,
    createDocument: () => document,
    createElement(tagName, namespaceURI, attrs) {
      count();
      return { nodeName: tagName, tagName, attrs, namespaceURI, childNodes: [], parentNode: null, sourceCodeLocation: null };
    },
    createCommentNode(data) {
      count();
      return defaultTreeAdapter.createCommentNode(data);
    },
    setNodeSourceCodeLocation(node, location) {
      // An end tag that is not there is undefined, where parse5's own type leaves it out.
      node.sourceCodeLocation = location && "tagName" in node ? (new ElementPlace(location, html) as Token.ElementLocation) : location;
    },
    // In place: the default makes a new object for every word of a text, a fifth of the time of a parse.
    updateNodeSourceCodeLocation({ sourceCodeLocation }, end) {
      if (sourceCodeLocation) Object.assign(sourceCodeLocation, end);
    },
    onItemPush() {
      if (++budget.depth > MAX_DEPTH) throw new OutOfBudget("depth");
    },
    onItemPop(element) {
      budget.depth--;
      // A list that grew has room for sixteen more: most elements hold one or two.
      if (element.childNodes.length > 0) element.childNodes = element.childNodes.slice();
    },
  };
}

/** Line of the last element that was made. */
function lastLine(document: HtmlDocument): number {
  let line = 1;
  let node: HtmlNode | undefined = document;
  while (node && "childNodes" in node) {
    const last: HtmlNode | undefined = node.childNodes.at(-1);
    line = last?.sourceCodeLocation?.startLine ?? line;
    node = last;
  }
  return line;
}

export function attributeOf(element: HtmlElement, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}
