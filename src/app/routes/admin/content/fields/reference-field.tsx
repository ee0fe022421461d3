import { useDraftPage, useValue } from "./draft-context.ts";
import type { ControlProps } from "./field-control.tsx";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { putValue } from "./write-value.ts";

export function ReferenceField({ field, path, id }: ControlProps<"reference">) {
  const { draft, choices } = useDraftPage();
  const held = (useValue(path) as { _ref?: string } | undefined)?._ref ?? "";
  const documents = choices[field.to] ?? [];
  return (
    <FieldFrame field={field} id={id}>
      <select
        {...useDescription(field, id)}
        className="admin-input"
        value={held}
        onChange={({ currentTarget }) =>
          draft.change(putValue(draft.document, path, currentTarget.value ? { _type: "reference", _ref: currentTarget.value } : undefined))
        }
      >
        {(held === "" || !field.required) && <option value="">Not chosen</option>}
        {held !== "" && !documents.some((each) => each.id === held) && <option value={held}>{held}</option>}
        {documents.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title || each.id}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
