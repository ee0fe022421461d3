import type { ReactNode, Ref } from "react";
import "./mode-fields.css";

interface Props {
  /** “What to check” */
  legend: string;
  /** Of the radio buttons. */
  name?: string;
  modes: readonly (readonly [value: string, label: string])[];
  chosen: string;
  /** The tool's rules of CSS hang on it: `.x:has([value="html"]:checked) .x-html`. */
  className: string;
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** The fields of all modes. */
  children: ReactNode;
}

/** The ways to give an input, in a row of radio buttons. They choose the fields by CSS, so it works before and without JavaScript. */
export function ModeFields({ legend, name = "by", modes, chosen, className, ref, children }: Props) {
  return (
    <fieldset className={`mode-fields ${className}`} ref={ref}>
      <legend className="vh">{legend}</legend>
      <div className="modes">
        {modes.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
