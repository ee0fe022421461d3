import { useState } from "react";
import type { PatchPath } from "#core/content/patch/patch.ts";
import type { ControlProps, HolderProps } from "./control-props.ts";
import { useDraftPage, useValue } from "./draft-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import type { FormField } from "./form-field.ts";
import { newKey } from "./new-key.ts";
import { addMember, emptyMember, memberPart, moveMember } from "./write-value.ts";

/** Members in an order, moved by buttons or by dragging. */
export function ListField({ field, path, id, names, FieldControl }: ControlProps<"list"> & HolderProps) {
  const { draft } = useDraftPage();
  const held = useValue(path);
  const list = Array.isArray(held) ? held : [];
  const [dragged, setDragged] = useState<number>();
  const [opened, setOpened] = useState<unknown>();
  const of = field.of;
  const isPlain = of.kind !== "group" && of.kind !== "either";

  /** Members of groups get names of their own before one of them is named. */
  function change(work: (members: readonly unknown[]) => ReturnType<typeof moveMember>) {
    const bare = list.some((item) => typeof item === "object" && item !== null && !("_key" in item));
    const members = bare ? list.map((item) => ({ _key: newKey(), ...item })) : list;
    if (bare) draft.change([{ type: "set", path, value: members }]);
    draft.change(work(members));
  }

  function add() {
    const item = emptyMember(of);
    draft.change(addMember(draft.document, path, item));
    setOpened(memberPart(item, list.length));
  }

  return (
    <FieldFrame field={field} id={id} isGroup>
      <ol className="studio-list">
        {list.map((item, index) => {
          const part = memberPart(item, index);
          const key = typeof part === "object" ? part._key : index;
          const title = titleOf(item, index, of);
          return (
            <li
              key={key}
              data-dragged={dragged === index || undefined}
              onDragOver={(event) => dragged !== undefined && event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined && dragged !== index) change((members) => moveMember(path, members, dragged, index));
                setDragged(undefined);
              }}
            >
              <div className="studio-member">
                <span
                  className="studio-grip"
                  draggable
                  onDragStart={() => setDragged(index)}
                  onDragEnd={() => setDragged(undefined)}
                  aria-hidden="true"
                >
                  ⠿
                </span>
                {isPlain ? (
                  <FieldControl field={{ ...of, label: "", help: "" } as FormField} path={[...path, part]} names={[...names, index]} />
                ) : (
                  <details open={isSame(opened, part) || undefined}>
                    <summary>{title}</summary>
                    <div className="studio-group">
                      <FieldControl
                        field={{ ...of, label: "" } as FormField}
                        path={[...path, part] as PatchPath}
                        names={[...names, index]}
                      />
                    </div>
                  </details>
                )}
                <span className="studio-acts">
                  <button
                    type="button"
                    disabled={index === 0}
                    aria-label={`Move ${title} up`}
                    onClick={() => change((members) => moveMember(path, members, index, index - 1))}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    disabled={index === list.length - 1}
                    aria-label={`Move ${title} down`}
                    onClick={() => change((members) => moveMember(path, members, index, index + 1))}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    aria-label={`Remove ${title}`}
                    onClick={() => change((members) => [{ type: "unset", path: [...path, memberPart(members[index], index)] }])}
                  >
                    ×
                  </button>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" className="admin-button studio-add" onClick={add}>
        Add {of.label.toLowerCase() || "one"}
      </button>
    </FieldFrame>
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A member by its title or the first words that its form shows of it. */
function titleOf(item: unknown, index: number, of: FormField): string {
  const groups = of.kind === "either" ? of.variants : [of];
  const fields = groups.flatMap((group) => (group.kind === "group" ? group.fields : []));
  const words = typeof item === "string" ? shownWords(of, item) : titleOfGroup(item as Record<string, unknown> | null, fields);
  return words ? words.slice(0, 80) : `${of.label || "Item"} ${index + 1}`;
}

function titleOfGroup(item: Record<string, unknown> | null, fields: readonly FormField[]): string | undefined {
  const own = ["title", "name", "heading"].flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return [...own, ...fields].map((field) => shownWords(field, item?.[field.name])).find(Boolean);
}

/** What is chosen goes by the name that the form gives it. */
function shownWords(field: FormField, value: unknown): string | undefined {
  if (field.kind === "choice" && (typeof value === "string" || typeof value === "number")) return field.choices[value] ?? String(value);
  return typeof value === "string" ? value.trim() : undefined;
}
