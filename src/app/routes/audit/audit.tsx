import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { progressWords } from "#core/crawl/crawl-words.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { watchedEvents } from "#features/audit/watched-events.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { takeOverAll } from "#ui/lazy-when-needed.ts";
import { CrawlMap } from "#ui/tool/crawl/crawl-map.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/audit.ts";
import { AuditAsk } from "./audit-ask.tsx";
import { AuditBody } from "./audit-body.tsx";
import { AuditCover } from "./audit-cover.tsx";
import { AuditHead, hostOf } from "./audit-head.tsx";
import { readingNow } from "./reading-now.ts";
import "./audit.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, content, readAudit, hasAuditPdf, tools } = context.get(siteContext);
  const { brandName, reportBrand } = await readSettings(content);
  const job = await readAudit(params.id);
  const audit = job && {
    website: (job.input as { website: string }).website,
    isRunning: job.state === "waiting" || job.state === "running",
    error: job.error?.message,
    // The report has all of it; while it is made, the map needs neither links nor what the rules said.
    events: job.result ? [] : (job.events as CrawlEvent[]).flatMap(watchedEvents),
    report: job.result as AuditReport | undefined,
  };
  const named = new Set(audit?.report?.fixes.flatMap(({ tool }) => tool ?? []));
  const toolNames = Object.fromEntries([...named].flatMap((slug) => tools.get(slug) ?? []).map(({ tool }) => [tool.slug, tool.name]));
  return data(
    { origin, audit, hasPdf: hasAuditPdf, toolNames, brand: reportBrand ?? { name: brandName, isOurs: true } },
    { status: audit ? 200 : 404 },
  );
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { audit, origin } = loaderData;
  const report = audit?.report;
  const meta = pageMeta({
    title: report ? `Audit of ${hostOf(report.url)}: ${report.score} of 100` : "Your audit",
    description: "Scores by area, the ten fixes that matter most with their evidence, and every page that was read.",
    path: `/audit/${params.id}/`,
    origin,
    brandName: brandOf(matches),
    noindex: true,
  });
  return [...meta, ...structuredData([{ "@type": "WebPage", "@id": `${origin}/audit/${params.id}/`, name: "Audit report" }])];
}

export default function AuditPage({ loaderData: { audit, hasPdf, toolNames, brand }, params }: Route.ComponentProps) {
  const report = audit?.report;
  return (
    <div className="line-blue">
      {report && <AuditCover report={report} brand={brand} />}
      <section className="hero audit-page-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "SEO", to: "/services/seo/" },
              { name: "Free audit", to: "/audit/" },
            ]}
          />
          {report ? <AuditHead report={report} /> : <Waiting audit={audit} id={params.id} />}
        </div>
      </section>
      {audit?.isRunning && <ReadingMap events={audit.events} />}
      {report && <AuditBody report={report} id={params.id} hasPdf={hasPdf} toolNames={toolNames} />}
    </div>
  );
}

const PAUSE_MS = 2_000;

function Waiting({ audit, id }: { audit: Route.ComponentProps["loaderData"]["audit"]; id: string }) {
  const { revalidate } = useRevalidator();
  const isRunning = audit?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    // One after the other: a question that is asked again before its answer has come is never answered.
    const ask = async () => {
      // Nothing new is shown while a part of the page waits to be taken over.
      await takeOverAll();
      await revalidate();
      timer = setTimeout(ask, PAUSE_MS);
    };
    timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate]);
  if (!audit)
    return (
      <>
        <h1 className="d1">No such audit</h1>
        <p className="lead">Reports are kept for {JOBS_KEPT_DAYS} days. Enter the address to make a new one.</p>
        <AuditAsk />
      </>
    );
  const state = crawlState(audit.events);
  if (!isRunning)
    return (
      <>
        <h1 className="d1">That site could not be read</h1>
        <p className="lead" role="status">
          {audit.error ?? "The audit was stopped."}
        </p>
        <AuditAsk website={audit.website} label="Try again" />
      </>
    );
  return (
    <>
      <h1 className="d1">Reading {hostOf(state.home ?? audit.website)}</h1>
      <p className="lead" role="status" data-live>
        {state.home ? `${progressWords(state)} read.` : "Finding the server."}
      </p>
      <p className="audit-reading mono">{readingNow(state)}</p>
      <p className="audit-aside">
        The report opens here when it is done. Keep or share this address: it works for {JOBS_KEPT_DAYS} days, and we need no email for it.
      </p>
      <noscript>
        {/* With its address: where that holds a fragment, a bare refresh would only scroll. */}
        <meta httpEquiv="refresh" content={`3;url=/audit/${id}/`} />
        <p className="lead">This page reloads by itself every three seconds.</p>
      </noscript>
    </>
  );
}

/** The site as far as it has been read. On the page's own ground: its inks are made for that. */
function ReadingMap({ events }: { events: readonly CrawlEvent[] }) {
  const state = crawlState(events);
  return (
    state.home && (
      <section className="sec audit-map" aria-label="The site as it is read">
        <div className="wrap">
          <CrawlMap state={state} live />
        </div>
      </section>
    )
  );
}
