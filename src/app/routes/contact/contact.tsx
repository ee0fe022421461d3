import { data } from "react-router";
import { listPricingPlans } from "#content/pricing-plan/pricing-plan.store.ts";
import { readSettings } from "#content/site-settings/site-settings.store.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { BookingPanel } from "../../booking/booking-panel.tsx";
import { CallAgenda } from "../../booking/call-agenda.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/contact.ts";
import { composeMail } from "./compose-mail.server.ts";
import { contactGraph, contactPage } from "./contact-graph.ts";
import { keptValues, readContactRequest } from "./contact-request.server.ts";
import { KeptNote } from "./kept-note.tsx";
import { Offices } from "./offices.tsx";
import { WriteForm } from "./write-form.tsx";
import { WrittenMail } from "./written-mail.tsx";
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
    kept: keptValues(new URL(request.url).searchParams, plans),
  };
}

/** Writes the mail and shows it: nothing is sent from here, and the page says so. */
export async function action({ request, context }: Route.ActionArgs) {
  const { content } = context.get(siteContext);
  const [plans, { mail }] = await Promise.all([listPricingPlans(content), readSettings(content)]);
  const read = readContactRequest(await request.formData(), plans);
  return read.ok ? { mail: composeMail(read.request, mail.hello) } : data({ values: read.values, errors: read.errors }, { status: 422 });
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

export default function ContactPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { plans, promise, strategy, kept } = loaderData;
  const refused = actionData && "errors" in actionData ? actionData : undefined;
  return (
    <div className="line-slate">
      <section className="hero contact-head">
        <div className="wrap">
          <Breadcrumb crumbs={contactPage(loaderData).crumbs} />
          <div className="contact-call">
            <div>
              <h1 className="d1">Twenty minutes on your site</h1>
              <p className="lead">Call or write, and we agree a time. You talk to the person who would do the work, not to sales.</p>
              <KeptNote kept={kept} plans={plans} />
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
          {actionData && "mail" in actionData ? (
            <WrittenMail mail={actionData.mail} />
          ) : (
            <WriteForm plans={plans} values={refused?.values ?? kept} errors={refused?.errors} />
          )}
        </div>
      </section>
    </div>
  );
}
