/** What a worker makes of one picture. */
export interface PictureResult {
  name: string;
  blob: Blob;
  /** What the visitor should know about it: sentences. */
  note?: string | undefined;
  width: number;
  height: number;
  /** As it came, upright. */
  from: { width: number; height: number };
  /** At which it was written, where the format has one. */
  quality?: number | undefined;
  /** Small enough for a row. */
  thumbnail?: Blob | undefined;
}
