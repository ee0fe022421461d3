import { Link } from "react-router";
import type { Service } from "#content/service/service.content-type.ts";
import type { Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { route } from "#ui/line-map/route.ts";
import { dayFigures } from "../drawings/day-figures.ts";
import type { ServicePage } from "../service-page.server.ts";
import { HeroHead } from "./hero-head.tsx";

type Neighbours = Pick<ServicePage, "stops" | "changeFor">;

export function ServiceHero({ service, crumbs, stops, changeFor }: { service: Service; crumbs: Crumb[] } & Neighbours) {
  const { process, slug, line } = service;
  return (
    <section className="hero service-hero clip" aria-labelledby="service-title">
      <div className="wrap">
        <HeroHead service={service} crumbs={crumbs} longFrom={20} />
        <ul className="service-days">
          {dayFigures(process).map(({ figure, label }) => (
            <li key={figure}>
              <b>{figure}</b>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <nav className="bracket" aria-label="Related services">
        <BracketLines line={line} changeFor={changeFor} />
        <ol className="bracket-stops">
          {stops.map((stop, i) => (
            <li key={stop.slug} data-far={Math.abs(i - (stops.length - 1) / 2) > 1 || undefined}>
              <Link to={`/services/${stop.slug}/`} aria-current={stop.slug === slug ? "page" : undefined}>
                {stop.name}
              </Link>
              {stop.slug === slug && (
                <small>
                  You are here. See also <Link to={changeFor.to}>{changeFor.name}</Link>.
                </small>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}

/** The line comes in at the top right, passes the five stops and leaves below; the other line starts at the middle stop. */
function BracketLines({ line, changeFor }: { line: Service["line"] } & Pick<Neighbours, "changeFor">) {
  return (
    <svg className="stage wide" viewBox="0 0 1280 680" height="680" fill="none" aria-hidden="true">
      <path d={branch} className={`line-${changeFor.line} bracket-line`} />
      <path d={bracket} className="bracket-line" />
      <Pill y={128} name={line === "blue" ? "SEO line" : "PPC line"} />
      <Pill y={610} name={changeFor.lineName} line={changeFor.line} />
    </svg>
  );
}

function Pill({ y, name, line }: { y: number; name: string; line?: string }) {
  const width = name.length * 8 + 40;
  return (
    <g className={line && `line-${line}`}>
      <rect x={1216 - width} y={y - 18} width={width} height="36" rx="18" className="bracket-pill" />
      <text x={1216 - width / 2} y={y + 7} textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

const branch = route(
  [
    [934, 384],
    [934, 580],
    [964, 610],
    [2300, 610],
  ],
  24,
);
const bracket = route(
  [
    [2300, 128],
    [960, 128],
    [904, 184],
    [904, 592],
    [952, 640],
    [2300, 640],
  ],
  48,
);
