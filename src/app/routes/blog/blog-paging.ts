/** Articles of the grid on one page. The first page shows the featured post above them. */
const PAGE_SIZE = 9;

/** The page an address asks for; undefined for anything but a whole number above 0, spelled plainly. */
export function pageNumber(text: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** One page of the list, newest first. The grid never holds the first post: it is the featured one. Undefined past the last page. */
export function blogPage<Post>(posts: readonly Post[], page: number): { featured?: Post; grid: Post[]; total: number } | undefined {
  const [featured, ...rest] = posts;
  const total = Math.max(1, Math.ceil(rest.length / PAGE_SIZE));
  if (page > total) return undefined;
  const grid = rest.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { ...(page === 1 && featured !== undefined && { featured }), grid, total };
}

/** One page of a list without a featured post: of a category, of an author. Undefined past the last page. */
export function listPage<Post>(posts: readonly Post[], page: number): { shown: Post[]; total: number } | undefined {
  const total = Math.max(1, Math.ceil(posts.length / PAGE_SIZE));
  return page > total ? undefined : { shown: posts.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total };
}

/** `first` is the address of the first page. */
export const listPath = (first: string, page: number): string => (page === 1 ? first : `${first}page/${page}/`);

export const blogPath = (page: number): string => (page === 1 ? "/blog/" : `/blog/page/${page}`);
