import type { ComponentType } from "react";
import type { PatchPath } from "#core/content/patch/patch.ts";
import type { FormField, FormFieldOf } from "./form-field.ts";

export interface ControlProps<Kind extends FormField["kind"] = FormField["kind"]> {
  field: FormFieldOf<Kind>;
  path: PatchPath;
  id: string;
}

export interface FieldProps {
  field: FormField;
  path: PatchPath;
  /** The same by names and places, as faults name them. */
  names: readonly PropertyKey[];
}

/** Of a field that holds others: their control is handed down to it, or both would import each other. */
export interface HolderProps extends Pick<FieldProps, "names"> {
  FieldControl: ComponentType<FieldProps>;
}
