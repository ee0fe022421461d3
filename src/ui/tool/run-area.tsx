import { type ComponentProps, useId } from "react";
import { KeptTextArea } from "../field/kept-text-area.tsx";

interface Props extends Omit<ComponentProps<"textarea">, "id"> {
  label: string;
  /** Of the words; they are for screen readers alone where the form says them otherwise. */
  labelClass?: string | undefined;
}

/** A field of several lines in the form of a tool, as `RunField` is one of a line. */
export function RunArea({ label, labelClass = "vh", className = "run-field", ...area }: Props) {
  const id = useId();
  return (
    <label className={className || undefined} htmlFor={id}>
      <span className={labelClass || undefined}>{label}</span>
      <KeptTextArea id={id} className="run-input" spellCheck={false} {...area} />
    </label>
  );
}
