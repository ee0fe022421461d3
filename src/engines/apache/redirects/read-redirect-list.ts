import { type RedirectCode, type RedirectKind, type RedirectRow, redirectCodes } from "./redirect.ts";

export type RowDefaults = Pick<RedirectRow, "kind" | "code" | "keepQuery">;

export interface ReadList {
  rows: RedirectRow[];
  /** Lines past the limit are counted, not read. */
  leftOver: number;
}

export const MAX_ROWS = 1000;

/**
 * Redirects one a line: `/old /new`, CSV, tabs from a spreadsheet, arrows, or the lines of an Apache or Netlify file. A code, a kind and
 * `keep` or `drop` may follow in any order. Lines that begin with # are comments.
 */
export function readRedirectList(text: string, defaults: RowDefaults): ReadList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "" && !/^\s*#/.test(line));
  const [first = ""] = lines;
  const isHeader = lines.length > 1 && HEADER.test(first) && !/[/]/.test(first);
  const wanted = isHeader ? lines.slice(1) : lines;
  return { rows: wanted.slice(0, MAX_ROWS).map((line) => readLine(line, defaults)), leftOver: Math.max(0, wanted.length - MAX_ROWS) };
}

const HEADER = /^"?\s*(?:from|source|old|redirect from|request|alt|quelle)\b/i;

function readLine(line: string, defaults: RowDefaults): RedirectRow {
  const directive = /^\s*Redirect(Permanent|Temp)?\s+(.*)$/i.exec(line);
  const cells = directive ? fromDirective(splitSpaces(directive[2] ?? ""), directive[1]) : cellsOf(line.trim());
  const [from = "", ...rest] = cells;
  const row: RedirectRow = { ...defaults, from, to: "" };
  for (const [index, cell] of rest.entries()) {
    const code = codeOf(cell);
    const kind = kindOf(cell);
    if (code !== undefined) row.code = code;
    else if (kind !== undefined) row.kind = kind;
    else if (/^(?:keep|drop)$/i.test(cell)) row.keepQuery = /^keep$/i.test(cell);
    else if (index === 0) row.to = cell;
  }
  // Without a word on it, a * in the old address is meant as one.
  if (from.includes("*") && !rest.some((cell) => kindOf(cell) !== undefined) && row.kind === "file") row.kind = "pattern";
  return row;
}

/** `Redirect 301 /old /new`: the status, if any, comes first. */
function fromDirective(cells: string[], word: string | undefined): string[] {
  const code = word?.toLowerCase() === "permanent" ? "301" : word ? "302" : undefined;
  const [first = ""] = cells;
  const hasCode = codeOf(first) !== undefined;
  const [from = "", ...rest] = hasCode ? cells.slice(1) : cells;
  // Redirect is a prefix match, and 302 where no status is written.
  return [from, ...rest, hasCode ? first : (code ?? "302"), "directory"];
}

function cellsOf(line: string): string[] {
  for (const mark of [/\t+/, /\s+(?:->|=>|→|⇒)\s+/, /;/, /,/] as const) {
    const cells = mark.source === "," || mark.source === ";" ? splitCsv(line, mark.source) : line.split(mark).map((cell) => cell.trim());
    if (cells.length > 1 && looksLikeTarget(cells[1] ?? "")) return cells;
  }
  const words = splitSpaces(line);
  return words.length > 1 ? words : splitCsv(line, ",");
}

const looksLikeTarget = (cell: string) => cell === "" || /^(?:\/|https?:\/\/)/i.test(cell) || codeOf(cell) !== undefined;

/** RFC 4180 cells of one line; a quote inside quotes is doubled. */
function splitCsv(line: string, mark: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  // Kept here: to look at the cell again at every quote would take an hour for a line of a megabyte.
  let isBlank = true;
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '"' && isQuoted && line[at + 1] === '"') {
      cell += line[++at];
      isBlank = false;
    } else if (character === '"' && (isQuoted || isBlank)) isQuoted = !isQuoted;
    else if (character === mark && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
      isBlank = true;
    } else {
      cell += character;
      isBlank &&= character.trim() === "";
    }
  }
  return [...cells, cell.trim()];
}

/** Words apart by spaces; a quoted one may hold spaces. */
function splitSpaces(line: string): string[] {
  return [...line.matchAll(/"((?:\\.|[^"\\])*)"|(\S+)/g)].map(([, quoted, plain]) => quoted?.replace(/\\(["\\])/g, "$1") ?? plain ?? "");
}

function codeOf(cell: string): RedirectCode | undefined {
  const known = { permanent: 301, temp: 302, temporary: 302, gone: 410 }[cell.toLowerCase()];
  // Netlify writes 301! for “also when a file is there”.
  const code = known ?? Number(/^(\d{3})!?$/.exec(cell)?.[1]);
  return redirectCodes.find((each) => each === code);
}

function kindOf(cell: string): RedirectKind | undefined {
  const word = cell.toLowerCase();
  if (word === "file" || word === "page") return "file";
  if (word === "directory" || word === "folder" || word === "dir") return "directory";
  return word === "pattern" || word === "wildcard" ? "pattern" : undefined;
}
