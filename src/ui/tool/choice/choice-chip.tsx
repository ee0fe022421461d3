import type { ComponentProps } from "react";
import "./choice-chip.css";

/** A choice among few, for a row of class `choice-chips`. What it shows follows by CSS, so it works before and without JavaScript. */
export function ChoiceChip({ children, type = "radio", ...input }: ComponentProps<"input">) {
  return (
    <label>
      <input type={type} className="vh" {...input} />
      <span>{children}</span>
    </label>
  );
}
