import type { RichText, TableBlock, TextBlock } from "#core/content/rich-text.ts";
import { parseInline } from "#core/text/html/inline-marks.ts";
import { createKeys, type Keys } from "./keys.ts";

/**
 * Reads the Markdown that our writers use into rich text: `##` and `###` headings, paragraphs, lists of one level, tables
 * with an optional line `Table: caption` before them, fenced code, quotes and inline marks. Anything else is refused with
 * its line, so that nothing is lost without a word.
 */
export function markdownToRichText(markdown: string): RichText {
  const keys = createKeys();
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  const blocks: RichText = [];
  let caption: string | undefined;
  let at = 0;

  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") at++;
    else if (line.startsWith("```")) blocks.push(readCode());
    else if (/^#{2,3} /.test(line)) {
      const [, marks = "", text = ""] = /^(#{2,3}) +(.*)$/.exec(line) ?? [];
      blocks.push(textBlock(keys, text, { style: marks === "##" ? "h2" : "h3" }));
      at++;
    } else if (/^Table: /.test(line)) {
      caption = line.slice("Table: ".length).trim();
      at++;
      while (lines[at]?.trim() === "") at++;
      if (!lines[at]?.startsWith("|")) refuse("A table's caption stands before a table.");
    } else if (line.startsWith("|")) blocks.push(readTable());
    else if (/^- /.test(line)) readList(/^- +/, "bullet");
    else if (/^\d+\. /.test(line)) readList(/^\d+\. +/, "number");
    else if (line.startsWith(">"))
      blocks.push(
        textBlock(
          keys,
          take(
            (next) => next.startsWith(">"),
            (next) => next.replace(/^> ?/, ""),
          ),
          { style: "blockquote" },
        ),
      );
    else {
      if (/^(#|<|!\[|---|\*\*\*|\s{2,}\S|[*+] )/.test(line)) refuse("This is not part of the Markdown we read.");
      blocks.push(
        textBlock(
          keys,
          take(isParagraph, (next) => next.trim()),
        ),
      );
    }
  }
  return blocks;

  function refuse(reason: string): never {
    throw new Error(`Line ${at + 1}: ${reason} “${(lines[at] ?? "").slice(0, 80)}”`);
  }

  /** Lines that belong together, joined as one text. */
  function take(belongs: (line: string) => boolean, change: (line: string) => string): string {
    const taken: string[] = [];
    do taken.push(change(lines[at++] ?? ""));
    while (at < lines.length && belongs(lines[at] ?? ""));
    return taken.join(" ");
  }

  function readCode(): RichText[number] {
    const language = (lines[at] ?? "").slice(3).trim() || "text";
    const from = ++at;
    while (at < lines.length && lines[at] !== "```") at++;
    if (at === lines.length) {
      at = from - 1;
      refuse("This code has no closing line.");
    }
    const code = lines.slice(from, at++).join("\n");
    return { _type: "code", _key: keys.next(code), language, code };
  }

  function readTable(): TableBlock {
    const from = at;
    while (lines[at]?.startsWith("|")) at++;
    const [head, rule, ...body] = lines.slice(from, at).map(cellsOf);
    if (!head || !rule?.every((cell) => /^:?-+:?$/.test(cell))) {
      at = from;
      refuse("A table needs a line of dashes under its head.");
    }
    const rows = [head, ...body];
    const uneven = rows.findIndex((cells) => cells.length !== head.length);
    if (uneven >= 0) {
      at = from + uneven + 1;
      refuse(`This row has ${rows[uneven]?.length} cells where the head has ${head.length}.`);
    }
    const table: TableBlock = {
      _type: "table",
      _key: keys.next(rows.flat().join()),
      ...(caption !== undefined && { caption }),
      rows: rows.map((cells) => ({ _type: "tableRow", _key: keys.next(cells.join()), cells })),
    };
    caption = undefined;
    return table;
  }

  function readList(sign: RegExp, listItem: "bullet" | "number") {
    while (sign.test(lines[at] ?? "")) {
      const text = take(
        (next) => /^\s+\S/.test(next) && !/^\s+(-|\d+\.) /.test(next),
        (next) => next.replace(sign, "").trim(),
      );
      if (/^\s+(-|\d+\.) /.test(lines[at] ?? "")) refuse("Lists have one level.");
      blocks.push(textBlock(keys, text, { listItem, level: 1 }));
    }
  }
}

const isParagraph = (line: string) => line.trim() !== "" && !/^(#|\||>|```|- |\d+\. |Table: )/.test(line);

/** `\|` is a bar inside a cell. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

function textBlock(keys: Keys, text: string, more: Partial<TextBlock> = {}): TextBlock {
  const _key = keys.next(text);
  const runs = parseInline(text);
  const links = [...new Set(runs.flatMap((run) => run.href ?? []))].map((href, place) => ({
    _type: "link" as const,
    _key: `${_key}l${place}`,
    href,
  }));
  return {
    _type: "block",
    _key,
    style: "normal",
    ...more,
    markDefs: links,
    children: runs.map((run, place) => ({
      _type: "span",
      _key: `${_key}s${place}`,
      text: run.text,
      marks: [...run.marks, ...links.filter((link) => link.href === run.href).map((link) => link._key)],
    })),
  };
}
