import { type ReactNode, useEffect, useState } from "react";
import { dayAt } from "#core/calendar/zoned-time.ts";
import { Button } from "#ui/button/button.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { calendarLinks } from "./calendar-links.ts";
import { clockTime, dayName, monthAfter, monthGrid, monthName } from "./month-grid.ts";
import { type BookedCall, type BookingAnswer, type BookingStep, type GoneTime, useBooking, type Written } from "./use-booking.ts";
import "./scheduler.css";

interface Props {
  /** The month it opens with, as `2026-12`; otherwise the one with the first free time. */
  month?: string | undefined;
  /** Headings inside, one below the block's own. */
  level: "h3" | "h4";
  /** What stands here when there is nothing to choose: phone and mail. */
  fallback: ReactNode;
}

/** Day and time, details, booked: three stops in one block. Event details stay hidden; the zone is always named. */
export function Scheduler({ month, level, fallback }: Props) {
  const { step, slots, written, choose, back, onAnswer } = useBooking();
  const [zone, setZone] = useState("UTC");
  const [hours, setHours] = useState<12 | 24>(12);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  if (step.name === "failed" || (step.name === "choosing" && slots.length === 0)) return fallback;
  return (
    <div className="scheduler">
      {step.name === "loading" && <Spinner />}
      {step.name === "choosing" && (
        <Calendar {...{ slots, zone, hours, month, choose, level, gone: step.gone }}>
          <div className="scheduler-zone">
            <ZoneField zone={zone} onChange={setZone} />
            <div className="scheduler-hours">
              {([12, 24] as const).map((each) => (
                <button key={each} type="button" className="scheduler-hour" aria-pressed={hours === each} onClick={() => setHours(each)}>
                  {each} h
                </button>
              ))}
            </div>
          </div>
        </Calendar>
      )}
      {step.name === "details" && <Details {...{ step, zone, hours, level, written, onAnswer }} onBack={back} />}
      {step.name === "booked" && <Booked booking={step.booking} hours={hours} level={level} />}
      <ol className="booking-steps">
        {["Day and time", "Your details", "Confirmed"].map((name, index) => (
          <li key={name} data-now={index === stopOf(step)} aria-current={index === stopOf(step) ? "step" : undefined}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const stopOf = ({ name }: BookingStep): number => (name === "details" ? 1 : name === "booked" ? 2 : 0);

export function Spinner() {
  return (
    <div className="scheduler-spinner" role="status">
      <svg width="64" height="64" viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <circle cx="32" cy="32" r="26" strokeWidth="8" />
        <path d="M32 6a26 26 0 0 1 26 26" strokeWidth="8" />
      </svg>
      <span className="vh">Looking for free times</span>
    </div>
  );
}

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

function Calendar({ level: Heading, slots, zone, hours, month: preset, gone, choose, children }: CalendarProps) {
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
        <table>
          <caption className="vh">{monthName(month)}</caption>
          <thead>
            <tr>
              {["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((each, index) => (
                  <td key={each ?? index}>
                    {each && byDay.has(each) ? (
                      <button
                        type="button"
                        aria-pressed={each === day}
                        aria-label={`${dayName(each)}, ${byDay.get(each)?.length} free`}
                        onClick={() => setPick({ day: each, gone })}
                      >
                        {Number(each.slice(8))}
                      </button>
                    ) : (
                      each && <span>{Number(each.slice(8))}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
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

function Chevron({ d }: { d: string }) {
  return (
    <svg width="20" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function ZoneField({ zone, onChange }: { zone: string; onChange(zone: string): void }) {
  const zones = [...new Set([zone, ...Intl.supportedValuesOf("timeZone")])];
  return (
    <label>
      <span>Time zone</span>
      <select value={zone} onChange={({ target }) => onChange(target.value)}>
        {zones.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}

interface DetailsProps {
  level: "h3" | "h4";
  step: Extract<BookingStep, { name: "details" }>;
  zone: string;
  hours: 12 | 24;
  written: Written;
  onBack(form: HTMLFormElement | null): void;
  onAnswer(answer: BookingAnswer, form: HTMLFormElement): void;
}

function Details({ level: Heading, step, zone, hours, written, onBack, onAnswer }: DetailsProps) {
  const { onSubmit, isSending, answer } = useSendForm<BookingAnswer>({
    call: "booking/confirm",
    toBody: (form) => Object.fromEntries(form),
    onAnswer,
  });
  const errors = answer && !answer.success ? (answer.fields ?? {}) : {};
  return (
    <form className="scheduler-details" onSubmit={onSubmit} aria-busy={isSending}>
      <div className="scheduler-chosen">
        <button type="button" aria-label="Back to the times" onClick={({ currentTarget }) => onBack(currentTarget.form)}>
          <Chevron d="M13 4L6 12l7 8" />
        </button>
        <Heading>
          {dayName(dayAt(new Date(step.slot.start), zone))}, {clockTime(step.slot.start, zone, hours)}
        </Heading>
        <span>{zone}</span>
      </div>
      <p className="scheduler-held">Held for you until {clockTime(step.until, zone, hours)}. Typing keeps it held.</p>
      <input type="hidden" name="hold" value={step.hold} />
      <input type="hidden" name="host" value={step.slot.host} />
      <input type="hidden" name="start" value={step.slot.start} />
      <input type="hidden" name="zone" value={zone} />
      <GuardFields />
      <TextField label="Name" name="name" autoComplete="name" required defaultValue={written.name} error={errors["name"]} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={written.email}
        error={errors["email"]}
      />
      <TextField
        className="scheduler-wide"
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="url"
        defaultValue={written.website}
        error={errors["website"]}
      />
      <TextAreaField
        className="scheduler-wide"
        label="What should we look at?"
        name="note"
        rows={2}
        defaultValue={written.note}
        error={errors["note"]}
      />
      {answer && !answer.success && !answer.fields && (
        <p role="alert" className="scheduler-message scheduler-wide">
          {answer.message}
        </p>
      )}
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? "Booking…" : "Book the call"}
      </Button>
    </form>
  );
}

function Booked({ booking, hours, level: Heading }: { booking: BookedCall; hours: 12 | 24; level: "h3" | "h4" }) {
  const { start, end, zone, host, token } = booking;
  const day = dayAt(new Date(start), zone);
  const { google, outlook } = calendarLinks(booking, new URL(`/booking/${token}/`, location.href).href);
  return (
    <div className="scheduler-booked" role="status">
      <svg className="scheduler-line" viewBox="0 0 436 72" fill="none" stroke="var(--ink)" aria-hidden="true">
        <path d="M0 36H400" strokeWidth="12" />
        <g fill="var(--edge)" strokeWidth="7">
          <circle cx="66" cy="36" r="15" />
          <circle cx="220" cy="36" r="15" />
        </g>
        <circle cx="400" cy="36" r="30" fill="var(--ink)" strokeWidth="0" />
        <path d="M386 36l10 10 20-20" stroke="var(--edge)" strokeWidth="7" />
      </svg>
      <Heading className="d3">See you on {dayName(day).split(" ")[0]}</Heading>
      <dl className="scheduler-facts">
        <div>
          <dt>When</dt>
          <dd>
            {dayName(day)}, {monthName(day.slice(0, 7))}, {clockTime(start, zone, hours)} to {clockTime(end, zone, hours)} ({zone})
          </dd>
        </div>
        <div>
          <dt>Who</dt>
          <dd>{host}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>The invitation is in your mailbox.</dd>
        </div>
      </dl>
      <p className="scheduler-links">
        <a className="btn btn-i btn-s" href={`/booking/${token}/call.ics`}>
          Add to my calendar
        </a>
        <a className="btn btn-o btn-s" href={google} rel="noopener">
          Google
        </a>
        <a className="btn btn-o btn-s" href={outlook} rel="noopener">
          Outlook
        </a>
        <a className="btn btn-o btn-s" href={`/booking/${token}/`}>
          Change or cancel
        </a>
      </p>
    </div>
  );
}
