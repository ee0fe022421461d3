import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { themeScript } from "#app/layout/theme-script.ts";
import { renderOptionsContext } from "#app/render-options.ts";
import { type Site, type StaffActions, siteContext, type VisitorActions, visitorContext } from "#app/site-context.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { tools } from "#tools/registry.server.ts";
import type { loadAssets } from "../assets/asset-store.ts";
import type { BodyLimits } from "../bodies/body-limits.ts";
import { readForm, type SentForm } from "../bodies/read-form.ts";
import type { createUploads } from "../bodies/uploads.ts";
import { type PageCard, readPageCard } from "../og/page-card.ts";
import { createPageFinder } from "../page-cache/find-page.ts";
import { createPageLoader } from "../page-cache/load-page.ts";
import { type CachedPage, createPageCache, type RenderedPage } from "../page-cache/page-cache.ts";
import { createPageDocument } from "../page-cache/page-document.ts";
import { createRenderBudget, RenderRefused } from "../page-cache/render-budget.ts";
import { pageResponse } from "../page-cache/send-page.ts";
import { createStateAddresses } from "../page-cache/state-address.ts";
import { createStateStore } from "../page-cache/state-store.ts";
import { createUsedCss } from "../page-cache/used-css.ts";
import type { Platform } from "../platform.ts";
import { closedHeaders, closedPolicy, type PolicyOptions } from "../security-headers/security-headers.ts";
import { createYieldQueue } from "../tools/yield-queue.ts";
import { socketAddress } from "../visitor/socket-address.ts";
import type { Visitor } from "../visitor/visitors.ts";
import { busyAnswer } from "./busy-answer.ts";
import { createCdn } from "./cdn.ts";
import { answerUnreadForm, refuseMethod } from "./page-methods.ts";
import { createPageRenderer, createScriptMark } from "./render-page.ts";
import { sentencePage } from "./sentence-page.ts";

interface Around {
  site: Site;
  policy: PolicyOptions;
  headers: Record<string, string>;
  assets: ReturnType<typeof loadAssets>;
  uploads: ReturnType<typeof createUploads>;
  bodyLimits: BodyLimits;
  visitorOf(c: Context): Visitor;
  actionsOf(visitor: Visitor, form: FormData): VisitorActions;
  /** The admin area's part of a request for it. */
  staffActionsOf(c: Context): Promise<StaffActions>;
  /** The draft that a signed address shows; undefined when the address is bad or old. */
  readPreview(token: string): Promise<RawDocument | undefined>;
  /** Called for a path at which there is no page. */
  onMissed(path: string): void;
  /** Answers one of our own addresses. */
  ownAnswer(url: URL): Promise<Response>;
  /** Pages that are never kept and may be shared all the same. */
  unkeptWithCard: ReadonlySet<string>;
  /** False while developing: every page is made anew. */
  keepsPages: boolean;
}

export type Pages = Awaited<ReturnType<typeof openPages>>;

