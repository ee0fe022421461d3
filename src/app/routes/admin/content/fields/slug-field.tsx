import { slugOf } from "#core/url/slug.ts";
import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { putValue } from "./write-value.ts";

/** The last part of the page's address, with the whole address under it. */
export function SlugField({ field, path, id }: ControlProps<"slug">) {
  const { draft, addressBase } = useDraftPage();
  const value = String(useValue([...path, "current"]) ?? "");
  const from = String(useValue([field.from]) ?? "");
  const put = (current: string) =>
    draft.change(current === "" ? putValue(draft.document, path, undefined) : putValue(draft.document, path, { _type: "slug", current }));
  return (
    <FieldFrame field={field} id={id}>
      <input
        {...useDescription(field, id)}
        className="admin-input"
        value={value}
        onChange={({ currentTarget }) => put(currentTarget.value)}
      />
      {addressBase && value && (
        <p className="studio-address">
          {addressBase}
          <b>{value}</b>
        </p>
      )}
      {from !== "" && slugOf(from) !== value && (
        <button type="button" className="studio-link" onClick={() => put(slugOf(from))}>
          Make it from the {field.from}
        </button>
      )}
    </FieldFrame>
  );
}
