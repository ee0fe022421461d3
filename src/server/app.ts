import type { RequestListener } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { Hono } from "hono";
import type { Site } from "#app/site-context.ts";
import { imageBase } from "#content/image/image-url.ts";
import { DEMO_AUDIT } from "#features/audit/demo/demo-shop.ts";
import { tools } from "#tools/registry.server.ts";
import { loadAssets } from "./assets/asset-store.ts";
import { createEarlierAssets } from "./assets/earlier-assets.ts";
import { openAudits } from "./audit/open-audits.ts";
import { createBodyLimits } from "./bodies/body-limits.ts";
import { createUploads } from "./bodies/uploads.ts";
import { chatInfo } from "./chat-info.ts";
import { scheduleCleanUp } from "./clean-up.ts";
import { openFeatures } from "./features.ts";
import { scheduleBackups } from "./operations/nightly-backup.ts";
import { createRequestMeter } from "./operations/request-meter.ts";
import { watchHealth } from "./operations/watch-health.ts";
import { openPages } from "./pages/open-pages.ts";
import { ALL_REVIEWS, MEAN_REVIEW } from "./pages/render-page.ts";
import { routeTemplates } from "./pages/route-templates.ts";
import { createSharedExpiry } from "./pages/shared-expiry.ts";
import type { Platform } from "./platform.ts";
import { createMovedAddresses } from "./redirects/moved-addresses.ts";
import { createRoutes } from "./routes.ts";
import { baseHeaders, closedHeaders } from "./security-headers/security-headers.ts";
import { createSiteListener } from "./site-server.ts";
import { openStaff } from "./staff.ts";
import { createSearchPorts } from "./studio/search-ports.ts";
import { openTools } from "./tools/open-tools.ts";
import { configuredVendors, vendorOrigins } from "./vendors.ts";
import { visitorActions } from "./visitor/visitor-actions.ts";
import { createVisitors } from "./visitor/visitors.ts";

const isProduction = import.meta.env.PROD;
const KEEP_LATER_MS = 60_000;

