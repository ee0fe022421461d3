import type { OwnFields } from "./page-fields.tsx";
import "./rendered-field.css";

/** The wish to see the page in a browser too. */
export function RenderedField({ submitted }: { submitted: Readonly<Record<string, string>> }) {
  return (
    <label className="rendered-field">
      <input type="checkbox" name="rendered" value="true" defaultChecked={submitted["rendered"] === "true"} />
      Also look after scripts have run
    </label>
  );
}

/** Offered for one address. */
export const renderedFields: OwnFields = { url: ["rendered"] };
