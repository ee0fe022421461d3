import { useId } from "react";
import { type FormTexts, modeInputOf, type ToolFields } from "#core/tool/tool-fields.ts";
import { KeptTextArea } from "../../field/kept-text-area.tsx";
import "./builder.css";

interface Props {
  /** The id of the form that these fields belong to: it stands beside the generator's own, since forms do not nest. */
  form: string;
  submitted: Readonly<Record<string, string>>;
  /** “Import tags” */
  action: string;
}

/** Starts a generator from a page that is there already: by its address or by its HTML. Works without JavaScript. */
export function ImportFields({ form, submitted, action }: Props) {
  const id = useId();
  return (
    <div className="builder-import">
      <label className="builder-import-url">
        <span>Start from a page</span>
        <input
          className="run-input"
          form={form}
          name="importUrl"
          inputMode="url"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="yourdomain.com/page"
          defaultValue={submitted["importUrl"] ?? ""}
        />
      </label>
      <button type="submit" form={form} className="btn btn-o btn-sq">
        {action}
      </button>
      <details className="builder-import-html" open={submitted["importHtml"] !== undefined}>
        <summary>or paste its HTML</summary>
        <label className="vh" htmlFor={`${id}html`}>
          HTML of the page
        </label>
        <KeptTextArea
          id={`${id}html`}
          className="run-input"
          form={form}
          name="importHtml"
          rows={5}
          spellCheck={false}
          placeholder="<!doctype html>…"
          defaultValue={submitted["importHtml"] ?? ""}
        />
      </details>
    </div>
  );
}

/** Shows what is imported: an example, say. */
export function fillImport(
  form: HTMLFormElement | null,
  { importUrl = "", importHtml = "" }: { importUrl?: string | undefined; importHtml?: string | undefined },
): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLInputElement) control.value = importUrl;
    if (!(control instanceof HTMLTextAreaElement)) continue;
    control.value = importHtml;
    control.closest("details")?.toggleAttribute("open", importHtml !== "");
  }
}

/** What those fields hold. Where both are empty, the schema asks for the address. */
export function importInputOf(fields: ToolFields, texts: FormTexts): Record<string, unknown> {
  const read = modeInputOf(fields, { name: "", ways: {} }, texts);
  return "importHtml" in read ? read : { importUrl: "", ...read };
}
