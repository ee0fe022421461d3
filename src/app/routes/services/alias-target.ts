import type { ServiceCard } from "#content/service/service.content-type.ts";

/** `magento-seo` and `seo-for-hotels` are other spellings of the pages of systems and industries. */
export function aliasTarget(slug: string, services: readonly Pick<ServiceCard, "slug" | "group">[]): string | undefined {
  const name = (/^seo-for-(.+)$/.exec(slug) ?? /^(.+)-seo$/.exec(slug))?.[1];
  return services.find((card) => card.slug === name && (card.group === "cms" || card.group === "industries"))?.slug;
}
