import { createHmac, timingSafeEqual } from "node:crypto";

/** Signed addresses at which a draft can be seen: whoever has one sees that one document, until it is over. */
export function createPreviewTokens({ secret, now }: { secret: Buffer; now(): Date }) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    make(id: string, lastsMs: number): string {
      const text = `${(now().getTime() + lastsMs).toString(36)}.${Buffer.from(id).toString("base64url")}`;
      return `${text}.${sign(text)}`;
    },

    /** The document's id; undefined when the address is not ours or is over. */
    read(token: string): string | undefined {
      const [until = "", id = "", signature = "", ...rest] = token.split(".");
      const expected = Buffer.from(sign(`${until}.${id}`));
      const given = Buffer.from(signature);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number.parseInt(until, 36) > now().getTime() ? Buffer.from(id, "base64url").toString("utf8") : undefined;
    },
  };
}
