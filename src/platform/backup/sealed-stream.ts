import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Transform } from "node:stream";

/**
 * Bytes under a key, in frames: 4 bytes of length, the bytes (AES-256-GCM), 16 bytes of tag. The nonce is the frame's number, its last byte
 * 1 for the last frame: nothing can be changed, left out, put elsewhere or cut off unseen. The key is drawn by scrypt from the words given
 * and a salt that stands first, so no two files share one.
 */
const FRAME_BYTES = 65_536;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const DAMAGED = "The backup was changed or is damaged.";

export function sealingStream(words: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(words, salt);
  let waiting: Buffer = Buffer.alloc(0);
  let count = 0;
  const seal = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv("aes-256-gcm", key, nonce(count++, isLast));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body, cipher.getAuthTag()]);
  };
  return new Transform({
    construct(done) {
      this.push(salt);
      done();
    },
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      // One byte more than a frame: the last frame is never an empty one after a full one.
      for (; waiting.length > FRAME_BYTES; waiting = waiting.subarray(FRAME_BYTES))
        this.push(seal(waiting.subarray(0, FRAME_BYTES), false));
      done();
    },
    flush(done) {
      this.push(seal(waiting, true));
      done();
    },
  });
}

export function openingStream(words: string): Transform {
  let waiting: Buffer = Buffer.alloc(0);
  let key: Buffer | undefined;
  let count = 0;
  let isOver = false;

  function open(frame: Buffer, isLast: boolean): Buffer {
    const decipher = createDecipheriv("aes-256-gcm", key as Buffer, nonce(count, isLast));
    decipher.setAuthTag(frame.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()]);
  }

  /** Which frame is the last shows only by the nonce that opens it. */
  function openNext(frame: Buffer): Buffer {
    const isFull = frame.length === FRAME_BYTES + TAG_BYTES;
    for (const isLast of isFull ? [false, true] : [true]) {
      try {
        const plain = open(frame, isLast);
        isOver = isLast;
        count++;
        return plain;
      } catch {
        // The other kind, or neither.
      }
    }
    throw new Error(count === 0 ? "The key does not open this backup." : DAMAGED);
  }

  function take(stream: Transform): void {
    if (key === undefined && waiting.length >= SALT_BYTES) {
      key = keyOf(words, waiting.subarray(0, SALT_BYTES));
      waiting = waiting.subarray(SALT_BYTES);
    }
    while (key && waiting.length >= LENGTH_BYTES) {
      const length = waiting.readUInt32BE();
      if (isOver || length > FRAME_BYTES) throw new Error(DAMAGED);
      const end = LENGTH_BYTES + length + TAG_BYTES;
      if (waiting.length < end) break;
      stream.push(openNext(waiting.subarray(LENGTH_BYTES, end)));
      waiting = waiting.subarray(end);
    }
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, chunk]);
      try {
        take(this);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush: (done) => done(isOver && waiting.length === 0 ? null : new Error("The backup is cut off.")),
  });
}

/** 32 MB and a tenth of a second for each guess. */
const keyOf = (words: string, salt: Buffer) => scryptSync(words, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 });

function nonce(count: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(count, 7);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}
