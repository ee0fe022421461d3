import { type Context, Hono } from "hono";
import { rangeOf } from "#core/net/address-range.ts";
import { formatIp, parseIp } from "#core/net/ip-address.ts";

interface Options {
  addressOf(c: Context): string;
  /** The site itself may ask its IPv4 and IPv6 names from a page. */
  origin: string;
}

/** `/ip` for a shell, `/ip.json` for a program: the visitor's address and nothing else. Kept nowhere, by nobody. */
export function createAddressRoutes({ addressOf, origin }: Options) {
  const headers = {
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    vary: "Origin, X-Forwarded-For, Forwarded",
    "access-control-allow-origin": origin,
  };
  const text = (c: Context) => c.text(`${addressOf(c)}\n`, 200, headers);
  const json = (c: Context) => {
    const address = parseIp(addressOf(c));
    const range = address && rangeOf(address);
    return c.json({ ip: address ? formatIp(address) : null, version: address?.version ?? null, range: range?.kind ?? null }, 200, headers);
  };
  return new Hono().get("/ip", text).get("/ip/", text).get("/ip.json", json);
}
