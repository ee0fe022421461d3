import { Suspense } from "react";
import { data, redirect } from "react-router";
import { listPricingPlans } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { knownFault } from "#platform/database/storage-fault.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { BookingPanel } from "../../booking/booking-panel.tsx";
import { CallAgenda } from "../../booking/call-agenda.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/contact.ts";
import { contactGraph, contactPage } from "./contact-graph.ts";
import { fieldsOf, keptValues } from "./contact-request.server.ts";
import { Offices } from "./offices.tsx";
import "./contact.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  const [plans, { promises, claims, offices }] = await Promise.all([listPricingPlans(content), readSettings(content)]);
  return {
    origin,
    plans: plans.map(({ slug, planName }) => ({ slug, planName })),
    promise: promises.contact,
    strategy: claims.find(({ key }) => key === "plan")?.shownText,
    cities: offices.map(({ city }) => city),
    kept: keptValues((name) => new URL(request.url).searchParams.get(name), plans),
  };
}

/** Takes this page's own form, and without JavaScript those of other pages: all of them end up as leads. */
export async function action({ context }: Route.ActionArgs) {
  const { content } = context.get(siteContext);
  const { form, submitLead } = context.get(visitorContext);
  const plans = await listPricingPlans(content);
  const fields = fieldsOf(form);
  const values = keptValues((name) => fields[name] ?? null, plans);
  const plan = plans.find(({ slug }) => slug === values.plan)?.planName ?? "";
  try {
    const answer = await submitLead({ form: "contact", ...fields, plan });
    if (answer.success && answer.audit) throw redirect(`/audit/${answer.audit}/#main`, 303);
    return answer.success ? { answer } : data({ answer, values }, { status: 422 });
  } catch (fault) {
    const known = knownFault(fault);
    if (!known) throw fault;
    return data({ answer: { success: false as const, message: known.message }, values }, known.init);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const page = contactPage(loaderData);
  const settings = matches[0].loaderData?.settings;
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && settings ? structuredData(contactGraph(page, settings)) : []),
  ];
}

const KeptNote = lazyWhenNeeded(".contact-kept", () => import("./kept-note.tsx").then((module) => module.KeptNote));
const SentNote = lazyWhenNeeded(".contact-sent", () => import("./sent-note.tsx").then((module) => module.SentNote));
const WriteForm = lazyWhenNeeded(".contact-form", () => import("./write-form.tsx").then((module) => module.WriteForm));

export default function ContactPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { plans, promise, strategy, kept } = loaderData;
  const refused = actionData && "values" in actionData ? actionData : undefined;
  return (
    <div className="line-slate">
      <section className="hero contact-head">
        <div className="wrap">
          <Breadcrumb crumbs={contactPage(loaderData).crumbs} />
          <div className="contact-call">
            <div>
              <h1 className="d1">Twenty minutes on your site</h1>
              <p className="lead">Choose a time, or write. You talk to the person who would do the work, not to sales.</p>
              {Object.values(kept).some(Boolean) && (
                <Suspense>
                  <KeptNote kept={kept} plans={plans} />
                </Suspense>
              )}
              <CallAgenda subject="site" {...(strategy && { after: { when: "After the call", what: `${strategy}, if you want it` } })} />
            </div>
            <BookingPanel level="h2" />
          </div>
        </div>
      </section>
      <section className="sec band" id="write" aria-labelledby="write-title">
        <div className="wrap contact-write">
          <div>
            <h2 className="d2" id="write-title">
              Or write to us
            </h2>
            <p className="lead mute">{promise}</p>
            <Offices offices={matches[0].loaderData.settings.offices} />
          </div>
          <Suspense>
            {actionData?.answer.success ? (
              <SentNote message={actionData.answer.message} />
            ) : (
              <WriteForm plans={plans} values={refused?.values ?? kept} refusal={refused?.answer} />
            )}
          </Suspense>
        </div>
      </section>
    </div>
  );
}
