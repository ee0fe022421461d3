/** Everything a tool may ask the outside world for. Bound to the platform once, in the server. */
export interface ToolPorts {
  /** One guarded fetch of an address that a visitor gave or a page named. Throws AppError with a sentence for people. */
  fetchPage(address: string | URL, options?: FetchPageOptions): Promise<FetchedPage>;
  /** A page to judge: fetched, pasted or kept. What was opened is kept under a number, so that other tools look at the same page. */
  openPage(source: PageSource, signal?: AbortSignal): Promise<OpenedPage>;
  /** An address of ours under which a page may show a picture of another site, for a day. No page of ours loads from other hosts itself. */
  showImage(address: string): string;
  now(): Date;
}

/** An address; HTML with the address it has or will have; or the number of a page that was kept. */
export type PageSource = { url: string } | { html: string; url?: string } | { snapshot: string };

export interface OpenedPage {
  /** Null when the page could not be kept. */
  id: string | null;
  takenAt: string;
  /** Until when it is kept. */
  until: string;
  /** As the visitor typed it. */
  input: string;
  page: FetchedPage | PastedPage;
}

/** HTML that a visitor pasted; `url` is what its relative addresses are resolved against. */
export interface PastedPage {
  html: string;
  url: string;
}

export interface FetchPageOptions {
  method?: "GET" | "HEAD";
  maxBytes?: number;
  maxRedirects?: number;
  /** Past `maxBytes`: fail, or keep what was read and say so. */
  onTruncate?: "error" | "keep";
  accept?: string;
  /** Of a long answer only these bytes: `bytes=0-65535`. A server may send all of it anyway. */
  range?: string;
  /** For the whole call; 20 s unless told. */
  totalMs?: number;
  signal?: AbortSignal;
}

export interface FetchedPage {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** In the order sent, names as sent. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Decoded bytes of the answer. */
  body: Uint8Array;
  truncated: boolean;
  hops: readonly FetchedHop[];
  bytesWire: number;
  totalMs: number;
}

interface FetchedHop {
  url: string;
  status: number;
  location?: string;
  headers: readonly (readonly [name: string, value: string])[];
  address: string;
  firstByteMs: number;
  totalMs: number;
}
