import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

interface CrumbedPost {
  title: string;
  slug: { current: string };
  /** The first is the main one. */
  categories: readonly { title: string; slug: string }[];
}

export const postCrumbs = ({ title, slug, categories: [category] }: CrumbedPost): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  ...(category ? [{ name: category.title, to: `/blog/category/${category.slug}/` }] : []),
  { name: title, to: `/blog/${slug.current}` },
];
