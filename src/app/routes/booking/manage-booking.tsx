import { data, Form } from "react-router";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import { calendarLinks } from "#features/booking/calendar-links.ts";
import type { SlotDay } from "#features/booking/slot-days.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/manage-booking.ts";
import { BookingHead } from "./booking-head.tsx";
import { chosenSlot, freeDays, refusedTime } from "./booking-refusal.server.ts";
import { NextTimes, SlotField } from "./slot-field.tsx";

/** A call by its signed link: see it, move it, cancel it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const booking = await site.bookings.read(params.token);
  const isOpen = booking?.state === "confirmed" && booking.start > site.now().toISOString();
  const days = isOpen ? await freeDays(site, booking.zone) : [];
  const links = booking && calendarLinks(booking, `${site.origin}/booking/${params.token}/`);
  return data({ origin: site.origin, booking, isOpen, days, links }, { status: booking ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = Object.fromEntries(context.get(visitorContext).form);
  const { host, start } = chosenSlot(form);
  const next: SlotDay[] = [];
  try {
    if (form["intent"] === "cancel") {
      const cancelled = await site.bookings.cancel(params.token, String(form["reason"] ?? ""));
      const mail =
        cancelled?.isNotified === false ? `${ENOUGH_TODAY} Take it out of your calendar.` : "An email takes it out of your calendar.";
      return { message: `Canceled. ${mail}`, next };
    }
    const { isNotified } = await site.bookings.move(params.token, { host, start });
    const mail = isNotified === false ? `${ENOUGH_TODAY} Add the call to your calendar here.` : "The new invitation is in your inbox.";
    return { message: `Moved. ${mail}`, next };
  } catch (fault) {
    const zone = (await site.bookings.read(params.token))?.zone ?? "UTC";
    return refusedTime(fault, site, { start, zone });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: "Your call",
    description: "See, move or cancel a call.",
    path: "/contact-us",
    origin: loaderData.origin,
    brandName: brandOf(matches),
    noindex: true,
  });
}

const BY_VIDEO = "By video: your host sends the link before the call. By phone, if you answer the invitation with your number.";

export default function ManageBookingPage({ loaderData: { booking, isOpen, days, links }, actionData, params }: Route.ComponentProps) {
  if (!booking) return <BookingHead title="No such call" lead="The link may be cut short. Copy the whole address from the email." />;
  const title = booking.state === "cancelled" ? "Canceled" : "Your call";
  return (
    <BookingHead title={title} lead={`${booking.when} (${booking.zone}), with ${booking.host}.${isOpen ? ` ${BY_VIDEO}` : ""}`}>
      {actionData && (
        <p role="status">
          <b>{actionData.message}</b>
        </p>
      )}
      {isOpen && (
        <div className="booking-change">
          <p className="booking-links">
            <a className="btn btn-i" href={`/booking/${params.token}/call.ics`}>
              Add to my calendar
            </a>
            <a className="btn btn-o" href={links?.google} rel="noopener">
              Google
            </a>
            <a className="btn btn-o" href={links?.outlook} rel="noopener">
              Outlook
            </a>
          </p>
          <Form method="post" className="booking-plain">
            <h2 className="d4 booking-wide">Another time</h2>
            <NextTimes days={actionData?.next ?? []} />
            <SlotField days={days} />
            <Button type="submit" tone="ink" name="intent" value="move">
              Move the call
            </Button>
          </Form>
          {/* Asks once: what is opened here is not done yet. */}
          <details className="booking-cancel">
            <summary className="btn btn-o">Cancel this call…</summary>
            <Form method="post" className="booking-plain">
              <h2 className="d4 booking-wide">Cancel it for good?</h2>
              <TextField className="booking-wide" label="Reason" name="reason" maxLength={1000} />
              <Button type="submit" tone="ink" name="intent" value="cancel">
                Cancel the call
              </Button>
            </Form>
          </details>
        </div>
      )}
      {!isOpen && (
        <p>
          <a className="btn btn-y" href="/booking/">
            Book another call
          </a>
        </p>
      )}
    </BookingHead>
  );
}
