import { AppError } from "#core/errors/app-error.ts";

export interface Part {
  name: string;
  /** Of a file; empty where none was chosen. */
  fileName: string | undefined;
  type: string;
  /** To be read, or at least begun, before the next part is asked for. */
  content: AsyncIterable<Buffer>;
}

const MAX_HEAD_BYTES = 4_000;
const LINE = Buffer.from("\r\n");

/**
 * The parts of a `multipart/form-data` body as they arrive: never more than a piece of it is in memory. RFC 7578, and names as browsers
 * escape them: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
export async function* readMultipart(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const scan = createScanner(body);
  const mark = Buffer.from(`\r\n--${boundary}`);
  await drain(scan.before(mark));
  for (;;) {
    const after = await scan.take(2);
    if (after.equals(Buffer.from("--"))) return;
    if (!after.equals(LINE)) throw malformed();
    let head = Buffer.alloc(0);
    for await (const piece of scan.before(Buffer.from("\r\n\r\n"))) {
      head = Buffer.concat([head, piece]);
      if (head.length > MAX_HEAD_BYTES) throw malformed();
    }
    const content = scan.before(mark);
    yield { ...readHead(head.toString("utf8")), content };
    await drain(content);
  }
}

function createScanner(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const pieces = (async function* () {
    yield* body;
  })();
  // The first boundary has no line break before it.
  let held: Buffer = Buffer.from(LINE);

  async function next(): Promise<Buffer> {
    const { value, done } = await pieces.next();
    if (done) throw malformed();
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }

  return {
    /** What stands before a mark, piece by piece; the mark itself is dropped. */
    async *before(mark: Buffer): AsyncGenerator<Buffer> {
      for (;;) {
        const at = held.indexOf(mark);
        // The end of what is held may be the beginning of the mark.
        const length = at === -1 ? Math.max(0, held.length - mark.length + 1) : at;
        const piece = held.subarray(0, length);
        held = held.subarray(at === -1 ? length : at + mark.length);
        if (piece.length > 0) yield piece;
        if (at !== -1) return;
        const end = held;
        const following = await next();
        const seam = Buffer.concat([end, following.subarray(0, mark.length - 1)]);
        // A file is not copied from piece to piece: only an end that the mark may have begun in is joined to what follows.
        const isJoined = following.length < mark.length || seam.includes(mark);
        held = isJoined ? Buffer.concat([end, following]) : following;
        if (!isJoined && end.length > 0) yield end;
      }
    },
    async take(length: number): Promise<Buffer> {
      while (held.length < length) held = Buffer.concat([held, await next()]);
      const taken = held.subarray(0, length);
      held = held.subarray(length);
      return taken;
    },
  };
}

function readHead(head: string): Omit<Part, "content"> {
  const lines = new Map(
    head.split("\r\n").map((line) => [line.slice(0, line.indexOf(":")).trim().toLowerCase(), line.slice(line.indexOf(":") + 1)]),
  );
  const disposition = lines.get("content-disposition") ?? "";
  const name = parameter("name", disposition);
  if (!/^\s*form-data\s*;/i.test(disposition) || name === undefined) throw malformed();
  return { name, fileName: parameter("filename", disposition), type: lines.get("content-type")?.trim() ?? "" };
}

function parameter(name: string, disposition: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, "i").exec(disposition) ?? [];
  return (quoted ?? plain)?.replaceAll(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

async function drain(pieces: AsyncIterable<unknown>) {
  for await (const _ of pieces);
}

const malformed = () => new AppError("input_invalid", { reason: "The form was cut short or damaged on its way. Send it again." });
