import { type ReactNode, useId, useState } from "react";
import "./picture.css";

interface RangeProps {
  name: string;
  label: string;
  least: number;
  most: number;
  value: string | number;
  ends: readonly [string, string];
}

/** A number on a scale, written large beside it. */
export function Range({ name, label, least, most, value, ends }: RangeProps) {
  const id = useId();
  const [now, setNow] = useState(String(value));
  return (
    <div className="picture-range">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{now}</output>
      <input
        id={id}
        type="range"
        name={name}
        min={least}
        max={most}
        defaultValue={value}
        onInput={(event) => setNow(event.currentTarget.value)}
      />
      <span className="meta" aria-hidden="true">
        {ends[0]}
      </span>
      <span className="meta" aria-hidden="true">
        {ends[1]}
      </span>
    </div>
  );
}

/** A number that may be left open. */
export function NumberField({
  name,
  label,
  hint,
  unit,
  value = "",
  least = 1,
  most,
}: {
  name: string;
  label: string;
  hint: string;
  unit: string;
  value: string | undefined;
  least?: number;
  most: number;
}) {
  return (
    <Line label={label} hint={hint}>
      {(id) => (
        <input
          id={id}
          className="picture-input"
          type="number"
          name={name}
          inputMode="numeric"
          min={least}
          max={most}
          placeholder={unit}
          defaultValue={value}
        />
      )}
    </Line>
  );
}

/** A name, a word about it, and the control. */
export function Line({ label, hint, children }: { label: string; hint: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="picture-line">
      <label htmlFor={id}>
        <b>{label}</b> <span className="meta">{hint}</span>
      </label>
      {children(id)}
    </div>
  );
}
