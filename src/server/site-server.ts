import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { assetPath } from "./assets/asset-path.ts";
import type { loadAssets } from "./assets/asset-store.ts";
import type { createEarlierAssets } from "./assets/earlier-assets.ts";
import type { AnsweredBy, RequestMeter } from "./operations/request-meter.ts";
import type { PageFinder } from "./page-cache/find-page.ts";
import type { LoadPage } from "./page-cache/load-page.ts";
import type { createPageCache } from "./page-cache/page-cache.ts";
import { RenderRefused } from "./page-cache/render-budget.ts";
import { sendPage } from "./page-cache/send-page.ts";
import type { StateAddresses } from "./page-cache/state-address.ts";
import type { StateStore } from "./page-cache/state-store.ts";
import { busyAnswer } from "./pages/busy-answer.ts";
import type { Moved, MovedAddresses } from "./redirects/moved-addresses.ts";
import { refusalOf, sendRefusal } from "./refuse-request.ts";
import { ownHostOf } from "./visitor/own-host.ts";

export interface SiteServerParts {
  origin: string;
  /** Hosts that answer the visitor's address and nothing else: this site by IPv4 or IPv6 alone. */
  addressHosts?: readonly string[];
  /** Headers of every refusal. */
  headers: Record<string, string>;
  assets: ReturnType<typeof loadAssets>;
  /** Files of the last releases, for pages that were opened before a deploy. */
  earlier?: Pick<ReturnType<typeof createEarlierAssets>, "find">;
  pages: ReturnType<typeof createPageCache>;
  /** Which addresses are pages for everyone, and how such a page is kept and made. */
  finder: PageFinder;
  loadPage: LoadPage;
  /** The key by which limits count a visitor. */
  visitorOf(request: IncomingMessage): string;
  /** Redirects: where pages have moved. */
  moved: Pick<MovedAddresses, "find">;
  /** Called for a path at which there is no page. */
  onMissed(path: string): void;
  states: StateStore;
  stateAddresses: StateAddresses;
  /** Whatever does not lie in memory is made, one piece in each turn of the event loop: a request for a kept page then waits for one and not for all. */
  turn(): Promise<void>;
  /** False while developing: every page is made anew. */
  keepsPages: boolean;
  /** Counts and times what is answered. */
  meter?: RequestMeter;
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
  earlier,
  pages,
  finder,
  loadPage,
  visitorOf,
  moved,
  onMissed,
  states,
  stateAddresses,
  turn,
  keepsPages,
  app,
  meter,
  onError,
}: SiteServerParts): RequestListener {
  const live = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // The listener would read what is left of a body as fast as it comes for half a second, and then close the connection: unread-bodies.ts
    // does it more gently.
    autoCleanupIncoming: false,
    // For an address that cannot be parsed as a URL.
    errorHandler: () => new Response("That is no address of this site.\n", { status: 400, headers }),
  });

  const begin = (request: IncomingMessage, response: ServerResponse): ReturnType<RequestMeter["begin"]> =>
    meter?.begin(request, response) ?? ((given) => void given());
  const inTurn = (request: IncomingMessage, response: ServerResponse, work: () => unknown) => {
    const run = begin(request, response);
    void turn().then(() => {
      if (!request.socket.destroyed) run(work);
    });
  };
  const isOwnHost = ownHostOf(origin);
  const counted = (by: AnsweredBy, answer: unknown) => {
    meter?.count(by);
    return answer;
  };

  return (request, response) => {
    const address = request.url ?? "/";
    const refusal = refusalOf(request);
    if (refusal) return counted("refused", sendRefusal(response, headers, refusal));
    if (!isOwnHost(request.headers.host) && !HEALTH.test(address) && !isAddressHost(request, address))
      return counted("refused", sendRefusal(response, headers, OTHER_HOST));
    // Health checks do not queue: a load balancer would take a busy instance for a dead one.
    if (HEALTH.test(address)) return begin(request, response)(() => live(request, response));
    if (request.method !== "GET" && request.method !== "HEAD") return inTurn(request, response, () => live(request, response));
    const file = assetPath(pathOf(address));
    if (assets.send(request, response, file)) return counted("file", undefined);
    // Pages are kept under their addresses, so most requests are answered here.
    const kept = keepsPages ? pages.peek(address) : undefined;
    if (kept) return counted("kept", sendPage(request, response, kept));
    const elsewhere = moved.find(address.replace(DATA, ""));
    if (elsewhere) return counted("moved", sendMoved(response, elsewhere, DATA.test(address)));
    if (keepsPages && address.startsWith("/_state/")) return counted("state", void sendState(request, response, address));
    inTurn(request, response, () => {
      if (earlier && HASHED.test(file)) return sendEarlier(request, response, file, earlier);
      make(request, response, address);
    });
  };

  async function sendEarlier(request: IncomingMessage, response: ServerResponse, address: string, from: NonNullable<typeof earlier>) {
    const body = await from.find(address).catch((error) => onError(error, address));
    if (!body) return make(request, response, address);
    response.writeHead(200, { ...assets.headersFor(address), "content-length": body.byteLength });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** What is neither a file nor kept under this very address. */
  function make(request: IncomingMessage, response: ServerResponse, address: string): void {
    if (!keepsPages || PREVIEW.test(address)) return void live(request, response);
    const found = finder.find(address);
    if (!found) return void live(request, response);
    loadPage(found, () => visitorOf(request)).then(
      (page) => {
        if (page.status === 404) onMissed(pathOf(address));
        sendPage(request, response, page);
      },
      (error) => {
        if (error instanceof RenderRefused) return sendBusy(request, response, error);
        onError(error, address);
        // The live path answers with the 500 page and keeps nothing.
        void live(request, response);
      },
    );
  }

  function isAddressHost({ headers: { host = "" } }: IncomingMessage, address: string): boolean {
    return addressHosts.includes(host.toLowerCase()) && ADDRESS.test(address);
  }

  /** Kept, or made again: by another instance or after a restart, for a browser that holds the page. Nothing is made for an address that we never gave. */
  async function sendState(request: IncomingMessage, response: ServerResponse, address: string) {
    const state = stateAddresses.parse(address);
    const kept = state && (await states.get(state.hash));
    if (kept) return sendPage(request, response, kept);
    const found = state?.isOurs() ? finder.find(state.key, { afterFiles: true }) : undefined;
    if (!state || !found) return sendRefusal(response, headers, NO_STATE);
    try {
      await loadPage(found, () => visitorOf(request));
    } catch (error) {
      if (error instanceof RenderRefused) return sendBusy(request, response, error);
      onError(error, address);
    }
    const made = await states.get(state.hash);
    if (made) sendPage(request, response, made);
    else sendRefusal(response, headers, NO_STATE);
  }

  /** React Router's script reads a redirect from its own format and not from the status. */
  function sendMoved(response: ServerResponse, { location, status }: Moved, isData: boolean) {
    const moved = isData
      ? { "x-remix-redirect": location, "x-remix-status": String(status), "x-remix-reload-document": "true" }
      : { location };
    response.writeHead(isData ? 204 : status, { ...headers, ...moved, "cache-control": "no-cache" }).end();
  }

  function sendBusy({ method, url = "/" }: IncomingMessage, response: ServerResponse, { seconds }: RenderRefused) {
    const { status, headers: sent, body } = busyAnswer(seconds, headers, { method, address: url });
    response.writeHead(status, sent).end(body);
  }
}

const NO_STATE = { status: 404, sentence: "Not Found" };
const DATA = /(?:(?<=\/)_)?\.data(?=$|\?)/;
const PREVIEW = /[?&]preview=/;
const HEALTH = /^\/(?:healthz|readyz|metrics)$/;
const HASHED = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|wasm)$/;
const ADDRESS = /^\/ip(?:\.json)?$/;

const pathOf = (address: string) => {
  const at = address.indexOf("?");
  return at === -1 ? address : address.slice(0, at);
};

const OTHER_HOST = { status: 421, sentence: "This server does not answer for that host name." };
