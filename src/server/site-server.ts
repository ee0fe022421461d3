import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { loadAssets } from "./assets/asset-store.ts";
import { isOwnHost } from "./own-host.ts";
import type { createPageCache } from "./page-cache/page-cache.ts";
import { parseStateAddress } from "./page-cache/page-document.ts";
import { pageKey } from "./page-cache/page-key.ts";
import { sendPage } from "./page-cache/send-page.ts";
import type { StateStore } from "./page-cache/state-store.ts";
import { refusalOf, sendRefusal } from "./refuse-request.ts";

export interface SiteServerParts {
  origin: string;
  /** Hosts that answer the visitor's address and nothing else: this site by IPv4 or IPv6 alone. */
  addressHosts?: readonly string[];
  /** Of every refusal. */
  headers: Record<string, string>;
  assets: ReturnType<typeof loadAssets>;
  pages: ReturnType<typeof createPageCache>;
  states: StateStore;
  /** False while developing: every page is made anew. */
  keepsPages: boolean;
  /** The API, live pages and everything else. */
  app: Hono;
  onError(error: unknown, address: string): void;
}

/**
 * What answers every request. Files and kept pages are sent straight from memory, before any framework sees the request;
 * that is most of the traffic (docs/decisions/0002).
 */
export function createSiteListener({
  origin,
  addressHosts = [],
  headers,
  assets,
  pages,
  states,
  keepsPages,
  app,
  onError,
}: SiteServerParts): RequestListener {
  const live = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // An address that no URL can be made of.
    errorHandler: () => new Response("That is no address of this site.\n", { status: 400, headers }),
  });

  return (request, response) => {
    const address = request.url ?? "/";
    const refusal = refusalOf(request);
    if (refusal) return sendRefusal(response, headers, refusal);
    if (!isOwnHost(request.headers.host, origin) && !HEALTH.test(address) && !isAddressHost(request, address))
      return sendRefusal(response, headers, OTHER_HOST);
    if (request.method !== "GET" && request.method !== "HEAD") return void live(request, response);
    if (assets.send(request, response, pathOf(address))) return;
    const state = parseStateAddress(address);
    if (state) return sendState(request, response, state);
    const key = keepsPages ? pageKey(address) : undefined;
    if (key === undefined) return void live(request, response);
    const kept = pages.peek(key);
    if (kept) return sendPage(request, response, kept);
    pages.load(key).then(
      (page) => sendPage(request, response, page),
      (error) => {
        onError(error, address);
        // The live path answers with the 500 page and keeps nothing.
        void live(request, response);
      },
    );
  };

  function isAddressHost({ headers: { host = "" } }: IncomingMessage, address: string): boolean {
    return addressHosts.includes(host.toLowerCase()) && ADDRESS.test(address);
  }

  function sendState(request: IncomingMessage, response: ServerResponse, { hash, path }: { hash: string; path: string }) {
    const kept = states.get(hash);
    if (kept) return sendPage(request, response, kept);
    const key = pageKey(path);
    // Another instance made the page: render it here, and answer when that gives the same state.
    const filled = key ? pages.load(key) : Promise.reject(new Error("not a page"));
    filled
      .catch(() => undefined)
      .then(() => {
        const page = states.get(hash);
        if (page) sendPage(request, response, page);
        else sendRefusal(response, headers, { status: 404, sentence: "Not Found" });
      });
  }
}

const HEALTH = /^\/(?:healthz|readyz)$/;
const ADDRESS = /^\/ip(?:\.json)?$/;

const pathOf = (address: string) => {
  const at = address.indexOf("?");
  return at === -1 ? address : address.slice(0, at);
};

const OTHER_HOST = { status: 421, sentence: "This server does not answer for that host name." };
