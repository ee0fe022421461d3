import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import { ALL, type ListPage, type ListQuery, ROWS_A_PAGE } from "#core/lists/list-query.ts";

/** How a table may be searched, filtered and sorted. All columns are named here, none by an address. */
export interface ListPlan {
  /** Columns of text in which words are looked for; they sort without regard to capitals. */
  search: readonly string[];
  /** A filter's name in the address, and its column. */
  filters?: Readonly<Record<string, string>>;
  /** What a filter holds when the address says nothing. */
  defaults?: Readonly<Record<string, string>>;
  /** A column's name in the address, and the column. */
  sorts: Readonly<Record<string, string>>;
  /** The order when the address names none. */
  sort: string;
  /** Settles ties, so that no row stands on two pages. */
  key?: string;
}

/** One page of what a query selects, found by the database: as right for a hundred thousand rows as for ten. */
export async function readList<DB, TB extends keyof DB, Row>(
  from: SelectQueryBuilder<DB, TB, Row>,
  plan: ListPlan,
  asked: ListQuery,
): Promise<ListPage<Row>> {
  const { search, defaults = {}, sorts, key = "id" } = plan;
  const columns = Object.entries(plan.filters ?? {});
  const filters = Object.fromEntries(
    columns.flatMap(([name]) => {
      const value = asked.filters[name] ?? defaults[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

  const found = search.length === 0 ? from : asked.q.split(/\s+/).filter(Boolean).reduce(lookFor, from);
  const filtered = (except?: string) =>
    columns.reduce((query, [name, column]) => {
      const value = filters[name];
      if (value === undefined || value === ALL || name === except) return query;
      return query.where(sql<SqlBool>`${sql.ref(column)} = ${value}`);
    }, found);
  function lookFor(query: typeof from, word: string) {
    const like = `%${word.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
    return query.where(({ or }) => or(search.map((column) => sql<SqlBool>`lower(${sql.ref(column)}) like ${like} escape '\\'`)));
  }

  const counts = await Promise.all(
    columns.map(async ([name, column]) => {
      const rows = await filtered(name)
        .clearSelect()
        .select([sql`${sql.ref(column)}`.as("value"), sql`count(*)`.as("n")])
        .$castTo<{ value: string | number | null; n: number | string }>()
        .groupBy(sql.ref(column))
        .orderBy(sql.ref(column))
        .execute();
      return [name, Object.fromEntries(rows.map(({ value, n }) => [String(value ?? ""), Number(n)]))] as const;
    }),
  );
  const { n } = await filtered().clearSelect().select(sql`count(*)`.as("n")).$castTo<{ n: number | string }>().executeTakeFirstOrThrow();
  const total = Number(n);

  const sort = Object.hasOwn(sorts, asked.sort.replace(/^-/, "")) ? asked.sort : plan.sort;
  const column = sorts[sort.replace(/^-/, "")] ?? key;
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / ROWS_A_PAGE)));
  const ordered = filtered()
    .orderBy(search.includes(column) ? sql`lower(${sql.ref(column)})` : sql.ref(column), direction)
    .orderBy(sql.ref(key), direction);
  const rows = await (asked.isWhole ? ordered : ordered.limit(ROWS_A_PAGE).offset((page - 1) * ROWS_A_PAGE)).execute();
  const isNarrowed = asked.q !== "" || columns.some(([name]) => (asked.filters[name] ?? ALL) !== ALL);
  return { rows, total, isNarrowed, counts: Object.fromEntries(counts), query: { q: asked.q, filters, sort, page } };
}
