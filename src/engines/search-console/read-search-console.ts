import { compareText } from "#core/lists/compare-text.ts";
import { dimensionOf, type MetricColumn, metricOf } from "./export-columns.ts";
import { decimalNumber, isoDays, shares, wholeNumber } from "./export-numbers.ts";
import type { ExportTable } from "./export-table.ts";
import { tablesIn, unpackExport } from "./unpack-export.ts";

/** Search Console's performance report as its owner exported it: measured figures and no estimates. */
export interface SearchConsoleExport {
  queries: readonly ExportRow[];
  pages: readonly ExportRow[];
  /** Queries with the page that was shown: only exports made through the API or a report have them. */
  pairs: readonly (ExportRow & { page: string })[];
  /** By day, oldest first. */
  days: readonly { day: string; metrics: Metrics }[];
  /** What the export says about its range: “Last 3 months”. */
  range: string | null;
  /** What could not be read, in sentences. */
  notes: readonly string[];
}

export interface ExportRow {
  name: string;
  now: Metrics;
  /** Of an export that compares two ranges. */
  before: Metrics | null;
}

export interface Metrics {
  clicks: number;
  impressions: number;
  /** 0 to 1. */
  ctr: number | null;
  /** On average, where it was shown; null where a spreadsheet made something else of it. */
  position: number | null;
}

export const readSearchConsoleFile = (bytes: Uint8Array, name: string): SearchConsoleExport => readTables(unpackExport(bytes, name));
export const readSearchConsoleText = (text: string): SearchConsoleExport => readTables(tablesIn(text));

function readTables(tables: readonly ExportTable[]): SearchConsoleExport {
  const read = {
    queries: [] as ExportRow[],
    pages: [] as ExportRow[],
    pairs: [] as (ExportRow & { page: string })[],
    notes: [] as string[],
  };
  let days: SearchConsoleExport["days"] = [];
  let range: string | null = null;
  for (const { name, rows } of tables) {
    const [head = [], ...body] = rows;
    range ??= rangeIn(rows);
    const columns = columnsOf(head, body);
    if (!columns) continue;
    const { query, page, date } = columns;
    const metrics = metricsOf(columns.metrics, body);
    // Discover and News name no position at all; what was not shown has none.
    const isPlaced = columns.metrics[0]?.position !== undefined;
    const lost = isPlaced ? metrics.filter(({ now }) => now.position === null && now.impressions > 0).length : 0;
    if (lost > 0)
      read.notes.push(
        `${name}: ${lost} of ${body.length} positions are no numbers. A spreadsheet may have made dates of them: export again and upload the file as it is.`,
      );
    const rowsOf = (column: number) => body.flatMap((cells, index) => rowOf(cells[column], metrics[index]));
    if (query !== undefined && page !== undefined)
      read.pairs.push(
        ...body.flatMap((cells, index) => rowOf(cells[query], metrics[index]).map((row) => ({ ...row, page: cells[page] ?? "" }))),
      );
    else if (query !== undefined) read.queries.push(...rowsOf(query));
    else if (page !== undefined) read.pages.push(...rowsOf(page));
    else if (date !== undefined)
      days = daysOf(
        body.map((cells) => cells[date] ?? ""),
        metrics,
      );
  }
  if (read.queries.length === 0 && read.pairs.length > 0) read.queries.push(...summed(read.pairs, ({ name }) => name));
  if (read.pages.length === 0 && read.pairs.length > 0) read.pages.push(...summed(read.pairs, ({ page }) => page));
  return { ...read, days, range };
}

interface Columns {
  query?: number;
  page?: number;
  date?: number;
  /** The current range first, then the one it is compared with. */
  metrics: Partial<Record<MetricColumn, number>>[];
}

