import { type ReactNode, useState } from "react";
import { dayAt } from "#core/calendar/zoned-time.ts";
import { Chevron } from "./chevron.tsx";
import { clockTime, dayName, monthAfter, monthName } from "./month-grid.ts";
import { MonthTable } from "./month-table.tsx";
import type { GoneTime } from "./use-booking.ts";

interface CalendarProps {
  level: "h3" | "h4";
  slots: readonly { host: string; start: string }[];
  zone: string;
  hours: 12 | 24;
  month: string | undefined;
  gone: GoneTime | undefined;
  choose(slot: { host: string; start: string }): void;
  children: ReactNode;
}

/** The days and times that are free. */
export function Calendar({ level: Heading, slots, zone, hours, month: preset, gone, choose, children }: CalendarProps) {
  const byDay = Map.groupBy(slots, ({ start }) => dayAt(new Date(start), zone));
  const days = [...byDay.keys()];
  const [month, setMonth] = useState(preset ?? days[0]?.slice(0, 7) ?? "");
  const [pick, setPick] = useState<{ day: string; gone: GoneTime | undefined }>();
  // A time that was lost since comes first.
  const picked = pick?.gone === gone ? pick?.day : undefined;
  const day = picked && byDay.has(picked) ? picked : days.find((each) => each.startsWith(month));
  const [firstMonth = month, lastMonth = month] = [days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)];
  // After the last free month, the nearest one lies before.
  const next = days.find((each) => each > `${month}-31`) ?? days[0];
  const isGone = gone !== undefined && picked === undefined;
  const offered = isGone ? gone.next : day ? (byDay.get(day) ?? []) : [];
  return (
    <div className="scheduler-choose">
      <div className="scheduler-month">
        <div className="scheduler-turn">
          <button type="button" aria-label="Month before" disabled={month <= firstMonth} onClick={() => setMonth(monthAfter(month, -1))}>
            <Chevron d="M13 4L6 12l7 8" />
          </button>
          <Heading aria-live="polite">{monthName(month)}</Heading>
          <button type="button" aria-label="Month after" disabled={month >= lastMonth} onClick={() => setMonth(monthAfter(month, 1))}>
            <Chevron d="M7 4l7 8-7 8" />
          </button>
        </div>
        <MonthTable
          month={month}
          freeDay={(each) =>
            byDay.has(each) && (
              <button
                type="button"
                aria-pressed={each === day}
                aria-label={`${dayName(each)}, ${byDay.get(each)?.length} free`}
                onClick={() => setPick({ day: each, gone })}
              >
                {Number(each.slice(8))}
              </button>
            )
          }
        />
        {!day && next && (
          <button type="button" className="scheduler-next" onClick={() => setMonth(next.slice(0, 7))}>
            Next free day: {dayName(next)}, {monthName(next.slice(0, 7))}
          </button>
        )}
      </div>
      <div className="scheduler-times">
        <Heading>{isGone ? "Next free times" : day ? dayName(day) : "No free time this month"}</Heading>
        {isGone && (
          <p role="alert" className="scheduler-message">
            {gone.message}
          </p>
        )}
        <ol>
          {offered.map((slot) => (
            <li key={slot.start}>
              <button type="button" onClick={() => choose(slot)}>
                {isGone && <small>{dayName(dayAt(new Date(slot.start), zone))}</small>} {clockTime(slot.start, zone, hours)}
              </button>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </div>
  );
}
