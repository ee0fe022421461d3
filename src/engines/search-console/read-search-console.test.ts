import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readSearchConsoleFile, readSearchConsoleText } from "./read-search-console.ts";

const QUERIES = 'Top queries,Clicks,Impressions,CTR,Position\nblue shoes,12,"1,240",0.97%,8.4\nshoes,0,310,0%,23\n';
const blueShoes = { name: "blue shoes", now: { clicks: 12, impressions: 1240, ctr: 0.0097, position: 8.4 }, before: null };

describe("a table of queries", () => {
  it.each([
    ["as exported", QUERIES],
    [
      "with a mark and semicolons, as a spreadsheet saves it",
      "\uFEFFTop queries;Clicks;Impressions;CTR;Position\r\nblue shoes;12;1.240;0,97%;8,4\r\n",
    ],
    ["pasted from a sheet", "Query\tClicks\tImpressions\tCTR\tPosition\nblue shoes\t12\t1 240\t0.97%\t8.4"],
    ["through the API, rates as shares", "query,clicks,impressions,ctr,position\nblue shoes,12,1240,0.0097,8.4"],
    ["German", 'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\nblue shoes,12,1240,"0,97 %","8,4"'],
    ["French", 'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nblue shoes,12,1240,"0,97 %","8,4"'],
    ["Spanish", 'Consultas principales,Clics,Impresiones,CTR,Posición\nblue shoes,12,1240,"0,97 %","8,4"'],
    ["Italian", 'Query più frequenti,Clic,Impressioni,CTR,Posizione\nblue shoes,12,1240,"0,97%","8,4"'],
    ["Portuguese", 'Principais consultas,Cliques,Impressões,CTR,Posição\nblue shoes,12,1240,"0,97%","8,4"'],
    ["Dutch", 'Populairste zoekopdrachten,Klikken,Vertoningen,CTR,Positie\nblue shoes,12,1240,"0,97%","8,4"'],
    ["Polish", 'Najpopularniejsze zapytania,Kliknięcia,Wyświetlenia,CTR,Pozycja\nblue shoes,12,1240,"0,97%","8,4"'],
    ["Japanese", "上位のクエリ,クリック数,表示回数,CTR,掲載順位\nblue shoes,12,1240,0.97%,8.4"],
    ["Chinese", "热门查询,点击次数,展示,点击率,排名\nblue shoes,12,1240,0.97%,8.4"],
    ["Russian", 'Популярные запросы,Клики,Показы,CTR,Позиция\nblue shoes,12,1240,"0,97%","8,4"'],
  ])("is read %s", (_, text) => expect(readSearchConsoleText(text).queries[0]).toEqual(blueShoes));

  it("keeps both ranges of a comparison; one in which it was not shown has no position", () => {
    const text =
      "Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position\n" +
      "a,5,2,100,80,5%,2.5%,7.1,11.6\nb,1,0,10,0,10%,0%,9,0\n";
    expect(readSearchConsoleText(text).queries).toEqual([
      {
        name: "a",
        now: { clicks: 5, impressions: 100, ctr: 0.05, position: 7.1 },
        before: { clicks: 2, impressions: 80, ctr: 0.025, position: 11.6 },
      },
      {
        name: "b",
        now: { clicks: 1, impressions: 10, ctr: 0.1, position: 9 },
        before: { clicks: 0, impressions: 0, ctr: 0, position: null },
      },
    ]);
  });

  it("says when a spreadsheet made dates of positions", () => {
    const { queries, notes } = readSearchConsoleText("Top queries;Clicks;Impressions;CTR;Position\na;1;10;10%;02. Jan\nb;1;10;10%;8,4");
    expect(queries.map(({ now }) => now.position)).toEqual([null, 8.4]);
    expect(notes).toEqual([expect.stringContaining("pasted: 1 of 2 positions are no numbers.")]);
  });

  it("has no word about positions where the report has none, or where a page was not shown", () => {
    for (const text of [
      "Top pages,Clicks,Impressions,CTR\nhttps://x.example/,3,40,7.5%",
      "Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days Position,Previous 28 days Position\na,0,2,0,80,0,11.6",
    ])
      expect(readSearchConsoleText(text).notes).toEqual([]);
  });

  it.each([
    "Country\nGermany",
    "Land\nDeutschland",
    "Pays\nAllemagne",
    "País\nAlemania",
    "国\nドイツ",
    "Device\nDesktop",
    "Gerät\nComputer",
    "Appareil\nOrdinateur",
    "Dispositivo\nOrdenador",
    "Search Appearance\nProduct snippets",
    "Darstellung in der Suche\nProdukt-Snippets",
    "Apparence dans les résultats de recherche\nExtraits de produits",
    "Aspecto en el buscador\nFragmentos de productos",
    "Aspetto nella ricerca\nSnippet di prodotti",
    "Weergave in zoekresultaten\nProductfragmenten",
  ])("takes no row of %j for a query", (table) => {
    const [heading, name] = table.split("\n");
    expect(readSearchConsoleText(`${heading},Clicks,Impressions,CTR,Position\n${name},3,40,7.5%,4`)).toMatchObject({
      queries: [],
      pages: [],
    });
  });

  it("sums pairs of a query and a page, positions by how often they were shown", () => {
    const { queries, pages, pairs } = readSearchConsoleText(
      "Query,Page,Country,Clicks,Impressions,CTR,Position\na,https://x.example/1,usa,3,100,0.03,4\na,https://x.example/2,usa,1,300,0.0033,8\n",
    );
    expect(pairs.map(({ name, page }) => [name, page])).toEqual([
      ["a", "https://x.example/1"],
      ["a", "https://x.example/2"],
    ]);
    expect(queries).toEqual([{ name: "a", now: { clicks: 4, impressions: 400, ctr: 0.01, position: 7 }, before: null }]);
    expect(pages).toHaveLength(2);
  });

  it.each(["", "hello", "a,b\n1,2", "Date,Value\nx,y", "\0\0\0"])("finds nothing in %j", (text) =>
    expect(readSearchConsoleText(text)).toMatchObject({ queries: [], pages: [], pairs: [], days: [], notes: [] }),
  );
});

