import { matchRoutes, type RouteObject } from "react-router";
import { type PublicPage, publicPages } from "#app/public-pages.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";

export interface BuiltRoute {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  parentId?: string | undefined;
}

/** A page for everyone, as an address asks for it. */
export interface FoundPage {
  /** Under which it is kept: one spelling for all that the router takes for the same. */
  key: string;
  /** The same without what the query asked for. */
  bareKey: string;
  /** Under which its route's page of status 404 is kept. Undefined for data, which is small. */
  missingKey: string | undefined;
  /** Whether the page knows the values that the query asked for. */
  isKnown(content: ContentSource): Promise<boolean>;
}

export interface PageFinder {
  /** Undefined when the address is answered for one visitor alone. `afterFiles`: nothing else of the server answers it. */
  find(address: string, options?: { afterFiles: boolean }): FoundPage | undefined;
  /** The template of the route that an address leads to, such as `/services/:slug`. */
  templateOf(address: string): string | undefined;
}

/**
 * Which addresses are pages for everyone. The router itself says where an address leads, whatever its case, encoding or dots; only what
 * `publicPages` lists is ever kept.
 */
export function createPageFinder(routes: Readonly<Record<string, BuiltRoute | undefined>>, tools: ToolRegistry): PageFinder {
  const tree = routeTree(routes);
  const matches = new Map<string, Match | undefined>();

  function matchOf(path: string): Match | undefined {
    if (matches.has(path)) return matches.get(path);
    if (matches.size >= MATCHES) matches.clear();
    const branch = matchRoutes(tree, path) ?? [];
    const leaf = branch.at(-1);
    const template: unknown = leaf?.route.handle;
    const match =
      leaf && typeof template === "string" ? { template, params: leaf.params, ids: branch.map(({ route }) => route.id ?? "") } : undefined;
    matches.set(path, match);
    return match;
  }

  return {
    templateOf: (address) => matchOf(partsOf(address)?.path ?? "")?.template,

    find(address, { afterFiles } = { afterFiles: false }) {
      const parts = partsOf(address);
      if (!parts) return undefined;
      const { path, query, isData } = parts;
      if (!afterFiles && !isData && FILE.test(path)) return undefined;
      const match = matchOf(path);
      const page = match && publicPages[match.template];
      if (!page) return undefined;
      const { template, params } = match;
      // The admin looks different, its 404 too; data of what there is not is small, and differs by route.
      if (template === NOWHERE && (isData || !afterFiles || /^admin(?:\/|$)/i.test(params["*"] ?? ""))) return undefined;
      if (query.size > 0 && page.personal) {
        const personal = page.personal(params, tools);
        if ([...query.keys()].some((name) => personal.has(name))) return undefined;
      }
      const missingKey = isData ? undefined : filled(template, {});
      if (template === NOWHERE || Object.values(params).some((value = "") => value.length > LONGEST))
        return missingKey === undefined ? undefined : { key: missingKey, bareKey: missingKey, missingKey, isKnown: async () => true };
      const slash = path.endsWith("/") && template !== "/" ? "/" : "";
      const plain = filled(template, params) + slash;
      const data = isData ? `${plain.endsWith("/") ? "_" : ""}.data${askedRoutes(query, match.ids)}` : "";
      const asked = askedValues(page, query);
      return {
        key: plain + withQuery(data, asked),
        bareKey: plain + data,
        missingKey,
        isKnown: async (content) => {
          const known = asked.map(async ([name, value]) => (await page.values?.[name]?.(content))?.includes(value));
          return (await Promise.all(known)).every(Boolean);
        },
      };
    },
  };
}

interface Match {
  template: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Of the route and those around it, outermost first. */
  ids: string[];
}

const NOWHERE = "/*";
/** Endings that files have; the server looks for one first. */
const FILE = /\.\w+$/;
/** The longest piece of an address, and the longest value, that a page could know. */
const LONGEST = 200;
/** Matches that are remembered: a page that carries tracking parameters is found as fast as without. */
const MATCHES = 2_000;

/** As the router reads an address: dots resolved, the ending for data taken off. */
function partsOf(address: string): { path: string; query: URLSearchParams; isData: boolean } | undefined {
  const url = URL.parse(`http://site${address}`);
  // A path that cannot be decoded is the path of no page.
  if (!url || !isDecodable(url.pathname)) return undefined;
  const isData = url.pathname.endsWith(".data");
  return { path: url.pathname.replace(/(?:(?<=\/)_)?\.data$/, ""), query: url.searchParams, isData };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The template with its names replaced; a name without a value stays, which is no page's address: that of the 404. */
const filled = (template: string, params: Match["params"]) =>
  template.replace(/:\w+/g, (name) => encodeURIComponent(params[name.slice(1)] ?? name));

/** Of the routes whose data is asked for, those that are there, in one order. */
function askedRoutes(query: URLSearchParams, ids: readonly string[]): string {
  const asked = query.get("_routes")?.split(",") ?? [];
  const known = ids.filter((id) => asked.includes(id));
  return known.length > 0 ? `?${new URLSearchParams({ _routes: known.join(",") })}` : "";
}

function askedValues(page: PublicPage, query: URLSearchParams): (readonly [string, string])[] {
  return Object.keys(page.values ?? {}).flatMap((name) => {
    const value = query.get(name);
    return value === null || value.length > LONGEST ? [] : [[name, value] as const];
  });
}

function withQuery(data: string, asked: readonly (readonly [string, string])[]): string {
  if (asked.length === 0) return data;
  const query = new URLSearchParams(asked.map(([name, value]) => [name, value]));
  return data.includes("?") ? `${data}&${query}` : `${data}?${query}`;
}

/** The routes as the router's own matcher takes them, each with its template. */
function routeTree(routes: Readonly<Record<string, BuiltRoute | undefined>>): RouteObject[] {
  const below = (parentId: string | undefined, path: string): RouteObject[] =>
    Object.values(routes).flatMap((route): RouteObject[] => {
      if (!route || route.parentId !== parentId) return [];
      const template = route.path ? `${path}/${route.path}` : path;
      const handle = template || "/";
      const own = { id: route.id, handle, ...(route.path && { path: route.path }) };
      return route.index ? [{ ...own, index: true as const }] : [{ ...own, children: below(route.id, template) }];
    });
  return below(undefined, "");
}
