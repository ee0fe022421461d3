import { textsOf } from "#core/tool/tool-fields.ts";

/** Puts an input into the fields of a form: an example, say. What it does not name has its default. */
export function fillForm(form: HTMLFormElement | null, input: object): void {
  const texts = textsOf(input);
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement)) continue;
    const { name } = control;
    if (name === "") continue;
    const text = texts[name];
    if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = text === "true";
    else if (control instanceof HTMLInputElement && control.type === "radio")
      control.checked = text === undefined ? control.defaultChecked : control.value === text;
    else if (control instanceof HTMLSelectElement) control.value = text ?? control.options[0]?.value ?? "";
    else control.value = text ?? control.defaultValue;
  }
}
