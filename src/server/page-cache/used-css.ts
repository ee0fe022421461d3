/**
 * The rules of the site's stylesheet that one page can use. A rule is kept when every class, id and attribute-free tag it names
 * stands in the document: pages carry 5 to 11 KB of CSS instead of the whole site's, and nothing is left to a build-time guess.
 */
export function createUsedCss(sheet: string): (html: string) => string {
  const nodes = parse(sheet);
  return (html) => {
    const page = wordsOf(html);
    return withoutUnusedNames(print(nodes, page), html);
  };
}

/** Font faces, key frames and custom properties that no kept rule names. One may have named another, so it goes on until nothing is left to drop. */
function withoutUnusedNames(css: string, html: string): string {
  const used = new Set((css + html).match(/var\(\s*--[\w-]+/g)?.map((call) => call.slice(call.indexOf("--"))));
  const kept = css
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (whole, name: string) => (used.has(name) ? whole : ""))
    .replace(/[^{};]+\{\}/g, "")
    .replace(/@(font-face|keyframes [\w-]+)\{((?:[^{}]|\{[^{}]*\})*)\}/g, (whole, head: string, body: string) => {
      const name = head === "font-face" ? (/font-family:"?([^;"}]+)/.exec(body)?.[1] ?? "") : head.slice("keyframes ".length);
      return css.replace(whole, "").includes(name) ? whole : "";
    });
  return kept === css ? kept : withoutUnusedNames(kept, html);
}

type Node =
  | { kind: "rule"; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: "group"; head: string; nodes: Node[] }
  | { kind: "plain"; text: string };

/** At-rules that hold rules; every other at-rule with a block is copied as it is. */
const GROUP = /^@(media|supports|layer|container|starting-style|scope)\b/;

/** The layer of what is hidden until somebody opens it; it comes with the whole sheet. */
const LATE = "@layer late";

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
    else nodes.push({ kind: "rule", body, selectors: splitSelectors(head).map((text) => ({ text, needs: needsOf(text) })) });
  }
  return nodes;
}

function print(nodes: Node[], page: ReadonlySet<string>): string {
  let css = "";
  for (const node of nodes) {
    if (node.kind === "plain") css += node.text;
    else if (node.kind === "group" && node.head !== LATE) {
      const inner = print(node.nodes, page);
      if (inner) css += `${node.head}{${inner}}`;
    } else if (node.kind === "rule") {
      const selectors = node.selectors.filter(({ needs }) => needs.every((word) => page.has(word)));
      if (selectors.length > 0) css += `${selectors.map(({ text }) => text).join(",")}{${node.body}}`;
    }
  }
  return css;
}

/**
 * What a document must hold for a selector to match: classes, ids, tags, and data- and aria- attributes with their values, which
 * only scripts change (the theme's is set before the first paint). What stands inside :not(), :is(), :has() and :where() is not
 * required. A rule for the pointer can wait: the pointer brings the whole sheet.
 */
function needsOf(selector: string): string[] {
  const outside = withoutFunctions(selector);
  if (/:hover\b/.test(outside)) return [NEVER];
  const attributes = [...outside.matchAll(/\[((?:data|aria)-[\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)]
    .filter(([, name]) => name !== "data-theme")
    .map(([, name, value]) => (value === undefined ? `@${name}` : `@${name}=${value}`));
  const flat = outside.replace(/\[[^\]]*\]/g, "");
  const words = [...flat.matchAll(/[.#](-?[_a-zA-Z][\w-]*)/g)].map((match) => match[0]);
  const tags = [...flat.replace(/[.#:]+-?[_a-zA-Z][\w-]*/g, "").matchAll(/(?:^|[\s>+~])([a-zA-Z][\w-]*)/g)].map(
    (match) => `<${match[1]?.toLowerCase()}`,
  );
  return [...words, ...tags, ...attributes];
}

/** A word that no document holds. */
const NEVER = "";

function wordsOf(html: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [, tag = ""] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) words.add(`<${tag.toLowerCase()}`);
  for (const [, names = ""] of html.matchAll(/\sclass(?:Name)?="([^"]*)"/g)) for (const name of names.split(/\s+/)) words.add(`.${name}`);
  for (const [, name = "", value = ""] of html.matchAll(/\s((?:data|aria)-[\w-]+)(?:="([^"]*)")?/g))
    words.add(`@${name}`).add(`@${name}=${value}`);
  for (const [, id = ""] of html.matchAll(/\sid="([^"]*)"/g)) words.add(`#${id}`);
  return words;
}

function withoutFunctions(selector: string): string {
  let text = "";
  let depth = 0;
  for (const character of selector) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (depth === 0) text += character;
  }
  return text;
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
    const character = css[i] as string;
    if (character === "\\") i++;
    else if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (stops.includes(character)) return i;
  }
  return -1;
}
