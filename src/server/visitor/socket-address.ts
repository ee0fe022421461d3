import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The peer's address as the socket knows it; no header can change it. */
export function socketAddress(c: Context): string | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
}
