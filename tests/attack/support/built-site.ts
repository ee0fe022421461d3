import { asNewVisitors } from "../../support/new-visitors.ts";
import { startOwnSite } from "../../support/own-site.ts";
import { counted, noteMemory, peakMegabytes } from "./figures.ts";

/** The built site as `npm start` runs it, pages and all, in a process of its own. */
export async function startBuiltSite({ env = {}, ...options }: Parameters<typeof startOwnSite>[0] = {}) {
  const site = await startOwnSite({ isDemoDay: false, ...options, env: { TRUSTED_PROXIES: "127.0.0.1", ...env } });
  return {
    ...site,
    ask: counted(asNewVisitors(site.origin)),
    async stop() {
      noteMemory(peakMegabytes(site.pid));
      await site.stop();
    },
  };
}
