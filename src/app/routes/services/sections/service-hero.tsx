import { Link } from "react-router";
import type { Service } from "#content/service/service.content-type.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { dayFigures } from "../drawings/day-figures.ts";
import { KindPanel } from "../kind-panel.tsx";
import type { ServicePage } from "../service-page.server.ts";
import { HeroHead } from "./hero-head.tsx";

interface ServiceHeroProps extends Pick<ServicePage, "stops"> {
  service: Service;
  crumbs: Crumb[];
}

export function ServiceHero({ service, crumbs, stops }: ServiceHeroProps) {
  return (
    <section className="hero service-hero clip" aria-labelledby="service-title">
      <div className="wrap">
        <div className="service-say">
          <HeroHead service={service} crumbs={crumbs} longFrom={16} />
          <ul className="service-days">
            {dayFigures(service.process).map(({ figure, label }) => (
              <li key={figure}>
                <b>{figure}</b>
                {label}
              </li>
            ))}
          </ul>
        </div>
        <KindPanel service={service} />
      </div>
      <nav aria-label="Related services">
        <ol className="service-stops">
          {stops.map((stop, i) => (
            <li key={stop.slug} data-far={Math.abs(i - (stops.length - 1) / 2) > 1 || undefined}>
              <Link to={`/services/${stop.slug}/`} aria-current={stop.slug === service.slug ? "page" : undefined}>
                {stop.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
