import { AppError } from "#core/errors/app-error.ts";
import type { RenderedPage } from "#core/tool/tool-ports.ts";
import type { Logger } from "../log/logger.ts";
import type { StartGuardProxy } from "../safe-fetch/guard-proxy.ts";
import { createPlace, unlessAborted } from "./one-at-a-time.ts";
import { type AnswerRequest, type Numbering, printDocument } from "./print-document.ts";
import { renderDocument } from "./render-page.ts";
import { runLighthouse } from "./run-lighthouse.ts";
import { shrinkThumbnails } from "./shrink-thumbnails.ts";
import { type Chromium, removeStaleProfiles, startChromium } from "./start-chromium.ts";

interface Options {
  /** Undefined where the machine has none: every call then says so. */
  path: string | undefined;
  startProxy: StartGuardProxy;
  /** What we add to the browser's own name. */
  botName: string;
  log: Logger;
  /** How long a page may stay busy before it is taken as it is. */
  renderMs?: number;
  /** How long after that somebody still waits for its answer: a page whose script never ends gives none. */
  answerMs?: number;
  /** How long a measurement may take before it is given up. */
  measureMs?: number;
}

export type Browser = ReturnType<typeof createBrowser>;

const RENDER = { maxBytes: 25_000_000, maxConnections: 400, totalMs: 30_000 };
const MEASURE = { maxBytes: 80_000_000, maxConnections: 1_500 };
const MAX_HTML = 5_000_000;

/** A browser for pages that visitors name: one that renders and one that measures at a time, each with a fresh profile behind the guard. */
export function createBrowser({ path, startProxy, botName, log, renderMs = 15_000, answerMs = 10_000, measureMs = 90_000 }: Options) {
  const renders = createPlace({ maxWaiting: 3, seconds: 20 });
  const measures = createPlace({ maxWaiting: 20, seconds: 60 });
  const prints = createPlace({ maxWaiting: 20, seconds: 10 });
  void removeStaleProfiles().catch((error: unknown) => log.warn("old browser profiles were not removed", { error }));

  /** Starts a browser behind a proxy of its own, and ends both whatever happens. */
  async function withBrowser<T>(
    limits: typeof RENDER,
    work: (chromium: Chromium) => Promise<T>,
  ): Promise<{ result: T; refused: readonly { host: string; reason: string }[] }> {
    if (path === undefined) throw new AppError("browser_missing");
    const proxy = await startProxy(limits);
    let chromium: Chromium | undefined;
    try {
      chromium = await startChromium({ path, proxyPort: proxy.port });
      return { result: await work(chromium), refused: proxy.refused };
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (proxy.limit !== undefined) throw new AppError("browser_limit", { limit: LIMITS[proxy.limit] ?? proxy.limit }, { cause: error });
      throw error;
    } finally {
      proxy.close();
      await chromium?.close();
    }
  }

  return {
    isAvailable: path !== undefined,
    waiting: measures.waiting,

    async renderPage(url: URL, signal: AbortSignal): Promise<RenderedPage> {
      const started = performance.now();
      return renders.take(async () => {
        const { result, refused } = await withBrowser(RENDER, async ({ devTools }) => {
          const bounded = AbortSignal.any([signal, AbortSignal.timeout(renderMs + answerMs)]);
          const { userAgent } = await devTools.send("Browser.getVersion");
          const name = `${String(userAgent).replace("HeadlessChrome", "Chrome")} ${botName}`;
          return unlessAborted(bounded, renderDocument(devTools, { url: url.href, userAgent: name, maxMs: renderMs, signal: bounded }));
        }).catch((error: unknown) => {
          if (signal.aborted || error instanceof AppError) throw error;
          if (isTimeout(error)) throw new AppError("browser_limit", { limit: `${(renderMs + answerMs) / 1000} seconds` }, { cause: error });
          log.warn("a page was not rendered", { error });
          throw new AppError("browser_failed", { host: url.hostname }, { cause: error });
        });
        return {
          url: result.url,
          html: result.html.slice(0, MAX_HTML),
          failed: result.failed.map((one) => ({ ...one, reason: reasonOf(one, refused) })),
          requests: result.requests,
          isSettled: result.isSettled,
          totalMs: performance.now() - started,
        };
      }, signal);
    },

    /** A page of our own as PDF; what it asks for is answered by `answer`, never by the network. */
    async printPage(
      url: URL,
      { answer, footer, numbering, signal }: { answer: AnswerRequest; footer: string; numbering?: Numbering; signal: AbortSignal },
    ): Promise<Uint8Array> {
      return prints.take(async () => {
        const { result } = await withBrowser(RENDER, ({ devTools }) =>
          unlessAborted(signal, printDocument(devTools, { url: url.href, answer, footer, numbering, maxMs: renderMs, signal })),
        );
        return result;
      }, signal);
    },

    async measureSpeed(
      url: URL,
      { device, signal, onStep }: { device: "mobile" | "desktop"; signal: AbortSignal; onStep(step: string): void },
    ): Promise<Record<string, unknown>> {
      if (path === undefined) throw new AppError("browser_missing");
      return measures.take(async () => {
        const bounded = AbortSignal.any([signal, AbortSignal.timeout(measureMs)]);
        const { result } = await withBrowser({ ...MEASURE, totalMs: measureMs + 5_000 }, async (chromium) =>
          runLighthouse({ url: url.href, port: await chromium.devToolsPort(), device, signal: bounded, onStep }),
        ).catch((error: unknown) => {
          if (signal.aborted) throw signal.reason;
          if (error instanceof AppError) throw error;
          if (bounded.aborted) throw new AppError("browser_limit", { limit: `${measureMs / 1000} seconds` }, { cause: error });
          log.warn("a page was not measured", { error });
          throw new AppError("browser_failed", { host: url.hostname }, { cause: error });
        });
        return shrinkThumbnails(result);
      }, signal);
    },
  };
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === "TimeoutError";

const LIMITS: Record<string, string> = { bytes: "its data", connections: "its connections", time: "its time" };

/** The browser only knows that the tunnel failed; the proxy knows why. */
function reasonOf({ url, reason }: { url: string; reason: string }, refused: readonly { host: string; reason: string }[]): string {
  const host = URL.parse(url)?.hostname;
  return refused.find((one) => one.host.replace(/:\d+$/, "") === host)?.reason ?? reason.replace(/^net::/, "");
}
