import type { HeaderEntries } from "../header-fields.ts";
import type { ObservedScript } from "./observe-scripts.ts";

export interface ObservedPage {
  url: string;
  /** Of the answer that was shown in the end. */
  headers: HeaderEntries;
  /** Set-Cookie of every answer on the way. */
  setCookies: readonly string[];
  /** Content of `<meta http-equiv>`, by lower-cased name. */
  httpEquiv: ReadonlyMap<string, readonly string[]>;
  /** Null when the answer is no HTML. */
  scripts: readonly ObservedScript[] | null;
  /** Addresses that a request over http went through, itself first; empty when http does not answer; null when nobody asked. */
  httpRoute: readonly string[] | null;
}
