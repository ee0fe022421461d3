import { Suspense } from "react";
import { data } from "react-router";
import { listFounders } from "#content/founder/founder.content-type.ts";
import { listMilestones } from "#content/milestone/milestone.content-type.ts";
import { readPage } from "#content/page/page.content-type.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { Sketch } from "../services/drawings/sketch.tsx";
import type { Route } from "./+types/journey.ts";
import { journeyMap } from "./journey-map.ts";
import { storySidings, storyStops } from "./story-stops.ts";
import "./journey.css";

const PATH = "/our-journey/";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  const [page, milestones, founders] = await Promise.all([
    readPage(content, "our-journey"),
    listMilestones(content),
    listFounders(content),
  ]);
  if (!page) throw data(null, { status: 404 });
  return {
    origin,
    page,
    map: journeyMap(milestones),
    stops: storyStops(milestones),
    sidings: storySidings(milestones),
    founders: founders.map(({ name, slug, role, city, portrait }) => ({ name, slug, role, city, portrait })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const { title, description } = page.seo;
  const agency = agencyOf(matches);
  const facts = { origin, path: PATH, name: title, description, type: "AboutPage", dateModified: page.changedOn } as const;
  return [
    ...pageMeta({ title, description, path: PATH, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, facts, crumbsOf(page.title))) : []),
  ];
}

/** Text and links only: its code can wait until its end is near. */
const Story = lazyWhenNeeded(".story-end", () => import("./story.tsx").then((module) => module.Story));

export default function Journey({ loaderData: { page, map, stops, sidings, founders } }: Route.ComponentProps) {
  return (
    <div className="line-slate">
      <section className="hero journey-hero clip">
        <div className="wrap">
          <Breadcrumb crumbs={crumbsOf(page.title)} />
          <h1 className="d1">{page.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          {map && <Sketch sketch={map.slim} className="slim journey-map" />}
        </div>
        {map && <Sketch sketch={map.wide} className="wide journey-map" />}
      </section>
      <Suspense>
        <Story stops={stops} sidings={sidings} founders={founders} body={page.body} />
      </Suspense>
    </div>
  );
}

const crumbsOf = (title: string): Crumb[] => [
  { name: "Home", to: "/" },
  { name: title, to: PATH },
];
