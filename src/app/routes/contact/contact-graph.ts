import { siteSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { ShellSettings } from "../../layout/shell-settings.ts";

const PATH = "/contact-us";

/** What the page says about itself. */
export function contactPage({ origin, promise, cities }: { origin: string; promise: string; cities: readonly string[] }) {
  const places = new Intl.ListFormat("en-US").format(cities).replace(", and ", " and ");
  return {
    origin,
    path: PATH,
    title: "Contact us: twenty minutes on your site",
    description: `Talk for twenty minutes with the person who would do the work, or write. ${promise} Offices in ${places}.`,
    crumbs: [
      { name: "Home", to: "/" },
      { name: "Contact", to: PATH },
    ],
  };
}

export function contactGraph(
  { origin, title, description, crumbs }: ReturnType<typeof contactPage>,
  settings: ShellSettings,
): JsonLdNode[] {
  return [
    ...pageGraph(settings, { origin, path: PATH, name: title, description, type: "ContactPage" }, crumbs),
    ...siteSettings.jsonLdOf(settings, { origin, email: settings.mail.hello }),
  ];
}
