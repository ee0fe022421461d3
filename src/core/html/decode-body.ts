import sniffEncoding from "html-encoding-sniffer";
import { charsetOfType } from "#core/http/charset-of-type.ts";

export interface Charset {
  value: string;
  source: "bom" | "header" | "meta" | "default";
}

/**
 * Bytes to text by the standard's order: byte order mark, Content-Type header, meta tag. A page that declares nothing is read as UTF-8
 * when its bytes are valid UTF-8, as Chromium's detector would find, else as windows-1252.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): { html: string; charset: Charset } {
  const charset = charsetOf(body, charsetOfType(contentType ?? ""));
  // The "replacement" encoding turns all text into one sign, and TextDecoder does not know it.
  if (charset.value === "replacement") return { html: "\ufffd", charset };
  return { html: new TextDecoder(charset.value).decode(body), charset };
}

const UNKNOWN = "none";
/** Browsers look through 1,024 bytes, and begin anew when they meet a meta tag later on. */
const MAX_META_BYTES = 65_536;

function charsetOf(body: Uint8Array, label: string | undefined): Charset {
  const hasBom = sniffEncoding(body.subarray(0, 3), { defaultEncoding: UNKNOWN, maxPrescanBytes: 0 }) !== UNKNOWN;
  if (hasBom) return { value: sniffEncoding(body.subarray(0, 3)), source: "bom" };
  if (label) {
    const value = sniffEncoding(new Uint8Array(), { transportLayerEncodingLabel: label, defaultEncoding: UNKNOWN });
    if (value !== UNKNOWN) return { value, source: "header" };
  }
  const value = sniffEncoding(body, { defaultEncoding: UNKNOWN, maxPrescanBytes: MAX_META_BYTES });
  if (value !== UNKNOWN) return { value, source: "meta" };
  return { value: isUtf8(body) ? "UTF-8" : "windows-1252", source: "default" };
}

function isUtf8(body: Uint8Array): boolean {
  try {
    // As a stream, so that a character cut off at the end of a truncated page is no fault.
    new TextDecoder("utf-8", { fatal: true }).decode(body, { stream: true });
    return true;
  } catch {
    return false;
  }
}
