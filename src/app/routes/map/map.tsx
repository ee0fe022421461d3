import { useState } from "react";
import { Link } from "react-router";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { Button } from "#ui/button/button.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/map.ts";
import { pagesBeyondMenus } from "./pages-beyond-menus.server.ts";
import { answers, type SiteLine, siteLines } from "./site-lines.ts";
import "./map.css";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { origin: site.origin, more: await pagesBeyondMenus(site) };
}

const CRUMBS = [
  { name: "Home", to: "/" },
  { name: "Map of the site", to: "/map/" },
];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const page = {
    title: "The whole site on one map",
    description: "Every service, tool, post and person of this site on one map. Each name is a link, and printed it fills one A2 sheet.",
    path: "/map/",
    origin: loaderData.origin,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, CRUMBS)) : []),
  ];
}

/** The menus' own data as one drawing: tracks leave home side by side and peel off in the order of the menu, so none cross. */
export default function SiteMap({ loaderData, matches }: Route.ComponentProps) {
  const [typed, setTyped] = useState("");
  const lines = siteLines(matches[0].loaderData.navigation, loaderData.more);
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  const found = lines.reduce(
    (sum, { groups }) => sum + groups.flatMap(({ links }) => links).filter((link) => answers(link, typed)).length,
    0,
  );
  return (
    <div className="site-map">
      <section className="hero line-slate site-map-head" aria-labelledby="map-h1">
        <div className="wrap">
          <h1 className="d1" id="map-h1">
            The whole site on one map
          </h1>
          <p className="lead">{count} pages. Every name is a link. Printed, the map fills one A2 sheet.</p>
          <search className="site-map-find">
            <label htmlFor="map-find">Find a page</label>
            <input id="map-find" type="search" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
            <Button small onClick={() => window.print()}>
              Print the map
            </Button>
            <p role="status">{typed.trim() && (found === 1 ? "1 page" : `${found} pages`)}</p>
          </search>
        </div>
      </section>
      <div className="wrap">
        <p className="site-map-home">
          <Link to="/">Home</Link>
        </p>
        {lines.map((line, place) => (
          <Line key={line.id} line={line} ahead={lines.slice(place + 1)} typed={typed} />
        ))}
      </div>
    </div>
  );
}

const GAP = 17;
/** Where the track of the line that leaves last runs; the first lies furthest right. */
const trackAt = (left: number) => 12 + left * GAP;

function Line({
  line: { id, name, line, to, groups, count },
  ahead,
  typed,
}: {
  line: SiteLine;
  ahead: readonly SiteLine[];
  typed: string;
}) {
  const x = trackAt(ahead.length);
  return (
    <section className={`site-line line-${line}`} aria-labelledby={`map-${id}`}>
      <svg className="site-tracks" fill="none" strokeWidth="12" aria-hidden="true">
        {ahead.map((other, place) => {
          const at = trackAt(ahead.length - 1 - place);
          return <line key={other.id} x1={at} y1="0" x2={at} y2="100%" className={`line-${other.line}`} />;
        })}
        <path d={`M${x} 0V60A24 24 0 0 0 ${x + 24} 84H160`} />
      </svg>
      <details open>
        <summary>
          <h2 className="d3" id={`map-${id}`}>
            {name}
          </h2>{" "}
          <span>{count === 1 ? "1 page" : `${count} pages`}</span>
        </summary>
        <div className="site-groups">
          {groups.length === 0 && <Link to={to}>{name}</Link>}
          {groups.map((group) => (
            <div key={group.name} className="site-group">
              <h3>{group.name}</h3>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to} data-away={!answers(link, typed) || undefined}>
                    <Link to={link.to}>{link.name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}
