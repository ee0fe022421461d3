import { createHash } from "node:crypto";
import { type Chain, chainOf, type ElementTree, elementsOf, stands } from "./element-tree.ts";

/**
 * The rules of a page's style sheets that the page can use. A rule is kept when every class, id and attribute-free tag it names
 * stands in the document, on an element that stands in those that the rule names around it: pages carry 5 to 11 KB of CSS instead of
 * whole sheets, and nothing is left to a build-time guess.
 */
export function createUsedCss(read: (href: string) => string): (html: string, sheets: readonly string[]) => string {
  const parsed = new Map<string, Node[]>();
  const nodesOf = (href: string) => {
    const known = parsed.get(href);
    if (known) return known;
    const nodes = parse(read(href));
    // A copy: V8 holds the whole page for as long as a piece of it, which an address in it is.
    parsed.set(Buffer.from(href).toString(), nodes);
    return nodes;
  };
  const trimmed = new Map<string, string>();
  return (html, sheets) => {
    const page = { words: wordsOf(html), tree: elementsOf(html) };
    const css = print(sheets.flatMap(nodesOf), page);
    const names = variablesIn(html).sort().join();
    const characters = [...new Set(firstScreenOf(html).match(/[^ -~]/gu))].sort().join("");
    const key = createHash("sha1").update(`${names} ${characters} ${css}`).digest("base64");
    // Pages of one kind differ in words and not in rules.
    const kept = trimmed.get(key) ?? withoutUnusedNames(css, names, characters);
    trimmed.delete(key);
    trimmed.set(key, kept);
    const oldest = trimmed.size > MOST_TRIMMED ? trimmed.keys().next().value : undefined;
    if (oldest !== undefined) trimmed.delete(oldest);
    return kept;
  };
}

const MOST_TRIMMED = 100;

/**
 * Faces for letters further down come with the whole sheet, which scrolling brings: a third file of a face in the first flight would
 * delay the two that set the first screen.
 */
function firstScreenOf(html: string): string {
  const main = html.indexOf("<main");
  const shown = main === -1 ? html : html.slice(html.indexOf("<body"), main + FIRST_SCREEN);
  return shown.replaceAll(/<[^>]*>/g, "");
}

/** Characters of HTML: the first screens of our templates end at 4,000 to 6,000. */
const FIRST_SCREEN = 7_000;

const variablesIn = (text: string): string[] => [
  ...new Set(text.match(/var\(\s*--[\w-]+/g)?.map((call) => call.slice(call.indexOf("--")))),
];

/**
 * Font faces, key frames and custom properties that neither a kept rule nor the document names. One may have named another, so it goes on
 * until nothing is left to drop. `characters` are those of the first screen beyond ASCII.
 */
function withoutUnusedNames(css: string, names: string, characters: string): string {
  const used = new Set([...names.split(","), ...variablesIn(css)]);
  const kept = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (whole, name: string) => (used.has(name) ? whole : ""))
    .replace(/(?<![^{};])[^{};]+\{\}/g, "")
    .replace(/@font-face\{[^{}]*unicode-range:([^;}]+)\}/g, (whole, ranges: string) =>
      holdsOneOf(ranges, ASCII + characters) ? whole : "",
    )
    .replace(/@(font-face|keyframes [\w-]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g, (whole, head: string, body: string) => {
      const name = head === "font-face" ? (/font-family:"?([^;"}]+)/.exec(body)?.[1] ?? "") : head.slice("keyframes ".length);
      return css.replace(whole, "").includes(name) ? whole : "";
    });
  return kept === css ? kept : withoutUnusedNames(kept, names, characters);
}

/** No document is without most of them. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place));

/** Whether a character of `U+20B9,U+C0-D6` stands in the text. */
function holdsOneOf(ranges: string, text: string): boolean {
  const points = ranges.replaceAll(/U\+([0-9a-f]+)/gi, "\\u{$1}").replaceAll(/-([0-9a-f]+)/gi, "-\\u{$1}");
  return new RegExp(`[${points.replaceAll(/[,\s]/g, "")}]`, "u").test(text);
}

interface Page {
  words: ReadonlySet<string>;
  tree: ElementTree | undefined;
}

type Node =
  | { kind: "rule"; selectors: { text: string; needs: Needs; chain: Chain }[]; body: string }
  | { kind: "group"; head: string; nodes: Node[] }
  | { kind: "plain"; text: string };

/** At-rules that hold rules; every other at-rule with a block is copied as it is. */
const GROUP = /^@(media|supports|layer|container|starting-style|scope)\b/;

/** What comes with the whole sheet: the layer of what is hidden until somebody opens it, and rules for visitors without scripts, to whom `<noscript>` gives the sheet at once. */
const LATE = /^@layer late$|^@media \(scripting: ?none\)$/;

function parse(css: string): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  while (at < css.length) {
    const open = indexOutsideQuotes(css, at, "{;");
    if (open === -1) break;
    const head = css.slice(at, open).trim();
    if (css[open] === ";") {
      if (head) nodes.push({ kind: "plain", text: `${head};` });
      at = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const body = css.slice(open + 1, close);
    at = close + 1;
    if (head.startsWith("@"))
      nodes.push(GROUP.test(head) ? { kind: "group", head, nodes: parse(body) } : { kind: "plain", text: `${head}{${body}}` });
    else
      nodes.push({
        kind: "rule",
        body,
        selectors: splitSelectors(head).map((text) => ({ text, needs: needsOf(text), chain: chainOf(text) })),
      });
  }
  return nodes;
}

