import { present } from "#core/errors/present.ts";
/**
 * Apache matches paths decoded, as bytes. Here a decoded path is a string; a byte that is no part of valid UTF-8 becomes a lone surrogate
 * U+DC80 to U+DCFF, so that an old Latin-1 address such as /caf%E9 survives and comes out as the same byte.
 */
export function decodePath(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = new Uint8Array(run.length / 3);
    for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(run.slice(at * 3 + 1, at * 3 + 3), 16);
    return decodeBytes(bytes);
  });
}

function decodeBytes(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; ) {
    const byte = present(bytes[at]);
    const length = sequenceLength(byte);
    const piece = length > 0 ? tryDecode(bytes.subarray(at, at + length)) : undefined;
    text += piece ?? String.fromCharCode(0xdc00 + byte);
    at += piece === undefined ? 1 : length;
  }
  return text;
}

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function tryDecode(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

function sequenceLength(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

const encoder = new TextEncoder();
const isRawByte = (code: number) => code >= 0xdc80 && code <= 0xdcff;

/** True when a decoded path holds a byte that cannot be written in a UTF-8 file. */
export const hasRawByte = (path: string): boolean => /[\udc80-\udcff]/.test(path.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ""));

/** How Apache writes a path into `Location`: ap_os_escape_path, hexadecimal digits in lower case. */
export function escapePath(path: string): string {
  return path.replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0);
    const bytes = isRawByte(code) ? [code - 0xdc00] : [...encoder.encode(character)];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  });
}

/** Everything but what Apache leaves as it is in a path. */
const ESCAPED = /[^A-Za-z0-9$\-_.+!*'(),:;@&=/~]/gu;

/**
 * What Apache does to a request's path before any rule sees it: slashes merged (MergeSlashes is on by default), `.` and `..` resolved.
 * Undefined for a path that climbs out of the root, which Apache refuses.
 */
export function cleanPath(path: string): string | undefined {
  const kept: string[] = [];
  const parts = path.split("/");
  for (const [index, part] of parts.entries()) {
    if (part === ".." && kept.pop() === undefined) return undefined;
    if (part !== "" && part !== "." && part !== "..") kept.push(part);
    else if (index === parts.length - 1) kept.push("");
  }
  return `/${kept.join("/")}`;
}
