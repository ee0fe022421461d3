import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { WritingNews } from "#core/providers/language-model.ts";
import type { VisitorRequest } from "#core/tool/tool-ports.ts";
import type { Env } from "#platform/env/env.ts";
import { limitKey } from "#platform/rate-limit/client-address.ts";
import { addressOf, visitorAddress, visitorRequest } from "./visitor-request.ts";

/** What is known of the visitor who sent a request. */
export interface Visitor {
  /** What limits are counted by: the address, or the /64 of an IPv6 one. */
  key: string;
  signal: AbortSignal;
  /** Hears what a language model writes for this run, as it is written. */
  onWriting?: ((news: WritingNews) => void) | undefined;
  /** For the tools that ask what the request tells of itself. */
  describe?: () => VisitorRequest;
}

export type Visitors = ReturnType<typeof createVisitors>;

/** Limits need to know that it is the same visitor, not who: the address itself is kept in no counter. `secret` is the same on every instance. */
export function createVisitors(env: Env, secret: Uint8Array) {
  const fingerprint = (address: string) => createHmac("sha256", secret).update(limitKey(address)).digest("base64url").slice(0, 22);
  const addressIn = (c: Context) => visitorAddress(c, env).address;
  return {
    addressOf: addressIn,

    of: (c: Context): Visitor => ({
      key: fingerprint(addressIn(c)),
      signal: c.req.raw.signal,
      describe: () => visitorRequest(c, env),
    }),

    /** The same visitor's key, before any framework saw the request. */
    keyOf: (request: IncomingMessage): string => fingerprint(addressOf(request, env)),
  };
}
