import { Gunzip } from "fflate";

interface TextSteps {
  text: string;
}

export interface TextFacts {
  packed: boolean;
  encoding: string;
  bytes: number;
  isCut: boolean;
  isDamaged: boolean;
  hasBadBytes: boolean;
}

/** sitemaps.org: 50 MB unpacked is the most a file may have. */
const MAX_UNPACKED_BYTES = 52_428_800;
const PIECE_BYTES = 64 * 1_024;
/** Packed bytes can grow a thousandfold: small pieces bound what one step may hold. */
const PACKED_PIECE_BYTES = 8 * 1_024;

/** The text of a file, piece by piece: unpacked by its first bytes and not by its name, decoded by its mark or declaration. */
export function* sitemapText(body: Uint8Array, facts: TextFacts): Generator<TextSteps> {
  facts.packed = body[0] === 0x1f && body[1] === 0x8b;
  let decoder: TextDecoder | undefined;
  for (const piece of facts.packed ? unpacked(body, facts) : plain(body)) {
    const room = MAX_UNPACKED_BYTES - facts.bytes;
    const kept = piece.length > room ? piece.subarray(0, room) : piece;
    facts.bytes += kept.length;
    if (!decoder) {
      facts.encoding = encodingOf(kept);
      decoder = new TextDecoder(facts.encoding);
    }
    const text = decoder.decode(kept, { stream: true });
    facts.hasBadBytes ||= text.includes("\ufffd");
    yield { text };
    if (kept.length < piece.length) {
      facts.isCut = true;
      return;
    }
  }
  const rest = decoder?.decode() ?? "";
  facts.hasBadBytes ||= rest !== "";
  if (rest !== "") yield { text: rest };
}

function* plain(body: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) yield body.subarray(at, at + PIECE_BYTES);
}

function* unpacked(body: Uint8Array, facts: TextFacts): Generator<Uint8Array> {
  let out: Uint8Array[] = [];
  const gunzip = new Gunzip((piece) => out.push(piece));
  // The end is signalled after the last piece: fflate throws away the last piece of a cut file when both come together.
  for (let at = 0; at < body.length + PACKED_PIECE_BYTES; at += PACKED_PIECE_BYTES) {
    try {
      gunzip.push(body.subarray(at, at + PACKED_PIECE_BYTES), at >= body.length);
    } catch {
      // What fflate throws says no more than this: the bytes are not what they claim to be.
      facts.isDamaged = true;
      facts.isCut = true;
    }
    const ready = out;
    out = [];
    yield* ready;
    if (facts.isDamaged) return;
  }
}

/** A byte order mark, the zero bytes of UTF-16, or what the XML declaration says; UTF-8 otherwise. */
function encodingOf(first: Uint8Array): string {
  const [a, b, c] = first;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0 && b !== 0) return "utf-16be";
  if (a !== 0 && b === 0) return "utf-16le";
  const head = new TextDecoder("latin1").decode(first.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  if (declared === undefined) return "utf-8";
  try {
    const { encoding } = new TextDecoder(declared);
    // A file that can be read byte by byte is not in UTF-16, whatever it says.
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return "utf-8";
  }
}
