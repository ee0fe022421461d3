import { setTimeout as sleep } from "node:timers/promises";
import type { DevTools } from "./devtools-pipe.ts";
import { pdfPlaces } from "./pdf-places.ts";

/** What a request of the page is answered with; undefined: refused. */
export type AnswerRequest = (url: URL) => Promise<{ status: number; type: string; body: Uint8Array } | undefined>;

/** Styles for the sheets on which the targets of links stand, by their ids. */
export type Numbering = (sheets: ReadonlyMap<string, number>) => string;

interface Options {
  url: string;
  answer: AnswerRequest;
  /** HTML of the line at the foot of every sheet. */
  footer: string;
  /** Rules that tell a reader on which sheet the targets of links stand. */
  numbering?: Numbering | undefined;
  maxMs: number;
  signal: AbortSignal;
}

/** Quiet for this long after the load event: fonts are there. */
const QUIET_MS = 400;

/** In inches, unless the page's own style asks for another sheet. */
const A4 = { paperWidth: 8.27, paperHeight: 11.69 };

/**
 * A page of ours as PDF. Every request it makes is answered here, in this process: nothing goes
 * over a network, and no script runs.
 */
export async function printDocument(devTools: DevTools, { url, answer, footer, numbering, maxMs, signal }: Options): Promise<Uint8Array> {
  const { targetId } = await devTools.send("Target.createTarget", { url: "about:blank" });
  const session = String((await devTools.send("Target.attachToTarget", { targetId, flatten: true }))["sessionId"]);
  let underWay = 0;
  let isLoaded = false;
  let lastChange = performance.now();

  async function fulfil(requestId: string, address: string) {
    underWay++;
    const found = await answer(new URL(address)).catch(() => undefined);
    const sent = found
      ? devTools.send(
          "Fetch.fulfillRequest",
          {
            requestId,
            responseCode: found.status,
            responseHeaders: [{ name: "content-type", value: found.type }],
            body: Buffer.from(found.body).toString("base64"),
          },
          session,
        )
      : devTools.send("Fetch.failRequest", { requestId, errorReason: "AccessDenied" }, session);
    await sent.catch(() => undefined);
    underWay--;
    lastChange = performance.now();
  }

  const stop = devTools.listen(({ method, params, sessionId }) => {
    if (sessionId !== session) return;
    if (method === "Page.loadEventFired") isLoaded = true;
    if (method === "Fetch.requestPaused") void fulfil(String(params["requestId"]), (params["request"] as { url: string }).url);
  });
  try {
    await devTools.send("Page.enable", {}, session);
    await devTools.send("Emulation.setScriptExecutionDisabled", { value: true }, session);
    await devTools.send(
      "Emulation.setEmulatedMedia",
      { media: "print", features: [{ name: "prefers-color-scheme", value: "light" }] },
      session,
    );
    await devTools.send("Fetch.enable", { patterns: [{ urlPattern: "*" }] }, session);
    const { errorText } = await devTools.send("Page.navigate", { url }, session);
    if (typeof errorText === "string" && errorText !== "") throw new Error(errorText);
    const ends = performance.now() + maxMs;
    while (performance.now() < ends && !(isLoaded && underWay === 0 && performance.now() - lastChange > QUIET_MS)) {
      if (signal.aborted) throw signal.reason;
      await sleep(50);
    }
    const once = await print();
    return numbering ? await withNumbers(once, numbering) : once;
  } finally {
    stop();
  }

  async function print(): Promise<Buffer> {
    const { data } = await devTools.send(
      "Page.printToPDF",
      {
        ...A4,
        printBackground: true,
        preferCSSPageSize: true,
        displayHeaderFooter: true,
        headerTemplate: "<i></i>",
        footerTemplate: footer,
      },
      session,
    );
    return Buffer.from(String(data), "base64");
  }

  /** Printed again with the numbers; once more where they pushed a target to the next sheet. */
  async function withNumbers(first: Buffer, rulesFor: Numbering): Promise<Buffer> {
    await devTools.send("DOM.enable", {}, session);
    await devTools.send("CSS.enable", {}, session);
    const { frameTree } = (await devTools.send("Page.getFrameTree", {}, session)) as { frameTree: { frame: { id: string } } };
    const { styleSheetId } = await devTools.send("CSS.createStyleSheet", { frameId: frameTree.frame.id }, session);
    let printed = first;
    let rules = "";
    for (let pass = 0; pass < 2 && rulesFor(pdfPlaces(printed)) !== rules; pass++) {
      rules = rulesFor(pdfPlaces(printed));
      await devTools.send("CSS.setStyleSheetText", { styleSheetId, text: rules }, session);
      printed = await print();
    }
    return printed;
  }
}
