/** Title and description of an author's page. */
export function authorWords({ name, designation, beat }: { name: string; designation: string; beat: string }, posts: number) {
  const count = posts === 1 ? "1 post" : `${posts} posts`;
  return {
    title: `${name}, ${designation.charAt(0).toLowerCase()}${designation.slice(1)}`,
    description: `${name} writes about ${beat}. ${count} so far, each with its sources and the day on which they were checked.`,
  };
}

export const authorsWords = {
  title: "Authors: who writes here, and about what",
  description:
    "The people who write our blog, what each of them works on during the day, and one thing that each of them has changed their mind about.",
};
