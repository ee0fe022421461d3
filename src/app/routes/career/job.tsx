import { Suspense } from "react";
import { data } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { DialogButton } from "#ui/dialog/dialog.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { Station, Stations } from "#ui/stations/stations.tsx";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import { ShareLink } from "../blog/post/share-link.tsx";
import type { Route } from "./+types/job.ts";
import { careersCrumbs } from "./career-crumbs.ts";
import { JobAd } from "./job/job-ad.tsx";
import { jobGraph } from "./job/job-graph.ts";
import { loadJob } from "./job/job-view.server.ts";
import { Departures } from "./seats/departures.tsx";
import "./job.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, origin, now } = context.get(siteContext);
  const job = await loadJob(content, params.slug, origin, now());
  if (!job) throw data(null, { status: 404 });
  return job;
}

/** The longest text of each field that comes back. */
const LONGEST = { name: 200, email: 254, phone: 40, link: 2048, note: 5000, consent: 2 };

/** An application posted without JavaScript: the page again, with the answer in its dialog. */
export async function action({ context }: Route.ActionArgs) {
  const { form, apply } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(apply(Object.fromEntries(form)));
  return data({ answer, typed: typedIn(form, LONGEST) }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { vacancy, seat, origin } = loaderData;
  return [
    ...pageMeta({ ...vacancy.seo, path: seat.path, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(jobGraph(loaderData, agencyOf(matches))) : []),
  ];
}

const ApplyDialog = lazyWhenNeeded("#apply", () => import("./job/apply-dialog.tsx").then((module) => module.ApplyDialog));

export default function JobPage({ loaderData, actionData }: Route.ComponentProps) {
  const { origin, vacancy, seat, posted, until, application, others } = loaderData;
  const { title, line, steps } = vacancy;
  const type = [seat.jobType, vacancy.duration?.toLowerCase()].filter(Boolean).join(", ");
  return (
    <div className="line-slate" data-testid="job">
      <section className="hero job-hero" aria-labelledby="job-title">
        <div className="wrap">
          <Breadcrumb crumbs={[...careersCrumbs, { name: title, to: seat.path }]} />
          <h1 className="d1" id="job-title">
            {title}
          </h1>
          <div className="job-bar">
            <dl>
              <Fact name="Place" value={`${seat.location}, ${seat.workplaceType.toLowerCase()}`} />
              <Fact name="Type" value={type} />
              <Fact name="Salary a year" value={seat.salary.join(" – ")} />
            </dl>
            <div className="job-acts">
              <ApplyButton />
              <ShareLink title={title} url={origin + seat.path} />
            </div>
          </div>
        </div>
      </section>
      <JobAd vacancy={vacancy} posted={posted} until={until} />
      {steps.length > 0 && (
        <section className={`sec band line-${line}`} aria-labelledby="steps" data-testid="steps">
          <div className="wrap">
            <h2 className="d2" id="steps">
              How hiring goes
            </h2>
            <Stations direction="horizontal" className="job-steps">
              {steps.map(({ title, length, text }) => (
                <Station key={title}>
                  <h3>{title}</h3>
                  <b>{length}</b>
                  <small>{text}</small>
                </Station>
              ))}
            </Stations>
            <div className="job-end">
              <ApplyButton />
              {until && <p>Open until {until}.</p>}
            </div>
          </div>
        </section>
      )}
      {others.length > 0 && (
        <section className="field job-others">
          <div className="wrap">
            <Departures heading="Other open jobs" seats={others} />
          </div>
        </section>
      )}
      {actionData && (
        <p className="wrap job-answer" role="status" data-ok={actionData.answer.success}>
          {actionData.answer.message}
        </p>
      )}
      <Suspense>
        <ApplyDialog vacancy={vacancy} application={application} posted={actionData?.answer} typed={actionData?.typed} />
      </Suspense>
    </div>
  );
}

function ApplyButton() {
  return (
    <DialogButton opens="apply" className="btn btn-y">
      Apply Now
    </DialogButton>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
