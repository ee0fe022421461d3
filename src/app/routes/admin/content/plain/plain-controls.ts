import { valueAtPath } from "#core/content/patch/apply-patches.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import type { FormField, FormFieldOf } from "../fields/form-field.ts";
import { type PlainKind, shownValue, storedValue } from "../fields/plain-value.ts";
import { memberPart, placeOf, putValue } from "../fields/write-value.ts";

/** A control that a form without scripts can hold. */
export interface PlainControl {
  /** In the form. */
  name: string;
  path: PatchPath;
  field: FormFieldOf<PlainKind | "choice" | "flag">;
  /** What it belongs to, from the document on: `Offices, 2`. */
  within: string;
  shown: string;
}

/** Every plain value below these fields that a document holds or could. Members of lists are those that are there. */
export function plainControls(fields: readonly FormField[], document: unknown, zone: string): PlainControl[] {
  return fields.flatMap((field) => below(field, placeOf(field, document), []));

  function below(field: FormField, path: PatchPath, within: readonly string[]): PlainControl[] {
    const value = valueAtPath(document, path);
    const named = field.label ? [...within, field.label] : within;
    switch (field.kind) {
      case "group":
        return field.fields.flatMap((inner) => below(inner, [...path, ...placeOf(inner, value)], named));
      case "list": {
        const { of } = field;
        const members = Array.isArray(value) ? value : [];
        return members.flatMap((item, index) =>
          below({ ...of, label: "" } as FormField, [...path, memberPart(item, index)], [...named, `${index + 1}`]),
        );
      }
      case "richText":
      case "slug":
      case "image":
      case "reference":
      case "references":
      case "either":
        return [];
      default: {
        const shown =
          field.kind === "flag" ? String(value === true) : shownValue(field.kind === "choice" ? "text" : field.kind, value, zone);
        return [{ name: JSON.stringify(path), path, field: { ...field, label: field.label || "Text" }, within: within.join(", "), shown }];
      }
    }
  }
}

/** What a sent form changes of the document that it was made from. What it does not hold stays. */
export function patchesOfForm(controls: readonly PlainControl[], form: FormData, document: unknown, zone: string): Patch[] {
  return controls.flatMap(({ name, path, field, shown }) => {
    const sent = form.get(name);
    if (typeof sent !== "string") return [];
    // Forms send line ends in their own way.
    const text = sent.replaceAll("\r\n", "\n");
    if (text === shown) return [];
    if (field.kind === "flag") return putValue(document, path, text === "true");
    return putValue(document, path, storedValue(field.kind === "choice" ? "text" : field.kind, text, path, zone));
  });
}
