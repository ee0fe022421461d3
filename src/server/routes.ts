import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Site } from "#app/site-context.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { AppError } from "#core/errors/app-error.ts";
import { tools } from "#tools/registry.server.ts";
import { createAddressRoutes } from "./api/address-routes.ts";
import { createAuditApi } from "./api/audit-api.ts";
import { createBookingApi } from "./api/booking-api.ts";
import { createChatApi } from "./api/chat-api.ts";
import { createContentApi } from "./api/content-api.ts";
import { createEventStreams, type EventStreams } from "./api/event-streams.ts";
import { createFormsApi } from "./api/forms-api.ts";
import { createHealthRoutes } from "./api/health.ts";
import { openApi } from "./api/openapi/openapi.ts";
import { createPageSource } from "./api/page-source.ts";
import { createPagesApi } from "./api/pages-api.ts";
import { searchIndex } from "./api/search-index.ts";
import { createSpeedApi } from "./api/speed-api.ts";
import { apiFailure, createToolsApi } from "./api/tools-api.ts";
import { createDemoShopRoutes } from "./audit/demo-shop-routes.ts";
import type { openAudits } from "./audit/open-audits.ts";
import { type BodyLimits, USUAL } from "./bodies/body-limits.ts";
import { boundBody } from "./bodies/bound-body.ts";
import type { createUploads } from "./bodies/uploads.ts";
import type { openFeatures } from "./features.ts";
import { createImageRoutes } from "./images/image-route.ts";
import { createMcpRoute } from "./mcp/mcp-route.ts";
import { createOgRoutes } from "./og/og-route.ts";
import { createMetricsRoute } from "./operations/metrics-route.ts";
import type { Pages } from "./pages/open-pages.ts";
import { answerUnreadForm } from "./pages/page-methods.ts";
import type { Platform } from "./platform.ts";
import { closedPolicy } from "./security-headers/security-headers.ts";
import { createSeoRoutes } from "./seo/seo-routes.ts";
import type { openStaff } from "./staff.ts";
import { createForeignImages } from "./tool-images/foreign-images.ts";
import { createToolImageRoutes } from "./tool-images/tool-image-routes.ts";
import type { openTools } from "./tools/open-tools.ts";
import { takeRun } from "./tools/tool-runner.ts";
import { countUse } from "./visitor/count-use.ts";
import { refuseForeignForms } from "./visitor/own-origin.ts";
import type { Visitors } from "./visitor/visitors.ts";

export interface SiteParts {
  platform: Platform;
  site: Site;
  headers: Record<string, string>;
  uploads: ReturnType<typeof createUploads>;
  bodyLimits: BodyLimits;
  visitors: Visitors;
  opened: Awaited<ReturnType<typeof openTools>>;
  audits: ReturnType<typeof openAudits>;
  features: Awaited<ReturnType<typeof openFeatures>>;
  staff: Awaited<ReturnType<typeof openStaff>>;
  pages: Pages;
  isProduction: boolean;
}

/** Answers every address that is neither a file nor a kept page. */
export function createRoutes(parts: SiteParts): Hono {
  const { platform, headers, isProduction, site, pages, staff, bodyLimits } = parts;
  const { log } = platform;
  const app = new Hono({ strict: false });
  app.use(withHeaders(headers, isProduction));
  app.use(refuseForeignForms(site.origin, isForStaff));
  app.use(
    boundBody(async (c, length) => {
      const { bytes, isForStaff: isTheirs } = bodyLimits(c.req.path, c.req.header("content-type"));
      if (isTheirs && length > USUAL) await staff.mustSee(c);
      return bytes;
    }),
  );
  // What staff see is sent as it is: the length of a packed page tells of the secrets in it.
  const packed = compress({ encoding: "gzip" });
  app.use((c, next) => (isForStaff(c.req.path) ? next() : packed(c, next)));
  app.onError((error, c) => {
    if (error instanceof AppError && OF_BODIES.has(error.code) && !CALL.test(c.req.path)) return answerUnreadForm(c.req.path)(error);
    return apiFailure(error, c, (fault) => log.error("request failed", { path: c.req.path, error: fault }));
  });
  const streams = createEventStreams((c) => parts.visitors.of(c).key);
  for (const routes of [...fileRoutes(parts), ...toolRoutes(parts, streams), staff.routes, ...visitorRoutes(parts, streams)])
    app.route("/", routes);
  app.all("/api/*", (c) => c.json({ success: false, code: "not_found", message: "Not Found" }, 404));
  app.all("*", pages.answer);
  return app;
}

/** Health, pictures, cards, feeds and what crawlers ask for. */
function fileRoutes({ platform, site, visitors, pages }: SiteParts): Hono[] {
  const visitorKey = (c: Context) => visitors.of(c).key;
  return [
    createHealthRoutes(platform),
    createMetricsRoute(platform),
    createImageRoutes({ ...platform, visitorKey }),
    createOgRoutes({ dataDir: platform.env.dataDir, readCard: pages.card, visitorKey }),
    createSeoRoutes({ site }),
    createDemoShopRoutes({ origin: site.origin }),
    createAddressRoutes({ addressOf: visitors.addressOf, origin: site.origin }),
    createContentApi({ content: site.content, now: site.now }),
    new Hono().get("/api/search-index.json", async (c) => c.json(await searchIndex(site), 200, { "cache-control": "public, max-age=300" })),
  ];
}

