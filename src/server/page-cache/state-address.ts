import { createHash, createHmac } from "node:crypto";

/**
 * Where the loaders' data of a kept page is asked for. The address names what the data is, and the page, so that any instance can make it
 * again, also after a restart; and it is sealed, so that nobody can have a page made by inventing one.
 */
export function createStateAddresses(secret: Buffer) {
  const sealOf = (hash: string, key: string) => createHmac("sha256", secret).update(`${hash} ${key}`).digest("base64url").slice(0, PART);
  return {
    addressOf(text: string, key: string): { hash: string; address: string } {
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, PART);
      return { hash, address: `/_state/${hash}${sealOf(hash, key)}${key}` };
    },
    parse(address: string): { hash: string; key: string; isOurs(): boolean } | undefined {
      const [, hash, seal, key] = STATE.exec(address) ?? [];
      return hash && key ? { hash, key, isOurs: () => seal === sealOf(hash, key) } : undefined;
    },
  };
}

export type StateAddresses = ReturnType<typeof createStateAddresses>;

/** 48 bits each. */
const PART = 8;
const STATE = new RegExp(`^/_state/([\\w-]{${PART}})([\\w-]{${PART}})(/.*)$`);
