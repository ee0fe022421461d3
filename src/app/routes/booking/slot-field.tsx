import { useId } from "react";
import type { SlotDay } from "#features/booking/slot-days.ts";

/** Day and time as a list, in the visitor's zone. */
export function SlotField({ days, chosen = "" }: { days: readonly SlotDay[]; chosen?: string | undefined }) {
  const id = useId();
  return (
    <div className="booking-wide">
      <label htmlFor={id}>
        <b>Day and time</b>
      </label>
      <select id={id} name="slot" required defaultValue={chosen}>
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
    </div>
  );
}

/** After a time that is gone: each of these sends the form with another. */
export function NextTimes({ days }: { days: readonly SlotDay[] }) {
  if (days.length === 0) return null;
  return (
    <fieldset className="booking-wide booking-next-times">
      <legend>The next free times</legend>
      {days.flatMap(({ name, times }) =>
        times.map(({ value, words }) => (
          <button key={value} type="submit" name="next" value={value} className="btn btn-o btn-s" formNoValidate>
            {name.split(",")[0]}, {words}
          </button>
        )),
      )}
    </fieldset>
  );
}
