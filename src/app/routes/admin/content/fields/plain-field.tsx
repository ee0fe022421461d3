import type { ControlProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame, useDescription } from "./field-frame.tsx";
import { INPUT_TYPES, type PlainKind, shownValue, storedChoice, storedValue } from "./plain-value.ts";
import { WidthNote } from "./width-note.tsx";
import { putValue } from "./write-value.ts";

/** A field whose value is one text or number. */
export function PlainField({ field, path, id }: ControlProps<PlainKind>) {
  const { draft, zone } = useDraftPage();
  const value = useValue(path);
  const described = useDescription(field, id);
  const shown = shownValue(field.kind, value, zone);
  const put = (text: string) => draft.change(putValue(draft.document, path, storedValue(field.kind, text, path, zone)));
  const rows = field.kind === "html" ? 6 : field.kind === "text" ? field.rows : 0;
  return (
    <FieldFrame field={field} id={id} note={<WidthNote id={id} text={shown} />}>
      {rows > 0 ? (
        <textarea
          {...described}
          className={field.kind === "html" ? "admin-input studio-code" : "admin-input studio-words"}
          rows={rows}
          placeholder={field.label}
          value={shown}
          onChange={({ currentTarget }) => put(rows > 1 ? currentTarget.value : currentTarget.value.replaceAll("\n", " "))}
          onKeyDown={(event) => {
            if (event.key === "Enter" && rows === 1) event.preventDefault();
          }}
        />
      ) : (
        <input
          {...described}
          className="admin-input"
          type={INPUT_TYPES[field.kind]}
          step={field.kind === "number" ? "any" : undefined}
          // A date that is half typed is no value, and React would clear it.
          {...(isCalendar(field.kind) ? { key: shown, defaultValue: shown } : { value: shown })}
          onChange={({ currentTarget }) => {
            if (!isCalendar(field.kind) || currentTarget.validity.valid) put(currentTarget.value);
          }}
        />
      )}
      {field.kind === "instant" && <p className="studio-help">In the agency’s time, {zone}.</p>}
    </FieldFrame>
  );
}

const isCalendar = (kind: PlainKind) => ["day", "instant", "month", "clock"].includes(kind);

export function ChoiceField({ field, path, id }: ControlProps<"choice">) {
  const { draft } = useDraftPage();
  const value = String(useValue(path) ?? "");
  const isUnknown = value !== "" && !(value in field.choices);
  return (
    <FieldFrame field={field} id={id}>
      <select
        {...useDescription(field, id)}
        className="admin-input"
        value={value}
        onChange={({ currentTarget }) => draft.change(putValue(draft.document, path, storedChoice(field, currentTarget.value)))}
      >
        {(value === "" || !field.required) && <option value="">Not chosen</option>}
        {isUnknown && <option value={value}>{value}</option>}
        {Object.entries(field.choices).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function FlagField({ field, path, id }: ControlProps<"flag">) {
  const { draft } = useDraftPage();
  const value = useValue(path) === true;
  return (
    <FieldFrame field={{ ...field, label: "" }} id={id}>
      <label className="admin-check">
        <input
          {...useDescription(field, id)}
          type="checkbox"
          checked={value}
          onChange={({ currentTarget }) => draft.change(putValue(draft.document, path, currentTarget.checked))}
        />
        {field.label}
      </label>
    </FieldFrame>
  );
}
