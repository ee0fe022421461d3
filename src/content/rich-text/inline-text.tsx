import { Fragment, type ReactNode } from "react";
import { type InlineRun, parseInline } from "#core/text/html/inline-marks.ts";
import { SafeLink } from "./safe-link.tsx";

/** A text with inline marks: `code`, **strong**, *em* and [links](address). */
export function InlineText({ text }: { text: string }) {
  return parseInline(text).map((run, place) => {
    const key = `${place}`;
    return run.href === undefined ? (
      <Fragment key={key}>{marked(run)}</Fragment>
    ) : (
      <SafeLink key={key} href={run.href}>
        {marked(run)}
      </SafeLink>
    );
  });
}

function marked({ text, marks }: InlineRun) {
  let shown: ReactNode = marks.includes("code") ? <code>{text}</code> : text;
  if (marks.includes("em")) shown = <em>{shown}</em>;
  if (marks.includes("strong")) shown = <strong>{shown}</strong>;
  return shown;
}
