import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#core/errors/app-error.ts";

interface Options {
  secret: Uint8Array;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const IMAGE_PATH = "/api/tools/image";

/**
 * Addresses of ours that stand for pictures of other sites. Only what a run found is signed, so nobody can use us to fetch anything else;
 * and only for a day, so that no page elsewhere can build on it.
 */
export function createImageAddresses({ secret, now }: Options) {
  const signatureOf = (url: string, until: string) =>
    createHmac("sha256", secret).update(`image\n${until}\n${url}`).digest("base64url").slice(0, 32);

  return {
    addressOf(url: string): string {
      // Whole hours, so that the address stays the same for a while and browsers keep the picture.
      const until = (Math.floor(now() / HOUR_MS) + VALID_HOURS).toString(36);
      return `${IMAGE_PATH}?${new URLSearchParams({ url, until, sig: signatureOf(url, until) })}`;
    },

    /** The picture's own address. Throws when we did not write this. */
    read(query: URLSearchParams): string {
      const [url, until, given] = [query.get("url") ?? "", query.get("until") ?? "", query.get("sig") ?? ""];
      const isOurs = isSame(given, signatureOf(url, until));
      if (!isOurs || Number.parseInt(until, 36) * HOUR_MS <= now()) throw new AppError("image_address");
      return url;
    },
  };
}

const HOUR_MS = 3_600_000;
const VALID_HOURS = 25;

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
