import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react";
import { chosenIn, droppedIn, hasFiles } from "./chosen-files.ts";
import type { ChosenFile } from "./file-queue.ts";
import "./file-converter.css";

interface Props {
  /** “Drop PNG files or a folder here” */
  title: string;
  hint: ReactNode;
  accept?: string | undefined;
  onChosen(files: readonly ChosenFile[]): void;
}

/** Takes files in every way they come: dropped with their folders, chosen, pasted. */
export function FileDrop({ title, hint, accept, onChosen }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();
  useDroppedAndPasted(onChosen, setOver);
  return (
    <fieldset className="file-drop" data-over={over || undefined} aria-describedby={`${id}hint`}>
      <legend className="vh">Choose, drop or paste files</legend>
      <div className="file-drop-words">
        <p className="file-drop-title">{title}</p>
        <p id={`${id}hint`}>{hint}</p>
      </div>
      <div className="file-drop-ways">
        <FilePicker className="btn btn-i btn-sq" label="Choose files" accept={accept} onChosen={onChosen} />
        <FilePicker className="btn btn-o btn-sq file-drop-folder" label="Choose a folder" folder onChosen={onChosen} />
      </div>
    </fieldset>
  );
}

/** The label is the button: the input in it has the focus and opens the dialog by itself, before and without React. */
export function FilePicker({
  label,
  className,
  accept,
  folder = false,
  onChosen,
}: { label: string; className: string; accept?: string | undefined; folder?: boolean } & Pick<Props, "onChosen">) {
  return (
    <label className={`${className} file-pick`}>
      {label}
      <input
        className="vh"
        type="file"
        multiple
        accept={accept}
        {...(folder ? { webkitdirectory: "" } : {})}
        onChange={({ currentTarget }) => {
          const files = chosenIn(currentTarget.files ?? []);
          // So that the same file may be chosen again.
          currentTarget.value = "";
          onChosen(files);
        }}
      />
    </label>
  );
}

/** Files dropped anywhere on the page are taken: the browser would open them in its place. */
function useDroppedAndPasted(onChosen: Props["onChosen"], setOver: (over: boolean) => void) {
  const take = useEffectEvent((data: DataTransfer) => void droppedIn(data).then((files) => files.length > 0 && onChosen(files)));
  useEffect(() => {
    const ended = new AbortController();
    const on = (type: "dragover" | "drop" | "paste", handle: (data: DataTransfer) => void) =>
      document.addEventListener(
        type,
        (event) => {
          const data = event instanceof DragEvent ? event.dataTransfer : (event as ClipboardEvent).clipboardData;
          if (!data || !hasFiles(data)) return;
          event.preventDefault();
          handle(data);
        },
        { signal: ended.signal },
      );
    on("dragover", () => setOver(true));
    on("drop", (data) => {
      setOver(false);
      take(data);
    });
    on("paste", take);
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal: ended.signal });
    return () => ended.abort();
  }, [setOver]);
}
