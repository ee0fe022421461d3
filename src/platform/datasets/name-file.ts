import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";

/**
 * Names by their number. Blocks of 64, in which a name says how much of the one before it shares: graphs list names in order.
 *
 *   8 bytes "HALSTNAM" · names · place of the table, 8 bytes · blocks · table of the blocks' places, 8 bytes each
 */
const MAGIC = "HALSTNAM";
const HEAD = 24;
const IN_BLOCK = 64;
const LONGEST_BLOCK = IN_BLOCK * 256;

export function createNameFile(path: string) {
  const handle = openSync(path, "w");
  const buffer = Buffer.alloc(1024 * 1024);
  let [held, position, names] = [0, HEAD, 0];
  let last = "";
  let places = new Float64Array(1024);

  return {
    add(name: string): void {
      if (held > buffer.length - 512) write();
      if (names % IN_BLOCK === 0) {
        const block = names / IN_BLOCK;
        if (block === places.length) {
          const more = new Float64Array(places.length * 2);
          more.set(places);
          places = more;
        }
        places[block] = position + held;
        last = "";
      }
      let shared = 0;
      while (shared < last.length && shared < name.length && last.charCodeAt(shared) === name.charCodeAt(shared)) shared++;
      buffer[held++] = shared;
      buffer[held++] = name.length - shared;
      held += buffer.write(name.slice(shared), held, "latin1");
      last = name;
      names++;
    },

    finish(): void {
      write();
      const blocks = Math.ceil(names / IN_BLOCK);
      const table = new Uint8Array(places.buffer, 0, blocks * 8);
      writeSync(handle, table, 0, table.length, position);
      const head = Buffer.alloc(HEAD);
      head.write(MAGIC, "latin1");
      head.writeUInt32LE(names, 8);
      head.writeDoubleLE(position, 16);
      writeSync(handle, head, 0, HEAD, 0);
      fsyncSync(handle);
      closeSync(handle);
    },
  };

  function write() {
    writeSync(handle, buffer, 0, held, position);
    position += held;
    held = 0;
  }
}

/** Throws with a sentence when the file is none of ours or not whole. */
export function openNameFile(path: string) {
  const handle = openSync(path, "r");
  try {
    const head = Buffer.alloc(HEAD);
    if (readSync(handle, head, 0, HEAD, 0) < HEAD || head.toString("latin1", 0, 8) !== MAGIC)
      throw new Error("the file of names is no import of ours");
    const names = head.readUInt32LE(8);
    const table = head.readDoubleLE(16);
    const { size } = fstatSync(handle);
    if (size !== table + Math.ceil(names / IN_BLOCK) * 8) throw new Error("the file of names ends early");
    const block = Buffer.alloc(LONGEST_BLOCK);
    const place = Buffer.alloc(8);
    /** The block that was read last. */
    let near = -1;
    let inBlock: string[] = [];

    return {
      names,
      bytes: size,
      at(number: number): string | undefined {
        if (number >= names) return undefined;
        const wanted = Math.floor(number / IN_BLOCK);
        if (wanted !== near) {
          readSync(handle, place, 0, 8, table + wanted * 8);
          const length = readSync(handle, block, 0, LONGEST_BLOCK, place.readDoubleLE(0));
          inBlock = namesIn(block.subarray(0, length), Math.min(IN_BLOCK, names - wanted * IN_BLOCK));
          near = wanted;
        }
        return inBlock[number % IN_BLOCK];
      },
      close: () => closeSync(handle),
    };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function namesIn(block: Buffer, count: number): string[] {
  const names: string[] = [];
  let at = 0;
  let last = "";
  while (names.length < count && at + 2 <= block.length) {
    const [shared, length] = [block[at] as number, block[at + 1] as number];
    last = last.slice(0, shared) + block.toString("latin1", at + 2, at + 2 + length);
    at += 2 + length;
    names.push(last);
  }
  return names;
}
