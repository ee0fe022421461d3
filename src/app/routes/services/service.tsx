import { Suspense } from "react";
import { data, redirect } from "react-router";
import { listServices } from "#content/service/service.content-type.ts";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/service.ts";
import { aliasTarget } from "./alias-target.ts";
import { serviceCrumbs } from "./service-crumbs.ts";
import { serviceGraph } from "./service-graph.ts";
import { servicePageData } from "./service-page.server.ts";
import "./service.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = await servicePageData(site, params.slug);
  if (page) return page;
  const target = aliasTarget(params.slug, await listServices(site.content));
  if (target) throw redirect(`/services/${target}/`, 301);
  throw data(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service, origin } = loaderData;
  return [
    ...pageMeta({ ...service.seo, path: `/services/${service.slug}/`, origin, brandName: brandOf(matches), line: service.line }),
    ...(import.meta.env.SSR ? structuredData(serviceGraph(loaderData, agencyOf(matches))) : []),
  ];
}

/** A page has one of the two. */
const ServiceHero = lazyWhenNeeded(".service-hero", () => import("./sections/service-hero.tsx").then((module) => module.ServiceHero));
const PaidSearchHero = lazyWhenNeeded(".paid-hero", () =>
  import("./paid-search/paid-search-hero.tsx").then((module) => module.PaidSearchHero),
);
/** Near the first screen on most, and nothing but text and a drawing. */
const ServiceProblem = lazyWhenNeeded(
  ".problem",
  () => import("./sections/service-problem.tsx").then((module) => module.ServiceProblem),
  "used",
);
const LowerSections = lazyWhenNeeded(".service-lower", () => import("./lower-sections.tsx").then((module) => module.LowerSections));

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, stops, loss, plans } = loaderData;
  return (
    <div className={`line-${service.line}`} data-testid="service">
      <Suspense>
        {service.calculator ? (
          <PaidSearchHero service={service} calculator={service.calculator} crumbs={serviceCrumbs(service)} plans={plans} />
        ) : (
          <ServiceHero service={service} crumbs={serviceCrumbs(service)} stops={stops} />
        )}
      </Suspense>
      <Suspense>
        <ServiceProblem service={service} loss={loss} />
      </Suspense>
      <Suspense>
        <LowerSections page={loaderData} />
      </Suspense>
    </div>
  );
}