/** The whole site behind one listener. Loaded from the bundle in production, by Vite while developing. `files` are sent as they are. */
export async function createSite(platform: Platform, { files }: { files: string }): Promise<{ listener: RequestListener; app: Hono }> {
  const { env, log, content } = platform;
  const origin = env.siteOrigin;
  const now = () => new Date();
  const addressOrigins = [env.siteV4Origin, env.siteV6Origin].filter((each) => each !== undefined);
  const policy = {
    secure: origin.startsWith("https:"),
    imageOrigins: env.sanity ? ["https://cdn.sanity.io"] : [],
    connectOrigins: addressOrigins,
    frameOrigins: env.bookingUrl ? [new URL(env.bookingUrl).origin] : [],
    vendorOrigins: vendorOrigins(env),
  };
  const headers = baseHeaders(policy);
  const assets = loadAssets(files, headers);
  const earlier = createEarlierAssets({ db: platform.database.db, assets, now });
  if (isProduction) await keepForNext();
  const visitors = createVisitors(env, await platform.secretFor("visitors"));
  const uploads = createUploads(join(env.dataDir, "uploads"));
  await uploads.clear();
  const bodyLimits = createBodyLimits(tools);

  const opened = await openTools(platform, { now, processFile: isProduction ? new URL("run-in-process.js", import.meta.url) : undefined });
  platform.survey.handle(opened.readSlice);
  const features = await openFeatures(platform, {
    now,
    tools,
    routeTemplates: routeTemplates(build.routes),
    onReviewsChange: (tool, isMean) => expirePages([`review:${tool}`, ALL_REVIEWS, ...(isMean ? [MEAN_REVIEW] : [])]),
  });
  const audits = openAudits(platform, { now, tools: opened, features, answer: ownAnswer });
  const moved = await createMovedAddresses(content);
  const staff = await openStaff({
    platform,
    now,
    reviews: features.reviews,
    availability: features.availability,
    chats: features.chats,
    speed: features.speed,
    resumes: features.resumes,
    removeReport: audits.pdf.remove,
    privacyRequests: features.privacyRequests,
    health: await watchHealth(platform, now),
    newsletter: features.newsletter,
    isOurPage,
    fetchPage: opened.ports.fetchPage,
    search: createSearchPorts({ tools, ports: opened.ports, origin, answer: ownAnswer }),
    movedTo: moved.find,
    addressOf: visitors.addressOf,
  });
  await scheduleCleanUp({
    jobs: platform.jobs,
    now,
    work: [...features.cleanUp, audits.pdf.removeOld, staff.removeOld, features.auditWatches.startDue],
  });
  await scheduleBackups(platform, now);

  const vendors = configuredVendors(env);
  const site: Site = {
    origin,
    content,
    tools,
    now,
    vendors,
    imageBase: imageBase(env.sanity),
    toolSheet: (slug) => (isProduction ? assets.sheet(`tool-${slug}`) : undefined),
    runsAMinute: env.toolRunsAMinute,
    reportFault: (error, address) => log.error("page failed", { address, error }),
    readJob: opened.readJob,
    bookingUrl: env.bookingUrl,
    speedSample: vendors?.speed ? 0 : env.speedSample,
    bookings: features.bookings,
    chats: { info: () => chatInfo(site), read: features.chats.read },
    readAudit: audits.read,
    hasAuditPdf: audits.pdf.isAvailable,
    confirmPrivacyRequest: features.privacyRequests.confirm,
    applicationStatus: features.applications.status,
    newsletter: features.newsletter,
    auditWatches: features.auditWatches,
    listReviews: features.reviews.listApproved,
    latestReviews: features.reviews.listApproved,
    readRating: features.reviews.rating,
  };
  const pages = await openPages(platform, {
    site,
    policy,
    headers,
    assets,
    uploads,
    bodyLimits,
    ownAnswer,
    visitorOf: visitors.of,
    actionsOf: (visitor, form) => visitorActions({ features, tools: opened }, visitor, form),
    staffActionsOf: staff.actionsFor,
    readPreview: staff.readPreview,
    onMissed: staff.noteMissed,
    unkeptWithCard: new Set(["/chat", `/audit/${DEMO_AUDIT}`]),
    keepsPages: isProduction,
  });
  const expirePages = await createSharedExpiry({ platform, expire: pages.expire });
  const app = createRoutes({
    platform,
    site,
    headers,
    uploads,
    bodyLimits,
    visitors,
    opened,
    audits,
    features,
    staff,
    pages,
    isProduction,
  });

  /** With several instances, awaited before the first page is sent, because another instance may be asked for its scripts; with one, not waited for. */
  async function keepForNext(): Promise<void> {
    const keep = () => earlier.keepOwn().catch((error) => log.warn("this release's files are not kept for the next", { error }));
    if (platform.database.dialect === "postgres") await keep();
    else setTimeout(() => platform.isReady() && void keep(), KEEP_LATER_MS).unref();
  }

  /** One of our own addresses, over no socket: for printing, for the demo audit and for social cards. */
  async function ownAnswer({ pathname, search }: URL): Promise<Response> {
    const file = assets.find(pathname);
    return file ? new Response(new Uint8Array(file.body), { headers: { "content-type": file.type } }) : app.request(pathname + search);
  }

  async function isOurPage(href: string): Promise<boolean> {
    const url = new URL(href, origin);
    if (assets.find(url.pathname) || (await pages.has(url.pathname.replace(/\/$/, "")))) return true;
    return (await ownAnswer(url)).status < 400;
  }

  return {
    app,
    listener: createSiteListener({
      origin,
      assets,
      earlier,
      app,
      ...pages.kept,
      moved,
      onMissed: staff.noteMissed,
      headers: closedHeaders(policy),
      addressHosts: addressOrigins.map((each) => new URL(each).host),
      visitorOf: visitors.keyOf,
      keepsPages: isProduction,
      meter: createRequestMeter(platform),
      onError: (error, address) => log.error("page failed", { address, error }),
    }),
  };
}
