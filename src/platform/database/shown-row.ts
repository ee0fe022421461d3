import type { ListPage } from "#core/lists/list-query.ts";

type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Name;

/** A row as the rest of the site speaks of it: `is_spam: 1` is `isSpam: true`. */
export type ShownRow<Row> = {
  [Name in keyof Row & string as Camel<Name>]: Name extends `is_${string}` ? boolean : Row[Name];
};

export function shownRow<Row extends object>(row: Row): ShownRow<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      name.startsWith("is_") ? value === 1 : value,
    ]),
  ) as ShownRow<Row>;
}

/** The same for a page of a list. */
export function shownList<Row extends object>(page: ListPage<Row>): ListPage<ShownRow<Row>> {
  return { ...page, rows: page.rows.map((row) => shownRow(row)) };
}
