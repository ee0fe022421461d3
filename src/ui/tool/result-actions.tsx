import { type CsvCell, toCsv } from "#core/text/csv.ts";
import { useToast } from "../toast/toast.tsx";
import { saveBlob } from "./save-blob.ts";
import type { RunsLeft } from "./tool-view-props.ts";

interface Props {
  /** Base of the file names: the tool's slug. */
  name: string;
  json: unknown;
  /** Header row first. */
  csv?: readonly (readonly CsvCell[])[];
  /** False when the address cannot hold the input. */
  shareable?: boolean;
  /** A path that shows this very result again; the page's own address runs anew. */
  permalink?: string | undefined;
  onAgain?: () => void;
  onClear?: () => void;
  runs?: RunsLeft | undefined;
}

/** Copy the link, take the result along, run again. */
export function ResultActions({ name, json, csv, shareable = true, permalink, onAgain, onClear, runs }: Props) {
  const toast = useToast();
  return (
    <div className="result-actions">
      {shareable && (
        <button
          type="button"
          className="chip chip-ink"
          onClick={() =>
            copyText(new URL(permalink ?? location.href, location.href).href).then((done) =>
              toast(done ? "Link copied" : "Copying is blocked in this browser"),
            )
          }
        >
          Copy link to result
        </button>
      )}
      {csv && (
        <button type="button" className="chip" onClick={() => download(`${name}.csv`, "text/csv;charset=utf-8", toCsv(csv))}>
          CSV
        </button>
      )}
      <button type="button" className="chip" onClick={() => download(`${name}.json`, "application/json", JSON.stringify(json, null, 2))}>
        JSON
      </button>
      {onAgain && (
        <button type="button" className="chip" onClick={onAgain}>
          Run again
        </button>
      )}
      {onClear && (
        <button type="button" className="chip" onClick={onClear}>
          Clear
        </button>
      )}
      {runs && (
        <span className="meta">
          {runs.remaining} of {runs.limit} runs left this minute
        </span>
      )}
    </div>
  );
}

/** A button that copies a piece of text and says so. `what` is heard after its label: several stand on one page. */
export function CopyButton({ text, label = "Copy", what }: { text: string; label?: string; what?: string }) {
  const toast = useToast();
  return (
    <button
      type="button"
      className="chip"
      onClick={() => copyText(text).then((done) => toast(done ? "Copied" : "Copying is blocked in this browser"))}
    >
      {label}
      {what && <span className="vh">: {what}</span>}
    </button>
  );
}

/** A button that saves a piece of text as a file. */
export function DownloadButton({ name, type, body, label }: { name: string; type: string; body: string; label: string }) {
  return (
    <button type="button" className="chip" onClick={() => download(name, type, body)}>
      {label}
    </button>
  );
}

/** A button that saves rows as CSV: header row first. */
export function CsvButton({ name, rows, label }: { name: string; rows: readonly (readonly CsvCell[])[]; label: string }) {
  return (
    <button type="button" className="chip" onClick={() => download(`${name}.csv`, "text/csv;charset=utf-8", toCsv(rows))}>
      {label}
    </button>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const download = (name: string, type: string, body: BlobPart) => saveBlob(name, new Blob([body], { type }));
