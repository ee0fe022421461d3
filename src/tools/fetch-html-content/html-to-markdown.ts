import { attributeOf, type HtmlElement, type HtmlNode, parseHtml } from "#core/html/parse-html.ts";

/** The readable part of a page as CommonMark with tables: headings, paragraphs, lists, quotes, code, links and pictures. */
export function htmlToMarkdown(html: string, baseUrl: string, maxCharacters: number): string {
  const { document } = parseHtml(html);
  const writer = new Writer(baseUrl, maxCharacters);
  for (const node of document.childNodes) writer.block(node, "");
  return writer.text();
}

const SKIPPED = new Set("head script style template noscript iframe object embed svg math canvas audio video select datalist".split(" "));
const BLOCKS = new Set(
  "address article aside blockquote body details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

const LISTS = new Set(["ul", "ol", "menu"]);

class Writer {
  #parts: string[] = [];
  #left: number;
  readonly #base: string;

  constructor(base: string, left: number) {
    this.#base = base;
    this.#left = left;
  }

  text(): string {
    return this.#parts.join("\n\n");
  }

  /** Writes a node and what is in it, each block behind `prefix` ("> " in a quote, spaces in a list). */
  block(node: HtmlNode, prefix: string): void {
    if (this.#left <= 0 || !("tagName" in node)) return;
    if (SKIPPED.has(node.tagName) || isHidden(node)) return;
    const heading = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (heading) this.#add(prefix, this.#inline(node), "#".repeat(Number(heading)));
    else if (node.tagName === "hr") this.#add(prefix, "---");
    else if (node.tagName === "pre") this.#add(prefix, fenced(node));
    else if (node.tagName === "blockquote") this.#mixed(node, `${prefix}> `);
    else if (node.tagName === "table") this.#table(node, prefix);
    else if (LISTS.has(node.tagName)) this.#list(node, prefix);
    else this.#mixed(node, prefix);
  }

  /** Runs of inline content become paragraphs, blocks between them stay blocks. */
  #mixed(element: HtmlElement, prefix: string): void {
    let run: HtmlNode[] = [];
    const flush = () => {
      const words = tidy(run.map((node) => this.#inlineNode(node)).join(""));
      if (words !== "") this.#add(prefix, words);
      run = [];
    };
    for (const child of element.childNodes) {
      if ("tagName" in child && (BLOCKS.has(child.tagName) || holdsBlocks(child))) {
        flush();
        this.block(child, prefix);
      } else run.push(child);
    }
    flush();
  }

  #list(element: HtmlElement, prefix: string): void {
    const lines = this.#items(element, 0);
    if (lines.length > 0) this.#push(lines.map((line) => prefix + line).join("\n"));
  }

  #items(element: HtmlElement, depth: number): string[] {
    const isOrdered = element.tagName === "ol";
    const from = Number(attributeOf(element, "start") ?? 1);
    let number = Number.isInteger(from) && from >= 0 && from < 1e6 ? from : 1;
    const lines: string[] = [];
    for (const item of element.childNodes) {
      if (!("tagName" in item) || item.tagName !== "li" || isHidden(item)) continue;
      const mark = isOrdered ? `${number++}. ` : "- ";
      const indent = "   ".repeat(Math.min(depth, 10));
      const nested = item.childNodes.filter((child): child is HtmlElement => "tagName" in child && LISTS.has(child.tagName));
      const words = tidy(
        item.childNodes
          .filter((child) => !nested.includes(child as HtmlElement))
          .map((child) => ("tagName" in child && BLOCKS.has(child.tagName) ? ` ${this.#inline(child)} ` : this.#inlineNode(child)))
          .join(""),
      );
      if (words !== "" || nested.length > 0) lines.push(`${indent}${mark}${words}`.trimEnd());
      for (const list of nested) lines.push(...this.#items(list, depth + 1));
    }
    return lines;
  }

  #table(table: HtmlElement, prefix: string): void {
    const rows = rowsOf(table).slice(0, 2000);
    const cells = rows.map((row) =>
      row.childNodes
        .filter((cell): cell is HtmlElement => "tagName" in cell && (cell.tagName === "td" || cell.tagName === "th"))
        .map((cell) => this.#inline(cell).replaceAll("|", "\\|")),
    );
    const width = Math.min(50, Math.max(0, ...cells.map((row) => row.length)));
    const [head, ...rest] = cells;
    if (!head || width === 0) return;
    const line = (row: readonly string[]) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? "").join(" | ")} |`;
    const rule = `|${" --- |".repeat(width)}`;
    this.#push([line(head), rule, ...rest.map(line)].map((text) => prefix + text).join("\n"));
  }

  #inline(element: HtmlElement): string {
    return tidy(element.childNodes.map((child) => this.#inlineNode(child)).join(""));
  }

  #inlineNode(node: HtmlNode): string {
    if (!("tagName" in node)) return "value" in node ? escapeMarkdown(node.value.replace(/[\t\n\f\r ]+/g, " ")) : "";
    if (SKIPPED.has(node.tagName) || isHidden(node)) return "";
    switch (node.tagName) {
      case "br":
        return "  \n";
      case "img":
        return this.#image(node);
      case "a":
        return this.#link(node);
      case "code":
      case "kbd":
      case "samp":
      case "tt":
        return codeSpan(rawText(node));
      case "strong":
      case "b":
        return wrapped(this.#inline(node), "**");
      case "em":
      case "i":
      case "cite":
        return wrapped(this.#inline(node), "*");
      case "del":
      case "s":
      case "strike":
        return wrapped(this.#inline(node), "~~");
      default: {
        const words = node.childNodes.map((child) => this.#inlineNode(child)).join("");
        return BLOCKS.has(node.tagName) ? ` ${words} ` : words;
      }
    }
  }

  #link(element: HtmlElement): string {
    const words = this.#inline(element);
    const target = this.#address(attributeOf(element, "href"));
    return words === "" ? "" : target === null ? words : `[${words}](${target})`;
  }

  #image(element: HtmlElement): string {
    const alt = (attributeOf(element, "alt") ?? "").replace(/\s+/g, " ").trim();
    const target = this.#address(attributeOf(element, "src"));
    return alt === "" || target === null || target.startsWith("data:") ? "" : `![${escapeMarkdown(alt)}](${target})`;
  }

  /** Absolute, with what would end the brackets escaped; null for scripts and for what is no address. */
  #address(raw: string | null): string | null {
    const url = raw === null ? null : URL.parse(raw.trim(), this.#base);
    if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
    return url.href.replaceAll("(", "%28").replaceAll(")", "%29");
  }

  #add(prefix: string, words: string, mark = ""): void {
    if (words === "") return;
    const text = mark === "" ? words : `${mark} ${words.replaceAll("\n", " ")}`;
    this.#push(
      text
        .split("\n")
        .map((line) => prefix + line)
        .join("\n"),
    );
  }

  #push(text: string): void {
    this.#left -= text.length;
    this.#parts.push(text);
  }
}

function holdsBlocks(element: HtmlElement): boolean {
  const known = blockness.get(element);
  if (known !== undefined) return known;
  const holds = element.childNodes.some((child) => "tagName" in child && (BLOCKS.has(child.tagName) || holdsBlocks(child)));
  blockness.set(element, holds);
  return holds;
}

const blockness = new WeakMap<HtmlElement, boolean>();

function rowsOf(table: HtmlElement): HtmlElement[] {
  return table.childNodes.flatMap((part) => {
    if (!("tagName" in part)) return [];
    if (part.tagName === "tr") return [part];
    return /^t(?:head|body|foot)$/.test(part.tagName)
      ? part.childNodes.filter((row): row is HtmlElement => "tagName" in row && row.tagName === "tr")
      : [];
  });
}

function isHidden(element: HtmlElement): boolean {
  return attributeOf(element, "hidden") !== null || /display\s*:\s*none/i.test(attributeOf(element, "style") ?? "");
}

/** A fence longer than any run of backticks inside, so that nothing in it can end it. */
function fenced(element: HtmlElement): string {
  const text = rawText(element).replace(/^\n|\n$/g, "");
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const code = element.childNodes.find((child): child is HtmlElement => "tagName" in child && child.tagName === "code");
  const language = /(?:^|\s)(?:language|lang)-([\w+#-]{1,20})/.exec(code ? (attributeOf(code, "class") ?? "") : "")?.[1] ?? "";
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function codeSpan(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words === "") return "";
  const longest = Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return words.includes("`") ? `${fence} ${words} ${fence}` : `${fence}${words}${fence}`;
}

function rawText(element: HtmlElement): string {
  return element.childNodes
    .map((child) => ("tagName" in child ? (child.tagName === "br" ? "\n" : rawText(child)) : "value" in child ? child.value : ""))
    .join("");
}

function wrapped(words: string, mark: string): string {
  return words === "" ? "" : `${mark}${words}${mark}`;
}

/** Signs that would turn words into markup. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, "\\$&");
}

/** No space at the ends of a line, one between words; a forced break stays. */
function tidy(text: string): string {
  return text
    .split("  \n")
    .map((line) => line.replace(/[\t\n\f\r ]+/g, " ").trim())
    .join("  \n")
    .replace(/^(?: {2}\n)+|(?: {2}\n)+$/g, "")
    .trim();
}
