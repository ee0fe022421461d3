import type { Field, Fields } from "#core/content/content-field.ts";

type Tab = "page" | "settings" | "search";

/** A declared field as its form needs it: what can be sent to a browser. */
export type FormField = {
  name: string;
  label: string;
  help?: string;
  tab: Tab;
  required: boolean;
  /** Where documents may hold it, as paths of names. */
  at: readonly (readonly string[])[];
} & FormKind;

type FormKind =
  | { kind: "text"; rows: number }
  | { kind: "slug"; from: string }
  | { kind: "reference"; to: string }
  | { kind: "references"; to: string }
  | { kind: "image"; shape: string }
  | { kind: "choice"; choices: Readonly<Record<string, string>>; isNumber?: true }
  | { kind: "group"; fields: readonly FormField[] }
  | { kind: "list"; of: FormField }
  | { kind: "either"; variants: readonly FormField[] }
  | { [Kind in BareKind]: { kind: Kind } }[BareKind];

type BareKind = "richText" | "html" | "number" | "flag" | "day" | "instant" | "month" | "url" | "email" | "clock" | "brandColor";

export type FormFieldOf<Kind extends FormField["kind"]> = Extract<FormField, { kind: Kind }>;

export function formFields(fields: Fields): FormField[] {
  return Object.entries(fields).flatMap(([name, declared]) => (declared.kind === "derived" ? [] : [formField(name, declared)]));
}

function formField(name: string, declared: Field): FormField {
  const { label, help, tab = "page", required, at = [name] } = declared;
  const paths = at.map((path) => path.split("."));
  return { name, label, ...(help && { help }), tab, required, at: paths, ...kindOf(declared) } as FormField;
}

function kindOf(declared: Field): FormKind | undefined {
  switch (declared.kind) {
    case "text":
      return { kind: "text", rows: declared.rows };
    case "slug":
      return { kind: "slug", from: declared.from };
    case "reference":
    case "references":
      return { kind: declared.kind, to: declared.to };
    case "image":
      return { kind: "image", shape: declared.shape };
    case "choice":
      return { kind: "choice", choices: declared.choices, ...(declared.isNumber && { isNumber: true }) };
    case "group":
      return { kind: "group", fields: formFields(declared.fields) };
    case "list":
      return { kind: "list", of: formField("", declared.of) };
    case "either":
      return { kind: "either", variants: declared.variants.map((variant) => formField("", variant)) };
    case "derived":
      return undefined;
    default:
      return { kind: declared.kind };
  }
}

/** The types of documents that a form lets somebody choose from. */
export function referencedTypes(fields: readonly FormField[]): string[] {
  return [
    ...new Set(
      fields.flatMap((field): string[] => {
        if (field.kind === "reference" || field.kind === "references") return [field.to];
        if (field.kind === "group") return referencedTypes(field.fields);
        if (field.kind === "list") return referencedTypes([field.of]);
        return field.kind === "either" ? referencedTypes(field.variants) : [];
      }),
    ),
  ];
}
