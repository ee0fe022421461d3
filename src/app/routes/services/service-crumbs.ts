import type { Service } from "#content/service/service.schema.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

/** Every stop of the blue line hangs on the page about SEO; the red line has no such page. */
export function serviceCrumbs({ slug, title, line }: Pick<Service, "slug" | "title" | "line">): Crumb[] {
  return [
    { name: "Home", to: "/" },
    ...(line === "blue" && slug !== "seo" ? [{ name: "SEO", to: "/services/seo/" }] : []),
    { name: title, to: `/services/${slug}/` },
  ];
}
