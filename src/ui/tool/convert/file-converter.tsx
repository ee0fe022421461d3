import type { ReactNode } from "react";
import { useToast } from "../../toast/toast.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FileList } from "./file-list.tsx";
import { type ChosenFile, MAX_FILES, type QueuedFile } from "./file-queue.ts";
import type { MadeFile } from "./made-file.ts";
import type { Files } from "./use-file-queue.ts";

interface Props<Options, Result> {
  files: Files<Options, Result>;
  /** Base of the ZIP's name: the tool's slug. */
  name: string;
  words: {
    /** “Drop PNG files or a folder here” */
    drop: string;
    hint: ReactNode;
    /** “Converting” */
    doing: string;
  };
  accept?: string | undefined;
  /** What files are converted with when they come. */
  optionsNow(): Options;
  /** The file that a result is, where it is one. */
  madeOf?: ((result: Result, row: QueuedFile<Options, Result>) => MadeFile) | undefined;
  /** What else a result tells. */
  details?: ((result: Result) => ReactNode) | undefined;
}

/** Files in, results out, all on the visitor's own machine: a place to drop them and a row for each. For a tool that does something else as well. */
export function FileConverter<Options, Result>({ files, name, words, accept, optionsNow, madeOf, details }: Props<Options, Result>) {
  const take = useTakeFiles(files, optionsNow);
  return (
    <section className="file-converter" aria-label="Files">
      <FileDrop title={words.drop} hint={words.hint} accept={accept} onChosen={take} />
      <FileList files={files} name={name} accept={accept} madeOf={madeOf} details={details} doing={words.doing} onChosen={take} />
    </section>
  );
}

/** Adds files, and says so when there are too many. */
export function useTakeFiles<Options, Result>({ queue }: Files<Options, Result>, optionsNow: () => Options) {
  const toast = useToast();
  return (chosen: readonly ChosenFile[]) => {
    const left = queue.add(chosen, optionsNow());
    if (left > 0) toast(`${MAX_FILES} files at once is the limit; ${left} were left out.`);
  };
}
