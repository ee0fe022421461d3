import { type JsonLdNode, jsonLdId, reference } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { ratingOf, type ShownReview } from "#features/reviews/shown-review.ts";
import type { toolPageData } from "./tool-page.server.ts";

type ToolPageData = NonNullable<Awaited<ReturnType<typeof toolPageData>>>;

/** WebApplication with its price of nothing, the way here, and the questions. No HowTo: Google retired it in September 2023. */
export function toolGraph(
  { origin, slug, name, category, tagline, copy, reviews }: ToolPageData,
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const path = `/tools/${slug}/`;
  const url = origin + path;
  const page = { origin, path, name: copy.seoTitle, description: copy.seoDescription, mainEntity: `${url}#app` };
  return [
    ...pageGraph(agency, page, [
      { name: "Tools", to: "/tools/" },
      { name, to: path },
    ]),
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
      provider: reference(jsonLdId.organization(origin)),
      ...reviewsOf(reviews),
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

/** Only from approved, rated reviews that stand on the page itself. */
function reviewsOf(reviews: readonly ShownReview[]): Record<string, unknown> {
  const rating = ratingOf(reviews);
  if (!rating) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating.value, ratingCount: rating.count, bestRating: 5, worstRating: 1 },
    review: reviews.flatMap(({ userName, userFeedback, rating: stars, createdAt }) =>
      stars === null
        ? []
        : [
            {
              "@type": "Review",
              author: { "@type": "Person", name: userName },
              reviewBody: userFeedback,
              datePublished: createdAt.slice(0, 10),
              reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
            },
          ],
    ),
  };
}
