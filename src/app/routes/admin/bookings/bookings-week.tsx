import { Form, Link } from "react-router";
import { may } from "#core/access/permissions.ts";
import { dayAfter, isCalendarDay, sevenDaysFrom, startOfDay } from "#core/calendar/week.ts";
import { dayAt, isZone } from "#core/calendar/zoned-time.ts";
import type { Line } from "#core/line.ts";
import { bookingRules, stretchesOf } from "#features/booking/free-slots.ts";
import { clockTime, dayName, monthName } from "#features/booking/month-grid.ts";
import { readSlotValue, slotDays } from "#features/booking/slot-days.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { AdminMessage } from "../admin-message.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/bookings-week.ts";
import { BookingsTabs } from "./bookings-tabs.tsx";
import { MoveOrCancel } from "./move-or-cancel.tsx";
import "./bookings-week.css";

/** A host's colour, by place in the list. */
const LINES: readonly Line[] = ["blue", "green", "red", "pink", "purple"];

/** The calls of seven days and what is free beside them, in a host's zone, from today on; one call open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { staff, actor } = staffOf(site, request);
  const query = new URL(request.url).searchParams;
  const hosts = await staff.availability.all();
  const asked = query.get("zone") ?? "";
  const zone = isZone(asked) ? asked : (hosts[0]?.zone ?? "UTC");
  const today = dayAt(site.now(), zone);
  const named = query.get("week") ?? "";
  const days = sevenDaysFrom(isCalendarDay(named) ? named : today);
  const [from, to] = [startOfDay(days[0] ?? today, zone), startOfDay(dayAfter(days[6] ?? today, 1), zone)];
  const [calls, free] = await Promise.all([site.bookings.between(from, to), site.bookings.slotsByHost(from, to)]);
  const open = calls.find(({ id }) => id === query.get("open"));
  const isOpen = open?.state === "confirmed" && open.startAt > site.now().toISOString();
  const until = new Date(site.now().getTime() + 30 * 86_400_000);
  return {
    zone,
    today,
    zones: [...new Set([zone, ...hosts.map((host) => host.zone)])],
    hosts: hosts.map(({ id, name }, index) => ({ id, name, line: LINES[index % LINES.length] })),
    days: days.map((day) => ({
      day,
      free: free.flatMap(({ host, starts }) => {
        const own = starts.filter((start) => dayAt(new Date(start), zone) === day);
        const times = stretchesOf(host, bookingRules, own).map(
          (each) => `${clockTime(each.from, zone, 24)} to ${clockTime(each.to, zone, 24)}`,
        );
        return times.length > 0 ? [{ host: host.id, name: host.name, count: own.length, times }] : [];
      }),
      calls: calls
        .filter(({ startAt }) => dayAt(new Date(startAt), zone) === day)
        .map(({ id, host, hostName, startAt, endAt, name, website, state }) => ({
          id,
          host,
          hostName,
          name: name || "No name",
          website,
          state,
          time: `${clockTime(startAt, zone, 24)} to ${clockTime(endAt, zone, 24)}`,
        })),
    })),
    open: open && {
      call: open,
      when: `${dayName(dayAt(new Date(open.startAt), zone))}, ${clockTime(open.startAt, zone, 24)}`,
      times: isOpen && may(actor.role, "bookings.change") ? slotDays(await site.bookings.slots(site.now(), until), zone) : undefined,
    },
  };
}

export async function action({ context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = Object.fromEntries(context.get(visitorContext).form);
  return act(site, "bookings.change", async (actor, { log }) => {
    const id = String(form["id"] ?? "");
    const token = site.bookings.tokenOf(id);
    if (form["intent"] === "cancel") {
      const reason = String(form["reason"] ?? "");
      const cancelled = await site.bookings.cancel(token, reason);
      await log.write({ actor: actor.email, action: "booking.cancel", subject: id, detail: reason });
      return `Cancelled. ${whoGetsMail(cancelled)}`;
    }
    const moved = await site.bookings.move(token, readSlotValue(form["slot"]), { byStaff: true });
    await log.write({ actor: actor.email, action: "booking.move", subject: id, detail: moved.start });
    return `Moved to ${moved.when} (${moved.zone}). ${whoGetsMail(moved)}`;
  });
}

const whoGetsMail = (booking: { isNotified?: boolean } | undefined) =>
  booking?.isNotified === false
    ? "The host gets a mail. The visitor has had their mails for today: call them."
    : "The visitor and the host get a mail.";

export default function BookingsWeek({ loaderData, actionData }: Route.ComponentProps) {
  const { zone, zones, today, hosts, days, open } = loaderData;
  const [first, last] = [days[0]?.day ?? today, days[6]?.day ?? today];
  const free = days.flatMap((day) => day.free).reduce((sum, { count }) => sum + count, 0);
  const to = (week: string, call?: string) => `?${new URLSearchParams({ week, zone, ...(call ? { open: call } : {}) })}`;
  const lines = new Map(hosts.map(({ id, line }) => [id, line]));
  return (
    <>
      <header className="admin-head">
        <h1>Bookings</h1>
        <BookingsTabs />
        <Form method="get" className="week-zone">
          <input type="hidden" name="week" value={first} />
          <label htmlFor="week-zone">Zone</label>
          <select className="admin-input" id="week-zone" name="zone" defaultValue={zone}>
            {zones.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
          <button type="submit" className="admin-button">
            Show
          </button>
        </Form>
      </header>
      <AdminMessage text={actionData?.message} />
      <div className="week-turn">
        <Link className="admin-button" to={to(dayAfter(first, -7))}>
          Week before
        </Link>
        <h2>
          {dayName(first)} to {dayName(last)}, {monthName(last.slice(0, 7))}
        </h2>
        <Link className="admin-button" to={to(dayAfter(first, 7))}>
          Week after
        </Link>
        <ul className="week-hosts" aria-label="Hosts">
          {hosts.map(({ id, name, line }) => (
            <li key={id} className={`week-dot line-${line}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      {days.every(({ calls }) => calls.length === 0) && (
        <p className="admin-message">
          No call is booked in these seven days.{" "}
          {free > 0
            ? `Visitors can choose from ${free} times; a call stands here as soon as somebody books one.`
            : "No time is free either: these days are over, too far ahead, or outside the hours under Availability."}
        </p>
      )}
      <ol className="week">
        {days.map(({ day, free: offered, calls }) => (
          <li key={day} className="week-day" aria-current={day === today ? "date" : undefined}>
            <h3>
              {dayName(day)}
              {day === today && <span> today</span>}
            </h3>
            <ul>
              {calls.map((call) => (
                <li key={call.id}>
                  <Link
                    className={`week-call line-${lines.get(call.host) ?? "slate"}`}
                    data-state={call.state}
                    aria-current={call.id === open?.call.id ? "true" : undefined}
                    to={to(first, call.id)}
                    preventScrollReset
                  >
                    <b>{call.time}</b>
                    <span>{call.name}</span>
                    <span className="week-dot">{call.hostName}</span>
                    {call.state === "cancelled" && <span>Cancelled</span>}
                  </Link>
                </li>
              ))}
              {offered.map(({ host, name, count, times }) => (
                <li key={host} className={`week-free line-${lines.get(host) ?? "slate"}`}>
                  <span className="week-dot">{name}</span>
                  <b>{count} free</b>
                  {times.map((time) => (
                    <span key={time}>{time}</span>
                  ))}
                </li>
              ))}
              {offered.length === 0 && <li className="week-free">{day < today ? "Over" : "Nothing free"}</li>}
            </ul>
          </li>
        ))}
      </ol>
      {open && <MoveOrCancel {...open} zone={zone} />}
    </>
  );
}
