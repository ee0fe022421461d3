import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const authorIndexCrumbs: Crumb[] = [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  { name: "Authors", to: "/author/" },
];

export const authorCrumbs = ({ name, slug }: { name: string; slug: string }): Crumb[] => [
  ...authorIndexCrumbs,
  { name, to: `/author/${slug}/` },
];
