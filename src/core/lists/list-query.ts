/** What a list of the admin area is asked for, as its address says it: `?q=&state=&sort=-date&page=2`. */
export interface ListQuery {
  /** Words to look for. */
  q: string;
  /** By the filter's name in the address; `all` filters nothing, where a list does not begin with everything. */
  filters: Readonly<Record<string, string>>;
  /** The name of a column; `-` before it turns the order round. Empty: as the list likes it. */
  sort: string;
  /** From 1. */
  page: number;
  /** Every row that fits: for an export. */
  isWhole?: boolean;
}

/** One page of a list, with what its filters would find. */
export interface ListPage<Row> {
  rows: Row[];
  /** Rows that match, on all pages. */
  total: number;
  /** By filter and value: how many rows there would be with that filter set to that value and the others as they are. */
  counts: Record<string, Record<string, number>>;
  /** A search or a filter is set. */
  isNarrowed?: boolean;
  /** The query as it was read, without unknown columns and pages. */
  query: ListQuery;
}

export const ROWS_A_PAGE = 25;
export const FIRST_PAGE: ListQuery = { q: "", filters: {}, sort: "", page: 1 };
export const ALL = "all";

const OWN = new Set(["q", "sort", "page"]);
const LONGEST = 200;

export function readListQuery(address: string, { isWhole = false } = {}): ListQuery {
  const { searchParams } = new URL(address);
  // No row has a NUL, and no database looks for one.
  const text = (name: string) => (searchParams.get(name) ?? "").replaceAll("\0", "").trim().slice(0, LONGEST);
  const page = Number(text("page"));
  return {
    q: text("q"),
    sort: text("sort"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries([...searchParams.keys()].filter((name) => !OWN.has(name) && text(name)).map((name) => [name, text(name)])),
    ...(isWhole && { isWhole }),
  };
}

/** The address of the same list, changed. Another selection begins at its first page. */
export function listSearch(query: ListQuery, change: { filters?: Record<string, string>; sort?: string; page?: number } = {}): string {
  const { q, sort, page, filters } = { ...query, page: 1, ...change, filters: { ...query.filters, ...change.filters } };
  const params = new URLSearchParams(
    Object.entries({ q, ...filters, sort, page: page > 1 ? String(page) : "" }).filter(([, value]) => value),
  );
  return `?${params}`;
}

/** The order that a column's heading leads to: its own, then the other way round. */
export function nextSort(query: ListQuery, name: string): string {
  return query.sort === name ? `-${name}` : name;
}
