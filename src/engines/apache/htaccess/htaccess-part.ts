import type { ConfigLine } from "../config-file.schema.ts";

/** What the host must allow in `AllowOverride` for a part to work. */
export type Override = "AuthConfig" | "FileInfo" | "Indexes" | "Limit" | "Options";

/** One concern of a site's settings, for Apache and for nginx. */
export interface HtaccessPart {
  title: string;
  apache: readonly ConfigLine[];
  /** Inside `server { }`. */
  nginx: readonly ConfigLine[];
  /** Beside `server { }`, in `http { }`. */
  nginxHttp?: readonly ConfigLine[];
  /** Modules that must be there: without them Apache answers 500 to every request. */
  modules: readonly string[];
  overrides: readonly Override[];
  /** What could go wrong, said before it does. */
  warnings?: readonly string[];
}
