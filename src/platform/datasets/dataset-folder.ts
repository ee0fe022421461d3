import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DATASETS, type DatasetKind } from "#core/datasets/dataset-kind.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { dayOf } from "./import/edition-of.ts";

/** Where imported lists stand: a folder a kind, in it a folder an edition. */
export const datasetFolder = (dataDir: string): string => join(dataDir, "datasets");

/** A folder's name: of each import its own, so that nobody ever reads half of one. */
export const folderNameFor = (edition: string): string => `${edition}~${randomBytes(4).toString("hex")}`;

export const editionIn = (name: string): string => name.split("~")[0] ?? "";

/** Names of the folders that stand. */
export function standingIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith(".") && statSync(join(folder, name)).isDirectory());
  } catch {
    // Nothing was imported yet, or an import is just putting another edition in its place.
    return [];
  }
}

/** The newest editions, as many as are kept of their kind. */
export function keptOf(kind: DatasetKind, names: readonly string[]): string[] {
  const editions = [...new Set(names.map(editionIn))];
  return editions.toSorted((a, b) => compareText(dayOf(b), dayOf(a))).slice(0, DATASETS[kind].editions);
}

/** What goes when this one stands: the same edition of an earlier import, and those that are too old now. */
export function outlivedBy(name: string, kind: DatasetKind, names: readonly string[]): string[] {
  const kept = keptOf(kind, [name, ...names]).filter((edition) => edition !== editionIn(name));
  return names.filter((other) => other !== name && !kept.includes(editionIn(other)));
}

/** A whole edition takes its place among the others of its kind, and that of those which are gone with it. */
export function putInPlace(made: string, kindFolder: string, name: string, gone: readonly string[]): void {
  const place = join(kindFolder, name);
  mkdirSync(kindFolder, { recursive: true });
  rmSync(place, { recursive: true, force: true });
  renameSync(made, place);
  for (const other of gone) rmSync(join(kindFolder, other), { recursive: true, force: true });
}
