import { createHmac, randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as build from "virtual:react-router/server-build";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { themeScript } from "#app/layout/theme-script.ts";
import { renderOptionsContext } from "#app/render-options.ts";
import { type Site, siteContext } from "#app/site-context.ts";
import { imageBase } from "#content/image/image-url.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { limitKey } from "#platform/rate-limit/client-address.ts";
import { tools } from "#tools/registry.server.ts";
import { createAddressRoutes } from "./api/address-routes.ts";
import { createAuditApi } from "./api/audit-api.ts";
import { createBookingApi } from "./api/booking-api.ts";
import { createChatApi } from "./api/chat-api.ts";
import { createContentApi } from "./api/content-api.ts";
import { createFormsApi } from "./api/forms-api.ts";
import { createHealthRoutes } from "./api/health.ts";
import { openApi } from "./api/openapi.ts";
import { createPageSource } from "./api/page-source.ts";
import { createPagesApi } from "./api/pages-api.ts";
import { searchIndex } from "./api/search-index.ts";
import { createSpeedApi } from "./api/speed-api.ts";
import { createToolRunner, takeRun, type Visitor } from "./api/tool-runner.ts";
import { apiFailure, createToolsApi } from "./api/tools-api.ts";
import { createTurnstile } from "./api/turnstile.ts";
import { loadAssets } from "./assets/asset-store.ts";
import { createAuditLetters } from "./audit-letters.ts";
import { createAuditPdf } from "./audit-pdf.ts";
import { AUDIT_QUEUE, registerAudits } from "./audits.ts";
import { createBodyLimits } from "./bodies/body-limits.ts";
import { boundBody } from "./bodies/bound-body.ts";
import { readForm } from "./bodies/read-form.ts";
import { createUploads } from "./bodies/uploads.ts";
import { chatInfo } from "./chat-info.ts";
import { scheduleCleanUp } from "./clean-up.ts";
import { createDemoAudit } from "./demo-audit.ts";
import { openFeatures } from "./features.ts";
import { createImageRoutes } from "./images/image-route.ts";
import { areasByTool, createJudgePage } from "./judge-page.ts";
import { createMcpRoute } from "./mcp/mcp-route.ts";
import { createOgRoutes } from "./og/og-route.ts";
import { refuseForeignForms } from "./own-origin.ts";
import { busyPage } from "./page-cache/busy-page.ts";
import { createPageFinder } from "./page-cache/find-page.ts";
import { createPageLoader } from "./page-cache/load-page.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { createPageDocument } from "./page-cache/page-document.ts";
import { createRenderBudget, RenderRefused } from "./page-cache/render-budget.ts";
import { pageResponse } from "./page-cache/send-page.ts";
import { createStateAddresses } from "./page-cache/state-address.ts";
import { createStateStore } from "./page-cache/state-store.ts";
import { createUsedCss } from "./page-cache/used-css.ts";
import { refuseForm, refuseMethod } from "./page-methods.ts";
import { createPageReports } from "./page-report.ts";
import type { Platform } from "./platform.ts";
import { ALL_REVIEWS, createPageRenderer, createScriptMark } from "./render-page.ts";
import { routeTemplates } from "./route-templates.ts";
import { baseHeaders, closedHeaders, closedPolicy } from "./security-headers/security-headers.ts";
import { createSeoRoutes } from "./seo/seo-routes.ts";
import { createSiteListener } from "./site-server.ts";
import { socketAddress } from "./socket-address.ts";
import { openStaff } from "./staff.ts";
import { createForeignImages } from "./tool-images/foreign-images.ts";
import { createImageAddresses } from "./tool-images/image-address.ts";
import { createToolImageRoutes } from "./tool-images/image-routes.ts";
import { toolPorts } from "./tool-ports.ts";
import { createToolThread } from "./tool-thread/tool-thread.ts";
import { configuredVendors, vendorOrigins } from "./vendors.ts";
import { addressOf, visitorAddress, visitorRequest } from "./visitor-request.ts";

const isProduction = import.meta.env.PROD;

/** The whole site behind one listener. Loaded from the bundle in production, by Vite while developing. `files` is what it hands out as it is. */
export async function createSite(platform: Platform, { files }: { files: string }): Promise<{ listener: RequestListener; app: Hono }> {
  const { env, log, content } = platform;
  const origin = env.siteOrigin;
  const now = () => new Date();
  const addressOrigins = [env.siteV4Origin, env.siteV6Origin].filter((each) => each !== undefined);
  const vendors = configuredVendors(env);
  const policy = {
    secure: origin.startsWith("https:"),
    imageOrigins: env.sanity ? ["https://cdn.sanity.io"] : [],
    connectOrigins: addressOrigins,
    frameOrigins: env.bookingUrl ? [new URL(env.bookingUrl).origin] : [],
    vendorOrigins: vendorOrigins(env),
  };
  const headers = baseHeaders(policy);
  const imageSecret = await platform.secretFor("tool-images");
  const imageAddresses = createImageAddresses({ secret: imageSecret, now: Date.now });
  const ports: ToolPorts = toolPorts(platform, { now, showImage: imageAddresses.addressOf });
  const thread = isProduction
    ? createToolThread({
        file: new URL("run-in-thread.js", import.meta.url),
        ports,
        imageSecret,
        onLost: (error) => log.error("the tools' thread ended", { error }),
      })
    : undefined;
  const runFor = createToolRunner({
    runApart: thread?.run,
    tools,
    ports,
    limiter: platform.limiter,
    runsAMinute: env.toolRunsAMinute,
    jobs: platform.jobs,
    onError: (error, slug) => log.error("tool failed", { slug, error }),
  });
  registerJobTools(platform, ports);
  const reportOf = createPageReports({ tools, ports, runApart: thread?.run });
  const judgePage = thread?.judge ?? createJudgePage({ tools, ports, turn: createTurnstile() });
  registerAudits({ platform, judgePage, areasByTool: areasByTool(tools), ports, onReport: (id) => auditLetters.announce(id) });
  const features = await openFeatures(platform, {
    now,
    tools,
    routeTemplates: routeTemplates(build.routes),
    onReviewsChange: (tool) => void cache.expire([`review:${tool}`, ALL_REVIEWS]),
  });

  const readAudit = async (id: string) => {
    if (id !== DEMO_AUDIT) return readToolJob(platform.jobs, AUDIT_QUEUE, id);
    return { id, state: "done" as const, input: { website: origin }, events: [], result: await demoAudit() };
  };
  const auditPdf = createAuditPdf({ browser: platform.browser, files: features.auditFiles, origin, answer: ownAnswer, now });
  const auditLetters = createAuditLetters({ platform, readAudit, pdf: auditPdf, ...features.auditMail });

  const site: Site = {
    origin,
    content,
    imageBase: imageBase(env.sanity),
    tools,
    runsAMinute: env.toolRunsAMinute,
    now,
    reportFault: (error, address) => log.error("page failed", { address, error }),
    runTool: () => Promise.reject(new Error("a page for everyone runs no tool")),
    readJob: (slug, id) => readToolJob(platform.jobs, slug, id),
    readReport: () => Promise.reject(new Error("a page for everyone shows no kept page")),
    form: new FormData(),
    submitLead: noForm,
    createReview: noForm,
    apply: noForm,
    bookingUrl: env.bookingUrl,
    speedSample: vendors?.speed ? 0 : env.speedSample,
    vendors,
    bookings: { ...features.bookings, confirm: noForm },
    chats: { info: () => chatInfo(site), read: features.chats.read, start: noForm, say: noForm },
    readAudit,
    hasAuditPdf: auditPdf.isAvailable,
    confirmPrivacyRequest: features.privacyRequests.confirm,
    applicationStatus: features.applications.status,
    newsletter: { ...features.newsletter, subscribe: noForm },
    listReviews: features.reviews.listApproved,
    latestReviews: features.reviews.listApproved,
    readRating: features.reviews.rating,
  };
  // Behind a proxy that ends TLS the request's own address is http, and a form's origin would look foreign.
  const pages = createRequestHandler(
    { ...build, allowedActionOrigins: [new URL(origin).host] },
    isProduction ? "production" : "development",
  );
  const assets = loadAssets(files, headers);
  const sheet = isProduction ? siteStylesheet(assets) : undefined;
  const stateAddresses = createStateAddresses(await platform.secretFor("page-states"));
  const toDocument = createPageDocument({
    stateAddresses,
    ...policy,
    scripts: [themeScript],
    usedCss: sheet === undefined ? undefined : createUsedCss(sheet),
  });
  const states = createStateStore(STATES_BYTES, closedHeaders(policy));
  const finder = createPageFinder(build.routes, tools);
  const cache = createPageCache({
    render: createPageRenderer({
      ...{ pages, site, toDocument, states, headers },
      isMissingKey: (key) => finder.find(key, { afterFiles: true })?.missingKey === key,
    }),
    maxBytes: PAGES_BYTES,
    freshMs: FRESH_MS,
    now: Date.now,
    onError: (error, key) => log.error("page kept as it was, rendering failed", { key, error }),
  });
  content.watch?.((types) => cache.expire(types));

  const budget = createRenderBudget({ limiter: platform.limiter, aMinute: env.pageRendersAMinute, atOnce: RENDERS_AT_ONCE });
  const loadPage = createPageLoader({ pages: cache, content, budget });

  /** A page for everyone, as the cache has it in either spelling. */
  const readPage = async (path: string) => {
    const key = finder.find(`${path}/`)?.key;
    if (key === undefined) return UNKEPT_WITH_CARD.has(path) ? readUnkept(`${path}/`) : undefined;
    const page = cache.peek(key) ?? cache.peek(path) ?? (await cache.load(key));
    return page.status === 200 ? gunzipSync(page.gzip).toString("utf8") : undefined;
  };

  /** One that is made for whoever asks: made here for nobody, and not often. */
  const readUnkept = (path: string) =>
    budget("cards", async () => {
      const page = await app.request(path);
      return page.status === 200 ? page.text() : undefined;
    }).catch(() => undefined);

  // Limits need to know that it is the same visitor, not who: the address itself is kept in no counter.
  const secret = randomBytes(32);
  const fingerprint = (address: string) => createHmac("sha256", secret).update(limitKey(address)).digest("base64url").slice(0, 22);
  const visitorOf = (c: Context): Visitor => ({
    key: fingerprint(visitorAddress(c, env).address),
    signal: c.req.raw.signal,
    describe: () => visitorRequest(c, env),
  });

  /** A report is a run like any other. */
  const readReport = (id: string, visitor: Visitor) => {
    takeRun(platform.limiter, visitor.key, env.toolRunsAMinute);
    return reportOf(id, visitor.signal);
  };
  const runTool = (slug: string, input: unknown, c: Context) => runFor(slug, input, visitorOf(c));

  const staff = await openStaff({
    platform,
    now,
    reviews: features.reviews,
    availability: features.availability,
    chats: features.chats,
    speed: features.speed,
    resumes: features.resumes,
    removeReport: auditPdf.remove,
    privacyRequests: features.privacyRequests,
    addressOf: (c) => visitorAddress(c, env).address,
  });
  await scheduleCleanUp({ jobs: platform.jobs, now, work: [...features.cleanUp, auditPdf.removeOld, staff.removeOld] });

  const uploads = createUploads(join(env.dataDir, "uploads"));
  await uploads.clear();
  const app = new Hono({ strict: false });
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // Vite writes styles and scripts of its own into pages while developing.
    if (isProduction && !c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", closedPolicy);
    // Who knows no better waits a minute.
    if (BUSY.has(c.res.status) && !c.res.headers.has("retry-after")) c.res.headers.set("retry-after", "60");
    // Closed to crawlers by robots.txt, which hides what a file is and not that it is there.
    if (c.req.path.startsWith("/api/")) c.res.headers.set("x-robots-tag", "noindex");
  });
  app.use(boundBody(createBodyLimits(tools)));
  // What staff see is sent as it is: the length of a packed page tells of the secrets in it.
  const packed = compress({ encoding: "gzip" });
  app.use((c, next) => (STAFF.test(c.req.path.toLowerCase()) ? next() : packed(c, next)));
  app.onError((error, c) => {
    if (error instanceof AppError && error.code === "input_too_large" && !CALL.test(c.req.path)) return refuseForm(error);
    return apiFailure(error, c, (fault) => log.error("request failed", { path: c.req.path, error: fault }));
  });
  app.use(refuseForeignForms(origin, (path) => STAFF.test(path.toLowerCase())));
  app.route("/", createHealthRoutes(platform));
  app.route("/", createImageRoutes(platform));
  app.route("/", createOgRoutes({ dataDir: env.dataDir, readPage }));
  app.route("/", createSeoRoutes({ site }));
  app.route("/", createAddressRoutes({ addressOf: (c) => visitorAddress(c, env).address, origin }));
  // Before the tools' own addresses, of which these would be two.
  app.route(
    "/",
    createToolImageRoutes({
      addresses: imageAddresses,
      images: createForeignImages({ safeFetch: platform.safeFetch, now: Date.now }),
      svgDrawer: platform.svgDrawer,
      limiter: platform.limiter,
      visitorKey: (c) => visitorOf(c).key,
    }),
  );
  app.route(
    "/",
    createToolsApi({
      tools,
      jobs: platform.jobs,
      runTool,
    }),
  );
  app.route("/", staff.routes);
  app.route("/", createContentApi({ content, now }));
  app.route(
    "/",
    createFormsApi({
      uploads,
      challenge: features.guard.challenge,
      submitLead: (given, c) => features.leads.submit(given, visitorOf(c)),
      createReview: (given, c) => features.reviews.create(given, visitorOf(c)),
      listReviews: features.reviews.listApproved,
      subscribe: (given, c) => features.newsletter.subscribe(given, visitorOf(c)),
      apply: (given, c) => features.applications.apply(given, visitorOf(c)),
      storeVisit: (page, c) => {
        takeRun(platform.limiter, visitorOf(c).key, env.toolRunsAMinute);
        return features.visits.store(visitorAddress(c, env).address, page);
      },
    }),
  );
  app.route("/", createAuditApi({ readAudit, readPdf: auditPdf.read }));
  app.route("/", createBookingApi({ bookings: features.bookings, senderOf: visitorOf, now }));
  app.route("/", createChatApi({ chats: features.chats, info: site.chats.info, limiter: platform.limiter, senderOf: visitorOf }));
  app.route("/", createSpeedApi({ speed: features.speed, limiter: platform.limiter, visitorKey: (c) => visitorOf(c).key }));
  app.route("/", createPageSource(platform.keptPages));
  app.route("/", createPagesApi({ readReport: (id, c) => readReport(id, visitorOf(c)) }));
  app.route(
    "/",
    createMcpRoute({
      tools,
      origin,
      name: async () => (await readSettings(content)).brandName,
      runsAMinute: env.toolRunsAMinute,
      runTool,
      readJob: site.readJob,
    }),
  );
  app.get("/api/openapi.json", async (c) =>
    c.json(openApi(tools, { origin, runsAMinute: env.toolRunsAMinute, title: `${(await readSettings(content)).brandName} tools` })),
  );
  app.get("/api/search-index.json", async (c) => c.json(await searchIndex(site), 200, { "cache-control": "public, max-age=300" }));
  app.all("/api/*", (c) => c.json({ success: false, code: "not_found", message: "Not Found" }, 404));
  app.all("*", async (c) => {
    const refusal = refuseMethod(c.req.raw);
    if (refusal) return refusal;
    const visitor = visitorOf(c);
    const sent = c.req.method === "POST" ? await readForm(c.req.raw, uploads).catch(refuseForm) : undefined;
    if (sent instanceof Response) return sent;
    const live = () => renderLive(c, visitor, sent?.fields ?? site.form);
    try {
      // What we ask of ourselves, for printing or the demo audit, comes over no socket and counts as nobody's.
      if (socketAddress(c) === undefined) return await live();
      return (await keptPage(c, visitor)) ?? (await budget(visitor.key, live));
    } catch (error) {
      if (!(error instanceof RenderRefused)) throw error;
      const { body, ...init } = busyPage(error.seconds, closedHeaders(policy));
      return new Response(body, init);
    } finally {
      await sent?.release();
    }
  });

  /** A page for everyone that files and calls were looked for first: above all the one that is not there. */
  async function keptPage(c: Context, visitor: Visitor): Promise<Response | undefined> {
    const { pathname, search } = new URL(c.req.url);
    const isVisit = c.req.method === "GET" || c.req.method === "HEAD";
    const found = isProduction && isVisit ? finder.find(pathname + search, { afterFiles: true }) : undefined;
    if (!found) return undefined;
    try {
      return pageResponse(c.req.raw, await loadPage(found, () => visitor.key));
    } catch (error) {
      if (error instanceof RenderRefused) throw error;
      log.error("page failed", { address: pathname, error });
      return undefined;
    }
  }

  /** A page for one visitor: never kept, by nobody. Of what was sent it sees the fields. */
  async function renderLive(c: Context, visitor: Visitor, form: FormData): Promise<Response> {
    const context = new RouterContextProvider();
    const mark = createScriptMark();
    context.set(renderOptionsContext, { mark, skipsNotFound: false });
    const isDesk = /^\/admin(?:\/|$)/.test(finder.templateOf(new URL(c.req.url).pathname) ?? "");
    context.set(siteContext, {
      ...site,
      form,
      ...(isDesk ? { staff: await staff.deskFor(c) } : {}),
      runTool: (slug, input) => runFor(slug, input, visitor),
      readReport: (id) => readReport(id, visitor),
      submitLead: (given) => features.leads.submit(given, visitor),
      createReview: (given) => features.reviews.create(given, visitor),
      apply: (given) => features.applications.apply(given, visitor),
      chats: {
        ...site.chats,
        start: (given) => features.chats.start(given, visitor),
        say: (token, given) => features.chats.say(token, given, visitor),
      },
      bookings: { ...features.bookings, confirm: (given) => features.bookings.confirm(given, visitor) },
      newsletter: { ...features.newsletter, subscribe: (given) => features.newsletter.subscribe(given, visitor) },
    });
    const { url, method, headers: asked, signal } = c.req.raw;
    const response = await pages(new Request(url, { method, headers: asked, signal }), context);
    if (response.status === 405) response.headers.set("allow", "GET, HEAD, OPTIONS");
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
    if (!isProduction || !response.headers.get("content-type")?.startsWith("text/html")) return response;
    const page = toDocument(await response.text(), mark);
    const sent = new Headers(response.headers);
    sent.set("content-security-policy", page.policy);
    sent.set("cache-control", "private, no-store");
    return new Response(page.html, { status: response.status, headers: sent });
  }

  const demoAudit = createDemoAudit({
    origin,
    judgePage,
    areasByTool: areasByTool(tools),
    now,
    answer: async (url) => app.request(url.pathname + url.search),
  });

  /** What a browser of ours asks for while it prints a page of ours: our own pages and files, nothing else. */
  async function ownAnswer(url: URL) {
    if (url.origin !== origin) return undefined;
    const file = assets.find(url.pathname);
    if (file) return { status: 200, ...file };
    const response = await app.request(url.pathname + url.search);
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      body: new Uint8Array(await response.arrayBuffer()),
    };
  }

  return {
    app,
    listener: createSiteListener({
      origin,
      headers: closedHeaders(policy),
      addressHosts: addressOrigins.map((each) => new URL(each).host),
      assets,
      pages: cache,
      ...{ finder, loadPage, states, stateAddresses },
      visitorOf: (request) => fingerprint(addressOf(request, env)),
      keepsPages: isProduction,
      app,
      onError: (error, address) => log.error("page failed", { address, error }),
    }),
  };
}

