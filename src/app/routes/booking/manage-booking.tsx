import { data, Form } from "react-router";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import { calendarLinks } from "#features/booking/calendar-links.ts";
import { freeMonth } from "#features/booking/free-month.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/manage-booking.ts";
import { BookingHead } from "./booking-head.tsx";
import { chosenSlot, freeSlots, refusedTime } from "./booking-refusal.server.ts";
import { MoveForm } from "./move-form.tsx";

/** A call by its signed link: see it, move it, cancel it. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const booking = await site.bookings.read(params.token);
  const isOpen = booking?.state === "confirmed" && booking.start > site.now().toISOString();
  const asked = new URL(request.url).searchParams.get("day") ?? "";
  const calendar = isOpen ? freeMonth(await freeSlots(site), booking.zone, asked) : undefined;
  const links = booking && calendarLinks(booking, `${site.origin}/booking/${params.token}/`);
  return data({ origin: site.origin, booking, isOpen, calendar, links }, { status: booking ? 200 : 404 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = Object.fromEntries(context.get(visitorContext).form);
  const { host, start } = chosenSlot(form);
  try {
    if (form["intent"] === "cancel") {
      const cancelled = await site.bookings.cancel(params.token, String(form["reason"] ?? ""));
      const mail =
        cancelled?.isNotified === false ? `${ENOUGH_TODAY} Take it out of your calendar.` : "An email takes it out of your calendar.";
      return { message: `Canceled. ${mail}`, refused: undefined };
    }
    const { isNotified } = await site.bookings.move(params.token, { host, start });
    const mail = isNotified === false ? `${ENOUGH_TODAY} Add the call to your calendar here.` : "The new invitation is in your inbox.";
    return { message: `Moved. ${mail}`, refused: undefined };
  } catch (fault) {
    const booking = await site.bookings.read(params.token);
    const { data: refused, init } = await refusedTime(fault, site, { start, zone: booking?.zone ?? "UTC" });
    const stands = booking?.state === "confirmed" ? ` Your call stays at ${booking.when}.` : "";
    return data(
      { message: undefined, refused: { ...refused, message: `${refused.message}${stands}`, chosen: `${host} ${start}` } },
      init ?? undefined,
    );
  }
}

/** After a refusal too: a time that is taken leaves the calendar. */
export const shouldRevalidate = () => true;

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

export default function ManageBookingPage({ loaderData: { booking, isOpen, calendar, links }, actionData, params }: Route.ComponentProps) {
  if (!booking) return <BookingHead title="No such call" lead="The link may be cut short. Copy the whole address from the email." />;
  const title = booking.state === "cancelled" ? "Canceled" : "Your call";
  return (
    <BookingHead title={title} lead={`${booking.when} (${booking.zone}), with ${booking.host}.${isOpen ? ` ${BY_VIDEO}` : ""}`}>
      {actionData?.message && (
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
          {calendar ? (
            <MoveForm calendar={calendar} zone={booking.zone} refused={actionData?.refused} />
          ) : (
            <p>No other time is free in the next weeks. Answer the invitation with times that suit you, and your host finds one.</p>
          )}
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