function columnsOf(head: readonly string[], body: readonly string[][]): Columns | undefined {
  const columns: Columns = { metrics: [{}, {}] };
  for (const [index, heading] of head.entries()) {
    const metric = metricOf(heading);
    const sample = body.slice(0, 50).map((cells) => cells[index] ?? "");
    if (metric && sample.every((value) => value === "" || /\d/.test(value))) {
      const place = columns.metrics.find((range) => range[metric] === undefined);
      if (place) place[metric] = index;
      continue;
    }
    const dimension = dimensionOf(heading, sample);
    if (dimension !== "other") columns[dimension] ??= index;
  }
  return columns.metrics[0]?.clicks === undefined || columns.metrics[0].impressions === undefined ? undefined : columns;
}

function metricsOf([now = {}, before = {}]: Columns["metrics"], body: readonly string[][]): { now: Metrics; before: Metrics | null }[] {
  const range = (columns: Partial<Record<MetricColumn, number>>) => {
    const texts = (column: number | undefined) => body.map((cells) => (column === undefined ? "" : (cells[column] ?? "")));
    const [clicks, impressions, positions] = [texts(columns.clicks), texts(columns.impressions), texts(columns.position)];
    const rates = shares(texts(columns.ctr));
    return body.map((_, index): Metrics => {
      const shown = wholeNumber(impressions[index] ?? "") ?? 0;
      const clicked = wholeNumber(clicks[index] ?? "") ?? 0;
      // A range in which it was not shown has a position of 0 in the export: that is none.
      const position = decimalNumber(positions[index] ?? "");
      return {
        clicks: clicked,
        impressions: shown,
        ctr: rates[index] ?? (shown > 0 ? clicked / shown : null),
        position: position === 0 ? null : position,
      };
    });
  };
  const current = range(now);
  const earlier = before.clicks === undefined ? undefined : range(before);
  return current.map((metrics, index) => ({ now: metrics, before: earlier?.[index] ?? null }));
}

function rowOf(name: string | undefined, metrics: { now: Metrics; before: Metrics | null } | undefined): ExportRow[] {
  return name && metrics ? [{ name, ...metrics }] : [];
}

/** The hours of a day are one day. */
function daysOf(texts: readonly string[], metrics: readonly { now: Metrics }[]): SearchConsoleExport["days"] {
  const days = isoDays(texts).flatMap((day, index) => {
    const found = metrics[index]?.now;
    return day && found ? [{ day, metrics: found }] : [];
  });
  return [...Map.groupBy(days, ({ day }) => day)]
    .map(([day, hours]) => ({
      day,
      metrics: hours.length === 1 && hours[0] ? hours[0].metrics : sumOf(hours.map(({ metrics: of }) => of)),
    }))
    .sort((a, b) => compareText(a.day, b.day));
}

/** Rows of the same name as one: positions weigh by how often they were shown, as Search Console's own average does. */
function summed(rows: readonly (ExportRow & { page: string })[], nameOf: (row: ExportRow & { page: string }) => string): ExportRow[] {
  const groups = Map.groupBy(rows, nameOf);
  return [...groups].map(([name, group]) => ({
    name,
    now: sumOf(group.map(({ now }) => now)),
    before: group.some(({ before }) => before) ? sumOf(group.flatMap(({ before }) => before ?? [])) : null,
  }));
}

function sumOf(all: readonly Metrics[]): Metrics {
  const [clicks, impressions] = [all.reduce((sum, row) => sum + row.clicks, 0), all.reduce((sum, row) => sum + row.impressions, 0)];
  const placed = all.filter(({ position }) => position !== null);
  const shown = placed.reduce((sum, row) => sum + row.impressions, 0);
  const position = shown > 0 ? placed.reduce((sum, row) => sum + (row.position ?? 0) * row.impressions, 0) / shown : null;
  return { clicks, impressions, ctr: impressions > 0 ? clicks / impressions : null, position };
}

/** The file of filters has two columns, the second the value: “Date, Last 3 months”. */
function rangeIn(rows: readonly string[][]): string | null {
  if (!rows.every((row) => row.length === 2)) return null;
  return rows.find(([name = ""]) => /^(?:date|datum|fecha|data|дата|日付|日期|날짜)$/i.test(name) && name)?.[1] ?? null;
}
