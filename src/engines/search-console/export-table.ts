/** A table of an export with the name of its file or sheet. */
export interface ExportTable {
  name: string;
  rows: string[][];
}
