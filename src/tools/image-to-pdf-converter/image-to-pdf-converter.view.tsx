import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type PdfOptions, usualPdf } from "#core/picture/pdf-options.ts";
import type { PreparedPage } from "#core/picture/pdf-picture.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from "#core/picture/picture-format.ts";
import { readableSize } from "#core/text/readable-size.ts";
import { type FileOutput, withEnding } from "#core/tool/file-conversion.ts";
import { knownInputOf, textsIn } from "#core/tool/tool-fields.ts";
import pageWorker from "#engines/image-codecs/pdf/pdf-page.worker.ts?worker&url";
import { writePdf } from "#engines/image-codecs/pdf/write-pdf.ts";
import { BuilderSwitch } from "#ui/tool/builder/builder-switch.tsx";
import { convertInWorker } from "#ui/tool/convert/convert-in-worker.ts";
import { exampleFile, Served } from "#ui/tool/convert/converter-frame.tsx";
import { ConverterStart } from "#ui/tool/convert/converter-start.tsx";
import { useTakeFiles } from "#ui/tool/convert/file-converter.tsx";
import { FileList } from "#ui/tool/convert/file-list.tsx";
import { MAX_FILES, type QueuedFile } from "#ui/tool/convert/file-queue.ts";
import { useFileQueue } from "#ui/tool/convert/use-file-queue.ts";
import { ANY_PICTURE } from "#ui/tool/picture/any-picture.ts";
import { saveBlob } from "#ui/tool/save-blob.ts";
import { ToolExamples } from "#ui/tool/tool-examples.tsx";
import { ToolFailureState } from "#ui/tool/tool-failure-state.tsx";
import { ToolSiblings } from "#ui/tool/tool-siblings.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { PdfFields, TurnSelect } from "./pdf-fields.tsx";

type Row = QueuedFile<object, PreparedPage>;
type Turns = Readonly<Record<number, number>>;

const convert = convertInWorker<object, PreparedPage>(pageWorker);
const NO_OPTIONS = () => ({});

/** Pictures are made ready one by one; order, paper and turns only say how they are put together, which takes no time. */
export function View(page: ToolViewProps<PdfOptions & { file: string; fileName?: string }, FileOutput>) {
  const form = useRef<HTMLFormElement>(null);
  const files = useFileQueue<object, PreparedPage>({ convert, accept: ANY_PICTURE, maxBytes: MAX_PICTURE_BYTES });
  const take = useTakeFiles(files, NO_OPTIONS);
  const { rows } = files;
  const [isEach, setEach] = useState(false);
  const [options, setOptions] = useState<PdfOptions>(() => optionsIn(page.fields, page.submitted));
  const [turns, setTurns] = useState<Turns>({});
  const takeExample = useEffectEvent((input: { file: string; fileName?: string }) => take([exampleFile(input)]));
  useEffect(() => {
    const example = page.examples[Number(new URLSearchParams(location.search).get("example")) - 1];
    if (example) takeExample(example.input);
  }, [page.examples]);
  const changed = () => {
    if (!form.current) return;
    const texts = textsIn(new FormData(form.current));
    setEach(texts["each"] === "true");
    setOptions(optionsIn(page.fields, texts));
  };
  const madeOf = useCallback(
    ({ name, page: picture }: PreparedPage, { id, path }: Row) => ({
      path: path.replace(/[^/]*$/, () => withEnding(name, "pdf")),
      blob: pdfOf([{ picture, options: turnedBy(options, turns[id]) }]),
    }),
    [options, turns],
  );
  const optionsOf = useCallback(
    ({ id, path }: Row) => <OwnTurn path={path} turn={turns[id] ?? 0} onTurn={(turn) => setTurns((all) => ({ ...all, [id]: turn }))} />,
    [turns],
  );

  return (
    <div className="tool">
      <form ref={form} method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()}>
        <ConverterStart
          drop="Drop pictures or a folder here"
          hint={`JPG, PNG, WebP, GIF. Up to ${MAX_PICTURE_PIXELS / 1e6} megapixels each, ${MAX_FILES} at once.`}
          accept={ANY_PICTURE}
          action="Make a PDF"
          onChosen={take}
        />
        <ToolExamples examples={page.examples} onPick={(input) => take([exampleFile(input)])} />
        <div className="file-workspace">
          <fieldset className="panel file-options" onInput={changed}>
            <legend className="vh">Pages</legend>
            <PdfFields submitted={page.submitted} />
            <div className="file-by-script">
              <BuilderSwitch name="each" label="A PDF of its own for each picture" defaultChecked={false} />
            </div>
          </fieldset>
        </div>
      </form>
      <div className="tool-grid">
        <div className="tool-result file-frame">
          {page.outcome && !page.outcome.ok && <ToolFailureState error={page.outcome.error} localTools={[]} />}
          {rows.length === 0 && page.outcome?.ok && <Served {...page.outcome.data} />}
          <FileList
            files={files}
            name={page.slug}
            doing="Preparing"
            accept={ANY_PICTURE}
            madeOf={isEach ? madeOf : undefined}
            details={({ note }) => note && <p className="meta">{note}</p>}
            thumbnailOf={({ thumbnail }) => thumbnail}
            optionsOf={optionsOf}
            isOrdered
            onChosen={take}
          />
          {!isEach && <OnePdf rows={rows} options={options} turns={turns} />}
          {rows.length === 0 && !page.outcome && (
            <p className="panel file-none">The pictures you give stand here, a page each. Drag them into order, or use Up and Down.</p>
          )}
        </div>
        <ToolSiblings siblings={page.siblings} slug={page.slug} nextCategory={page.nextCategory} />
      </div>
    </div>
  );
}

