import type { ReactNode } from "react";
import { FileDrop } from "./file-drop.tsx";
import type { ChosenFile } from "./file-queue.ts";

interface Props {
  /** “Drop PNG files or a folder here” */
  drop: string;
  hint: ReactNode;
  accept: string;
  /** “Convert”, on the button of the form without JavaScript. */
  action: string;
  onChosen(files: readonly ChosenFile[]): void;
}

/** Where files are given: dropped, chosen or pasted, or sent by a plain form where there are no scripts. */
export function ConverterStart({ drop, hint, accept, action, onChosen }: Props) {
  return (
    <div className="run over">
      <div className="file-by-script">
        <FileDrop title={drop} hint={hint} accept={accept} onChosen={onChosen} />
      </div>
      <div className="file-by-form">
        <label>
          <span>A file to send</span>
          <input type="file" name="file" accept={accept} />
        </label>
        <button type="submit" className="btn btn-i btn-sq">
          {action}
        </button>
      </div>
      <p className="file-promise">
        <b className="file-by-script">Nothing leaves your device.</b>
        <span className="meta file-by-script">
          See for yourself: open your browser’s network panel (F12, Network), then give it a file. No request carries it.
        </span>
        <span className="meta file-by-form">Without JavaScript the file is sent to our server, converted and forgotten.</span>
      </p>
    </div>
  );
}
