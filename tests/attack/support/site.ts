import { openSiteInProcess } from "../../support/site-in-process.ts";
import { counted } from "./figures.ts";

/** The whole server but its pages, in this process; every call is counted and comes from a visitor of its own. */
export async function openCountedSite(options?: Parameters<typeof openSiteInProcess>[0]) {
  const site = await openSiteInProcess(options);
  return { ...site, ask: counted(site.ask) };
}
