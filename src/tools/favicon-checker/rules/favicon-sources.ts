import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const googleFavicon: Sources = [
  {
    title: "Google Search Central, “Define a favicon to show in search results”",
    url: "https://developers.google.com/search/docs/appearance/favicon-in-search",
    checkedOn,
  },
];
export const htmlIcon: Sources = [
  { title: "HTML Standard, “Link type icon”", url: "https://html.spec.whatwg.org/multipage/links.html#rel-icon", checkedOn },
];
export const appManifest: Sources = [
  { title: "W3C, “Web Application Manifest”", url: "https://www.w3.org/TR/appmanifest/#icons-member", checkedOn },
];
export const installable: Sources = [
  { title: "web.dev, “What does it take to be installable?”", url: "https://web.dev/articles/install-criteria", checkedOn },
];
export const maskable: Sources = [
  { title: "web.dev, “Adaptive icon support in PWAs with maskable icons”", url: "https://web.dev/articles/maskable-icon", checkedOn },
];
export const appleIcons: Sources = [
  {
    title: "Apple Developer, “Configuring Web Applications”",
    url: "https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html",
    checkedOn,
  },
];
export const checkFavicon: Sources = [
  { title: "RealFaviconGenerator, what its checker looks for", url: "https://github.com/RealFaviconGenerator/core", checkedOn },
];
export const sniffing: Sources = [
  { title: "MIME Sniffing Standard", url: "https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern", checkedOn },
];
export const caching: Sources = [
  { title: "RFC 9111, “HTTP Caching”", url: "https://www.rfc-editor.org/rfc/rfc9111#section-5.2", checkedOn },
];
