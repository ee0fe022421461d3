import type { ReactNode } from "react";
import "./builder.css";

/** Fields that belong together; what few people need stays folded. */
export function BuilderGroup({
  title,
  note,
  folded = false,
  open = false,
  id,
  children,
}: {
  title: string;
  note?: string;
  folded?: boolean;
  /** Folded, but with something in it. */
  open?: boolean;
  /** For a rule of CSS that shows it only for some choice. */
  id?: string;
  children: ReactNode;
}) {
  const fields = <div className="builder-fields">{children}</div>;
  if (!folded)
    return (
      <fieldset className="builder-group" data-group={id}>
        <legend>{title}</legend>
        {note && <p className="meta">{note}</p>}
        {fields}
      </fieldset>
    );
  return (
    <details className="builder-group" data-group={id} open={open}>
      <summary>
        <b>{title}</b>
        {note && <span className="meta">{note}</span>}
      </summary>
      {fields}
    </details>
  );
}
