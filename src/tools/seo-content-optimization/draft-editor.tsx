import { useDeferredValue, useId, useMemo } from "react";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { markTerms } from "./mark-terms.ts";
import type { ContentStudy } from "./seo-content-optimization.schema.ts";

interface Props {
  draft: string;
  study: ContentStudy;
  /** What the form held, sent again with the draft where no script runs. */
  submitted: FormTexts;
  onWrite(draft: string): void;
}

/** A text area over the same text with its terms marked: both lie in one cell, so the marks stand under their words. */
export function DraftEditor({ draft, study, submitted, onWrite }: Props) {
  const id = useId();
  const behind = useDeferredValue(draft);
  const pieces = useMemo(() => markTerms(study, behind), [study, behind]);
  return (
    <form method="post" encType="multipart/form-data" className="content-edit" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>
        Your draft <span className="meta">Write on: marks and counts change as you type. # begins a heading, - a list item.</span>
      </label>
      <div className="content-paper">
        <div className="content-behind" aria-hidden="true">
          {pieces.map(({ text, kind }, index) =>
            kind ? (
              <mark key={index} data-kind={kind}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {"\n"}
        </div>
        <textarea id={id} name="text" value={draft} onChange={({ currentTarget }) => onWrite(currentTarget.value)} />
      </div>
      <p className="content-key meta">
        <mark data-kind="term">term of the pages</mark> <mark data-kind="name">name in the pages</mark>
      </p>
      <noscript>
        {Object.entries(submitted).map(([name, value]) =>
          name === "text" || name === "url" ? null : <input type="hidden" key={name} name={name} value={value} />,
        )}
        <button type="submit" className="btn btn-i btn-sq">
          Mark it again
        </button>
      </noscript>
    </form>
  );
}
