import { listFounders } from "#content/founder/founder.content-type.ts";
import type { ServiceCard } from "#content/service/service.content-type.ts";
import { listServices } from "#content/service/service.content-type.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { toolCategories } from "#core/tool/tool-category.ts";
import type { Site } from "../site-context.ts";
import { layRows, type Menu, type Navigation, type NavigationLink } from "./navigation.ts";
import { aboutGroups, creativeMenu, footerExtras, footerServices, menuFeatures, serviceGroups } from "./navigation-data.ts";

/** Of the settings: the offices, for the About panel, and what pages are called in place of our own words. */
export async function loadNavigation(
  { content, tools }: Pick<Site, "content" | "tools">,
  { offices, menuWords }: Pick<SiteSettings, "offices" | "menuWords">,
): Promise<Navigation> {
  const cities = offices.map(({ city }) => city);
  const [services, founders] = await Promise.all([listServices(content), listFounders(content)]);
  const footer: Navigation["footer"] = [
    { title: "About", line: "slate", links: [...aboutGroups.flatMap(({ links }) => links), ...footerExtras] },
    { title: "SEO Services", line: "blue", links: pickServices(services, "blue", footerServices.seo) },
    { title: "PPC Services", line: "red", links: pickServices(services, "red", footerServices.ppc) },
  ];
  const toolCards = [...tools.values()].map(({ tool }) => tool);
  const navigation: Navigation = {
    menus: [
      serviceMenu("seo", services),
      serviceMenu("ppc", services),
      toolMenu(toolCards),
      creativeMenu,
      blogMenu,
      aboutMenu(cities, founders),
    ],
    toolCount: toolCards.length,
    footer: footer.filter(({ links }) => links.length > 0),
  };
  return menuWords.length === 0 ? navigation : renamed(navigation, menuWords);
}

/** The same ways under the agency's own words. */
function renamed({ menus, footer, ...rest }: Navigation, words: SiteSettings["menuWords"]): Navigation {
  const pathOf = (to: string) => to.replace(/\/$/, "");
  const wordOf = (to: string) => words.find(({ page }) => pathOf(page) === pathOf(to));
  const rename = <Way extends NavigationLink>(link: Way): Way => {
    const word = wordOf(link.to);
    return word ? { ...link, name: word.name, ...(word.text && { text: word.text }) } : link;
  };
  return {
    ...rest,
    menus: menus.map((menu) => ({
      ...menu,
      name: menu.sections?.[0] === menu.to ? (wordOf(menu.to)?.name ?? menu.name) : menu.name,
      rows: menu.rows.map((row) => row.map((group) => ({ ...group, links: group.links.map(rename) }))),
    })),
    footer: footer.map((list) => ({ ...list, links: list.links.map(rename) })),
  };
}

function serviceMenu(id: "seo" | "ppc", services: readonly ServiceCard[]): Menu {
  const { name, line, fallback, groups } = serviceGroups[id];
  const filled = groups
    .map(({ id, name, counted }) => ({
      name,
      counted,
      to: `/services/#${id}`,
      links: services.filter((card) => card.group === id).map(toLink),
    }))
    .filter(({ links }) => links.length > 0);
  const count = filled.reduce((sum, { links }) => sum + links.length, 0);
  return {
    id,
    name,
    line,
    to: filled[0]?.links[0]?.to ?? fallback,
    note: pages(count),
    rows: layRows(filled.map(({ name, to, links }) => ({ name, to, links }))),
    brief: true,
    feature: menuFeatures[id],
    summary: summaryOf(filled, count),
    all: { name: `All ${services.length} services`, to: "/services/" },
  };
}

function toolMenu(tools: readonly { slug: string; name: string; category: string; menu?: { name: string; line: string } }[]): Menu {
  const groups = toolCategories
    .map(({ id, title }) => ({
      name: toolMenuNames[id] ?? title,
      to: `/tools/#${id}`,
      links: tools
        .filter(({ category }) => category === id)
        .map(({ slug, name, menu }) => {
          return { name: menu?.name ?? name, ...(menu && { text: menu.line }), to: `/tools/${slug}/` };
        }),
    }))
    .filter(({ links }) => links.length > 0);
  const rows = layRows(groups);
  return {
    id: "tools",
    name: "Tools",
    line: "green",
    to: "/tools/",
    sections: ["/tools/"],
    note: tools.length === 1 ? "1 tool" : `${tools.length} tools`,
    rows,
    brief: true,
    all: { name: tools.length === 1 ? "See the tool" : `All ${tools.length} tools`, to: "/tools/" },
    // Two rows need the sixth column for stations, unless the second leaves half of its columns free.
    ...((rows[1] ?? []).reduce((sum, { width }) => sum + width, 0) <= 3 && { feature: menuFeatures.tools }),
  };
}

/** Short forms: a column of the panel is 172 px wide. */
const toolMenuNames: Partial<Record<string, string>> = { keywords: "Keywords", authority: "Authority" };

const blogMenu: Menu = {
  id: "blog",
  name: "Blog",
  line: "purple",
  to: "/blog/",
  sections: ["/blog/", "/author/"],
  note: "Posts and authors",
  rows: [],
};

function aboutMenu(cities: readonly string[], founders: readonly { name: string; slug: string; role: string }[]): Menu {
  const people = founders.map(({ name, slug, role }) => ({ name, text: role, to: `/founder/${slug}/` }));
  const [first, ...rest] = aboutGroups;
  const groups = [...(first ? [first] : []), { name: "Founders", links: people }, ...rest].filter(({ links }) => links.length > 0);
  return {
    id: "about",
    name: "About",
    line: "slate",
    to: aboutGroups[0]?.links[0]?.to ?? "/",
    note: groups.map(({ name }, index) => (index === 0 ? name : name.toLowerCase())).join(", "),
    rows: layRows(groups),
    feature: { ...menuFeatures.about, stops: cities },
  };
}

function pickServices(services: readonly ServiceCard[], line: "blue" | "red", wanted: readonly string[]): NavigationLink[] {
  const own = services.filter((card) => card.line === line);
  const named = wanted.flatMap((slug) => own.find((card) => card.slug === slug) ?? []);
  // While a dataset lacks some of them, others stand in.
  const shown = [...named, ...own.filter((card) => !named.includes(card))].slice(0, wanted.length);
  return shown.map(({ name, slug }) => ({ name, to: `/services/${slug}/` }));
}

const toLink = ({ name, menuDescription, slug }: ServiceCard): NavigationLink => ({
  name,
  text: menuDescription,
  to: `/services/${slug}/`,
});

const pages = (count: number) => (count === 1 ? "1 page" : `${count} pages`);

/** `32 pages: 19 services, 8 platforms, 5 industries`, or `25 trades`. */
function summaryOf(groups: readonly { counted: readonly [one: string, many: string]; links: readonly unknown[] }[], count: number) {
  const totals = new Map<readonly [string, string], number>();
  for (const { counted, links } of groups) totals.set(counted, (totals.get(counted) ?? 0) + links.length);
  const tally = [...totals].map(([[one, many], total]) => `${total} ${total === 1 ? one : many}`);
  return tally.length > 1 ? `${pages(count)}: ${tally.join(", ")}` : tally.join("");
}
