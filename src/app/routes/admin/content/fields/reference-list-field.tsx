import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { newKey } from "./new-key.ts";
import { ReferenceSearch, useTitles } from "./reference-search.tsx";
import { addMember, memberPart, moveMember } from "./write-value.ts";

/** Several documents in an order. */
export function ReferenceListField({ field, path, id }: ControlProps<"references">) {
  const { draft } = useDraftPage();
  const held = (useValue(path) ?? []) as readonly { _key?: string; _ref: string }[];
  const { documents, isWhole, titleOf, learn } = useTitles(field.to);
  const described = { ...useDescription(field, `${id}-add`), "aria-label": `Add to ${field.label}` };
  const add = (ref: string) => draft.change(addMember(draft.document, path, { _key: newKey(), _type: "reference", _ref: ref }));
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
      {!isWhole && (
        <ReferenceSearch
          {...described}
          to={field.to}
          without={held.map(({ _ref }) => _ref)}
          onChoose={(choice) => {
            learn(choice);
            add(choice.id);
          }}
        />
      )}
      {isWhole && free.length > 0 && (
        <select {...described} className="admin-input" value="" onChange={({ currentTarget }) => add(currentTarget.value)}>
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
