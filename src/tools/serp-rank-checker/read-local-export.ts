import { readSearchConsoleFile } from "#engines/search-console/read-search-console.ts";
import { reportOf } from "./rank-report.ts";
import type { SerpRankCheckerOutput } from "./serp-rank-checker.schema.ts";

/** Reads a chosen file in the page: it goes nowhere. Loaded when one is chosen. */
export async function readLocalExport(file: File): Promise<SerpRankCheckerOutput> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { search: null, report: reportOf(tryRead(bytes, file.name), { now: new Date() }) };
}

function tryRead(bytes: Uint8Array, name: string) {
  try {
    return readSearchConsoleFile(bytes, name);
  } catch {
    return { queries: [], pages: [], pairs: [], days: [], range: null, notes: [`${name} is no file that we can read.`] };
  }
}
