/** What stands in a PDF one after another: text, bytes, or a file that nobody has to read for it. */
export type PdfData = string | Uint8Array<ArrayBuffer> | Blob;

/** A run of bytes with what a reader must know of it, as PDF writes it: “/Width 20 /Filter /DCTDecode”. */
export interface PdfStream {
  entries: string;
  data: readonly PdfData[];
}

/** A picture as a page of a PDF holds it. */
export interface PdfPicture {
  /** Of the stored picture, before it is turned upright. */
  width: number;
  height: number;
  /** As cameras count it (EXIF): 1 is upright, 6 is to be turned right. */
  orientation: number;
  image: PdfStream;
  /** How opaque each pixel is, where that matters. */
  mask?: PdfStream | undefined;
  /** The color profile of the image's samples; its number stands for `{profile}` in the image's entries. */
  profile?: PdfStream | undefined;
  /** The colors that the image's samples count; its number stands for `{palette}`. */
  palette?: PdfStream | undefined;
}

/** What a worker makes of one file. */
export interface PreparedPage {
  name: string;
  page: PdfPicture;
  /** What the visitor should know about it: sentences. */
  note?: string | undefined;
  thumbnail: Blob;
}
