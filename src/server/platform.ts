import type { Transaction } from "kysely";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { createContent } from "#content/source/create-content.server.ts";
import { createWritableDocuments } from "#content/source/database-writable-documents.server.ts";
import { openHostedDataset } from "#content/source/hosted/hosted-documents.server.ts";
import { createHostedWritableDocuments } from "#content/source/hosted/hosted-writable-documents.server.ts";
import { createReadOnlyDocuments } from "#content/source/read-only-documents.server.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import type { WritableDocuments } from "#core/content/writable-documents.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { createSvgDrawer, type SvgDrawer } from "#engines/image-codecs/svg/svg-drawer.ts";
import { createSurvey } from "#features/survey/survey.ts";
import { createSurveyStore } from "#features/survey/survey-store.ts";
import { type Browser, createBrowser } from "#platform/browser/create-browser.ts";
import { findChromium } from "#platform/browser/find-chromium.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { inTurn } from "#platform/database/in-turn.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { followEditions } from "#platform/datasets/follow-editions.ts";
import { createKeptEditions } from "#platform/datasets/kept-editions.ts";
import { openDatasets } from "#platform/datasets/open-datasets.ts";
import type { Env } from "#platform/env/env.ts";
import { type AssetStore, createAssetStore } from "#platform/images/asset-store.server.ts";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createKeptPages } from "#platform/kept-pages/kept-pages.ts";
import type { Logger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { createVisitorMail, type VisitorMail } from "#platform/mail/visitor-mail.ts";
import { createMetrics, type Metrics } from "#platform/metrics/metrics.ts";
import { createFieldData } from "#platform/providers/chrome-ux-report.ts";
import { createProviders, type Providers } from "#platform/providers/create-providers.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { shareLimits } from "#platform/rate-limit/share-limits.ts";
import { createAskWhois } from "#platform/safe-fetch/ask-whois.ts";
import { createGuardProxy } from "#platform/safe-fetch/guard-proxy.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { secretFor } from "#platform/secret/kept-secret.ts";
import { createSeenLinks } from "#platform/seen-links/seen-links.ts";
import { createOtlpExport } from "#platform/tracing/otlp-export.ts";
import { createTracing, type Tracing } from "#platform/tracing/tracing.ts";
import { addPlatformMetrics } from "./operations/platform-metrics.ts";

/** The outside world, opened once at the start and closed once at the end. */
export interface Platform {
  env: Env;
  log: Logger;
  database: OpenDatabase;
  content: Awaited<ReturnType<typeof createContent>>;
  /** Its pictures. */
  assets: AssetStore;
  /** Where the studio writes it. */
  documents: WritableDocuments<Transaction<Database>>;
  jobs: ReturnType<typeof createJobs>;
  outbox: ReturnType<typeof createOutbox>;
  visitorMail: VisitorMail;
  limiter: ReturnType<typeof createRateLimiter>;
  safeFetch: ReturnType<typeof createSafeFetch>;
  askWhois: ReturnType<typeof createAskWhois>;
  browser: Browser;
  svgDrawer: SvgDrawer;
  fieldData: ReturnType<typeof createFieldData>;
  providers: Providers;
  /** Lists that the operator imported. */
  datasets: ReturnType<typeof openDatasets>;
  seenLinks: ReturnType<typeof createSeenLinks>;
  /** Sites that all instances read together. */
  survey: ReturnType<typeof createSurvey>;
  keptPages: ReturnType<typeof createKeptPages>;
  metrics: Metrics;
  tracing: Tracing;
  secretFor(purpose: string): Promise<Buffer>;
  /** False from the moment a stop was asked for: load balancers read /readyz and stop sending requests. */
  isReady(): boolean;
  /** From here on this instance is not ready: it still answers. */
  leave(): void;
  /** Work in the background is put back, and streams of events end. */
  stopWork(): Promise<void>;
  stop(): Promise<void>;
}

export async function openPlatform(env: Env, log: Logger): Promise<Platform> {
  const now = () => new Date();
  const database = await openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log, isServing: true });
  const { db, dialect } = database;
  // A database of several instances keeps what they must agree on.
  const isShared = dialect === "postgres";
  const secret = (purpose: string) => secretFor(purpose, { shared: env.siteSecret, folder: env.dataDir, db: isShared ? db : undefined });
  const assets = createAssetStore({ dataDir: env.dataDir, db });
  const content = await inTurn(database, "content", () => createContent({ env, db, assets, log, now, judge: readSettings }));
  const traces = env.tracesEndpoint ? createOtlpExport({ endpoint: env.tracesEndpoint, service: "site", log }) : undefined;
  const tracing = createTracing({ tell: traces?.tell });
  const metrics = createMetrics();
  const jobs = createJobs({
    db,
    dialect,
    log,
    now,
    stopWaitMs: stopWaitMs(env),
    around: (queue, work) => tracing.span(`job ${queue}`, { queue }, work),
  });
  const outbox = createOutbox({
    db,
    dialect,
    transport: env.smtpUrl ? createSmtpTransport(env.smtpUrl) : undefined,
    from: async () => env.mailFrom ?? (await readSettings(content)).mail.hello,
    log,
    now,
  });
  const botName = `${BOT_NAME}/1.0 (+${env.siteOrigin}/tools/#bot)`;
  const reach = { allowHosts: env.fetchAllowHosts, ownHosts: [new URL(env.siteOrigin).hostname] };
  const safeFetch = createSafeFetch({ ...reach, userAgent: botName });
  const browser = createBrowser({ path: findChromium(env.chromiumPath), startProxy: createGuardProxy(reach), botName, log });
  const svgDrawer = createSvgDrawer();
  let ready = true;
  const keptPages = createKeptPages({ db, now });
  const providers = createProviders({
    db,
    secret: await secret("providers"),
    variables: env.providerKeys,
    bases: env.providerBases,
    now,
    onError: log.warn,
  });
  const sharing = isShared ? shareLimits({ db, limiter: () => limiter, now: Date.now, log }) : undefined;
  const limiter = createRateLimiter({ now: Date.now, ...(sharing && { onUse: sharing.onUse }) });
  if (env.metricsToken !== undefined) addPlatformMetrics(metrics, { db, limiter, now });
  const cleaning = setInterval(() => {
    const old = new Date(Date.now() - JOBS_KEPT_DAYS * 86_400_000).toISOString();
    const work = [
      jobs.removeOlderThan(old),
      keptPages.removeOld(),
      providers.removeOld(),
      sharing?.removeOld(),
      surveyed.removeEndedBefore(old),
    ];
    void Promise.all(work).catch((error) => log.warn("old runs were not removed", { error }));
  }, CLEANING_MS);
  const datasets = openDatasets({ dataDir: env.dataDir, now });
  const following = isShared
    ? followEditions({ kept: createKeptEditions(database), dataDir: env.dataDir, log, onChange: datasets.reread })
    : undefined;
  const seenLinks = createSeenLinks({ db, now, log });
  const surveyed = createSurveyStore(database);
  const survey = createSurvey({ store: surveyed, keepLinks: seenLinks.flush, now, log });
  const stopWork = async () => void (await Promise.all([jobs.stop(), outbox.stop(), survey.stop()]));
  // Polled, so that a change of content is noticed even while nobody asks for a page that shows it.
  const polling = setInterval(content.refresh, env.sanity ? POLL_MS.hosted : POLL_MS.own);
  return {
    env,
    log,
    database,
    content,
    assets,
    documents: await openDocuments(env.sanity, { content, db, dialect }),
    jobs,
    outbox,
    visitorMail: createVisitorMail({ db, dialect, outbox, now }),
    safeFetch,
    askWhois: createAskWhois(reach),
    browser,
    fieldData: createFieldData({ key: env.cruxApiKey }),
    providers,
    datasets,
    seenLinks,
    survey,
    keptPages,
    metrics,
    tracing,
    secretFor: secret,
    limiter,
    svgDrawer,
    isReady: () => ready,
    leave() {
      ready = false;
    },
    stopWork,
    async stop() {
      ready = false;
      clearInterval(cleaning);
      clearInterval(polling);
      svgDrawer.stop();
      await stopWork();
      await Promise.all([seenLinks.stop(), sharing?.stop(), following?.stop(), traces?.stop()]);
      datasets.close();
      await database.close();
    },
  };
}

/** Runs and pages are kept for as long as their page says. */
const CLEANING_MS = 3_600_000;
const POLL_MS = { own: 1_000, hosted: 10_000 };

/** Of the time to drain, with a second left to put jobs back in: what is cut off first waits for its lease to run out. */
const stopWaitMs = ({ drainSeconds }: Env): number => Math.min(8, drainSeconds - 1) * 1_000;

/** Where staff write: our own tables, or a hosted dataset as far as its token goes. */
async function openDocuments(
  project: Env["sanity"],
  { content, db, dialect }: Pick<OpenDatabase, "db" | "dialect"> & { content: ContentSource },
): Promise<WritableDocuments<Transaction<Database>>> {
  if (!project) return createWritableDocuments(db, dialect);
  const readOnly = createReadOnlyDocuments(content);
  if (project.writeToken === undefined) return readOnly;
  return createHostedWritableDocuments({ dataset: await openHostedDataset(project), readOnly, db, dialect });
}
