import type { Service } from "#content/service/service.content-type.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";

/** Every stop of the blue line hangs on the page about SEO; the others hang on the index. */
export function serviceCrumbs({ slug, title, line }: Pick<Service, "slug" | "title" | "line">): Crumb[] {
  return [
    { name: "Home", to: "/" },
    line === "blue" && slug !== "seo" ? { name: "SEO", to: "/services/seo/" } : { name: "Services", to: "/services/" },
    { name: title, to: `/services/${slug}/` },
  ];
}
