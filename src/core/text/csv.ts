export type CsvCell = string | number | boolean | null | undefined;

/** RFC 4180, every cell quoted. A cell that a spreadsheet would run as a formula is kept as text by an apostrophe (OWASP ASVS 1.2.10). */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** The full-width forms are read as formulas by some spreadsheets too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: CsvCell): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
