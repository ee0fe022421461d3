import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { VisitorRequest } from "#core/tool/tool-ports.ts";
import type { Env } from "#platform/env/env.ts";
import { clientConnection, forwardedFor } from "#platform/rate-limit/client-address.ts";
import { socketAddress } from "./socket-address.ts";

type Trust = Pick<Env, "trustedProxies" | "trustedHeader">;

/** The visitor's address, and over how many of our proxies the request came. */
export function visitorAddress(c: Context, { trustedProxies, trustedHeader }: Trust) {
  return clientConnection(socketAddress(c), forwardedFor(c.req.raw.headers, trustedHeader), trustedProxies);
}

/** The same before any framework saw the request. */
export function addressOf({ socket, headers }: IncomingMessage, { trustedProxies, trustedHeader }: Trust): string {
  const get = (name: string) => headers[name]?.toString() ?? null;
  return clientConnection(socket.remoteAddress, forwardedFor({ get }, trustedHeader), trustedProxies).address;
}

/** What a request tells of the visitor who sent it. Never kept: it belongs to one answer. */
export function visitorRequest(c: Context, env: Trust & Pick<Env, "siteOrigin" | "siteV4Origin" | "siteV6Origin">): VisitorRequest {
  const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
  const raw = incoming?.rawHeaders ?? [...c.req.raw.headers].flat();
  const headers = Array.from({ length: raw.length / 2 }, (_, index) => [raw[index * 2] ?? "", raw[index * 2 + 1] ?? ""] as const);
  return {
    ...visitorAddress(c, env),
    trustedHeader: env.trustedHeader,
    httpVersion: incoming?.httpVersion ?? "1.1",
    secure: env.siteOrigin.startsWith("https:"),
    headers: headers.map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : value] as const),
    origins: { v4: env.siteV4Origin ?? null, v6: env.siteV6Origin ?? null },
  };
}

/** A picture of the page must not give a session away. */
const SECRET = /^(?:cookie|authorization|proxy-authorization)$/i;
const HIDDEN = "sent, not shown";