/** Groups of one name that follow each other become one, and an order of layers counts where it first stands: sheets repeat both. */
function print(nodes: Node[], page: Page): string {
  const parts: { head: string; text: string }[] = [];
  const add = (head: string, text: string) => {
    const last = parts.at(-1);
    if (last?.head === head) last.text += text;
    else if (text) parts.push({ head, text });
  };
  const orders = new Set<string>();
  for (const node of nodes) {
    if (node.kind === "plain") {
      if (!orders.has(node.text)) add("", node.text);
      if (node.text.startsWith("@layer ")) orders.add(node.text);
    } else if (node.kind === "group") {
      if (!LATE.test(node.head)) add(node.head, print(node.nodes, page));
    } else {
      const selectors = node.selectors.filter(({ needs, chain }) => isMet(needs, page.words) && stands(chain, page.tree));
      if (selectors.length > 0) add("", `${selectors.map(({ text }) => text).join(",")}{${node.body}}`);
    }
  }
  return parts.map(({ head, text }) => (head ? `${head}{${text}}` : text)).join("");
}

/** Words that must all be there, and lists of which one must be. */
interface Needs {
  words: string[];
  oneOf: Needs[][];
}

const isMet = ({ words, oneOf }: Needs, page: ReadonlySet<string>): boolean =>
  words.every((word) => page.has(word)) && oneOf.every((list) => list.some((needs) => isMet(needs, page)));

/**
 * What a document must hold for a selector to match: classes, ids, tags, types, and data- and aria- attributes with their values, which
 * only scripts change (the theme's is set before the first paint); of :is(), :where() and :has(), one alternative. What stands
 * inside other functions is not required. A rule for the pointer, or for a dialog that only a script opens, can wait: by then the
 * whole sheet is there.
 */
function needsOf(selector: string): Needs {
  const { outside, lists } = takeListsOut(selector);
  const oneOf = lists.map((list) => splitSelectors(list).map(needsOf));
  if (/:(?:hover|modal)\b/.test(outside)) return { words: [NEVER], oneOf };
  const attributes = [...outside.matchAll(/\[((?:data|aria)-[\w-]+|type)(?:=["']?([^"'\]]*)["']?)?\]/g)]
    .filter(([, name]) => name !== "data-theme")
    .map(([, name, value]) => (value === undefined ? `@${name}` : `@${name}=${value}`));
  const flat = outside.replace(/\[[^\]]*\]/g, "");
  const words = [...flat.matchAll(/[.#](-?[_a-zA-Z][\w-]*)/g)].map((match) => match[0]);
  const tags = [...flat.replace(/[.#:]+-?[_a-zA-Z][\w-]*/g, "").matchAll(/(?:^|[\s>+~])([a-zA-Z][\w-]*)/g)].map(
    (match) => `<${match[1]?.toLowerCase()}`,
  );
  return { words: [...words, ...tags, ...attributes], oneOf };
}

/** A word that no document holds. */
const NEVER = "";

function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, tag = ""] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) words.add(`<${tag.toLowerCase()}`);
  for (const [, names = ""] of html.matchAll(/\sclass(?:Name)?="([^"]*)"/g)) for (const name of names.split(/\s+/)) words.add(`.${name}`);
  for (const [, name = "", value = ""] of html.matchAll(/\s((?:data|aria)-[\w-]+|type)(?:="([^"]*)")?/g))
    words.add(`@${name}`).add(`@${name}=${value}`);
  for (const [, id = ""] of html.matchAll(/\sid="([^"]*)"/g)) words.add(`#${id}`);
  return words;
}

/** The selector without its functions, and what the functions hold of which one alternative must match. */
function takeListsOut(selector: string): { outside: string; lists: string[] } {
  const lists: string[] = [];
  let outside = "";
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] !== "(") {
      outside += selector[at];
      continue;
    }
    const close = closingParenthesis(selector, at);
    if (/:(?:is|where|has)$/.test(outside)) lists.push(selector.slice(at + 1, close));
    at = close;
  }
  return { outside, lists };
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

function splitSelectors(head: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < head.length; i++) {
    if (head[i] === "(" || head[i] === "[") depth++;
    else if (head[i] === ")" || head[i] === "]") depth--;
    else if (head[i] === "," && depth === 0) {
      parts.push(head.slice(from, i).trim());
      from = i + 1;
    }
  }
  return [...parts, head.slice(from).trim()];
}

function closingBrace(css: string, open: number): number {
  let depth = 1;
  let at = open + 1;
  while (depth > 0) {
    at = indexOutsideQuotes(css, at, "{}");
    if (at === -1) return css.length;
    depth += css[at] === "{" ? 1 : -1;
    at++;
  }
  return at - 1;
}

function indexOutsideQuotes(css: string, from: number, stops: string): number {
  let quote = "";
  for (let i = from; i < css.length; i++) {
    const character = css.charAt(i);
    if (character === "\\") i++;
    else if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (stops.includes(character)) return i;
  }
  return -1;
}
