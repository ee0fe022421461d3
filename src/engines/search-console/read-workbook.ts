import type { ExportTable } from "./export-table.ts";

/** The sheets of a workbook (ECMA-376) as plain tables: texts and numbers, and nothing of how they look. */
export function readWorkbook(read: (entry: string) => string | undefined): ExportTable[] {
  const texts = [...(read("xl/sharedStrings.xml") ?? "").matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g)].map(([, item = ""]) => textIn(item));
  const targets = new Map(
    [...(read("xl/_rels/workbook.xml.rels") ?? "").matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, "Id"),
      attribute(tag, "Target").replace(/^\/?(?:xl\/)?/, ""),
    ]),
  );
  return [...(read("xl/workbook.xml") ?? "").matchAll(/<sheet\b[^>]*>/g)].map(([tag]) => {
    const sheet = read(`xl/${targets.get(attribute(tag, "r:id"))}`) ?? "";
    const rows = [...sheet.matchAll(/<row\b[^>]*>([\s\S]*?)<\/row>/g)].map(([, row = ""]) => cellsOf(row, texts));
    return { name: unescaped(attribute(tag, "name")), rows };
  });
}

function cellsOf(row: string, texts: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, head = "", body = ""] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const [, letters = ""] = /^([A-Z]{1,3})/.exec(attribute(head, "r")) ?? [];
    const column = letters === "" ? cells.length : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    if (column > MOST_COLUMNS) continue;
    const [, value = ""] = /<v>([^<]*)<\/v>/.exec(body) ?? [];
    while (cells.length < column) cells.push("");
    const type = attribute(head, "t");
    cells[column] = type === "s" ? (texts[Number(value)] ?? "") : type === "inlineStr" ? textIn(body) : unescaped(value);
  }
  return cells;
}

const MOST_COLUMNS = 100;

const attribute = (tag: string, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
const textIn = (xml: string) => [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text = ""]) => unescaped(text)).join("");

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const unescaped = (text: string) => text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? "");
