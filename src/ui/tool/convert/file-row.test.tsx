import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FileState } from "./file-queue.ts";
import { FileRow } from "./file-row.tsx";

const on = { again() {}, cancel() {}, remove() {} };

/** What a row says, its buttons in brackets. */
function words(state: FileState<Blob>, bytes = 1000): string {
  const row = { id: 1, file: new File([new Uint8Array(bytes)], "a.png"), path: "trip/a.png", options: undefined, state };
  const html = renderToStaticMarkup(
    <FileRow row={row} doing="Converting" madeOf={(blob) => ({ path: "trip/a.webp", blob })} on={on} optionsOf={() => "own fields"} />,
  );
  return html
    .replace(/<span class="vh">[^<]*<\/span>/g, "")
    .replace(/<button[^>]*>([^<]*)<\/button>/g, " [$1]")
    .replace(/<progress[^>]*>/g, (tag) => ` ${/value="([^"]*)"/.exec(tag)?.[1] ?? "?"}/1`)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

describe("FileRow", () => {
  it.each<[FileState<Blob>, string]>([
    [{ kind: "waiting" }, "trip/a.png 1 KB Waiting [Cancel] 0/1"],
    [{ kind: "working" }, "trip/a.png 1 KB Converting [Cancel] ?/1"],
    [{ kind: "working", share: 0.4 }, "trip/a.png 1 KB Converting, 40% [Cancel] 0.4/1"],
    [
      { kind: "done", result: new Blob([new Uint8Array(120)]) },
      "trip/a.png 1 KB → 120 bytes −88% Done [Download] [Remove] Its own options",
    ],
    [{ kind: "done", result: new Blob([new Uint8Array(1500)]) }, "trip/a.png 1 KB → 1.5 KB +50% Done [Download] [Remove] Its own options"],
    [{ kind: "failed", reason: "No pixels." }, "trip/a.png 1 KB Failed [Try again] [Remove] No pixels. Its own options"],
    [{ kind: "cancelled" }, "trip/a.png 1 KB Canceled [Try again] [Remove] Its own options"],
  ])("%j", (state, said) => expect(words(state)).toBe(said));

  it("has no percentage of nothing", () =>
    expect(words({ kind: "done", result: new Blob([]) }, 0)).toContain("0 bytes → 0 bytes same size"));
});
