import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { Platform } from "../platform.ts";

/** `/metrics`, for whoever has the token; without one set there is no such address. */
export function createMetricsRoute({ env, metrics }: Pick<Platform, "env" | "metrics">) {
  const { metricsToken } = env;
  const routes = new Hono();
  if (metricsToken === undefined) return routes;
  return routes.get("/metrics", async (c) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`))
      return c.text("The token is missing or wrong.\n", 401, { "www-authenticate": "Bearer", "cache-control": "no-store" });
    return c.text(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" });
  });
}

const isSame = (given: string, wanted: string) => timingSafeEqual(hash(given), hash(wanted));
const hash = (text: string) => createHash("sha256").update(text).digest();
