import type { Menu, MenuGroup, Navigation } from "../../../layout/navigation.ts";

/** One of the two lines that services stand on, with its stops by group. */
export interface ServiceLineStops {
  id: string;
  name: string;
  line: Menu["line"];
  count: number;
  /** `32 pages: 19 services, 8 platforms, 5 industries` */
  summary: string;
  groups: readonly MenuGroup[];
}

/** The services as the menus have them; a line without a stop is not there. */
export function serviceLines({ menus }: Pick<Navigation, "menus">): ServiceLineStops[] {
  return menus
    .filter(({ id, rows }) => (id === "seo" || id === "ppc") && rows.length > 0)
    .map(({ id, name, line, rows, summary = "" }) => {
      const groups = rows.flat();
      return { id, name, line, summary, groups, count: groups.reduce((sum, { links }) => sum + links.length, 0) };
    });
}

const PATH = "/services/";

/** What people come with, and the page for it. */
const STARTS = {
  "google-penalty-checker": "Clicks fell, and nobody knows why",
  "seo-audit": "A site that nobody has ever checked",
  "local-seo": "One location that lives on calls",
  "e-commerce-seo": "A catalog that should sell more",
  "ppc-for-small-business": "Calls this month, on a small budget",
};

/** Where a reader may begin; a page that the content lacks is not offered. */
export function firstStops(lines: readonly ServiceLineStops[]) {
  const links = lines.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  return Object.entries(STARTS).flatMap(([slug, situation]) =>
    links.filter(({ to }) => to === `${PATH}${slug}/`).map(({ name, to }) => ({ name, to, situation })),
  );
}

/** What the index says about itself, in figures of the content. */
export function servicesPage(navigation: Pick<Navigation, "menus">) {
  const lines = serviceLines(navigation);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const stops = new Intl.ListFormat("en-US").format(
    lines.map((line) => `${line.count} for ${line.id === "seo" ? "search" : "paid search"}`),
  );
  return {
    path: PATH,
    count,
    heading: count > 0 ? `${count} ${count === 1 ? "service" : "services"}` : "Services",
    title: `${count > 0 ? `${count} ` : ""}SEO and PPC services on one map`,
    description: `Every service we sell${count > 0 ? `: ${stops}` : ""}. Each page says what you get, by which day, what it costs and when not to buy.`,
    lead:
      count > 0
        ? `${stops}. Each page says what you get, by which day, what it costs and when not to buy.`
        : "No service is listed yet. Ask us what you need.",
    crumbs: [
      { name: "Home", to: "/" },
      { name: "Services", to: PATH },
    ],
  };
}
