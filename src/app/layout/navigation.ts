import type { Line } from "#core/line.ts";

/** Everything the header, the mobile sheet, the footer and the 404 page lead to. Built once a render, by the root loader. */
export interface Navigation {
  menus: readonly Menu[];
  toolCount: number;
  footer: readonly { title: string; line: Line; links: readonly NavigationLink[] }[];
}

/** One of the six lines. Without rows it is a plain link. */
export interface Menu {
  id: string;
  name: string;
  line: Line;
  to: string;
  /** Paths below these belong to the menu. */
  sections?: readonly string[];
  /** Under the name on small screens. */
  note: string;
  /** Stations: one row on one stroke, or two rows on a stroke that turns. */
  rows: readonly (readonly MenuGroup[])[];
  feature?: MenuFeature;
  /**
   * So many links that they join the panel only with React: until then each station leads to its part of the menu's own page.
   * The document that every visitor waits for does not grow with them.
   */
  brief?: true;
  /** What the whole panel holds, in a sentence. */
  summary?: string;
  all?: NavigationLink;
}

export interface MenuGroup {
  name: string;
  /** The part of a page that lists the same. */
  to?: string;
  /** Columns of the panel, which has six. */
  width: number;
  links: readonly NavigationLink[];
}

export interface NavigationLink {
  name: string;
  to: string;
  text?: string;
}

/** The one card at the right of a panel. */
export interface MenuFeature {
  title: string;
  text: string;
  stops: readonly string[];
  button: string;
  to: string;
  /** Opens the calendar once React is there. */
  books?: boolean;
}

const COLUMNS = 6;
/** A list longer than this is broken into a further column while the row has one to spare. */
const COMFORTABLE_LENGTH = 5;

/** A panel longer than this does not fit under the bar of a small laptop. */
const LONGEST_ROW = 8;

/**
 * Up to five groups share one row with the feature, unless one is long. Others stand in two rows of six columns, spare columns going
 * to the longest, and the first row ends as late as it can while the panel is as low as it can be.
 */
export function layRows(groups: readonly Omit<MenuGroup, "width">[]): MenuGroup[][] {
  if (groups.length === 0) return [];
  if (groups.length < COLUMNS && (groups.length === 1 || groups.every(({ links }) => links.length <= LONGEST_ROW)))
    return [groups.map((group) => ({ ...group, width: 1 }))];
  const splits = Array.from({ length: groups.length - 1 }, (_, i) => [groups.slice(0, i + 1), groups.slice(i + 1)])
    .filter((rows) => rows.every((row) => row.length <= COLUMNS))
    .map((rows) => rows.map(spread));
  return splits.reduce((best, rows) => (height(rows) <= height(best) ? rows : best));
}

const length = (group: MenuGroup) => Math.ceil(group.links.length / group.width);
const height = (rows: MenuGroup[][]) => rows.reduce((sum, row) => sum + Math.max(...row.map(length)), 0);

function spread(row: readonly Omit<MenuGroup, "width">[]): MenuGroup[] {
  const groups = row.map((group) => ({ ...group, width: 1 }));
  for (let spare = COLUMNS - groups.length; spare > 0; spare--) {
    const longest = groups.reduce((a, b) => (length(b) > length(a) ? b : a));
    if (length(longest) <= COMFORTABLE_LENGTH) break;
    longest.width++;
  }
  return groups;
}

/** The menu that a path belongs to, for `aria-current`. */
export function currentMenu(menus: readonly Menu[], pathname: string): Menu | undefined {
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  // Pages below a linked one belong to it: /career/analyst to /career/.
  const holds = (to: string) => path.startsWith(to.endsWith("/") ? to : `${to}/`);
  return (
    menus.find(({ sections }) => sections?.some((section) => path.startsWith(section))) ??
    menus.find(({ rows }) => rows.flat().some(({ links }) => links.some(({ to }) => holds(to))))
  );
}

/** The addresses of the tools, as their menu has them. */
export const toolPaths = ({ menus }: Pick<Navigation, "menus">): string[] =>
  menus.flatMap(({ id, rows }) => (id === "tools" ? rows.flat().flatMap(({ links }) => links.map(({ to }) => to)) : []));
