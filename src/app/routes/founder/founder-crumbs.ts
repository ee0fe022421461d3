import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const founderCrumbs = ({ name, slug }: { name: string; slug: string }): Crumb[] => [
  { name: "Home", to: "/" },
  { name: "Our journey", to: "/our-journey/" },
  { name, to: `/founder/${slug}/` },
];
