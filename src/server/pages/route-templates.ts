interface BuiltRoute {
  id: string;
  path?: string;
  parentId?: string;
}

/** The address of every public page's route by its id, such as `/services/:slug`: figures of speed are kept under it, never under an address itself. */
export function routeTemplates(routes: Readonly<Record<string, BuiltRoute | undefined>>): ReadonlyMap<string, string> {
  const pathOf = (route: BuiltRoute | undefined): string[] =>
    route ? [...pathOf(routes[route.parentId ?? ""]), ...(route.path ? [route.path] : [])] : [];
  const templates = Object.values(routes).flatMap((route) =>
    !route || route.id === "root" ? [] : [[route.id, `/${pathOf(route).join("/")}`] as const],
  );
  return new Map(templates.filter(([, path]) => !/^\/admin(?:\/|$)/.test(path)));
}
