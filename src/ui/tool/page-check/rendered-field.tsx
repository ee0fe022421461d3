import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import "./rendered-field.css";

/** The wish to see the page in a browser too. Offered for one address. */
export function RenderedField({ given }: { given: Readonly<Record<string, string>> }) {
  return (
    <label className="rendered-field">
      <input type="checkbox" name="rendered" value="true" defaultChecked={given["rendered"] === "true"} />
      Also look after scripts have run
    </label>
  );
}

export function renderedInputOf(form: FormData): Pick<RenderedPageInput, "rendered"> {
  return form.get("by") === "url" && form.get("rendered") ? { rendered: true } : {};
}
