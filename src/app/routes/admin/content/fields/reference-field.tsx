import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { ReferenceSearch, useTitles } from "./reference-search.tsx";
import { putValue } from "./write-value.ts";

export function ReferenceField({ field, path, id }: ControlProps<"reference">) {
  const { draft } = useDraftPage();
  const held = (useValue(path) as { _ref?: string } | undefined)?._ref ?? "";
  const { documents, isWhole, titleOf, learn } = useTitles(field.to);
  const described = useDescription(field, id);
  const put = (ref: string) => draft.change(putValue(draft.document, path, ref ? { _type: "reference", _ref: ref } : undefined));
  if (!isWhole)
    return (
      <FieldFrame field={field} id={id}>
        {held !== "" && (
          <p className="studio-held">
            <b>{titleOf(held)}</b>
            {!field.required && (
              <button type="button" className="studio-link" onClick={() => put("")}>
                Take out
              </button>
            )}
          </p>
        )}
        <ReferenceSearch
          {...described}
          to={field.to}
          without={[held]}
          onChoose={(choice) => {
            learn(choice);
            put(choice.id);
          }}
        />
      </FieldFrame>
    );
  return (
    <FieldFrame field={field} id={id}>
      <select {...described} className="admin-input" value={held} onChange={({ currentTarget }) => put(currentTarget.value)}>
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
