/** A growing run of bytes. */
export function createBytes() {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  return {
    push(byte: number) {
      if (length === bytes.length) {
        const more = new Uint8Array(bytes.length * 2);
        more.set(bytes);
        bytes = more;
      }
      bytes[length++] = byte;
    },
    taken: () => bytes.slice(0, length),
  };
}

/** The codes of a GIF's picture data (GIF89a, appendix F), in blocks of at most 255 bytes. */
export function packLzw(numbers: Uint8Array, colorBits: number, put: (byte: number) => void): void {
  const firstBits = Math.max(2, colorBits);
  const clear = 1 << firstBits;
  put(firstBits);
  const block = new Uint8Array(255);
  let blockLength = 0;
  let buffer = 0;
  let filled = 0;
  const flushBlock = () => {
    if (blockLength === 0) return;
    put(blockLength);
    for (let at = 0; at < blockLength; at++) put(block[at] as number);
    blockLength = 0;
  };
  const emit = (code: number, bits: number) => {
    buffer |= code << filled;
    for (filled += bits; filled >= 8; filled -= 8, buffer >>>= 8) {
      block[blockLength++] = buffer & 255;
      if (blockLength === 255) flushBlock();
    }
  };

  // A code and the number after it make the next code: 4,096 codes, 256 numbers.
  const table = new Uint16Array(1 << 20);
  let next = clear + 2;
  let bits = firstBits + 1;
  emit(clear, bits);
  let code = numbers[0] ?? 0;
  for (let at = 1; at < numbers.length; at++) {
    const number = numbers[at] as number;
    const key = (code << 8) | number;
    const known = table[key] as number;
    if (known !== 0) {
      code = known;
      continue;
    }
    emit(code, bits);
    code = number;
    if (next === 4096) {
      emit(clear, bits);
      table.fill(0);
      next = clear + 2;
      bits = firstBits + 1;
      continue;
    }
    table[key] = next;
    if (next === 1 << bits) bits++;
    next++;
  }
  emit(code, bits);
  // The reader adds a code after each it reads, so it may be a bit further by now.
  if (next === 1 << bits && bits < 12) bits++;
  emit(clear + 1, bits);
  if (filled > 0) emit(0, 8 - filled);
  flushBlock();
  put(0);
}
