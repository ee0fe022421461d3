/** Everything a tool may ask the outside world for. Bound to the platform once, in the server. */
export interface ToolPorts {
  /** One guarded fetch of an address that a visitor gave or a page named. Throws AppError with a sentence for people. */
  fetchPage(address: string | URL, options?: FetchPageOptions): Promise<FetchedPage>;
  now(): Date;
}

export interface FetchPageOptions {
  method?: "GET" | "HEAD";
  maxBytes?: number;
  maxRedirects?: number;
  /** Past `maxBytes`: fail, or keep what was read and say so. */
  onTruncate?: "error" | "keep";
  accept?: string;
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
