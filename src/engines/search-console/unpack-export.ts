import { strFromU8, unzipSync } from "fflate";
import { readCsv } from "#core/text/read-csv.ts";
import type { ExportTable } from "./export-table.ts";
import { readWorkbook } from "./read-workbook.ts";

/** Search Console stops at a thousand rows; exports made through its API reach fifty thousand. */
const MOST_BYTES = 40_000_000;
const MOST_FILES = 60;

/** The tables in a file: the ZIP or the workbook that Search Console gives, or one table of it as CSV. */
export function unpackExport(bytes: Uint8Array, name: string): ExportTable[] {
  if (!isPacked(bytes)) return [{ name, rows: readCsv(decode(bytes)) }];
  let left = MOST_BYTES;
  let files = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name: entry, originalSize }) => {
      if (!/\.(?:csv|tsv|txt|xml|rels)$/i.test(entry) || /^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(entry)) return false;
      left -= originalSize;
      return left >= 0 && ++files <= MOST_FILES;
    },
  });
  if (entries["xl/workbook.xml"]) return readWorkbook((entry) => entries[entry] && strFromU8(entries[entry]));
  return Object.entries(entries)
    .filter(([entry]) => !/\.(?:xml|rels)$/.test(entry))
    .map(([entry, content]) => ({ name: entry.split("/").at(-1) ?? entry, rows: readCsv(decode(content)) }));
}

/** Several tables may be pasted one after another: each begins with its own headings. */
export function tablesIn(text: string): ExportTable[] {
  const tables: ExportTable[] = [];
  for (const part of text.split(/\r?\n\s*\r?\n(?=\D)/)) {
    const rows = readCsv(part);
    if (rows.length > 0) tables.push({ name: "pasted", rows });
  }
  return tables;
}

/** What is in a file, as if its tables had been pasted one after another. */
export function exportedText(bytes: Uint8Array): string {
  if (!isPacked(bytes)) return decode(bytes);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return unpackExport(bytes, "")
    .map(({ rows }) => rows.map((cells) => cells.map(cell).join(",")).join("\n"))
    .join("\n\n");
}

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Spreadsheets write UTF-8, UTF-16 with a mark, or the old Western code page. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
