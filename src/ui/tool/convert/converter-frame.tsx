import { type FormEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { bytesOf, type FileOutput } from "#core/tool/file-conversion.ts";
import { type FormTexts, inputOf, type ToolFields, textsIn, textsOf } from "#core/tool/tool-fields.ts";
import { ToolExamples } from "../tool-examples.tsx";
import { ToolFailureState } from "../tool-failure-state.tsx";
import { ToolSiblings } from "../tool-siblings.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import type { ConvertedFile } from "./convert-bytes.ts";
import { ConverterStart } from "./converter-start.tsx";
import { useTakeFiles } from "./file-converter.tsx";
import { FileList } from "./file-list.tsx";
import type { Convert, FileQueue, QueuedFile } from "./file-queue.ts";
import { madeOf } from "./made-file.ts";
import { useFileQueue } from "./use-file-queue.ts";

interface Props<Options extends object, Result extends ConvertedFile> {
  page: ToolViewProps<Options & { file: string; fileName?: string }, FileOutput>;
  convert: Convert<Options, Result>;
  /** As the attribute of an input: “.png,image/png”. */
  accept: string;
  maxBytes?: number;
  atOnce?: number;
  /** “Drop PNG files or a folder here” */
  drop: string;
  hint: ReactNode;
  /** “Converting” */
  doing: string;
  /** “Convert”, on the button of the form without JavaScript. */
  action: string;
  /** The options, uncontrolled, filled with these texts. Drawn once for all files and once for each. */
  fields?: (submitted: FormTexts) => ReactNode;
  /** A small picture of a result, for its row. */
  thumbnailOf?: (result: Result) => Blob | undefined;
  /** What can be made of all of them together, below their list. */
  together?: ((rows: readonly QueuedFile<Options, Result>[]) => ReactNode) | undefined;
  /** One file shown large, beside the options; undefined while there is none. Its options take effect as they are changed. */
  large?: (row: QueuedFile<Options, Result> | undefined) => ReactNode;
}

/** The page of a tool that turns files into files. Without JavaScript one file is sent, and converted on the server. */
export function ConverterFrame<Options extends object, Result extends ConvertedFile>({
  page,
  convert,
  accept,
  drop,
  hint,
  doing,
  action,
  fields,
  thumbnailOf,
  together,
  large,
  ...limits
}: Props<Options, Result>) {
  const form = useRef<HTMLFormElement>(null);
  const files = useFileQueue<Options, Result>({ convert, accept, ...limits });
  const optionsNow = () => optionsIn<Options>(page.fields, form.current);
  const take = useTakeFiles(files, optionsNow);
  const { queue, rows } = files;
  const takeExample = useEffectEvent((input: { file: string; fileName?: string }) => take([exampleFile(input)]));
  // One that was asked for by its address, or before scripts were there, is converted here as well: where it can be seen large.
  useEffect(() => {
    const example = page.examples[Number(new URLSearchParams(location.search).get("example")) - 1];
    if (example) takeExample(example.input);
  }, [page.examples]);
  const [chosen, choose] = useState<number>();
  const shown = large && (rows.find(({ id }) => id === chosen) ?? rows.find(({ state }) => state.kind === "done"));
  const again = useSoon((id: number) => queue.again(id, optionsNow()));
  /** The file that is shown stays so while it is made again. */
  const changed = () => {
    if (!shown) return;
    choose(shown.id);
    again(shown.id);
  };
  const optionsOf = useCallback(
    (row: QueuedFile<Options, Result>) =>
      fields && (
        <OwnOptions row={row} queue={queue} read={page.fields}>
          {fields(textsOf(row.options))}
        </OwnOptions>
      ),
    [fields, queue, page.fields],
  );

  return (
    <div className="tool">
      <form ref={form} method="post" encType="multipart/form-data" onSubmit={keepForScript}>
        <ConverterStart drop={drop} hint={hint} accept={accept} action={action} onChosen={take} />
        <ToolExamples examples={page.examples} onPick={(input) => take([exampleFile(input)])} />
        {(large || fields) && (
          <div className="file-workspace">
            {large?.(shown)}
            {fields && (
              <fieldset className="panel file-options" onInput={large && changed}>
                <legend className="vh">Options for all files</legend>
                {fields(page.submitted)}
                {rows.length > 0 && (
                  <button type="button" className="btn btn-o" onClick={() => rows.map(({ id }) => queue.again(id, optionsNow()))}>
                    {rows.length === 1 ? "Apply to the file" : `Apply to all ${rows.length}`}
                  </button>
                )}
              </fieldset>
            )}
          </div>
        )}
      </form>
      <div className="tool-grid">
        <div className="tool-result file-frame">
          {page.outcome && !page.outcome.ok && <ToolFailureState error={page.outcome.error} localTools={[]} />}
          {rows.length === 0 && page.outcome?.ok && <Served {...page.outcome.data} />}
          <FileList
            files={files}
            name={page.slug}
            doing={doing}
            accept={accept}
            madeOf={madeOf}
            details={noteOf}
            thumbnailOf={thumbnailOf}
            optionsOf={fields && optionsOf}
            shown={large && { id: shown?.id, show: choose }}
            onChosen={take}
          />
          {together?.(rows)}
          {rows.length === 0 && !page.outcome && (
            <p className="panel file-none">The files you give stand here, each with its size before and after.</p>
          )}
        </div>
        <ToolSiblings siblings={page.siblings} slug={page.slug} nextCategory={page.nextCategory} />
      </div>
    </div>
  );
}

const optionsIn = <Options,>(fields: ToolFields, form: HTMLFormElement | null) =>
  inputOf(fields, form ? textsIn(new FormData(form)) : {}) as Options;

/** Enter in a field would send the form, and the page would be gone. */
const keepForScript = (event: FormEvent) => event.preventDefault();

function OwnOptions<Options extends object>({
  row: { id },
  queue,
  read,
  children,
}: {
  row: QueuedFile<Options, unknown>;
  queue: FileQueue<Options, never> | { again(id: number, options?: Options): void };
  read: ToolFields;
  children: ReactNode;
}) {
  return (
    <form
      className="file-options"
      onSubmit={(event) => {
        event.preventDefault();
        queue.again(id, optionsIn<Options>(read, event.currentTarget));
      }}
    >
      {children}
      <button type="submit" className="chip">
        Convert again
      </button>
    </form>
  );
}

/** Calls once nothing has changed for a moment. */
function useSoon<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (...args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(call, 250, ...args);
  };
}

/** An example as if it had been chosen. */
export function exampleFile({ file, fileName = "example" }: { file: string; fileName?: string }) {
  return { file: new File([bytesOf(file)], fileName), path: fileName };
}

const noteOf = ({ note }: ConvertedFile) => note && <p className="meta">{note}</p>;

/** What the server made, in the page itself: nothing is kept there. */
export function Served({ fileName, type, file, note }: FileOutput) {
  const address = `data:${type};base64,${file}`;
  return (
    <section className="panel file-zip" aria-label="Your file">
      {type.startsWith("image/") && <img className="file-served" src={address} alt="" />}
      <p>
        <b>{fileName}</b> {note}
      </p>
      <a className="btn btn-y" download={fileName} href={address}>
        Download
      </a>
    </section>
  );
}
