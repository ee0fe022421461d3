import { Suspense } from "react";
import { data } from "react-router";
import { listCaseStudies, readCaseStudy } from "#content/case-study/case-study.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listTestimonials } from "#content/testimonial/testimonial.content-type.ts";
import { listWorks } from "#content/work/work.content-type.ts";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { ContentsLine } from "../blog/post/contents-line.tsx";
import { caseMonths } from "../case-months/case-months.ts";
import type { Route } from "./+types/case-study.ts";
import { toCaseCard } from "./card/case-card-data.ts";
import { caseFacts, shownValues } from "./case-facts.ts";
import { caseGraph } from "./case-graph.ts";
import { caseStops } from "./case-stops.ts";
import { continueReading } from "./continue-reading.ts";
import { piecesOf } from "./pieces-of.ts";
import { CaseBanner } from "./sections/case-banner.tsx";
import { caseLine } from "./sections/case-line.ts";
import "./case-study.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, imageBase } = context.get(siteContext);
  const study = await readCaseStudy(content, params.slug);
  if (!study) throw data(null, { status: 404 });
  const [studies, testimonials, settings, works] = await Promise.all([
    listCaseStudies(content),
    listTestimonials(content),
    readSettings(content),
    listWorks(content),
  ]);
  const quote = testimonials.find(({ company }) => company === study.client);
  return {
    origin,
    imageBase,
    study,
    map: caseLine(study.series, study.growth.figure, study.growth.label, shownValues(study.figures)),
    months: caseMonths(study),
    facts: caseFacts(study),
    quote: quote && { name: quote.name, designation: quote.designation, content: quote.content },
    promise: settings.promises.audit,
    pieces: piecesOf(works.find(({ name }) => name === study.client)),
    others: continueReading(studies, params.slug).map(toCaseCard),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { study, origin } = loaderData;
  const { title, description } = study.seo;
  return [
    ...pageMeta({ title, description, path: study.path, origin, brandName: brandOf(matches), type: "article", line: study.line }),
    ...(import.meta.env.SSR ? structuredData(caseGraph(loaderData, agencyOf(matches))) : []),
  ];
}

/** Text and links only: its code can wait until its end is near. */
const Months = lazyWhenNeeded(".months", () => import("../case-months/months.tsx").then((module) => module.Months));
const Sections = lazyWhenNeeded("#result", () => import("./sections/case-sections.tsx").then((module) => module.CaseSections));
const Others = lazyWhenNeeded(".case-others", () => import("./card/case-others.tsx").then((module) => module.CaseOthers));

export default function CaseStudyPage({ loaderData: { study, map, months, facts, quote, promise, pieces, others } }: Route.ComponentProps) {
  return (
    <div className={`line-${study.line}`} data-testid="case-study">
      <CaseBanner study={study} map={map} facts={facts} />
      {months && (
        <Suspense>
          <Months {...months} />
        </Suspense>
      )}
      <div className="wrap case-body">
        <ContentsLine stops={caseStops} title="In this case" />
        <Suspense>
          <Sections study={study} quote={quote} promise={promise} pieces={pieces} />
        </Suspense>
      </div>
      <Suspense>
        <Others others={others} />
      </Suspense>
    </div>
  );
}
