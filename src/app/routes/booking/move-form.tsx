import { Form, Link } from "react-router";
import { Chevron } from "#features/booking/chevron.tsx";
import type { FreeMonth } from "#features/booking/free-month.ts";
import { dayName, monthName } from "#features/booking/month-grid.ts";
import { MonthTable } from "#features/booking/month-table.tsx";
import type { SlotDay } from "#features/booking/slot-days.ts";
import { Button } from "#ui/button/button.tsx";
import "#features/booking/scheduler.css";
import "../../booking/booking-panel.css";
import "./move-form.css";
import { NextTimes } from "./slot-field.tsx";

interface Props {
  calendar: FreeMonth;
  zone: string;
  /** Why the chosen time could not be had. */
  refused: { message: string; next: SlotDay[]; chosen?: string | undefined } | undefined;
}

/** The scheduler's calendar, made by the server: days are links and times are radio buttons, so it moves a call without JavaScript too. */
export function MoveForm({ calendar: { month, free, chosen, before, after, next }, zone, refused }: Props) {
  return (
    <Form method="post" {...(chosen && { action: `?day=${chosen.day}` })} preventScrollReset className="booking-panel booking-move">
      <div className="booking-head">
        <h2 className="d4">Another time</h2>
        <p>Times are in {zone}</p>
      </div>
      {refused && (
        <div className="booking-move-refused">
          <p role="alert">{refused.message}</p>
          <NextTimes days={refused.next} />
        </div>
      )}
      <div className="scheduler-choose">
        <div className="scheduler-month">
          <div className="scheduler-turn">
            <MonthLink day={before} name="Month before" d="M13 4L6 12l7 8" />
            <h3 aria-live="polite">{monthName(month)}</h3>
            <MonthLink day={after} name="Month after" d="M7 4l7 8-7 8" />
          </div>
          <MonthTable
            month={month}
            freeDay={(day) =>
              free[day] && (
                <Link
                  to={`?day=${day}`}
                  preventScrollReset
                  aria-current={day === chosen?.day ? "date" : undefined}
                  aria-label={`${dayName(day)}, ${free[day]} free`}
                >
                  {Number(day.slice(8))}
                </Link>
              )
            }
          />
          {next && (
            <Link className="scheduler-next" to={`?day=${next}`} preventScrollReset>
              Next free day: {dayName(next)}, {monthName(next.slice(0, 7))}
            </Link>
          )}
        </div>
        <fieldset className="scheduler-times" key={chosen?.day}>
          <legend>{chosen ? dayName(chosen.day) : "No free time this month"}</legend>
          <ol>
            {chosen?.times.map(({ value, words }) => (
              <li key={value}>
                <label>
                  <input type="radio" name="slot" value={value} required defaultChecked={value === refused?.chosen} />
                  {words}
                </label>
              </li>
            ))}
          </ol>
        </fieldset>
      </div>
      {chosen && (
        <p className="booking-move-end">
          <Button type="submit" tone="ink" name="intent" value="move">
            Move the call
          </Button>
          <span>The old time is free for others then. A new invitation comes by email.</span>
        </p>
      )}
    </Form>
  );
}

function MonthLink({ day, name, d }: { day: string | undefined; name: string; d: string }) {
  if (!day) return <span />;
  return (
    <Link to={`?day=${day}`} preventScrollReset aria-label={name}>
      <Chevron d={d} />
    </Link>
  );
}
