import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

const TAKES_FORMS = /^export (?:async function|const) action\b/m;

/** The addresses of all pages that take forms, as the route table writes them (`/chat/:token`): those whose module exports an action. */
export const formPages: readonly string[] = pagesIn(routes as RouteConfigEntry[], "").toSorted();

function pagesIn(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const own = path === "" ? above : `${above}/${path}`;
    const takesForms = TAKES_FORMS.test(readFileSync(new URL(`../../../src/app/${file}`, import.meta.url), "utf8"));
    return [...(takesForms ? [own] : []), ...pagesIn(children, own)];
  });
}

/** With something in place of every part that has a name: what is known, by page or by name, or a guess. */
export const filledIn = (page: string, known: Readonly<Record<string, string>> = {}): string =>
  page.replaceAll(/:\w+/g, (part) => known[page] ?? known[part] ?? "made-up");
