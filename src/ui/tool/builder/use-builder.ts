import { type FormEvent, type RefObject, useRef, useState } from "react";
import { type FormTexts, inputOf, textsIn, textsOf } from "#core/tool/tool-fields.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { useToolRun } from "../use-tool-run.ts";
import { fillImport, importInputOf } from "./import-fields.tsx";
import { useFormTexts } from "./use-form-texts.ts";

interface BuilderInput {
  importUrl?: string | undefined;
  importHtml?: string | undefined;
  /** The number of a page that was read before. */
  snapshot?: string | undefined;
  title?: string | undefined;
}

interface BuilderOutput {
  fields: object;
  imported: object | null;
}

/** A generator whose form is filled by the visitor, by an example, or from a page that is there already. */
export function useBuilder<Input extends BuilderInput, Output extends BuilderOutput, Fields extends object>(
  page: ToolViewProps<Input, Output>,
  /** Around the generator's own fields. */
  inside: RefObject<HTMLElement | null>,
  defaults: FormTexts,
) {
  const importForm = useRef<HTMLFormElement>(null);
  const run = useToolRun<Input, Output>({ page, labelOf });
  const data = run.state.status === "success" ? run.state.data : undefined;
  const [filling, fill] = useFilling(page, data, defaults);
  const [texts, read] = useFormTexts(inside, filling.texts, filling.id);
  /** What is written into the head, without where it was imported from. */
  const fieldsOf = (given: FormTexts): Fields => {
    const { importUrl: _, importHtml: _html, snapshot: _kept, ...written } = inputOf(page.fields, given);
    return written as Fields;
  };
  const fields = fieldsOf(texts);

  function start(input: Input) {
    if (isImport(input)) fillImport(importForm.current, input);
    // An example; what was typed stands in the form already.
    else if (JSON.stringify(fieldsOf(textsOf(input))) !== JSON.stringify(fields)) fill(textsOf(input));
    run.start(input);
  }

  return {
    run: { ...run, start },
    data,
    texts,
    fields,
    fieldsOf,
    /** What the form began with, and how often it was filled. */
    filling,
    fill,
    read,
    /** For the form of the import, which stands beside the generator's own. */
    importForm: {
      ref: importForm,
      method: "post",
      hidden: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        start(importInputOf(page.fields, textsIn(new FormData(event.currentTarget))) as Input);
      },
    } as const,
    clear() {
      run.clear();
      fill(defaults);
    },
  };
}

/** What the form is filled with, and how often it was filled: by the address, an example, or an import that came back. */
function useFilling<Output extends BuilderOutput>(
  { outcome, submitted }: Pick<ToolViewProps<unknown, Output>, "outcome" | "submitted">,
  data: Output | undefined,
  defaults: FormTexts,
) {
  const [filling, setFilling] = useState<{ id: number; texts: FormTexts; by?: Output | undefined }>(() => ({
    id: 0,
    texts: outcome?.ok
      ? textsOf(outcome.data.fields)
      : Object.keys(submitted).some((name) => !name.startsWith("import"))
        ? submitted
        : defaults,
    by: outcome?.ok ? outcome.data : undefined,
  }));
  const isNew = data !== undefined && data.imported !== null && data !== filling.by;
  if (isNew) setFilling({ id: filling.id + 1, texts: textsOf(data.fields), by: data });
  const fill = (texts: FormTexts) => setFilling(({ id, by }) => ({ id: id + 1, texts, by }));
  return [filling, fill] as const;
}

const isImport = ({ importUrl, importHtml, snapshot }: BuilderInput) => (importUrl ?? importHtml ?? snapshot) !== undefined;

const labelOf = ({ importUrl, importHtml, title }: BuilderInput): string =>
  importUrl ?? (importHtml === undefined ? (title ?? "tags") : "pasted HTML");
