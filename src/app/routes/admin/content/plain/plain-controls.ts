import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import { type Choices, controlId } from "../fields/draft-context.ts";
import type { FormField } from "../fields/form-field.ts";
import { newKey } from "../fields/new-key.ts";
import { INPUT_TYPES, shownValue, storedChoice, storedValue } from "../fields/plain-value.ts";
import { addMember, emptyMember, memberPart, moveMember, placeOf, putValue } from "../fields/write-value.ts";

/** A control that a form without scripts can hold. */
export interface PlainControl {
  kind: "control";
  /** In the form. */
  name: string;
  /** In the page, as faults and links to fields name it. */
  id: string;
  label: string;
  /** What it belongs to, from the document on: `Offices, 2`. */
  within: string;
  shown: string;
  ask:
    | { as: "line"; type: string | undefined }
    | { as: "lines"; rows: number }
    | { as: "choice"; choices: Readonly<Record<string, string>> };
  /** What another text in it changes. */
  put(text: string): Patch[];
}

/** Something that a button does to a list. */
export interface PlainAct {
  label: string;
  /** Of its button: no other has it. */
  value: string;
  patches: Patch[];
}

/** Buttons of a list: of one of its members, which follows, or of the list itself, after them. */
export interface PlainActs {
  kind: "acts";
  name: string;
  /** `Offices, 2`; empty for the list itself. */
  member: string;
  acts: PlainAct[];
}

export type PlainPart = PlainControl | PlainActs;

interface Around {
  document: unknown;
  zone: string;
  /** What references may lead to, by type. */
  choices: Readonly<Record<string, Choices>>;
}