/** The pages: those for everyone, kept, and those that are made for one visitor. */
export async function openPages(
  { env, log, content, limiter, metrics, tracing, secretFor }: Platform,
  {
    site,
    policy,
    headers,
    assets,
    uploads,
    bodyLimits,
    visitorOf,
    actionsOf,
    staffActionsOf,
    readPreview,
    onMissed,
    ownAnswer,
    unkeptWithCard,
    keepsPages,
  }: Around,
) {
  // Behind a proxy that ends TLS the request's own address is http, and a form's origin would look foreign.
  const render = createRequestHandler(
    { ...build, allowedActionOrigins: [new URL(site.origin).host] },
    keepsPages ? "production" : "development",
  );
  const turn = createYieldQueue();
  const stateAddresses = createStateAddresses(await secretFor("page-states"));
  const toDocument = createPageDocument({
    stateAddresses,
    ...policy,
    scripts: [themeScript],
    usedCss: keepsPages ? createUsedCss((href) => sheetText(assets, href)) : undefined,
  });
  const states = createStateStore(STATES_BYTES, closedHeaders(policy));
  const finder = createPageFinder(build.routes, tools);
  const cdn = createCdn({ purgeUrl: env.cdnPurgeUrl, token: env.cdnPurgeToken, log });
  const expire = (tags: Iterable<string>) => {
    cache.expire(tags);
    cdn.purge(tags);
  };
  const renders = metrics.histogram("site_render_seconds", "How long pages for everyone took to make.", "page");
  const timed = (make: (key: string) => Promise<RenderedPage>) => (key: string) =>
    tracing.span("render page", { "url.path": key }, async () => {
      const from = performance.now();
      try {
        return cdn.tagged(await make(key));
      } finally {
        renders.observe("any", (performance.now() - from) / 1_000);
      }
    });
  const cache = createPageCache({
    render: timed(
      createPageRenderer({
        pages: render,
        site,
        toDocument,
        states,
        headers,
        turn,
        isMissingKey: (key) => finder.find(key, { afterFiles: true })?.missingKey === key,
      }),
    ),
    maxBytes: PAGES_BYTES,
    freshMs: FRESH_MS,
    now: Date.now,
    onError: (error, key) => log.error("page kept as it was, rendering failed", { key, error }),
  });
  content.watch?.(expire);
  metrics.gauge("site_kept_pages", "Pages that are kept.", () => cache.size.pages);
  metrics.gauge("site_kept_page_bytes", "Their size, packed.", () => cache.size.bytes);
  const budget = createRenderBudget({ limiter, aMinute: env.pageRendersAMinute, atOnce: RENDERS_AT_ONCE });
  const loadPage = createPageLoader({
    pages: cache,
    content,
    budget,
    // A hosted dataset would be asked over the network for every address that somebody makes up.
    refresh: env.sanity ? undefined : content.refresh,
  });

  const templateOf = (c: Context) => finder.templateOf(new URL(c.req.url).pathname) ?? "";
  const cards = new WeakMap<CachedPage, Promise<PageCard | undefined>>();

  return {
    /** What the listener sends before any framework sees a request. */
    kept: { pages: cache, finder, loadPage, states, stateAddresses, turn },

    /** Those made of documents or reviews with one of these tags are made again. */
    expire,

    /** Whether there is a page for everyone at this path, in either spelling. */
    async has(path: string): Promise<boolean> {
      const key = finder.find(`${path}/`)?.key;
      return key !== undefined && (cache.peek(key) ?? cache.peek(path) ?? (await cache.load(key))).status === 200;
    },

    /** What the page at this path, in either spelling, says about its social card. Making the page counts as this visitor's. */
    async card(path: string, visitor: string): Promise<PageCard | undefined> {
      const found = finder.find(`${path}/`);
      if (!found) return unkeptWithCard.has(path) ? budget(visitor, () => cardOfUnkept(`${path}/`)) : undefined;
      const page = cache.peek(found.key) ?? cache.peek(path) ?? (await loadPage(found, () => visitor));
      return page.status === 200 ? cardOf(page) : undefined;
    },

    /** Every address that is nothing else. */
    async answer(c: Context): Promise<Response> {
      const refusal = refuseMethod(c.req.raw);
      if (refusal) return refusal;
      const visitor = visitorOf(c);
      const sent = c.req.method === "POST" ? await readSent(c, visitor) : undefined;
      if (sent instanceof Response) return sent;
      const live = () => renderLive(c, visitor, sent?.fields ?? new FormData());
      try {
        const preview = sent ? undefined : c.req.query("preview");
        if (preview !== undefined) return await budget(visitor.key, () => renderPreview(c, preview));
        // What we ask of ourselves, for printing or the demo audit, comes over no socket and counts as nobody's.
        if (socketAddress(c) === undefined) return await live();
        return (await keptPage(c, visitor)) ?? (await budget(visitor.key, live));
      } catch (error) {
        if (!(error instanceof RenderRefused)) throw error;
        const { pathname, search } = new URL(c.req.url);
        const { body, ...init } = busyAnswer(error.seconds, closedHeaders(policy), { method: c.req.method, address: pathname + search });
        return new Response(body, init);
      } finally {
        await sent?.release();
      }
    },
  };

  function readSent(c: Context, { key }: Visitor): Promise<SentForm | Response> {
    const { text } = bodyLimits(c.req.path, c.req.header("content-type"));
    return readForm(c.req.raw, uploads, key, text).catch(answerUnreadForm(c.req.path));
  }

  /** Unpacked and parsed once for as long as the page is kept. */
  function cardOf(page: CachedPage): Promise<PageCard | undefined> {
    const known = cards.get(page);
    if (known) return known;
    const card = promisify(gunzip)(page.gzip).then((html) => readPageCard(html.toString("utf8")));
    cards.set(page, card);
    return card;
  }

  /** Of a page that is made for whoever asks: made here for nobody. */
  async function cardOfUnkept(path: string): Promise<PageCard | undefined> {
    const page = await ownAnswer(new URL(path, site.origin));
    return page.status === 200 ? readPageCard(await page.text()) : undefined;
  }

  /** A page for everyone that files and calls were looked for first: above all the one that is not there. */
  async function keptPage(c: Context, visitor: Visitor): Promise<Response | undefined> {
    const { pathname, search } = new URL(c.req.url);
    const isVisit = c.req.method === "GET" || c.req.method === "HEAD";
    const found = keepsPages && isVisit ? finder.find(pathname + search, { afterFiles: true }) : undefined;
    if (!found) return undefined;
    try {
      const page = await loadPage(found, () => visitor.key);
      if (page.status === 404) onMissed(pathname);
      return pageResponse(c.req.raw, page);
    } catch (error) {
      if (error instanceof RenderRefused) throw error;
      log.error("page failed", { address: pathname, error });
      return undefined;
    }
  }

  /** A page as it would be with a draft in it, for whoever has the signed address: kept by nobody, and framed by ourselves alone. */
  async function renderPreview(c: Context, token: string): Promise<Response> {
    const draft = await readPreview(token);
    const framedByUs = (policy: string) => ({
      ...UNKEPT,
      "content-security-policy": policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    });
    const unshown = (why: string) => new Response(sentencePage("Not Found", why), { status: 404, headers: framedByUs(closedPolicy) });
    if (!draft) return unshown("This preview is over. Ask for a new one.");
    const mark = createScriptMark();
    const context = new RouterContextProvider();
    const at = Math.max(site.now().getTime(), ...[draft["publishDate"], draft["datePosted"]].map((day) => Date.parse(String(day)) || 0));
    context.set(renderOptionsContext, { mark, skipsNotFound: false, turn });
    context.set(siteContext, { ...site, content: await content.overlay(draft), now: () => new Date(at) });
    const { pathname } = new URL(c.req.url);
    const response = await render(new Request(site.origin + pathname, { headers: { accept: "text/html" } }), context);
    if (response.status === 404) return unshown("This draft cannot be shown yet. Publish, in the editor, names what is missing.");
    if (!keepsPages || !response.headers.get("content-type")?.startsWith("text/html"))
      return new Response(response.body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...UNKEPT } });
    const rendered = await response.text();
    await turn();
    const page = toDocument(rendered, mark);
    return new Response(page.html, { status: response.status, headers: framedByUs(page.policy) });
  }

  /** A page for one visitor: never kept, by nobody. Of what was sent it sees the fields. */
  async function renderLive(c: Context, visitor: Visitor, form: FormData): Promise<Response> {
    const mark = createScriptMark();
    const template = templateOf(c);
    const context = new RouterContextProvider();
    context.set(renderOptionsContext, { mark, skipsNotFound: false, turn });
    context.set(siteContext, isAdmin(template) ? { ...site, staff: await staffActionsOf(c) } : site);
    context.set(visitorContext, actionsOf(visitor, form));
    const { url, method, headers: asked, signal } = c.req.raw;
    const response = await render(new Request(url, { method, headers: asked, signal }), context);
    if (response.status === 405) response.headers.set("allow", "GET, HEAD, OPTIONS");
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
    if (!keepsPages || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const rendered = await response.text();
    await turn();
    const page = toDocument(rendered, mark, undefined, isEditor(template));
    const answered = new Headers(response.headers);
    answered.set("content-security-policy", page.policy);
    answered.set("cache-control", "private, no-store");
    return new Response(page.html, { status: response.status, headers: answered });
  }
}

const isAdmin = (template: string) => /^\/admin(?:\/|$)/.test(template);
const isEditor = (template: string) => /^\/admin\/content\/:type\/:id\/?$/.test(template);

/** Enough for every visitor of a good day, and less than what makes the others wait for seconds. */
const RENDERS_AT_ONCE = 64;
const PAGES_BYTES = 64_000_000;
const STATES_BYTES = 16_000_000;
/** A page is asked of its loaders again after a minute: scheduled posts appear. */
const FRESH_MS = 60_000;

const UNKEPT = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "x-frame-options": "SAMEORIGIN",
};

/** React Router ends an address with # where a part that comes later uses the sheet too. */
const sheetText = (assets: ReturnType<typeof loadAssets>, href: string) => assets.get(href.replace("#", ""))?.toString("utf8") ?? "";