const PAGES = "Top pages,Clicks,Impressions,CTR,Position\nhttps://x.example/,12,1240,0.97%,8.4\n";
const CHART = "Date,Clicks,Impressions,CTR,Position\n2026-10-02,2,20,10%,9\n2026-10-01,1,10,10%,8\n";
const DEVICES = "Device,Clicks,Impressions,CTR,Position\nMobile,2,20,10%,9\n";
const FILTERS = "Filter,Value\nSearch type,Web\nDate,Last 3 months\n";

describe("a file", () => {
  const whole = {
    queries: [blueShoes, expect.anything()],
    pages: [{ ...blueShoes, name: "https://x.example/" }],
    days: [
      { day: "2026-10-01", metrics: { clicks: 1, impressions: 10, ctr: 0.1, position: 8 } },
      { day: "2026-10-02", metrics: { clicks: 2, impressions: 20, ctr: 0.1, position: 9 } },
    ],
    range: "Last 3 months",
    notes: [],
  };

  it("is the ZIP as it was downloaded", () => {
    const files = { "Queries.csv": QUERIES, "Pages.csv": PAGES, "Chart.csv": CHART, "Devices.csv": DEVICES, "Filters.csv": FILTERS };
    const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
    expect(readSearchConsoleFile(packed, "x.example-Performance.zip")).toMatchObject(whole);
  });

  it("is the workbook as it was downloaded", () => {
    const sheets = { Queries: QUERIES, Pages: PAGES, Chart: CHART, Filters: FILTERS };
    expect(readSearchConsoleFile(workbook(sheets), "x.example-Performance.xlsx")).toMatchObject(whole);
  });

  it.each([
    ["UTF-16", new Uint8Array(Buffer.from(`\uFEFF${QUERIES.replaceAll(",", "\t").replace("1\t240", "1240")}`, "utf16le"))],
    [
      "a Western code page",
      new Uint8Array(Buffer.from("Consultas principales;Clics;Impresiones;CTR;Posición\nblue shoes;12;1240;0,97%;8,4", "latin1")),
    ],
  ])("is one table in %s", (_, bytes) => expect(readSearchConsoleFile(bytes, "Queries.csv").queries[0]).toEqual(blueShoes));

  it("may have hours, which make their day", () =>
    expect(
      readSearchConsoleText(
        "Time (Pacific Standard Time),Clicks,Impressions,CTR,Position\n2026-11-16T01:00:00-08:00,3,40,7.5%,4\n2026-11-16T02:00:00-08:00,1,60,1.67%,9\n2026-11-17T00:00:00-08:00,2,10,20%,3\n",
      ).days,
    ).toEqual([
      { day: "2026-11-16", metrics: { clicks: 4, impressions: 100, ctr: 0.04, position: 7 } },
      { day: "2026-11-17", metrics: { clicks: 2, impressions: 10, ctr: 0.2, position: 3 } },
    ]));

  it("may have days as other countries write them", () => {
    const days = (text: string) => readSearchConsoleText(`Date,Clicks,Impressions,CTR,Position\n${text},1,10,10%,8`).days[0]?.day;
    expect([days("10/31/2026"), days("31/10/2026"), days("01.10.2026"), days("10/1/26")]).toEqual([
      "2026-10-31",
      "2026-10-31",
      "2026-10-01",
      "2026-10-01",
    ]);
  });
});

/** Sheets as a spreadsheet keeps them: texts apart, numbers as numbers. */
function workbook(sheets: Record<string, string>): Uint8Array {
  const texts: string[] = [];
  const shared = (text: string) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const files: Record<string, string> = {};
  Object.entries(sheets).forEach(([, csv], sheet) => {
    const rows = csv
      .trim()
      .split("\n")
      .map((line) => line.replace('"1,240"', "1240").split(","));
    const cell = (text: string, column: number, row: number) => {
      const at = `${"ABCDE"[column]}${row + 1}`;
      const number = text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text);
      return Number.isNaN(number) ? `<c r="${at}" t="s"><v>${shared(text)}</v></c>` : `<c r="${at}" s="1"><v>${number}</v></c>`;
    };
    const body = rows.map((row, index) => `<row r="${index + 1}">${row.map((text, column) => cell(text, column, index)).join("")}</row>`);
    files[`xl/worksheets/sheet${sheet + 1}.xml`] = `<worksheet><sheetData>${body.join("")}</sheetData></worksheet>`;
  });
  const names = Object.keys(sheets);
  files["xl/workbook.xml"] =
    `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`;
  files["xl/_rels/workbook.xml.rels"] = names
    .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join("");
  files["xl/sharedStrings.xml"] = `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`;
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
