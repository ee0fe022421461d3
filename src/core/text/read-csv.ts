/** The rows of a table as spreadsheets and exports write it: comma, semicolon or tab, quoted or not. Empty lines are left out. */
export function readCsv(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, "");
  const [, named] = /^sep=(.)\r?\n/i.exec(clean) ?? [];
  return split(named ? clean.slice(clean.indexOf("\n") + 1) : clean, named ?? delimiterOf(clean));
}

/** What divides the first line most often, outside of quotes. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).sign;
}

function split(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let start = 0;
  const endRow = () => {
    if (row.some((cell) => cell !== "")) rows.push(row);
    row = [];
  };
  while (start <= text.length) {
    const { cell, end } = text[start] === '"' ? quotedCell(text, start, delimiter) : plainCell(text, start, delimiter);
    row.push(cell.trim());
    if (text[end] !== delimiter) {
      endRow();
      start = text.startsWith("\r\n", end) ? end + 2 : end + 1;
    } else start = end + 1;
  }
  return rows;
}

function plainCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end++;
  return { cell: text.slice(start, end), end };
}

/** Doubled quotes are one; what follows the closing quote belongs to the cell too. A quote that is never closed ends with the text. */
function quotedCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  let cell = "";
  for (let from = start + 1; ; ) {
    const close = text.indexOf('"', from);
    if (close === -1) return { cell: cell + text.slice(from), end: text.length };
    cell += text.slice(from, close);
    if (text[close + 1] !== '"') {
      const rest = plainCell(text, close + 1, delimiter);
      return { cell: cell + rest.cell, end: rest.end };
    }
    cell += '"';
    from = close + 2;
  }
}
