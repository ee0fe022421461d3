import { useId } from "react";
import { data, Form, Link, redirect } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { bookingRules } from "#features/booking/free-slots.ts";
import { WEEKDAYS, writeStretches } from "#features/booking/host-form.ts";
import { Button } from "#ui/button/button.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { typedIn } from "../../../form/typed-in.server.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/availability.ts";
import { BookingsTabs } from "./bookings-tabs.tsx";
import "./availability.css";

const FORTNIGHT_MS = 14 * 86_400_000;
const NEW = "new";
/** One more than the form takes, where it says so itself. */
const LONGEST = {
  id: 81,
  name: 81,
  role: 81,
  zone: 100,
  isOpen: 10,
  buffer: 20,
  notice: 20,
  holidays: 4001,
  ...Object.fromEntries(WEEKDAYS.map((_, day) => [`day-${day}`, 200])),
};

/** When each host takes calls. What is kept here is used by the calendar at once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { staff } = staffOf(site, request);
  const hosts = await staff.availability.all();
  const asked = new URL(request.url).searchParams.get("host");
  const chosen = asked === NEW ? undefined : (hosts.find(({ id }) => id === asked) ?? hosts[0]);
  const slots = await site.bookings.slots(site.now(), new Date(site.now().getTime() + FORTNIGHT_MS));
  return {
    hosts: hosts.map(({ id, name, isOpen }) => ({ id, name, isOpen })),
    host: chosen && {
      ...chosen,
      holidays: chosen.holidays.join("\n"),
      days: WEEKDAYS.map((_, day) => writeStretches(chosen.hours, day)),
    },
    zones: ["UTC", ...Intl.supportedValuesOf("timeZone")],
    free: slots.length,
    minutes: bookingRules.minutes,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { staff } = context.get(siteContext);
  const { form: sent } = context.get(visitorContext);
  if (!staff) throw data(null, { status: 404 });
  const form = typedIn(sent, LONGEST);
  const { id = "" } = form;
  try {
    const actor = staff.accounts.authorize(staff.actor, "bookings.change");
    if (sent.get("intent") === "reset") {
      await staff.availability.reset(id);
      await staff.log.write({ actor: actor.email, action: "availability.reset", subject: id });
      throw redirect("/admin/availability");
    }
    const kept = await staff.availability.save(form);
    if ("fields" in kept) {
      const message = "Nothing was kept yet. Change what is marked.";
      return data({ message, fields: kept.fields, values: form }, { status: 422 });
    }
    await staff.log.write({ actor: actor.email, action: "availability.change", subject: kept.id, detail: kept.changed });
    return { message: "Kept. The calendar shows it now.", fields: {} as Record<string, string>, values: undefined };
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault;
    return data({ message: fault.message, fields: {} as Record<string, string>, values: form }, fault.init);
  }
}

export default function AdminAvailability({ loaderData, actionData }: Route.ComponentProps) {
  const { hosts, host, zones, free, minutes } = loaderData;
  const { fields = {}, values } = actionData ?? {};
  const zoneId = useId();
  const now = (name: string, otherwise: string | number | undefined) => values?.[name] ?? otherwise;
  return (
    <>
      <header className="admin-head">
        <h1>Availability</h1>
        <BookingsTabs />
        <p>
          {free} free times in two weeks, {minutes} minutes each
        </p>
      </header>
      <AdminMessage text={actionData?.message} />
      <nav className="week-tabs" aria-label="Hosts">
        {hosts.map(({ id, name, isOpen }) => (
          <Link key={id} to={`?host=${id}`} aria-current={id === host?.id ? "page" : undefined}>
            {name}
            {!isOpen && " (closed)"}
          </Link>
        ))}
        <Link to={`?host=${NEW}`} aria-current={host ? undefined : "page"}>
          Add a host
        </Link>
      </nav>
      <Form method="post" className="avail" key={host?.id ?? NEW}>
        <fieldset className="admin-panel avail-group">
          <legend>Who</legend>
          {host ? (
            <input type="hidden" name="id" value={host.id} />
          ) : (
            <TextField
              label="Short name"
              name="id"
              required
              maxLength={80}
              hint="Small letters, as in maya-kapoor"
              defaultValue={now("id", "")}
              error={fields["id"]}
            />
          )}
          <TextField label="Name" name="name" required maxLength={80} defaultValue={now("name", host?.name)} error={fields["name"]} />
          <TextField label="Role" name="role" maxLength={80} defaultValue={now("role", host?.role)} error={fields["role"]} />
          <div className="entry">
            <label className="entry-label" htmlFor={zoneId}>
              Time zone
            </label>
            <select className="entry-input" id={zoneId} name="zone" defaultValue={now("zone", host?.zone ?? "America/Chicago")}>
              {[...new Set([...(host ? [host.zone] : []), ...zones])].map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
            {fields["zone"] && <p className="entry-error">{fields["zone"]}</p>}
          </div>
          <label className="avail-open">
            <input type="checkbox" name="isOpen" defaultChecked={values ? values["isOpen"] === "on" : (host?.isOpen ?? true)} /> Takes calls
          </label>
        </fieldset>
        <fieldset className="admin-panel avail-group">
          <legend>Hours there</legend>
          {[1, 2, 3, 4, 5, 6, 0].map((day) => (
            <TextField
              key={day}
              className="avail-day"
              label={WEEKDAYS[day]}
              name={`day-${day}`}
              placeholder="Off"
              autoComplete="off"
              defaultValue={now(`day-${day}`, host?.days[day])}
              error={fields[`day-${day}`]}
            />
          ))}
          <p className="admin-soft">Like 09:00-12:30, 13:30-17:00. Empty is a day off.</p>
        </fieldset>
        <fieldset className="admin-panel avail-group">
          <legend>Around a call</legend>
          <TextField
            label="Minutes between calls"
            name="buffer"
            type="number"
            min={0}
            max={120}
            required
            defaultValue={now("buffer", host?.bufferMinutes ?? bookingRules.bufferMinutes)}
            error={fields["buffer"]}
          />
          <TextField
            label="Hours of notice"
            name="notice"
            type="number"
            min={0}
            max={336}
            required
            defaultValue={now("notice", Math.round((host?.noticeMinutes ?? bookingRules.noticeMinutes) / 60))}
            error={fields["notice"]}
          />
          <TextAreaField
            label="Holidays"
            name="holidays"
            rows={5}
            hint="One day a line, like 2026-12-24"
            defaultValue={now("holidays", host?.holidays)}
            error={fields["holidays"]}
          />
        </fieldset>
        <p className="avail-acts">
          <Button type="submit" small>
            Keep
          </Button>
          {host?.isChanged && (
            <Button type="submit" small tone="ghost" name="intent" value="reset" formNoValidate>
              Back to the site settings
            </Button>
          )}
        </p>
      </Form>
    </>
  );
}
