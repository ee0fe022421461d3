/** One thing of a page's `@graph`. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** Names for things that other things point to: the same on every page, so that crawlers join them. */
export const jsonLdId = {
  organization: (origin: string) => `${origin}/#org`,
  webSite: (origin: string) => `${origin}/#website`,
  webPage: (url: string) => `${url}#webpage`,
  breadcrumb: (url: string) => `${url}#breadcrumb`,
} as const;

/** A pointer to a node of the same graph. */
export const reference = (id: string) => ({ "@id": id });
