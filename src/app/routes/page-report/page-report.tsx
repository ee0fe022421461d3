import { data } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import type { ReportSection, WholeReport } from "#core/page-check/whole-report.ts";
import { faultsOf } from "#core/rules/verdict-words.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/page-report.ts";
import "./page-report.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  try {
    return { origin, report: await context.get(visitorContext).readReport(params.id) };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ origin, fault: fault.message }, fault.init);
  }
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = "report" in loaderData ? `Report on ${hostOf(loaderData.report.url)}` : "No such report";
  return pageMeta({
    title,
    description: "What our page tools say of one page, from one fetch.",
    path: `/r/${params.id}/`,
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function PageReportPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="line-green">
      <div className="hero report-head">
        <div className="wrap">
          <Breadcrumb crumbs={[{ name: "Tools", to: "/tools/" }]} />
          {"report" in loaderData ? <ReportHead report={loaderData.report} /> : <NoReport fault={loaderData.fault} />}
        </div>
      </div>
      {"report" in loaderData && <ReportBody report={loaderData.report} />}
    </div>
  );
}

function NoReport({ fault }: { fault: string }) {
  return (
    <>
      <h1 className="d1">No such report</h1>
      <p className="lead">{fault}</p>
    </>
  );
}

function ReportHead({ report: { url, kept, fetched } }: { report: WholeReport }) {
  return (
    <>
      <h1 className="d1">{hostOf(url)}</h1>
      <p className="lead report-address">{url}</p>
      <p className="report-facts">
        {fetched
          ? `Read on ${formatDate(kept.takenAt)} in ${(fetched.totalMs / 1000).toFixed(2)} s: status ${fetched.status}, ${Math.max(1, Math.round(fetched.bytes / 1000)).toLocaleString("en-US")} KB, ${fetched.charset}. `
          : "Pasted HTML. "}
        This report can be opened until {formatDate(kept.until)}.
      </p>
    </>
  );
}

function ReportBody({ report }: { report: WholeReport }) {
  const faults = report.sections.flatMap(({ findings }) => faultsOf(findings)).length;
  return (
    <div className="wrap report-body">
      <nav className="panel report-sum" aria-labelledby="report-sum">
        <div className="report-sum-head">
          <h2 id="report-sum" className="d3">
            {faults === 0 ? "Nothing to fix" : `${faults} ${faults === 1 ? "thing" : "things"} to fix`}
          </h2>
          <p className="report-take">
            <a className="chip" href={`/api/pages/${report.kept.id}.csv`}>
              CSV
            </a>
            <a className="chip" href={`/api/pages/${report.kept.id}`}>
              JSON
            </a>
            <Button tone="ink" small onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </p>
        </div>
        <ul>
          {report.sections.map(({ slug, name, verdict, findings }) => (
            <li key={slug}>
              <StatusMark status={verdict.level} />
              <a href={`#${slug}`}>{name}</a>
              <span className="meta">{faultsOf(findings).length === 0 ? "nothing to fix" : `${faultsOf(findings).length} to fix`}</span>
            </li>
          ))}
        </ul>
      </nav>
      {report.sections.map((section) => (
        <Section key={section.slug} section={section} id={report.kept.id} />
      ))}
      {report.others.length > 0 && (
        <section className="panel report-more">
          <h2 className="d4">What needs another fetch</h2>
          <ul>
            {report.others.map(({ slug, name, tagline }) => (
              <li key={slug}>
                <a className="link" href={`/tools/${slug}/?snapshot=${report.kept.id}`} rel="nofollow">
                  {name}
                </a>
                <span className="mute"> {tagline}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Section({ section, id }: { section: ReportSection; id: string }) {
  const { slug, name, verdict } = section;
  return (
    <section className="panel report-part" id={slug} aria-labelledby={`${slug}-title`}>
      <VerdictSum
        level={verdict.level}
        figure={verdict.figure}
        unit={verdict.unit}
        id={`${slug}-title`}
        headline={name}
        aside={
          <a className="chip report-view" href={`/tools/${slug}/?snapshot=${id}`} rel="nofollow">
            Open this view
          </a>
        }
      >
        <p>{verdict.headline}</p>
        <p className="mute">{verdict.summary}</p>
      </VerdictSum>
      <ReportFindings report={section} />
    </section>
  );
}

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;
