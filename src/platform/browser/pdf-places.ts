/**
 * On which sheet of a PDF the targets of its links stand, by their names: what CSS calls target-counter, which Chromium has not. Reads what
 * Chromium writes: a list of named places in the open, each with the object of its page, and the pages as a tree.
 */
export function pdfPlaces(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\s*(<<[\s\S]*?)endobj/g)].map(([, number, body]) => [number, body ?? ""]));
  const catalog = [...objects.values()].find((body) => /\/Type\s*\/Catalog\b/.test(body)) ?? "";
  const named = objects.get(/\/Dests (\d+) 0 R/.exec(catalog)?.[1] ?? "") ?? "";
  const sheets = sheetsOf(/\/Pages (\d+) 0 R/.exec(catalog)?.[1] ?? "", objects);
  const places = [...named.matchAll(/\/([^\s/[\]<>()]+) \[(\d+) 0 R/g)];
  return new Map(places.flatMap(([, name = "", page = ""]) => (sheets.has(page) ? [[nameOf(name), sheets.get(page) ?? 0]] : [])));
}

/** Pages in their order, from 1. A file with more branches than these is none of Chromium's. */
function sheetsOf(root: string, objects: ReadonlyMap<string | undefined, string>): ReadonlyMap<string, number> {
  const sheets = new Map<string, number>();
  const line = [root];
  for (let seen = 0; line.length > 0 && seen < MAX_OBJECTS; seen++) {
    const number = line.shift() ?? "";
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(objects.get(number) ?? "")?.[1];
    if (kids === undefined) sheets.set(number, sheets.size + 1);
    else line.unshift(...[...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = ""]) => kid));
  }
  return sheets;
}

const MAX_OBJECTS = 10_000;

/** A sign that a name cannot hold is written as # and its number. */
const nameOf = (written: string): string =>
  written.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
