import { type FormEvent, type ReactNode, useRef } from "react";
import type { FileOutput } from "#core/tool/file-conversion.ts";
import { type FormTexts, inputOf, textsIn, textsOf } from "#core/tool/tool-fields.ts";
import { ToolFailureState } from "../tool-failure-state.tsx";
import { EmptyState } from "../tool-frame.tsx";
import { ToolSiblings } from "../tool-siblings.tsx";
import type { ToolViewProps } from "../tool-view-props.ts";
import type { ConvertedFile } from "./convert-bytes.ts";
import { useTakeFiles } from "./file-converter.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FileList } from "./file-list.tsx";
import type { Convert, QueuedFile } from "./file-queue.ts";
import { useFileQueue } from "./use-file-queue.ts";
import type { MadeFile } from "./zip-files.ts";

interface Props<Options extends object> {
  page: ToolViewProps<Options & { file: string }, FileOutput>;
  convert: Convert<Options, ConvertedFile>;
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
  fields?: (given: FormTexts) => ReactNode;
}

/** The page of a tool that turns files into files. Without JavaScript one file is sent, and converted on the server. */
export function ConverterFrame<Options extends object>({
  page,
  convert,
  accept,
  drop,
  hint,
  doing,
  action,
  fields,
  ...limits
}: Props<Options>) {
  const form = useRef<HTMLFormElement>(null);
  const files = useFileQueue<Options, ConvertedFile>({ convert, accept, ...limits });
  const optionsIn = (from: HTMLFormElement | null) => inputOf(page.fields, from ? textsIn(new FormData(from)) : {}) as Options;
  const take = useTakeFiles(files, () => optionsIn(form.current));
  const { queue, rows } = files;

  function convertAgain(event: FormEvent<HTMLFormElement>, id: number) {
    event.preventDefault();
    queue.again(id, optionsIn(event.currentTarget));
  }

  return (
    <div className="tool">
      <form ref={form} className="run over" method="post" encType="multipart/form-data">
        <div className="file-by-script">
          <FileDrop title={drop} hint={hint} accept={accept} onChosen={take} />
        </div>
        <div className="file-by-form">
          <label>
            <span>A file to send</span>
            <input type="file" name="file" accept={accept} required />
          </label>
          <button type="submit" className="btn btn-i btn-sq">
            {action}
          </button>
        </div>
        <p className="file-promise">
          <span className="meta file-by-script">Nothing is uploaded: switch the network off and try.</span>
          <span className="meta file-by-form">Without JavaScript the file is sent to our server, converted and forgotten.</span>
        </p>
        {fields && (
          <fieldset className="file-options">
            <legend className="vh">Options for all files</legend>
            {fields(page.given)}
            {rows.length > 0 && (
              <button type="button" className="btn btn-o" onClick={() => rows.map(({ id }) => queue.again(id, optionsIn(form.current)))}>
                {rows.length === 1 ? "Apply to the file" : `Apply to all ${rows.length}`}
              </button>
            )}
          </fieldset>
        )}
      </form>
      <div className="tool-grid">
        <div className="tool-result file-frame">
          {page.outcome && !page.outcome.ok && <ToolFailureState error={page.outcome.error} localTools={[]} />}
          {page.outcome?.ok && <Served {...page.outcome.data} />}
          <FileList
            files={files}
            name={page.slug}
            doing={doing}
            accept={accept}
            madeOf={madeOf}
            details={({ note }) => note && <p className="meta">{note}</p>}
            optionsOf={
              fields &&
              (({ id, options }) => (
                <form className="file-options" onSubmit={(event) => convertAgain(event, id)}>
                  {fields(textsOf(options))}
                  <button type="submit" className="chip">
                    Convert again
                  </button>
                </form>
              ))
            }
            onChosen={take}
          />
          {rows.length === 0 && !page.outcome && <EmptyState />}
        </div>
        <ToolSiblings siblings={page.siblings} slug={page.slug} changeFor={page.changeFor} />
      </div>
    </div>
  );
}

/** Where its source stood. */
function madeOf({ name, blob }: ConvertedFile, { path }: QueuedFile<unknown, unknown>): MadeFile {
  return { path: path.replace(/[^/]*$/, () => name), blob };
}

/** What the server made, in the page itself: nothing is kept there. */
function Served({ fileName, type, file, note }: FileOutput) {
  return (
    <section className="panel file-zip" aria-label="Your file">
      <p>
        <b>{fileName}</b> {note}
      </p>
      <a className="btn btn-y" download={fileName} href={`data:${type};base64,${file}`}>
        Download
      </a>
    </section>
  );
}
