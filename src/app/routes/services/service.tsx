import { data, redirect } from "react-router";
import { PricingTickets } from "#content/pricing-plan/pricing-tickets.tsx";
import { InlineText } from "#content/rich-text/inline-text.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { listServices } from "#content/service/service.store.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/service.ts";
import { aliasTarget } from "./alias-target.ts";
import { BookingBlock } from "./booking-block.tsx";
import { serviceCrumbs } from "./service-crumbs.ts";
import { ServiceDesk } from "./service-desk.tsx";
import { serviceGraph } from "./service-graph.ts";
import { ServiceHero } from "./service-hero.tsx";
import { ServiceJobs } from "./service-jobs.tsx";
import { ServiceLimits } from "./service-limits.tsx";
import { ServiceNext } from "./service-next.tsx";
import { servicePageData } from "./service-page.server.ts";
import { ServiceProblem } from "./service-problem.tsx";
import { ServiceProcess } from "./service-process.tsx";
import { ServiceProof } from "./service-proof.tsx";
import { Timetable } from "./timetable.tsx";
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

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, stops, changeFor, nextStops, plans, picture, loss, plates, spot, promise } = loaderData;
  return (
    <div className={`line-${service.line}`} data-testid="service">
      <ServiceHero service={service} crumbs={serviceCrumbs(service)} stops={stops} changeFor={changeFor} />
      <ServiceProblem service={service} loss={loss} />
      <Timetable {...service.deliverables} />
      <ServiceJobs heading={service.cardsHeading} cards={service.cards} plates={plates} />
      {service.sections.length > 0 && (
        <section className="sec service-parts">
          <div className="wrap">
            {service.sections.map(({ heading, body }) => (
              <div key={heading} className="service-part">
                <h2 className="d3">{heading}</h2>
                <RichText blocks={body} />
              </div>
            ))}
          </div>
        </section>
      )}
      <ServiceProof proof={service.proof} picture={picture} />
      <ServiceProcess steps={service.process} line={service.line} />
      {plans.length > 0 && (
        <section className="sec band service-price" aria-labelledby="price">
          <div className="wrap">
            <h2 className="d2" id="price">
              What it costs
            </h2>
            <p className="lead">
              <InlineText text={service.price} />
            </p>
            <PricingTickets plans={plans} spot={spot} />
          </div>
        </section>
      )}
      <BookingBlock next={service.next} promise={promise} subject={service.line === "blue" ? "site" : "account"} />
      <ServiceLimits refuse={service.refuse} notFor={service.notFor} />
      <ServiceDesk questions={service.faq} />
      <ServiceNext slug={service.slug} stops={nextStops} checkedOn={service.checkedOn} sources={service.sources} />
    </div>
  );
}
