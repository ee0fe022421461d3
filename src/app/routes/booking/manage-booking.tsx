import { data, Form } from "react-router";
import { dayAt } from "#core/calendar/zoned-time.ts";
import { AppError } from "#core/errors/app-error.ts";
import { clockTime, dayName, monthName } from "#features/booking/month-grid.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/manage-booking.ts";
import { BookingHead } from "./booking-head.tsx";

/** A call by its signed link: see it, move it, cancel it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, bookings, now } = context.get(siteContext);
  const booking = await bookings.read(params.token);
  const isOpen = booking?.state === "confirmed" && booking.start > now().toISOString();
  const slots = isOpen ? await bookings.slots(now(), new Date(now().getTime() + 14 * 86_400_000)) : [];
  const times = slots.map(({ host, start }) => {
    const day = dayAt(new Date(start), booking?.zone ?? "UTC");
    return {
      value: `${host} ${start}`,
      words: `${dayName(day)}, ${monthName(day.slice(0, 7))}, ${clockTime(start, booking?.zone ?? "UTC", 12)}`,
    };
  });
  return data({ origin, booking, isOpen, times }, { status: booking ? 200 : 404 });
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { bookings } = context.get(siteContext);
  const form = Object.fromEntries(await request.formData());
  try {
    if (form["intent"] === "cancel") await bookings.cancel(params.token, String(form["reason"] ?? ""));
    else {
      const [host, start] = String(form["slot"] ?? "").split(" ");
      await bookings.move(params.token, { host, start });
    }
    return {
      message:
        form["intent"] === "cancel" ? "Cancelled. A mail takes it out of your calendar." : "Moved. The new invitation is in your mailbox.",
    };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ message: fault.message }, { status: fault.status });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...{ title: "Your call", description: "See, move or cancel a call.", path: "/contact-us" },
    ...{ origin: loaderData.origin, brandName: brandOf(matches), noindex: true },
  });
}

export default function ManageBookingPage({ loaderData: { booking, isOpen, times }, actionData, params }: Route.ComponentProps) {
  if (!booking) return <BookingHead title="No such call" lead="The link may be cut short. Copy the whole address from the mail." />;
  const title = booking.state === "cancelled" ? "Cancelled" : "Your call";
  return (
    <BookingHead title={title} lead={`${booking.when} (${booking.zone}), with ${booking.host}.`}>
      {actionData && (
        <p role="status">
          <b>{actionData.message}</b>
        </p>
      )}
      {isOpen && (
        <div className="booking-change">
          <p>
            <a className="btn btn-i" href={`/booking/${params.token}/call.ics`}>
              Add to my calendar
            </a>
          </p>
          <Form method="post" className="booking-plain">
            <h2 className="d4 booking-wide">Another time</h2>
            <label className="booking-wide">
              <b>Day and time</b>
              <select name="slot" required defaultValue="">
                <option value="">Choose</option>
                {times.map(({ value, words }) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit" tone="ink" name="intent" value="move">
              Move the call
            </Button>
          </Form>
          <Form method="post" className="booking-plain">
            <h2 className="d4 booking-wide">Not at all</h2>
            <TextField className="booking-wide" label="Reason" name="reason" maxLength={1000} />
            <Button type="submit" tone="ghost" name="intent" value="cancel">
              Cancel the call
            </Button>
          </Form>
        </div>
      )}
    </BookingHead>
  );
}
