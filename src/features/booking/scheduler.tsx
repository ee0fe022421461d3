import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Calendar } from "./calendar.tsx";
import { Hosts } from "./hosts.tsx";
import { Spinner } from "./spinner.tsx";
import { type BookingStep, useBooking } from "./use-booking.ts";
import "./scheduler.css";

/** Loaded while the chosen time is being held. */
const laterStops = () => import("./later-stops.tsx");
const Details = lazy(() => laterStops().then((module) => ({ default: module.Details })));
const Booked = lazy(() => laterStops().then((module) => ({ default: module.Booked })));

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
  const { step, slots, hosts, written, choose, back, onAnswer } = useBooking(laterStops);
  const [zone, setZone] = useState("UTC");
  const [hours, setHours] = useState<12 | 24>(12);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  if (step.name === "failed" || (step.name === "choosing" && slots.length === 0)) return fallback;
  return (
    <div className="scheduler">
      {step.name === "loading" && <Spinner />}
      {step.name !== "loading" && step.name !== "booked" && (
        <Hosts hosts={step.name === "details" ? hosts.filter(({ id }) => id === step.slot.host) : hosts} />
      )}
      {step.name === "choosing" && (
        <Calendar slots={slots} zone={zone} hours={hours} month={month} choose={choose} level={level} gone={step.gone}>
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
      <Suspense fallback={<Spinner />}>
        {step.name === "details" && (
          <Details step={step} zone={zone} hours={hours} level={level} written={written} onAnswer={onAnswer} onBack={back} />
        )}
        {step.name === "booked" && <Booked booking={step.booking} hours={hours} level={level} />}
      </Suspense>
      <ol className="scheduler-steps">
        {["Day and time", "Your details", "Confirmed"].map((name, index) => (
          <li key={name} aria-current={index === stopOf(step) ? "step" : undefined}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const stopOf = ({ name }: BookingStep): number => (name === "details" ? 1 : name === "booked" ? 2 : 0);

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
