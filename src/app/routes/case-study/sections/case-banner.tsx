import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import { siteConstants } from "#core/site-constants.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Sketch } from "../../services/drawings/sketch.tsx";
import { caseCrumbs } from "../case-crumbs.ts";
import type { CaseLine } from "./case-line.ts";
import "./case-banner.css";

interface Props {
  study: CaseStudy;
  map: CaseLine | undefined;
  facts: readonly { figure: string; label: string }[];
}

/** The figure at 240 px, the series as the line past it, and the facts on the platform's edge. */
export function CaseBanner({ study, map, facts }: Props) {
  const { title, client, sector, growth } = study;
  const rest = title.startsWith(`${client}: `) ? title.slice(client.length + 2) : undefined;
  return (
    <>
      <section className="hero case-hero clip" aria-labelledby="case-title">
        {map && <Sketch sketch={map.wide} className="stage wide case-map" />}
        <div className="wrap">
          <Breadcrumb crumbs={caseCrumbs(study)} />
          <h1 id="case-title" data-whole={rest === undefined || undefined}>
            <span className="d2">{rest === undefined ? title : client}</span>
            {rest !== undefined && (
              <>
                <span className="vh">: </span>
                <span className="lead">{rest}</span>
              </>
            )}
          </h1>
          <p className="case-figure" data-long={growth.figure.length > 6 || undefined} data-testid="case-figure">
            {growth.figure}
          </p>
          <p className="case-label">{growth.label}</p>
          <p className="case-sector">{sector}</p>
          {map && <Sketch sketch={map.slim} className="slim case-map" />}
        </div>
      </section>
      <div className="case-facts">
        <dl className="wrap" data-testid="case-facts">
          {facts.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
          <div>
            <dt>to read</dt>
            <dd data-testid="read-label">{siteConstants.readLabels.caseStudy}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
