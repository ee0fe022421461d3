import * as z from "zod/mini";
import { parseIp } from "#core/net/ip-address.ts";

export const myIpAddressInput = z.object({
  /** Another address to describe in place of the visitor's own. */
  address: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(64, "That is too long for an IP address."),
      z.refine((text) => parseIp(text) !== undefined, "That is no IP address. Write it like 203.0.113.7 or 2001:db8::1."),
    ),
  ),
  /** Ask the name servers for the address's name. */
  reverse: z.optional(z.boolean()),
  /** Says nothing by itself: it lets an address or a form without JavaScript ask for a run. */
  run: z.optional(z.boolean()),
});
export type MyIpAddressInput = z.output<typeof myIpAddressInput>;

const namedValue = z.object({ name: z.string(), value: z.string() });

const addressFacts = z.object({
  text: z.string(),
  version: z.union([z.literal(4), z.literal(6)]),
  range: z.object({ kind: z.string(), name: z.string(), network: z.string(), meaning: z.string(), reference: z.string() }),
  /** The same address in the other ways it is written. */
  forms: z.array(namedValue),
  /** What the address gives away, or what to know about it. */
  notes: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type AddressFacts = z.output<typeof addressFacts>;

const requestFacts = z.object({
  httpVersion: z.string(),
  secure: z.boolean(),
  /** Proxies of this site between the visitor and the server. */
  ownProxies: z.number(),
  /** Headers in which proxies name others, and whether this site believes them. */
  proxyHeaders: z.array(z.object({ name: z.string(), value: z.string(), believed: z.boolean() })),
  browser: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  hints: z.array(namedValue),
  languages: z.array(z.object({ tag: z.string(), quality: z.number() })),
  doNotTrack: z.boolean(),
  globalPrivacyControl: z.boolean(),
  /** All of them, in the order sent. */
  headers: z.array(namedValue),
});
export type RequestFacts = z.output<typeof requestFacts>;

export const myIpAddressOutput = z.object({
  /** Null when the connection has none that can be known, as over a local socket. */
  address: z.nullable(addressFacts),
  /** True when the address was typed and is not the visitor's. */
  typed: z.boolean(),
  /** By reverse DNS. `skipped` says why it was not asked. */
  reverse: z.object({ names: z.array(z.string()), skipped: z.nullable(z.string()) }),
  /** Null for a typed address. */
  request: z.nullable(requestFacts),
  /** This site by one version of IP alone, where it is set up. */
  origins: z.object({ v4: z.nullable(z.string()), v6: z.nullable(z.string()) }),
});
export type MyIpAddressOutput = z.output<typeof myIpAddressOutput>;
