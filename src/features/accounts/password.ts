import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "#core/errors/app-error.ts";

const argon = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** In the form that argon2's own tools write, so that another program can check it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = FORM.exec(hash) ?? [];
  if (!nonce || !tag) return false;
  const wanted = Buffer.from(tag, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: wanted.length };
  const got = await derive("argon2id", { message: password, nonce: Buffer.from(nonce, "base64"), ...cost });
  return timingSafeEqual(wanted, got);
}

/** Throws when as many passwords wait as may. Asked before a try is counted: who is turned away did not try. */
export function mustHavePlace(): void {
  if (waiting.length >= MAX_WAITING) throw new AppError("sign_in_busy", { seconds: 5 });
}

/** Each takes a core and 19 MiB for a moment: two at once, in the order they came. */
async function derive(...given: Parameters<typeof argon>): Promise<Buffer> {
  if (running >= AT_ONCE) {
    mustHavePlace();
    await new Promise<void>((go) => waiting.push(go));
  } else running++;
  try {
    return await argon(...given);
  } finally {
    // Whoever waits longest takes this place over.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const AT_ONCE = 2;
const MAX_WAITING = 8;

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replace(/=+$/, "");
