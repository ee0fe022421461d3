/** A stretch of text and how it is set. */
export interface InlineRun {
  text: string;
  marks: readonly InlineMark[];
  href?: string;
}

type InlineMark = "strong" | "em" | "code";

/**
 * Reads the inline marks that our texts may hold: `code`, **strong**, *em*, [link](address), and a backslash before any of
 * their signs. A sign without its partner stays text. Read by hand, not by one expression: expressions that allow nesting
 * took minutes on a line of brackets.
 */
export function parseInline(source: string): InlineRun[] {
  return merge(scan(source, { marks: [] }));
}

type Style = Omit<InlineRun, "text">;

function scan(source: string, style: Style): InlineRun[] {
  const runs: InlineRun[] = [];
  let at = 0;
  while (at < source.length) {
    const found = marked(source, at, style);
    runs.push(...(found?.runs ?? [{ ...style, text: source[at] ?? "" }]));
    at = found?.end ?? at + 1;
  }
  return runs;
}

interface Found {
  runs: InlineRun[];
  end: number;
}

function marked(source: string, at: number, style: Style): Found | undefined {
  switch (source[at]) {
    case "\\":
      return ESCAPABLE.includes(source[at + 1] ?? "a") ? { runs: [{ ...style, text: source[at + 1] ?? "" }], end: at + 2 } : undefined;
    case "`":
      return code(source, at, style);
    case "*":
      return source[at + 1] === "*" ? starred(source, at, style, "strong", "**") : starred(source, at, style, "em", "*");
    case "[":
      return link(source, at, style);
  }
}

const ESCAPABLE = "\\`*[]()|{}#>-";

function code(source: string, at: number, style: Style): Found | undefined {
  const ticks = ticksAt(source, at);
  let end = at + ticks.length;
  while (end < source.length) {
    const next = source.indexOf("`", end);
    if (next < 0) break;
    const closing = ticksAt(source, next);
    if (closing.length === ticks.length) {
      const text = source.slice(at + ticks.length, next);
      return { runs: [{ ...style, text: unpad(text), marks: [...style.marks, "code"] }], end: next + closing.length };
    }
    end = next + closing.length;
  }
  // No partner: the ticks are text, all of them.
  return { runs: [{ ...style, text: ticks }], end: at + ticks.length };
}

function ticksAt(source: string, at: number): string {
  let end = at;
  while (source[end] === "`") end++;
  return source.slice(at, end);
}

/** A tick may be written as code by padding it with spaces, as CommonMark has it. */
const unpad = (text: string) => (text.startsWith(" ") && text.endsWith(" ") && text.trim() !== "" ? text.slice(1, -1) : text);

function starred(source: string, at: number, style: Style, mark: "strong" | "em", sign: string): Found | undefined {
  const from = at + sign.length;
  if (style.marks.includes(mark) || isBlank(source[from])) return undefined;
  for (let end = nextStar(source, from); end >= 0; end = nextStar(source, end + starsAt(source, end))) {
    if (starsAt(source, end) === sign.length && !isBlank(source[end - 1])) {
      return { runs: scan(source.slice(from, end), { ...style, marks: [...style.marks, mark] }), end: end + sign.length };
    }
  }
}

/** The next star that is neither escaped nor inside code. */
function nextStar(source: string, from: number): number {
  for (let at = from; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "*") return at;
    else if (source[at] === "`") at = (code(source, at, { marks: [] })?.end ?? at + 1) - 1;
  }
  return -1;
}

function starsAt(source: string, at: number): number {
  let end = at;
  while (source[end] === "*") end++;
  return end - at;
}

const isBlank = (character: string | undefined) => character === undefined || /\s/.test(character);

function link(source: string, at: number, style: Style): Found | undefined {
  if (style.href !== undefined) return undefined;
  const middle = source.indexOf("](", at);
  if (middle < 0 || source.slice(at + 1, middle).includes("[")) return undefined;
  let depth = 1;
  let end = middle + 2;
  for (; end < source.length && depth > 0 && !isBlank(source[end]); end++) {
    if (source[end] === "(") depth++;
    if (source[end] === ")") depth--;
  }
  if (depth > 0 || middle === at + 1) return undefined;
  return { runs: scan(source.slice(at + 1, middle), { ...style, href: source.slice(middle + 2, end - 1) }), end };
}

function merge(runs: readonly InlineRun[]): InlineRun[] {
  const merged: InlineRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.href === run.href && last.marks.join() === run.marks.join()) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
