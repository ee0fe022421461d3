import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const careersCrumbs: readonly Crumb[] = [
  { name: "Home", to: "/" },
  { name: "Careers", to: "/career/" },
];
