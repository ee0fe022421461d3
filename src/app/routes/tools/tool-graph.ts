import type { toolPageData } from "./tool-page.server.ts";

type ToolPageData = NonNullable<Awaited<ReturnType<typeof toolPageData>>>;

/** WebApplication with its price of nothing, the way here, and the questions. No HowTo: Google retired it in September 2023. */
export function toolGraph({ origin, slug, name, category, tagline, copy }: ToolPageData, brandName: string): Record<string, unknown>[] {
  const url = `${origin}/tools/${slug}/`;
  return [
    { "@type": "Organization", "@id": `${origin}/#org`, name: brandName, url: `${origin}/` },
    {
      "@type": "WebApplication",
      "@id": `${url}#app`,
      name,
      description: tagline,
      url,
      applicationCategory: "BrowserApplication",
      applicationSubCategory: category,
      operatingSystem: "Any",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
      provider: { "@id": `${origin}/#org` },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Tools", item: `${origin}/tools/` },
        { "@type": "ListItem", position: 2, name, item: url },
      ],
    },
    {
      "@type": "FAQPage",
      mainEntity: copy.faq.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
