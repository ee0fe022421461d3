import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { StretchedLink } from "#ui/stretched-link/stretched-link.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { CasePlate } from "../home/work/case-plate.tsx";
import type { Route } from "./+types/case-studies.ts";
import { caseListCrumbs } from "./case-crumbs.ts";
import { caseListGraph } from "./case-graph.ts";
import { growthScale } from "./growth/growth-scale.ts";
import { GrowthTracks } from "./growth/growth-tracks.tsx";
import "./case-studies.css";

const words = {
  title: "Case studies: both figures, dates, who counted",
  description:
    "Clients by name, each with the figure before and after, the dates and the system that counted it. Every study says what went wrong on the way.",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  const studies = await listCaseStudies(content);
  return {
    origin,
    tracks: growthScale(studies),
    studies: studies.map(({ title, path, client, sector, growth, desc, line, series }) => ({
      title,
      path,
      client,
      sector,
      desc,
      label: growth.label,
      plate: {
        line,
        figure: growth.figure,
        series: series.map(({ value }) => value),
        ends: [series[0], series.at(-1)].flatMap((point) => point?.label ?? []),
      },
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    ...pageMeta({ ...words, path: "/case-study/", origin: loaderData.origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(caseListGraph({ ...loaderData, words }, agencyOf(matches))) : []),
  ];
}

export default function CaseStudies({ loaderData: { tracks, studies } }: Route.ComponentProps) {
  return (
    <div className="line-slate">
      <section className="hero cases-hero clip">
        <div className="wrap">
          <Breadcrumb crumbs={caseListCrumbs} />
          <h1 className="d1">Case studies</h1>
          <p className="lead">
            {studies.length > 0
              ? "Clients by name, with the figure before and the figure after, the dates, and the system that counted. Each study says what went wrong."
              : "The first one is being written: a client by name, the figure before and after, and what went wrong."}
          </p>
          <GrowthTracks tracks={tracks} />
        </div>
      </section>
      {studies.length > 0 && (
        <section className="sec" aria-labelledby="all-cases">
          <div className="wrap">
            <h2 className="vh" id="all-cases">
              All case studies
            </h2>
            <ul className="cases" data-testid="case-list">
              {studies.map(({ path, client, sector, label, desc, plate }) => (
                <li key={path} className={`cases-item line-${plate.line}`}>
                  <CasePlate item={plate} />
                  <div className="cases-text">
                    <h3 className="d3">
                      <StretchedLink to={path}>{client}</StretchedLink>
                    </h3>
                    <p className="cases-label">{label}</p>
                    <p>{desc}.</p>
                    <p className="meta">
                      {sector}. <span className="nb">{siteConstants.readLabels.caseStudy}</span>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  );
}
