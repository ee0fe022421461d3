import { data, Form, redirect } from "react-router";
import { dayAt, isZone } from "#core/calendar/zoned-time.ts";
import { AppError } from "#core/errors/app-error.ts";
import { clockTime, dayName, monthName } from "#features/booking/month-grid.ts";
import { Button } from "#ui/button/button.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/new-booking.ts";
import { BookingHead } from "./booking-head.tsx";

/** The scheduler without JavaScript: a list of days, then one form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, bookings, now } = context.get(siteContext);
  const asked = new URL(request.url).searchParams.get("zone") ?? "";
  const zone = isZone(asked) ? asked : "America/Chicago";
  const slots = await bookings.slots(now(), new Date(now().getTime() + 14 * 86_400_000));
  const days = [...Map.groupBy(slots, ({ start }) => dayAt(new Date(start), zone))].map(([day, times]) => ({
    day,
    name: `${dayName(day)}, ${monthName(day.slice(0, 7))}`,
    times: times.map(({ host, start }) => ({ value: `${host} ${start}`, words: clockTime(start, zone, 12) })),
  }));
  return { origin, zone, days };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await request.formData());
  const [host, start] = String(form["slot"] ?? "").split(" ");
  try {
    const answer = await context.get(siteContext).bookings.confirm({ ...form, host, start });
    if (answer.success && answer.token) throw redirect(`/booking/${answer.token}/`, 303);
    return data(
      { message: answer.message, fields: answer.success ? {} : (answer.fields ?? {}), values: form as Record<string, string> },
      { status: 422 },
    );
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data(
      { message: fault.message, fields: {} as Record<string, string>, values: form as Record<string, string> },
      { status: fault.status },
    );
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    ...{ title: "Book a call", description: "Twenty minutes on your site: choose a time.", path: "/contact-us" },
    ...{ origin: loaderData.origin, brandName: brandOf(matches), noindex: true },
  });
}

export default function NewBookingPage({ loaderData: { zone, days }, actionData }: Route.ComponentProps) {
  const values = actionData?.values ?? {};
  return (
    <BookingHead title="Book a call" lead={`Twenty minutes, phone or video. Times are in ${zone}.`}>
      {actionData && (
        <p className="booking-alert" role="alert">
          {actionData.message}
        </p>
      )}
      <Form method="post" className="booking-plain">
        <input type="hidden" name="zone" value={zone} />
        <GuardFields />
        <label className="booking-wide">
          <b>Day and time</b>
          <select name="slot" required defaultValue={values["slot"] ?? ""}>
            <option value="">Choose</option>
            {days.map(({ day, name, times }) => (
              <optgroup key={day} label={name}>
                {times.map(({ value, words }) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <TextField label="Name" name="name" autoComplete="name" required defaultValue={values["name"]} error={actionData?.fields["name"]} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={values["email"]}
          error={actionData?.fields["email"]}
        />
        <TextField className="booking-wide" label="Website" name="website" inputMode="url" defaultValue={values["website"]} />
        <TextAreaField className="booking-wide" label="What should we look at?" name="note" rows={3} defaultValue={values["note"]} />
        <Button type="submit">Book the call</Button>
      </Form>
    </BookingHead>
  );
}
