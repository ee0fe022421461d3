import { Link } from "react-router";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Station, Stations } from "#ui/stations/stations.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/services-index.ts";
import { NetworkMap } from "./network/network-map.tsx";
import { ServiceLine } from "./network/service-line.tsx";
import { firstStops, serviceLines, servicesPage } from "./network/service-lines.ts";
import { serviceIndexGraph } from "./services-index-graph.ts";
import "./services-index.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  return { origin, audit: (await readSettings(content)).promises.audit };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const navigation = matches[0].loaderData?.navigation;
  if (!loaderData || !navigation) return [];
  const page = { ...servicesPage(navigation), origin: loaderData.origin };
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(serviceIndexGraph(page, serviceLines(navigation), agencyOf(matches))) : []),
  ];
}

/** Every service, on the two lines of the menus: the same groups in the same order. */
export default function ServicesIndex({ loaderData, matches }: Route.ComponentProps) {
  const { navigation } = matches[0].loaderData;
  const { crumbs, heading, lead } = servicesPage(navigation);
  const lines = serviceLines(navigation);
  const starts = firstStops(lines);
  return (
    <div className="line-slate">
      <section className="hero services-head">
        <div className="wrap">
          <div>
            <Breadcrumb crumbs={crumbs} />
            <h1 className="d1">{heading}</h1>
            <p className="lead">{lead}</p>
          </div>
          <NetworkMap lines={lines} />
        </div>
      </section>
      {lines.map((line) => (
        <ServiceLine key={line.id} line={line} />
      ))}
      <section className="field line-blue services-end" aria-labelledby="services-end">
        <div className="wrap">
          <h2 className="d2" id="services-end">
            Where to start
          </h2>
          {starts.length > 0 && (
            <Stations direction="horizontal" ordered={false} className="services-first">
              {starts.map(({ name, to, situation }) => (
                <Station key={to}>
                  <Link to={to}>{name}</Link>
                  <small>{situation}</small>
                </Station>
              ))}
            </Stations>
          )}
          <p className="lead">For anything else, send the address of your site. {loaderData.audit}</p>
          <ButtonLink to="/#audit">Get the free audit</ButtonLink>
        </div>
      </section>
    </div>
  );
}
