import { Suspense } from "react";
import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listTestimonials } from "#content/testimonial/testimonial.content-type.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { siteConstants } from "#core/site-constants.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/testimonials.ts";
import { FeedbackCard } from "./feedback-card.tsx";
import { type ToolReview, ToolReviews } from "./tool-reviews.tsx";
import { toVoice } from "./voice.ts";
import "./testimonials.css";

const PATH = "/testimonial/";
const NEWEST = 6;
const words = {
  title: "Testimonials: what clients say, with numbers",
  description:
    "Clients in their own words. Each quote names a figure and its period, and where the work is told in full, it leads to the case study behind it.",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin, tools, latestReviews, readRating } = context.get(siteContext);
  const [testimonials, studies, settings] = await Promise.all([listTestimonials(content), listCaseStudies(content), readSettings(content)]);
  const [latest, rating] = await Promise.all([latestReviews(), readRating()]);
  const reviews = latest.flatMap(({ id, tool, userName: name, userFeedback: text, rating: stars, createdAt: at }): ToolReview[] => {
    const known = tools.get(tool)?.tool;
    return stars === null || !known ? [] : [{ id, name, text, rating: stars, at, of: known.name, href: `/tools/${tool}/` }];
  });
  return {
    origin,
    voices: testimonials.map((each, index) => toVoice(each, index, studies)),
    promise: settings.promises.audit,
    ...(rating && { rating: { ...rating, reviews: reviews.slice(0, NEWEST) } }),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const agency = agencyOf(matches);
  const page = { origin, path: PATH, name: words.title, description: words.description, type: "CollectionPage" } as const;
  return [
    ...pageMeta({ ...words, path: PATH, origin, brandName: brandOf(matches) }),
    // No Review markup: what is said about ourselves on our own pages is self-serving (product rule, and Google's since 2019).
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, page, crumbs)) : []),
  ];
}

/** Text and links only: its code can wait until its end is near. */
const Wall = lazyWhenNeeded(".wall-ask", () => import("./testimonial-wall.tsx").then((module) => module.TestimonialWall));

export default function Testimonials({ loaderData: { voices, promise, rating } }: Route.ComponentProps) {
  return (
    <div className="line-slate">
      <section className="hero coaches clip">
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="d1">What clients say</h1>
          <p className="lead">
            {voices.length > 0
              ? "A figure, its period and one detail that only this client could know. Where there is a case study, the quote links to it."
              : "Nobody is quoted here yet: a client's words stand here once the client has agreed."}
          </p>
          {voices.length > 0 && (
            <Carousel {...siteConstants.carousels.testimonial} label="Client testimonials" testId="testimonials">
              {voices.map((voice) => (
                <FeedbackCard key={voice.id} voice={voice} />
              ))}
            </Carousel>
          )}
        </div>
        {voices.length > 0 && <div className="coaches-track" aria-hidden="true" />}
      </section>
      <Suspense>
        <Wall voices={voices} promise={promise} />
      </Suspense>
      {rating && <ToolReviews rating={rating} reviews={rating.reviews} />}
    </div>
  );
}

const crumbs: Crumb[] = [
  { name: "Home", to: "/" },
  { name: "Testimonials", to: PATH },
];
