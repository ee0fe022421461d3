import { Hono } from "hono";
import { answerAsShop, DEMO_PATH } from "#features/audit/demo/demo-shop.ts";

const POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The demo shop for whoever wants to see what its report speaks of. Not for search: its pages are invented, and faulty on purpose. */
export function createDemoShopRoutes({ origin }: { origin: string }) {
  return new Hono().get(`${DEMO_PATH}/*`, (c) => {
    const { status, type, body } = answerAsShop(c.req.path.slice(DEMO_PATH.length) || "/", { origin, base: DEMO_PATH });
    return c.body(body, status as 200, { "content-type": type, "content-security-policy": POLICY, "x-robots-tag": "noindex" });
  });
}
