import { data, redirect } from "react-router";
import { auditAreas } from "#core/audit/audit-area.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/start-audit.ts";
import { AuditAsk } from "./audit-ask.tsx";
import { StagingFields } from "./staging-fields.tsx";
import "./audit.css";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

/** The field of the home page ends here, and those of the reports. */
export async function action({ context }: Route.ActionArgs) {
  const { form, startAudit } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(startAudit(Object.fromEntries(form)));
  if (answer.success && answer.audit) throw redirect(`/audit/${answer.audit}/`, 303);
  const { website = "", standsFor = "" } = typedIn(form, { website: 2048, standsFor: 260 });
  return data({ refusal: answer.message, website, standsFor }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const meta = pageMeta({
    title: "Free SEO audit: enter your address",
    description: "Our crawler reads a sample of your site and shows what to fix first. No email needed.",
    path: "/audit/",
    origin,
    brandName: brandOf(matches),
    noindex: true,
  });
  return [...meta, ...structuredData([{ "@type": "WebPage", "@id": `${origin}/audit/`, name: "Free SEO audit" }])];
}

export default function StartAuditPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="line-blue">
      <section className="hero audit-page-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "SEO", to: "/services/seo/" },
              { name: "Free audit", to: "/audit/" },
            ]}
          />
          <h1 className="d1">Audit your site now</h1>
          <p className="lead" role="status" id="audit-refusal">
            {actionData?.refusal ?? "Enter your address. You watch our crawler read the site, and the report opens on the same page."}
          </p>
          <AuditAsk website={actionData?.website ?? ""} refusal={actionData?.refusal} />
          <StagingFields standsFor={actionData?.standsFor ?? ""} />
          <ul className="audit-gives">
            <li>Scores for {auditAreas.length} areas, with the sum behind them</li>
            <li>The ten fixes that matter most, with addresses and evidence</li>
            <li>A link of your own that works for {JOBS_KEPT_DAYS} days. No email needed</li>
          </ul>
          <p className="audit-aside">
            Want a person to look at it too? <a href="/#audit">Send the longer form</a>.
          </p>
        </div>
      </section>
    </div>
  );
}
