import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const postCrumbs = ({ title, slug }: { title: string; slug: { current: string } }): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  { name: title, to: `/blog/${slug.current}` },
];
