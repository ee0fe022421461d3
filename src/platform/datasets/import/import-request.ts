import type { DatasetKind } from "#core/datasets/dataset-kind.ts";
import type { createKeptEditions } from "../kept-editions.ts";
import type { openImportFolder } from "./import-progress.ts";

export interface ImportRequest {
  dataDir: string;
  kind: DatasetKind;
  /** The list; of a graph its edges and its vertices. */
  files: readonly string[];
  edition?: string | undefined;
  now(): Date;
  onProgress(words: string): void;
  /** Where it goes whole, instead of into the folder. */
  keep?: ReturnType<typeof createKeptEditions>["keep"] | undefined;
  /** What one run of rows takes; small in tests, so that there are several. */
  runBytes?: number;
}

export interface ImportPlace extends Pick<ImportRequest, "onProgress" | "runBytes"> {
  work: string;
  made: string;
  held: ReturnType<typeof openImportFolder>;
}
