import { Suspense } from "react";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/careers.ts";
import { careersCrumbs } from "./career-crumbs.ts";
import { loadCareers } from "./careers-view.server.ts";
import { careersHeadline, careersSeo } from "./careers-words.ts";
import { Stories } from "./company/stories.tsx";
import { Departures } from "./seats/departures.tsx";
import "./careers.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  return loadCareers(content, origin, now());
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const page = { ...careersSeo, path: "/career/", origin: loaderData.origin };
  return [...pageMeta({ ...page, brandName: brandOf(matches) }), ...(import.meta.env.SSR ? structuredData(graphOf(page, matches)) : [])];
}

/** Only a list: what search engines may know of a job stands on its own page. */
function graphOf(
  { title, ...page }: { title: string; description: string; path: string; origin: string },
  matches: Route.MetaArgs["matches"],
) {
  const agency = agencyOf(matches);
  return agency ? pageGraph(agency, { ...page, name: title, type: "CollectionPage" }, careersCrumbs) : [];
}

const LowerSections = lazyWhenNeeded(".careers-lower", () => import("./lower-sections.tsx").then((module) => module.LowerSections));

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { seats, stories, whyWork, offices, people, mail, promise } = loaderData;
  return (
    <div className="line-slate">
      <section className="hero careers-hero" aria-labelledby="careers-title">
        <div className="wrap">
          <Breadcrumb crumbs={careersCrumbs} />
          <div className="careers-top">
            <h1 className="d1" id="careers-title">
              {careersHeadline(seats.length)}
            </h1>
            <p className="lead">
              {seats.length > 0
                ? `Every job shows its salary range before you apply. The hiring task is paid. ${promise}`
                : `When one opens, it appears here with its pay. Until then you are welcome to write: ${mail}. ${promise}`}
            </p>
          </div>
          {seats.length > 0 && (
            <Departures
              heading="Open jobs"
              seats={seats}
              note={
                <p className="board-note">
                  <span>Salaries in rupees per year.</span>
                  <a href={`mailto:${mail}`}>No job for you? Write to us anyway</a>
                </p>
              }
            />
          )}
        </div>
      </section>
      <Stories stories={stories} />
      <Suspense>
        <LowerSections whyWork={whyWork} offices={offices} people={people} />
      </Suspense>
    </div>
  );
}
