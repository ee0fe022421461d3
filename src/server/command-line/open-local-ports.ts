import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noProviders } from "#core/providers/no-provider.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { createBrowser } from "#platform/browser/create-browser.ts";
import { findChromium } from "#platform/browser/find-chromium.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openDatasets } from "#platform/datasets/open-datasets.ts";
import { createKeptPages } from "#platform/kept-pages/kept-pages.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createFieldData } from "#platform/providers/chrome-ux-report.ts";
import { createAskWhois } from "#platform/safe-fetch/ask-whois.ts";
import { createGuardProxy } from "#platform/safe-fetch/guard-proxy.ts";
import { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { createSeenLinks } from "#platform/seen-links/seen-links.ts";
import { toolPorts } from "../tools/tool-ports.ts";

/** What tools ask for, on somebody's own machine: the guarded fetch, no provider, and a folder that goes with the command. */
export async function openLocalPorts({
  allowHosts,
}: {
  allowHosts: readonly string[];
}): Promise<{ ports: ToolPorts; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "seo-command-"));
  const log = createLogger({ level: "silent" });
  const now = () => new Date();
  const { db, close } = await openDatabase({ dataDir: folder, log });
  const reach = { allowHosts, ownHosts: [] };
  const botName = `${BOT_NAME}/1.0`;
  const datasets = openDatasets({ dataDir: folder, now });
  const seenLinks = createSeenLinks({ db, now, log });
  const ports = toolPorts(
    {
      safeFetch: createSafeFetch({ ...reach, userAgent: botName }),
      askWhois: createAskWhois(reach),
      keptPages: createKeptPages({ db, now }),
      browser: createBrowser({
        path: findChromium(process.env["CHROMIUM_PATH"]),
        startProxy: createGuardProxy(reach),
        botName,
        log,
      }),
      fieldData: createFieldData({ key: undefined }),
      providers: noProviders,
      datasets,
      seenLinks,
      log,
    },
    { now, showImage: (address) => address },
  );
  return {
    ports,
    async close() {
      await seenLinks.stop();
      datasets.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
