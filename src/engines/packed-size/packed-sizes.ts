import { gzipSync } from "fflate";
import type { MinifiedCode, PackedSizes, WrittenCode } from "#core/tool/minified-code.ts";

/** As servers pack files ahead of time. The same in every browser and on the server: their own packers differ by a few bytes. */
const GZIP_LEVEL = 9;
/** Brotli at its best takes ten seconds for a megabyte. */
const MOST_BROTLI_BYTES = 300_000;

async function packedSizes(text: string): Promise<PackedSizes> {
  const bytes = new TextEncoder().encode(text);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: GZIP_LEVEL }).length, brotli: await brotliSize(bytes) };
}

async function brotliSize(bytes: Uint8Array<ArrayBuffer>): Promise<number | null> {
  const packer = bytes.length > MOST_BROTLI_BYTES ? undefined : brotliPacker();
  if (!packer) return null;
  const packed = await new Response(new Blob([bytes]).stream().pipeThrough(packer)).arrayBuffer();
  return packed.byteLength;
}

/** Undefined where the browser has none. */
function brotliPacker(): CompressionStream | undefined {
  try {
    return new CompressionStream("brotli" as CompressionFormat);
  } catch {
    return undefined;
  }
}

/** What was written, with the sizes before and after. */
export async function withSizes(source: string, written: WrittenCode): Promise<MinifiedCode> {
  const before = await packedSizes(source);
  if (!written.ok) return { code: null, problem: written.problem, before, after: null, notes: [] };
  const { code, map, notes = [] } = written;
  return { code, problem: null, before, after: await packedSizes(code), ...(map === undefined ? {} : { map }), notes: [...notes] };
}
