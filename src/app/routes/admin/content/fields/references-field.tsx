import { useDraftPage, useValue } from "./draft-context.ts";
import type { ControlProps } from "./field-control.tsx";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { newKey } from "./new-key.ts";
import { addMember, memberPart, moveMember } from "./write-value.ts";

/** Several documents in an order. */
export function ReferencesField({ field, path, id }: ControlProps<"references">) {
  const { draft, choices } = useDraftPage();
  const held = (useValue(path) ?? []) as readonly { _key?: string; _ref: string }[];
  const documents = choices[field.to] ?? [];
  const titleOf = (ref: string) => documents.find((each) => each.id === ref)?.title || ref;
  const free = documents.filter((each) => !held.some(({ _ref }) => _ref === each.id));
  return (
    <FieldFrame field={field} id={id} isGroup>
      <ol className="studio-chips">
        {held.map((item, index) => (
          <li key={item._key ?? item._ref}>
            {titleOf(item._ref)}
            {index > 0 && (
              <button
                type="button"
                aria-label={`${titleOf(item._ref)} earlier`}
                onClick={() => draft.change(moveMember(path, held, index, index - 1))}
              >
                ←
              </button>
            )}
            <button
              type="button"
              aria-label={`Take ${titleOf(item._ref)} out`}
              onClick={() => draft.change([{ type: "unset", path: [...path, memberPart(item, index)] }])}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {free.length > 0 && (
        <select
          {...useDescription(field, `${id}-add`)}
          className="admin-input"
          aria-label={`Add to ${field.label}`}
          value=""
          onChange={({ currentTarget }) =>
            draft.change(addMember(draft.document, path, { _key: newKey(), _type: "reference", _ref: currentTarget.value }))
          }
        >
          <option value="">Add …</option>
          {free.map((each) => (
            <option key={each.id} value={each.id}>
              {each.title || each.id}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