/** The audit of our own site, which the home page shows as an example. */
const DEMO_AUDIT = "demo";

const CALL = /^\/(?:api\/|mcp$)/;
const BUSY = new Set([429, 503]);

const STAFF = /^\/(?:admin|api\/(?:admin|auth))(?:\/|\.|$)/;

const noForm = () => Promise.reject(new Error("a page for everyone takes no form"));

/** Pages that are never kept and may be shared all the same. */
const UNKEPT_WITH_CARD: ReadonlySet<string> = new Set(["/chat", `/audit/${DEMO_AUDIT}`]);

/** Enough for every visitor of a good day, and less than what makes the others wait for seconds. */
const RENDERS_AT_ONCE = 64;
const PAGES_BYTES = 64_000_000;
const STATES_BYTES = 16_000_000;
/** A page is asked of its loaders again after a minute: scheduled posts appear. */
const FRESH_MS = 60_000;

async function readToolJob(jobs: Platform["jobs"], slug: string, id: string) {
  const job = await jobs.get(id);
  if (job?.queue !== slug) return undefined;
  const events = await jobs.events(id, 0);
  const tool = tools.get(slug)?.tool;
  const told = events.map(({ data }) => data);
  const hasEnded = job.state === "done" || job.state === "cancelled";
  const result = job.result ?? (hasEnded && tool?.runsIn === "job" ? tool.resultSoFar?.(told) : undefined);
  const isSpared = result !== undefined && tool?.runsIn === "job" ? tool.isForResult : undefined;
  return {
    id,
    state: job.state,
    input: job.data,
    result,
    error: job.error,
    events: isSpared ? told.filter((event) => !isSpared(event)) : told,
    lastEvent: events.at(-1)?.seq ?? 0,
  };
}

function registerJobTools({ jobs }: Platform, ports: ToolPorts) {
  for (const { tool } of tools.values()) {
    if (tool.runsIn === "job") jobs.handle(tool.slug, (input, job) => tool.run(input, ports, job), { concurrency: tool.atOnce ?? 2 });
  }
}

/** The one stylesheet that the build made (vite.config.ts: cssCodeSplit off). */
function siteStylesheet(assets: ReturnType<typeof loadAssets>): string {
  const href = Object.values(build.assets.routes).flatMap((route) => route?.css ?? [])[0];
  const sheet = href === undefined ? undefined : assets.get(href);
  if (!sheet) throw new Error("The build has no stylesheet; run npm run build again.");
  return sheet.toString("utf8");
}
