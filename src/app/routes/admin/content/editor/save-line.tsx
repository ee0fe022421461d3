import type { SaveState } from "../saving/draft-queue.ts";

/** Whether the words are safe, in words that are true. */
export function SaveLine({ save, onRetry }: { save: SaveState; onRetry(): void }) {
  return (
    <p className="save-line" role="status" data-kind={save.kind}>
      {wordsFor(save)}
      {save.kind === "failed" && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}

function wordsFor(save: SaveState): string {
  switch (save.kind) {
    case "saving":
      return "Saving";
    case "failed":
      return save.message ? `Not saved: ${save.message}` : "Not saved";
    case "offline":
      return "Offline: kept here";
    case "conflict":
      return "Not saved: somebody changed the same";
    case "saved":
      return save.at ? `Saved ${clock(save.at)}` : "Nothing unsaved";
  }
}

const clock = (at: Date) => at.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
