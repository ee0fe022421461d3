/**
 * A text as a QR code: the rows of its modules, true for dark. Bytes, error correction M, the smallest version that holds them, the mask
 * with the fewest penalties, after ISO/IEC 18004. Holds up to 412 bytes, far more than the address of an authenticator has.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((_, index) => bytes.length <= capacityOf(index + 1)) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes do not fit a QR code of version ${VERSIONS.length}`);
  const frame = drawFunctionPatterns(version);
  drawCodewords(frame, interleave(dataCodewords(bytes, version), version));
  const masked = MASKS.map((isDark, mask) => {
    const modules = frame.modules.map((row, y) => row.map((dark, x) => (frame.isFunction[y]?.[x] ? dark : dark !== isDark(x, y))));
    drawFormat(modules, mask);
    return { modules, penalty: penaltyOf(modules) };
  });
  return masked.reduce((best, each) => (each.penalty < best.penalty ? each : best)).modules;
}

/** Of each version at level M: error codewords a block, and blocks. */
const VERSIONS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
] as const;

const blocksOf = (version: number) => VERSIONS[version - 1] ?? VERSIONS[0];
const sizeOf = (version: number) => version * 4 + 17;

/** Modules that are left for codewords, in bytes. */
function rawCodewords(version: number): number {
  const places = alignmentPlaces(version).length;
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) modules -= (25 * places - 10) * places - 55;
  if (version >= 7) modules -= 36;
  return modules >> 3;
}

function dataSize(version: number): number {
  const [error, blocks] = blocksOf(version);
  return rawCodewords(version) - error * blocks;
}

/** Bits of the length: 8 up to version 9, then 16. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const capacityOf = (version: number) => Math.floor((dataSize(version) * 8 - 4 - lengthBits(version)) / 8);

function dataCodewords(bytes: Uint8Array, version: number): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(bytes.length, lengthBits(version));
  for (const byte of bytes) push(byte, 8);
  const size = dataSize(version);
  push(0, Math.min(4, size * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words = new Uint8Array(size);
  for (let at = 0; at < bits.length; at++) words[at >> 3] = ((words[at >> 3] ?? 0) << 1) | (bits[at] ?? 0);
  for (let at = bits.length / 8, pad = 0; at < size; at++, pad++) words[at] = pad % 2 === 0 ? 0xec : 0x11;
  return words;
}

/** Blocks with their error codewords, taken in turn. The last blocks hold one data codeword more. */
function interleave(data: Uint8Array, version: number): number[] {
  const [error, count] = blocksOf(version);
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const divisor = generator(error);
  const blocks: { data: Uint8Array; error: Uint8Array }[] = [];
  for (let index = 0, at = 0; index < count; index++) {
    const length = short + (index >= firstLong ? 1 : 0);
    const block = data.subarray(at, at + length);
    at += length;
    blocks.push({ data: block, error: remainder(block, divisor) });
  }
  const words: number[] = [];
  for (let at = 0; at <= short; at++) for (const block of blocks) if (at < block.data.length) words.push(block.data[at] ?? 0);
  for (let at = 0; at < error; at++) for (const block of blocks) words.push(block.error[at] ?? 0);
  return words;
}

/** Multiplication in GF(256) by 0x11D. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  for (let power = 0, root = 1; power < degree; power++, root = multiply(root, 2))
    for (let at = 0; at < degree; at++) result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
  return result;
}

function remainder(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const result = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0);
    result.copyWithin(0, 1);
    result[result.length - 1] = 0;
    divisor.forEach((coefficient, at) => {
      result[at] = (result[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return result;
}

interface Frame {
  modules: boolean[][];
  isFunction: boolean[][];
}

function drawFunctionPatterns(version: number): Frame {
  const size = sizeOf(version);
  const grid = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const frame: Frame = { modules: grid(), isFunction: grid() };
  const set = (x: number, y: number, dark: boolean) => {
    const [row, mark] = [frame.modules[y], frame.isFunction[y]];
    if (!row || !mark || x < 0 || x >= size) return;
    row[x] = dark;
    mark[x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const distance = Math.max(Math.abs(dx), Math.abs(dy));
        set(x + dx, y + dy, distance !== 2 && distance !== 4);
      }
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((x, i) => {
    places.forEach((y, j) => {
      // Three corners belong to the finders.
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    });
  });
  // The format's places; its bits follow with the mask.
  for (let at = 0; at < 9; at++) {
    set(8, at, at === 6);
    set(at, 8, at === 6);
  }
  for (let at = 0; at < 8; at++) {
    set(size - 1 - at, 8, false);
    set(8, size - 1 - at, at === 7);
  }
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
      set(a, b, ((bits >>> at) & 1) === 1);
      set(b, a, ((bits >>> at) & 1) === 1);
    }
  }
  return frame;
}

function alignmentPlaces(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - (count - 2 - index) * step)];
}

function drawFormat(modules: boolean[][], mask: number): void {
  const size = modules.length;
  // Level M is 00.
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, at: number) => {
    const row = modules[y];
    if (row) row[x] = ((bits >>> at) & 1) === 1;
  };
  for (let at = 0; at < 6; at++) set(8, at, at);
  set(8, 7, 6);
  set(8, 8, 7);
  set(7, 8, 8);
  for (let at = 9; at < 15; at++) set(14 - at, 8, at);
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, at);
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, at);
}

/** In pairs of columns from the right, up and down in turn; the column of the timing pattern is left out. */
function drawCodewords({ modules, isFunction }: Frame, words: readonly number[]): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = modules[y];
        if (!row || isFunction[y]?.[x] || at >= words.length * 8) continue;
        row[x] = (((words[at >> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function penaltyOf(modules: boolean[][]): number {
  const size = modules.length;
  const columns = Array.from({ length: size }, (_, x) => modules.map((row) => row[x] ?? false));
  let penalty = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    // The pattern of a finder (1:1:3:1:1) with four light modules on one side, which a scanner may mistake for one.
    for (const _ of text.matchAll(/(?=10111010000|00001011101)/g)) penalty += 40;
  }
  let dark = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const module = modules[y]?.[x];
      if (module) dark++;
      if (y > 0 && x > 0 && module === modules[y - 1]?.[x] && module === modules[y]?.[x - 1] && module === modules[y - 1]?.[x - 1])
        penalty += 3;
    }
  return penalty + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}
