// A process of its own: a run holds a processor for half a minute, and pages of strangers are taken apart in it.
import lighthouse, { desktopConfig, type Flags } from "lighthouse";

export interface LighthouseOrder {
  url: string;
  port: number;
  device: "mobile" | "desktop";
}

process.on("message", async ({ url, port, device }: LighthouseOrder) => {
  const flags: Flags = {
    port,
    output: "json",
    // It reports its progress on this channel, which the parent reads.
    logLevel: "info",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    disableFullPageScreenshot: true,
    maxWaitForLoad: 40_000,
  };
  const run = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  process.send?.({ lhr: run?.lhr }, () => process.exit(0));
});
