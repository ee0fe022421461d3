import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const authorsCrumbs: Crumb[] = [
  { name: "Home", to: "/" },
  { name: "Blog", to: "/blog/" },
  { name: "Authors", to: "/author/" },
];

export const authorCrumbs = ({ name, slug }: { name: string; slug: string }): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Authors", to: "/author/" },
  { name, to: `/author/${slug}/` },
];
