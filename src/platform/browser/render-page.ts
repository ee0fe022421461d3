import { setTimeout as sleep } from "node:timers/promises";
import type { DevTools, DevToolsEvent } from "./devtools-pipe.ts";

export interface RenderedDocument {
  /** Where the browser ended. */
  url: string;
  html: string;
  /** Requests that came to nothing. */
  failed: { url: string; reason: string }[];
  requests: number;
  /** False when it was still busy as the time ran out. */
  isSettled: boolean;
}

/** Quiet for this long counts as done, and not before this long after the load event: scripts like to wait a moment. */
const QUIET_MS = 600;
const AFTER_LOAD_MS = 2_000;
const MAX_FAILED = 50;

/** Opens a page, waits until it loads and its requests rest, and gives the document as it then is. */
export async function renderDocument(
  devTools: DevTools,
  { url, userAgent, maxMs, signal }: { url: string; userAgent: string; maxMs: number; signal: AbortSignal },
): Promise<RenderedDocument> {
  const { targetId } = await devTools.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await devTools.send("Target.attachToTarget", { targetId, flatten: true });
  const session = String(sessionId);
  const watch = watchRequests(session);
  const stop = devTools.listen((event) => {
    watch.hear(event);
    if (event.sessionId === session && event.method === "Page.javascriptDialogOpening")
      void devTools.send("Page.handleJavaScriptDialog", { accept: false }, session).catch(() => undefined);
  });
  try {
    await devTools.send("Page.enable", {}, session);
    await devTools.send("Network.enable", {}, session);
    await devTools.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, session);
    await devTools.send("Emulation.setUserAgentOverride", { userAgent }, session);
    await devTools.send("Emulation.setDeviceMetricsOverride", { width: 412, height: 915, deviceScaleFactor: 2, mobile: true }, session);
    const { errorText } = await devTools.send("Page.navigate", { url }, session);
    if (typeof errorText === "string" && errorText !== "") throw new Error(errorText);
    const isSettled = await watch.settled(maxMs, signal);
    const { root } = await devTools.send("DOM.getDocument", { depth: 0 }, session);
    const { outerHTML } = await devTools.send("DOM.getOuterHTML", { nodeId: (root as { nodeId: number }).nodeId }, session);
    const { documentURL } = root as { documentURL?: string };
    return { url: documentURL ?? url, html: String(outerHTML), failed: watch.failed, requests: watch.count(), isSettled };
  } finally {
    stop();
  }
}

function watchRequests(session: string) {
  const underWay = new Map<string, { url: string; frame: unknown }>();
  const failed: RenderedDocument["failed"] = [];
  let requests = 0;
  let loadedAt = Number.POSITIVE_INFINITY;
  let lastChange = performance.now();
  /** A frame that another process took over and a worker that began hear of their own requests; here these would never end. */
  const leave = (isTheirs: (request: { url: string; frame: unknown }) => boolean) => {
    for (const [id, request] of underWay) if (isTheirs(request)) underWay.delete(id);
  };
  return {
    failed,
    count: () => requests,
    hear({ method, params, sessionId }: DevToolsEvent) {
      if (sessionId !== session) return;
      const id = String(params["requestId"] ?? "");
      if (method === "Page.loadEventFired") loadedAt = performance.now();
      else if (method === "Network.requestWillBeSent") {
        if (!underWay.has(id)) requests += 1;
        underWay.set(id, { url: (params["request"] as { url: string }).url, frame: params["frameId"] });
      } else if (method === "Page.frameDetached") leave(({ frame }) => frame === params["frameId"]);
      else if (method === "Target.attachedToTarget") leave(({ url }) => url === (params["targetInfo"] as { url: string }).url);
      else if (method === "Network.loadingFinished") underWay.delete(id);
      else if (method === "Network.loadingFailed") {
        const reason = String(params["errorText"] ?? "");
        if (params["canceled"] !== true && failed.length < MAX_FAILED)
          failed.push({ url: (underWay.get(id)?.url ?? "").slice(0, 500), reason });
        underWay.delete(id);
      } else return;
      lastChange = performance.now();
    },
    async settled(maxMs: number, signal: AbortSignal): Promise<boolean> {
      const ends = performance.now() + maxMs;
      while (performance.now() < ends) {
        if (signal.aborted) throw signal.reason;
        const now = performance.now();
        if (underWay.size === 0 && now - loadedAt > AFTER_LOAD_MS && now - lastChange > QUIET_MS) return true;
        await sleep(100);
      }
      return false;
    },
  };
}
