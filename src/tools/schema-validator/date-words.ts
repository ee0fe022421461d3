import { formatDate } from "#core/text/format.ts";

/** "on May 07, 2026" for a day, "in Sep 2023" for a month. */
export function dateWords(iso: string): string {
  if (iso.length > 7) return `on ${formatDate(iso)}`;
  return `in ${formatDate(`${iso}-01`).replace(/ 01,/, "")}`;
}
