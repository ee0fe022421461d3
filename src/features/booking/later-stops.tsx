import { dayAt } from "#core/calendar/zoned-time.ts";
import { Button } from "#ui/button/button.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { calendarLinks } from "./calendar-links.ts";
import { Chevron } from "./chevron.tsx";
import { clockTime, dayName, monthName } from "./month-grid.ts";
import type { BookedCall, BookingAnswer, BookingStep, Written } from "./use-booking.ts";

interface DetailsProps {
  level: "h3" | "h4";
  step: Extract<BookingStep, { name: "details" }>;
  zone: string;
  hours: 12 | 24;
  written: Written;
  onBack(form: HTMLFormElement | null): void;
  onAnswer(answer: BookingAnswer, form: HTMLFormElement): void;
}

export function Details({ level: Heading, step, zone, hours, written, onBack, onAnswer }: DetailsProps) {
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
      <EmailField label="Email" name="email" required defaultValue={written.email} error={errors["email"]} />
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

export function Booked({ booking, hours, level: Heading }: { booking: BookedCall; hours: 12 | 24; level: "h3" | "h4" }) {
  const { start, end, zone, host, token, isNotified = true } = booking;
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
          <dd>
            {isNotified
              ? "By video: the link comes before the call. By phone, if you answer the invitation in your inbox with your number."
              : "By video. We can send no more emails today, so add the call to your calendar here."}
          </dd>
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
