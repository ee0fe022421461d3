import { useState } from "react";
import type { ControlProps, HolderProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FormField } from "./form-field.ts";

/** A value of one of several forms: the form is chosen first, its fields follow. */
export function EitherField({ field, path, id, names, FieldControl }: ControlProps<"either"> & HolderProps) {
  const { draft } = useDraftPage();
  const value = useValue(path);
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      field.variants.findIndex((variant) => fits(variant, value)),
    ),
  );
  const variant = field.variants[chosen];
  return (
    <FieldFrame field={field} id={id} isGroup>
      <div className="studio-radios">
        {field.variants.map(({ label }, index) => (
          <label key={label} className="admin-check">
            <input
              type="radio"
              name={id}
              checked={index === chosen}
              onChange={() => {
                setChosen(index);
                if (value !== undefined) draft.change([{ type: "unset", path }]);
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {variant && <FieldControl key={chosen} field={{ ...variant, label: "" } as FormField} path={path} names={names} />}
    </FieldFrame>
  );
}

/** Whether a value has the fields of a form. */
function fits(variant: FormField, value: unknown): boolean {
  if (variant.kind !== "group") return Array.isArray(value) === (variant.kind === "list" || variant.kind === "richText");
  if (typeof value !== "object" || value === null) return false;
  return variant.fields.filter(({ required }) => required).every(({ name }) => name in value);
}
