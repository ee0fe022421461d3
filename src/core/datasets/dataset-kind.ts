/** Lists and graphs that anybody may download and the operator imports: no key, no question to anybody at run time. */
export const DATASET_KINDS = ["tranco", "majestic-million", "commoncrawl-ranks", "commoncrawl-edges"] as const;
export type DatasetKind = (typeof DATASET_KINDS)[number];

interface DatasetCard {
  /** As it is named beside a figure. */
  name: string;
  url: string;
  /** Past this it is called stale: its publisher has had a newer one for long. */
  freshDays: number;
  /** How many editions are kept: a rank has a history. */
  editions: number;
}

export const DATASETS: Record<DatasetKind, DatasetCard> = {
  tranco: { name: "Tranco list", url: "https://tranco-list.eu/", freshDays: 30, editions: 30 },
  "majestic-million": { name: "Majestic Million", url: "https://majestic.com/reports/majestic-million", freshDays: 30, editions: 30 },
  "commoncrawl-ranks": { name: "Common Crawl domain ranks", url: "https://commoncrawl.org/web-graphs", freshDays: 200, editions: 4 },
  "commoncrawl-edges": { name: "Common Crawl domain graph", url: "https://commoncrawl.org/web-graphs", freshDays: 200, editions: 1 },
};

/** What an import leaves beside its files. */
export interface DatasetAbout {
  kind: DatasetKind;
  /** `2026-11-14` or the name of a release, such as `cc-main-2026-aug-sep-oct`. */
  edition: string;
  /** ISO date that its figures hold for. */
  asOf: string;
  rows: number;
  /** Lines that were not in the documented form, and names that stood there twice. */
  malformed: number;
  duplicates: number;
  /** Name of the file that was read. */
  file: string;
  /** SHA-256 of the rows as they are kept. */
  sha256: string;
  importedAt: string;
}

/** An edition that is there, or that cannot be used, with the reason. */
export type LoadedDataset = DatasetAbout & { isStale: boolean; bytes: number; trouble?: string };