/** All that are ready, in their order, as one file. */
function OnePdf({ rows, options, turns }: { rows: readonly Row[]; options: PdfOptions; turns: Turns }) {
  const ready = rows.flatMap(({ id, state }) =>
    state.kind === "done" ? [{ picture: state.result.page, options: turnedBy(options, turns[id]) }] : [],
  );
  if (ready.length === 0) return null;
  const isWaiting = rows.some(({ state }) => state.kind === "waiting" || state.kind === "working");
  const blob = pdfOf(ready);
  return (
    <section className="panel file-zip" aria-label="Your PDF">
      <p>
        <b>{ready.length === 1 ? "1 page" : `${ready.length} pages`}</b>, {readableSize(blob.size)}
      </p>
      <button type="button" className="btn btn-y" aria-disabled={isWaiting} onClick={() => !isWaiting && saveBlob(nameOf(rows), blob)}>
        {isWaiting ? "Preparing…" : "Download the PDF"}
      </button>
    </section>
  );
}

/** One picture's own name, and a plain one for several. */
const nameOf = (rows: readonly Row[]) => (rows.length === 1 && rows[0] ? withEnding(rows[0].file.name, "pdf") : "pictures.pdf");

function OwnTurn({ path, turn, onTurn }: { path: string; turn: number; onTurn(degrees: number): void }) {
  const id = useId();
  return (
    <p className="picture-line">
      <label htmlFor={id}>
        Turn this one further<span className="vh">: {path}</span>
      </label>
      <TurnSelect id={id} turn={String(turn)} onTurn={(degrees) => onTurn(Number(degrees))} />
    </p>
  );
}

const pdfOf = (pages: Parameters<typeof writePdf>[0]) => new Blob(writePdf(pages), { type: "application/pdf" });

const turnedBy = (options: PdfOptions, by = 0): PdfOptions => ({ ...options, turn: ((options.turn + by) % 360) as PdfOptions["turn"] });

const optionsIn = (fields: Parameters<typeof knownInputOf>[0], texts: Readonly<Record<string, string>>): PdfOptions => ({
  ...usualPdf,
  ...knownInputOf(fields, texts),
});
