import type { MenuGroup, Navigation, NavigationLink } from "../../layout/navigation.ts";

export type Stops = Pick<MenuGroup, "name" | "links">;

export interface SiteLine {
  id: string;
  name: string;
  line: Navigation["menus"][number]["line"];
  to: string;
  groups: readonly Stops[];
  count: number;
}

/** Every line of the site with all of its pages: the menus' own groups, and `more` for a line whose menu is a plain link. */
export function siteLines({ menus }: Pick<Navigation, "menus">, more: Readonly<Record<string, readonly Stops[]>>): SiteLine[] {
  return menus.map(({ id, name, line, to, rows }) => {
    const groups = [...rows.flat().map(({ name, links }) => ({ name, links })), ...(more[id] ?? [])].filter(
      ({ links }) => links.length > 0,
    );
    return { id, name, line, to, groups, count: groups.reduce((sum, { links }) => sum + links.length, 0) };
  });
}

/** Whether a page's name, or what its menu says of it, has every word that was typed. */
export function answers({ name, text = "" }: NavigationLink, typed: string): boolean {
  const said = `${name} ${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
