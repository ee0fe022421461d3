import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

export const caseListCrumbs: Crumb[] = [
  { name: "Home", to: "/" },
  { name: "Case studies", to: "/case-study/" },
];

export const caseCrumbs = ({ client, path }: { client: string; path: string }): Crumb[] => [...caseListCrumbs, { name: client, to: path }];
