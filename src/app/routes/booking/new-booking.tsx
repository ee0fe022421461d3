import { useEffect } from "react";
import { data, Form, redirect, useNavigate } from "react-router";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { isZone } from "#core/calendar/zoned-time.ts";
import type { SlotDay } from "#features/booking/slot-days.ts";
import { Button } from "#ui/button/button.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { takeOverAll } from "#ui/lazy-when-needed.ts";
import { CallAgenda } from "../../booking/call-agenda.tsx";
import { typedIn } from "../../form/typed-in.server.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/new-booking.ts";
import { BookingHead } from "./booking-head.tsx";
import { chosenSlot, freeDays, refusedTime } from "./booking-refusal.server.ts";
import { NextTimes, SlotField } from "./slot-field.tsx";

const HOME_ZONE = "America/Chicago";
const zoneOf = (asked: unknown): string => (typeof asked === "string" && isZone(asked) ? asked : HOME_ZONE);

/** The scheduler without JavaScript: a list of days, then one form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("zone");
  const zone = zoneOf(asked);
  const [days, { claims }] = await Promise.all([freeDays(site, zone), readSettings(site.content)]);
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])];
  return { origin: site.origin, zone, isAsked: asked !== null, days, zones, strategy: claims.find(({ key }) => key === "plan")?.shownText };
}

const LONGEST = { slot: 200, name: 200, email: 254, website: 2048, note: 2000 };

interface Refused {
  message: string;
  next: SlotDay[];
  fields: Record<string, string>;
  values: Record<string, string>;
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { form, confirmBooking } = context.get(visitorContext);
  const sent = Object.fromEntries(form);
  const values = typedIn(form, LONGEST);
  const { host, start } = chosenSlot(sent);
  try {
    const answer = await confirmBooking({ ...sent, host, start });
    if (answer.success && answer.token) throw redirect(`/booking/${answer.token}/`, 303);
    const fields = answer.success ? {} : (answer.fields ?? {});
    return data<Refused>({ message: answer.message, next: [], fields, values }, { status: 422 });
  } catch (fault) {
    if (fault instanceof Response) throw fault;
    const refused = await refusedTime(fault, site, { start, zone: zoneOf(sent["zone"]) });
    return data<Refused>({ ...refused.data, fields: {}, values }, refused.init ?? undefined);
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Book a call",
    description: "Twenty minutes on your site: choose a time.",
    path: "/contact-us",
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

export default function NewBookingPage({ loaderData: { zone, zones, isAsked, days, strategy }, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isAsked || own === zone) return;
    const goThere = () => navigate(`?zone=${encodeURIComponent(own)}`, { replace: true, preventScrollReset: true });
    // A part that React has not taken over would be drawn anew, and the focus in it lost.
    void Promise.resolve(takeOverAll()).then(() => setTimeout(goThere));
  }, [isAsked, zone, navigate]);
  const { values = {}, fields = {}, next = [], message } = actionData ?? {};
  return (
    <BookingHead title="Book a call" lead={`Twenty minutes, phone or video. Times are in ${zone}.`}>
      <Form method="get" className="booking-plain booking-zone" key={zone}>
        <div>
          <label htmlFor="booking-zone">
            <b>Time zone</b>
          </label>
          <select id="booking-zone" name="zone" defaultValue={zone}>
            {zones.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </div>
        <Button type="submit" tone="ghost">
          Show times there
        </Button>
      </Form>
      <Form method="post" className="booking-plain">
        <input type="hidden" name="zone" value={zone} />
        <GuardFields />
        {message && (
          <p className="booking-alert booking-wide" role="alert">
            {message}
          </p>
        )}
        <SlotField days={days} chosen={values["slot"]} />
        <TextField label="Name" name="name" autoComplete="name" required defaultValue={values["name"]} error={fields["name"]} />
        <EmailField label="Email" name="email" required defaultValue={values["email"]} error={fields["email"]} />
        <TextField
          className="booking-wide"
          label="Website"
          name="website"
          inputMode="url"
          autoComplete="url"
          defaultValue={values["website"]}
        />
        <TextAreaField className="booking-wide" label="What should we look at?" name="note" rows={3} defaultValue={values["note"]} />
        <NextTimes days={next} />
        <Button type="submit">Book the call</Button>
      </Form>
      <section className="booking-minutes" aria-labelledby="agenda">
        <h2 className="d3" id="agenda">
          Twenty minutes
        </h2>
        <CallAgenda subject="site" {...(strategy && { after: { when: "After the call", what: `${strategy}, if you want it` } })} />
      </section>
    </BookingHead>
  );
}
