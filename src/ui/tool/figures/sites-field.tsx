import { useId } from "react";
import { KeptTextArea } from "../../field/kept-text-area.tsx";

/** Many domains, one a line. */
export function SitesField({
  submitted,
  placeholder = "yourdomain.com\ncompetitor.com",
}: {
  submitted: string | undefined;
  placeholder?: string;
}) {
  const id = useId();
  return (
    <label className="run-field" htmlFor={id}>
      <span className="vh">Domains, one a line</span>
      <KeptTextArea
        id={id}
        className="run-input"
        name="sites"
        rows={5}
        placeholder={placeholder}
        spellCheck={false}
        defaultValue={submitted ?? ""}
      />
    </label>
  );
}
