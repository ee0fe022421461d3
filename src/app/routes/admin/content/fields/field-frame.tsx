import type { ReactNode } from "react";
import { useDraftPage } from "./draft-context.ts";
import type { FormField } from "./form-field.ts";

interface Props {
  field: FormField;
  id: string;
  /** Beside the label: a count, a width. */
  note?: ReactNode;
  /** The control is several: the label is their legend. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A label, what helps to fill it in, and what keeps it from being published. */
export function FieldFrame({ field: { label, help, required }, id, note, isGroup = false, children }: Props) {
  const { faults, changed } = useDraftPage();
  const fault = faults.get(id);
  const Frame = isGroup ? "fieldset" : "div";
  const Label = isGroup ? "legend" : "label";
  return (
    <Frame className="studio-field" {...(isGroup && { id, tabIndex: -1 })}>
      {label && (
        <Label className="studio-label" {...(!isGroup && { htmlFor: id })}>
          {label}
          {!required && <span> optional</span>}
        </Label>
      )}
      {note}
      {children}
      {changed.has(id) && <p className="studio-changed">Changed, not public yet</p>}
      {help && (
        <p className="studio-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p className="studio-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </Frame>
  );
}

/** What a control says of itself to those who do not see its frame. */
export function useDescription({ help }: FormField, id: string) {
  const isFaulty = useDraftPage().faults.has(id);
  const described = [help && `${id}-help`, isFaulty && `${id}-fault`].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": isFaulty || undefined };
}
