/**
 * How a browser is started that opens pages of strangers: everything it asks for goes through our proxy, loopback included, and it resolves
 * no name itself. What would go around a proxy (QUIC, WebRTC's UDP, prefetched names) is off, and so are its requests to its maker.
 */
export function chromiumFlags({ proxyPort, profile, isRoot }: { proxyPort: number; profile: string; isRoot: boolean }): string[] {
  return [
    "--headless=new",
    `--user-data-dir=${profile}`,
    "--remote-debugging-pipe",
    "--remote-debugging-port=0",
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    // Without it loopback addresses would be asked directly.
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-quic",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--force-webrtc-ip-handling-policy",
    "--dns-prefetch-disable",
    "--no-pings",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-component-extensions-with-background-pages",
    "--disable-client-side-phishing-detection",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,AutofillServerCommunication,InterestFeedContentSuggestions,CertificateTransparencyComponentUpdater,NetworkTimeServiceQuerying,SpareRendererForSitePerProcess",
    "--no-first-run",
    "--no-default-browser-check",
    "--password-store=basic",
    "--use-mock-keychain",
    "--deny-permission-prompts",
    "--disable-notifications",
    "--mute-audio",
    "--hide-scrollbars",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disk-cache-size=52428800",
    "--js-flags=--max-old-space-size=512",
    // The sandbox cannot be had as root; a deployment that measures strangers' pages should not run as root.
    ...(isRoot ? ["--no-sandbox"] : []),
    "about:blank",
  ];
}
