import { statSync } from "node:fs";
import { basename } from "node:path";
import type { DatasetKind } from "#core/datasets/dataset-kind.ts";
import { packingOf } from "./source-lines.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const RELEASE = new RegExp(`cc-main-\\d{4}(?:-\\d{2})?(?:-(?:${MONTHS.join("|")}))+`);

/** Which edition a file holds: as the caller says, by its name, by the archive that it stands in, or by the day it was written. */
export function editionOf(kind: DatasetKind, path: string, chosen: string | undefined): { edition: string; asOf: string } {
  const isGraph = kind === "commoncrawl-ranks" || kind === "commoncrawl-edges";
  const named = chosen ?? basename(path);
  const release = RELEASE.exec(named);
  if (isGraph) {
    if (!release) throw new Error("Name the release that the file belongs to: --edition cc-main-2026-aug-sep-oct");
    return { edition: release[0], asOf: dayOf(release[0]) };
  }
  const day = /\d{4}-\d\d-\d\d/.exec(named)?.[0];
  if (chosen !== undefined && day === undefined) throw new Error("Write the day of the list like this: --edition 2026-11-14");
  const edition = day ?? packingOf(path).day ?? statSync(path).mtime.toISOString().slice(0, 10);
  return { edition, asOf: edition };
}

/** The day that an edition holds for. */
export const dayOf = (edition: string): string => (RELEASE.test(edition) ? lastDayOf(edition) : edition);

/** The last day of the last month named; `cc-main-2025-26-nov-dec-jan` ends in the second of its years. */
function lastDayOf(release: string): string {
  const [, first, second] = /^cc-main-(\d{4})(?:-(\d{2}))?-/.exec(release) ?? [];
  const year = second ? 2_000 + Number(second) : Number(first);
  return new Date(Date.UTC(year, MONTHS.indexOf(release.slice(-3)) + 1, 0)).toISOString().slice(0, 10);
}
