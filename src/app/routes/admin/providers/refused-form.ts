import type { ProviderView } from "#platform/providers/provider-settings.ts";

export interface RefusedForm {
  /** By the name of the field. */
  faults: Record<string, string>;
  /** What was typed, for the form to show again. Never a secret. */
  typed: Record<string, string>;
}

/** What is wrong with a source's form, a sentence for each field; undefined when it can be kept. */
export function refusedForm({ fields, isFixed, unit }: ProviderView, form: FormData): RefusedForm | undefined {
  const textOf = (name: string) => String(form.get(name) ?? "").trim();
  const faults: Record<string, string> = {};
  const typed: Record<string, string> = { budget: textOf("budget") };
  for (const { variable, label, isSecret, isOptional, isAmount, isSet } of isFixed ? [] : fields) {
    const text = textOf(variable);
    if (!isSecret) typed[variable] = text;
    if (text === "" && !isOptional && !isSet) faults[variable] = `Add this: without “${label}” the source cannot be asked.`;
    if (text !== "" && isAmount && !/^\d+(?:[.,]\d+)?$/.test(text)) faults[variable] = "Write an amount in digits, such as 2.50.";
  }
  if (!/^\d{1,9}$/.test(typed["budget"] ?? ""))
    faults["budget"] = `Write a whole number of ${unit}, from 0 to 999999999. 0 means that it is not asked.`;
  return Object.keys(faults).length === 0 ? undefined : { faults, typed };
}
