import { Fragment } from "react";
import type { ProseEdit } from "#core/prose/prose-edit.ts";
import type { EditChoices } from "./use-edit-choices.ts";

/** The text with what would go and what would come, each under its number. A number that would change stands on yellow. */
export function MarkedText({
  text,
  edits,
  choices,
}: {
  text: string;
  edits: readonly ProseEdit[];
  choices: Pick<EditChoices, "taken" | "refused" | "current">;
}) {
  const { taken, refused, current } = choices;
  const shown = edits.filter(({ kind, id }) => kind !== "synonym" || taken.has(id)).sort((a, b) => a.from - b.from);
  let at = 0;
  return (
    <p className="prose-text">
      {shown.map((edit) => {
        const between = text.slice(at, edit.from);
        at = edit.to;
        const option = edit.options[taken.get(edit.id) ?? 0] ?? "";
        return (
          <Fragment key={edit.id}>
            {between}
            <span className="prose-edit" data-held={edit.held !== undefined || undefined} data-current={edit.id === current || undefined}>
              {refused.has(edit.id) ? (
                edit.before
              ) : taken.has(edit.id) ? (
                <ins>{option || "[taken out]"}</ins>
              ) : (
                <>
                  {edit.before.trim() !== "" && <del>{edit.before.trim()}</del>}
                  {edit.before.trim() !== "" && option.trim() !== "" && " "}
                  {option.trim() !== "" && <ins>{option.trim()}</ins>}
                </>
              )}
              <sup>{edit.id}</sup>
            </span>
            {/\s$/.test(edit.before) && " "}
          </Fragment>
        );
      })}
      {text.slice(at)}
    </p>
  );
}
