import { present } from "#core/errors/present.ts";
import { siteConstants } from "#core/site-constants.ts";

/** The pages to name: first, last, and two either side of the current one; `gap` stands where pages are left out. */
export function paginationWindow(current: number, total: number): (number | "gap")[] {
  const { around } = siteConstants.pagination;
  const shown = Array.from({ length: total }, (_, i) => i + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= around,
  );
  return shown.flatMap((page, i) => (i > 0 && page - present(shown[i - 1]) > 1 ? ["gap" as const, page] : [page]));
}
