import type { MiddlewareHandler } from "hono";
import { AppError } from "#core/errors/app-error.ts";
import { ownHostOf } from "./own-host.ts";

/**
 * What changes something for staff comes from a page of ours: browsers name the page's origin with every such request, and the newer ones
 * say how far it is from here. Another site under the same domain (a sibling subdomain) is refused too.
 */
export function refuseForeignForms(origin: string, isStaff: (path: string) => boolean): MiddlewareHandler {
  return (c, next) => {
    const { method, headers } = c.req.raw;
    if (!isStaff(c.req.path) || READING.has(method)) return next();
    const isFar = FAR.has(headers.get("sec-fetch-site") ?? "");
    if (isFar || !isOwnOrigin(headers.get("origin"), origin)) throw new AppError("foreign_form");
    return next();
  };
}

function isOwnOrigin(given: string | null, origin: string): boolean {
  const url = given === null ? null : URL.parse(given);
  // On loopback a site goes by several names.
  return url !== null && url.origin === given && url.protocol === new URL(origin).protocol && ownHostOf(origin)(url.host);
}

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const FAR = new Set(["cross-site", "same-site"]);
