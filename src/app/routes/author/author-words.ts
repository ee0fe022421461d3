interface AuthorPage {
  author: { name: string; designation: string; beat: string };
  /** Posts on all pages. */
  count: number;
  page: number;
  total: number;
}

/** Title and description of an author's page, different for every page of the posts. */
export function authorWords({ author: { name, designation, beat }, count, page, total }: AuthorPage) {
  const posts = count === 1 ? "1 post" : `${count} posts`;
  const description = `${name} writes about ${beat}. ${posts} so far, each with its sources and the day on which they were checked.`;
  if (page > 1) return { title: `${name}: posts, page ${page} of ${total}`, description: `Page ${page} of ${total}. ${description}` };
  return { title: `${name}, ${designation.charAt(0).toLowerCase()}${designation.slice(1)}`, description };
}

export const authorIndexWords = {
  title: "Authors: who writes here, and about what",
  description:
    "The people who write our blog, what each of them works on during the day, and one thing that each of them has changed their mind about.",
};