/** Everything below these fields that can be written without scripts, in the order of the form. */
export function plainParts(fields: readonly FormField[], { document, zone, choices }: Around): PlainPart[] {
  return fields.flatMap((field) => below(field, placeOf(field, document), [], [field.name]));

  /** `within`: the labels that lead to it; `names`: the names and places. */
  function below(field: FormField, path: PatchPath, within: readonly string[], names: readonly string[]): PlainPart[] {
    const value = valueAtPath(document, path);
    const named = field.label ? [...within, field.label] : within;
    const control = (rest: Pick<PlainControl, "shown" | "ask" | "put">, name = JSON.stringify(path)): PlainControl => ({
      kind: "control",
      name,
      id: controlId(names),
      label: field.label || "Text",
      within: within.join(", "),
      ...rest,
    });
    const put = (next: unknown) => putValue(document, path, next);
    switch (field.kind) {
      case "group":
        return field.fields.flatMap((inner) => below(inner, [...path, ...placeOf(inner, value)], named, [...names, inner.name]));
      case "list":
        return ofList(path, named, {
          item: (part, index) =>
            below({ ...field.of, label: "" } as FormField, [...path, part], [...named, `${index + 1}`], [...names, `${index}`]),
          add: { label: `Add ${field.of.label.toLowerCase() || "one"}`, patches: addMember(document, path, emptyMember(field.of)) },
        });
      case "references": {
        const titles = titlesOf(field.to);
        const ask = { as: "choice", choices: { "": "Nothing more", ...titles } } as const;
        const add = (ref: string) => (ref ? addMember(document, path, { _key: newKey(), _type: "reference", _ref: ref }) : []);
        return [
          ...ofList(path, named, { title: (item) => titles[String((item as { _ref?: unknown })._ref)] }),
          { ...control({ shown: "", ask, put: add }, `${JSON.stringify(path)} add`), label: `Add to ${field.label}` },
        ];
      }
      case "reference": {
        const ask = { as: "choice", choices: { ...(!field.required && { "": "Not chosen" }), ...titlesOf(field.to) } } as const;
        const shown = String((value as { _ref?: unknown } | undefined)?._ref ?? "");
        return [control({ shown, ask, put: (ref) => put(ref ? { _type: "reference", _ref: ref } : undefined) })];
      }
      case "slug": {
        const shown = String(valueAtPath(document, [...path, "current"]) ?? "");
        const ask = { as: "line", type: undefined } as const;
        return [control({ shown, ask, put: (current) => put(current ? { _type: "slug", current } : undefined) })];
      }
      case "flag": {
        const ask = { as: "choice", choices: { true: "Yes", false: "No" } } as const;
        return [control({ shown: String(value === true), ask, put: (text) => put(text === "true") })];
      }
      case "choice": {
        const ask = { as: "choice", choices: field.choices } as const;
        return [control({ shown: shownValue("text", value, zone), ask, put: (text) => put(storedChoice(field, text)) })];
      }
      case "richText":
      case "image":
      case "either":
        return [];
      default: {
        const rows = field.kind === "html" ? 6 : field.kind === "text" ? field.rows : 1;
        return [
          control({
            shown: shownValue(field.kind, value, zone),
            ask: rows > 1 ? { as: "lines", rows } : { as: "line", type: INPUT_TYPES[field.kind] },
            put: (text) => put(storedValue(field.kind, text, path, zone)),
          }),
        ];
      }
    }
  }

  interface ListParts {
    item?(part: PatchPath[number], index: number): PlainPart[];
    title?(item: unknown): string | undefined;
    add?: Omit<PlainAct, "value">;
  }

  /** The members that are there, each with its buttons, and what adds one. */
  function ofList(path: PatchPath, named: readonly string[], { item = () => [], title = () => undefined, add }: ListParts): PlainPart[] {
    const held = valueAtPath(document, path);
    const list = Array.isArray(held) ? held : [];
    const members = list.flatMap((each, index): PlainPart[] => {
      const part = memberPart(each, index);
      const member = [...named, title(each) ?? `${index + 1}`].join(", ");
      const at = [...path, part];
      const acts = [
        ...(index > 0 ? [{ label: "Move up", patches: moveMember(path, list, index, index - 1) }] : []),
        ...(index < list.length - 1 ? [{ label: "Move down", patches: moveMember(path, list, index, index + 1) }] : []),
        { label: "Remove", patches: [{ type: "unset", path: at } satisfies Patch] },
      ];
      return [actsOf(JSON.stringify(at), member, acts), ...item(part, index)];
    });
    return add ? [...members, actsOf(JSON.stringify(path), "", [add])] : members;
  }

  function titlesOf(type: string): Record<string, string> {
    return Object.fromEntries((choices[type]?.rows ?? []).map(({ id, title }) => [id, title || id]));
  }
}

const actsOf = (name: string, member: string, acts: readonly Omit<PlainAct, "value">[]): PlainActs => ({
  kind: "acts",
  name,
  member,
  acts: acts.map((act) => ({ ...act, value: `${act.label} ${name}` })),
});

/** What the texts of a sent form change of the document that it was made from, by control. What it does not hold stays. */
export function changesOfForm(parts: readonly PlainPart[], form: FormData): { id: string; patches: Patch[] }[] {
  return parts.flatMap((part) => {
    const sent = part.kind === "control" ? form.get(part.name) : undefined;
    if (part.kind !== "control" || typeof sent !== "string") return [];
    // Forms send line ends in their own way.
    const text = sent.replaceAll("\r\n", "\n");
    return text === part.shown ? [] : [{ id: part.id, patches: part.put(text) }];
  });
}

/** What the button that was pressed does, and the list that it belongs to. */
export function actOfForm(parts: readonly PlainPart[], form: FormData): { patches: Patch[]; list: string } | undefined {
  const pressed = form.get("act");
  for (const part of parts) {
    const act = part.kind === "acts" && part.acts.find(({ value }) => value === pressed);
    if (act) return { patches: act.patches, list: part.name };
  }
  return undefined;
}

/** What keeps the words of a control from being published. A fault deep inside of a value is one of the control that writes it. */
export function faultAt<Fault extends { path: readonly PropertyKey[] }>(id: string, faults: readonly Fault[]): Fault | undefined {
  return faults.find(({ path }) => `${controlId(path)}-`.startsWith(`${id}-`));
}
