/**
 * Robots files are compared octet by octet, so they are handled as strings of one character an octet (0 to 255).
 * Google's parser never decodes them either: a file that is not UTF-8 still works where its bytes are ASCII.
 */
export function toOctets(text: string | Uint8Array): string {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  let octets = "";
  // In pieces: an argument list of 500,000 numbers overflows the stack. Spreading would ask an iterator for every octet, seven times as slow.
  for (let at = 0; at < bytes.length; at += 8_192) octets += Reflect.apply(String.fromCharCode, null, bytes.subarray(at, at + 8_192));
  return octets;
}

/** The text that a person would read in these octets. */
export function fromOctets(octets: string): string {
  if (!/[\u0080-\u00ff]/.test(octets)) return octets;
  return new TextDecoder().decode(Uint8Array.from(octets, (character) => character.charCodeAt(0)));
}