/** The tools: by call, by MCP, as OpenAPI tells of them, and what they show of other sites. */
function toolRoutes({ platform, site, uploads, bodyLimits, visitors, opened }: SiteParts, streams: EventStreams): Hono[] {
  const { limiter, safeFetch, svgDrawer, keptPages, jobs } = platform;
  const { origin, runsAMinute } = site;
  const visitorKey = (c: Context) => visitors.of(c).key;
  const brandName = async () => (await readSettings(site.content)).brandName;
  const runTool: Parameters<typeof createToolsApi>[0]["runTool"] = (slug, input, c, onWriting) =>
    opened.run(slug, input, { ...visitors.of(c), onWriting });
  return [
    // Before the tools' own addresses, of which these would be two.
    createToolImageRoutes({
      addresses: opened.imageAddresses,
      images: createForeignImages({ safeFetch, now: Date.now }),
      svgDrawer,
      limiter,
      visitorKey,
    }),
    createToolsApi({ tools, jobs, uploads, bodyLimits, limiter, streams, visitorKey, failureWhenFull: opened.failureWhenFull, runTool }),
    createPageSource(keptPages),
    createPagesApi({ readReport: (id, c) => opened.readReport(id, visitors.of(c)) }),
    createMcpRoute({
      tools,
      origin,
      name: brandName,
      runsAMinute,
      count: (c) => countUse(limiter, "mcp", visitorKey(c), MESSAGES_A_MINUTE),
      runTool,
      readJob: opened.readJob,
    }),
    createOpenApiRoute({ origin, runsAMinute, name: brandName }),
  ];
}

/** What an agent sends before and between its runs, which are counted by themselves. */
const MESSAGES_A_MINUTE = 120;

/** Half a megabyte of text that only the agency's name changes: written once for each. */
function createOpenApiRoute({ name, ...site }: { origin: string; runsAMinute: number; name(): Promise<string> }): Hono {
  let written: { title: string; text: string } | undefined;
  return new Hono().get("/api/openapi.json", async (c) => {
    const title = `${await name()} tools`;
    if (written?.title !== title) written = { title, text: JSON.stringify(openApi(tools, { ...site, title })) };
    return c.body(written.text, 200, { "content-type": "application/json" });
  });
}

/** What visitors send: forms, calls, messages, measurements, and the audits they asked for. */
function visitorRoutes({ platform, site, uploads, visitors, audits, features }: SiteParts, streams: EventStreams): Hono[] {
  const { limiter, env } = platform;
  const { of: visitorOf } = visitors;
  return [
    createFormsApi({
      uploads,
      visitorKey: (c) => visitorOf(c).key,
      challenge: features.guard.challenge,
      submitLead: (submitted, c) => features.leads.submit(submitted, visitorOf(c)),
      createReview: (submitted, c) => features.reviews.create(submitted, visitorOf(c)),
      listReviews: features.reviews.listApproved,
      subscribe: (submitted, c) => features.newsletter.subscribe(submitted, visitorOf(c)),
      apply: (submitted, c) => features.applications.apply(submitted, visitorOf(c)),
      storeVisit: (page, c) => {
        takeRun(limiter, visitorOf(c).key, env.toolRunsAMinute);
        return features.visits.store(visitors.addressOf(c), page);
      },
    }),
    createAuditApi({
      start: (submitted, c) => features.startAudit(submitted, visitorOf(c)),
      readAudit: audits.read,
      readPdf: audits.pdf.read,
      jobs: platform.jobs,
      streams,
    }),
    createBookingApi({ bookings: features.bookings, limiter, senderOf: visitorOf, now: site.now }),
    createChatApi({ chats: features.chats, info: site.chats.info, limiter, senderOf: visitorOf }),
    createSpeedApi({ speed: features.speed, limiter, visitorKey: (c) => visitorOf(c).key }),
  ];
}

const withHeaders =
  (headers: Record<string, string>, isProduction: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // Vite writes styles and scripts of its own into pages while developing.
    if (isProduction && !c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", closedPolicy);
    // For refusals that name no time.
    if (BUSY.has(c.res.status) && !c.res.headers.has("retry-after")) c.res.headers.set("retry-after", "60");
    // What was cut is not waited for.
    if (c.res.status === 408) c.res.headers.set("connection", "close");
    // Closed to crawlers by robots.txt, which hides what a file is and not that it is there.
    if (c.req.path.startsWith("/api/")) c.res.headers.set("x-robots-tag", "noindex");
  };

const BUSY = new Set([429, 503]);
/** What is refused for its body, before any page is made. */
const OF_BODIES = new Set(["input_too_large", "sign_in", "not_allowed"]);
const CALL = /^\/(?:api\/|mcp$)/;

const isForStaff = (path: string) => /^\/(?:admin|api\/(?:admin|auth))(?:\/|\.|$)/.test(path.toLowerCase());
