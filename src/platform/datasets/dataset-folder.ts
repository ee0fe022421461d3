import { join } from "node:path";

/** Where imported lists stand: a folder a kind, in it a folder an edition. */
export const datasetFolder = (dataDir: string): string => join(dataDir, "datasets");
