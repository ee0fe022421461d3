import type { Source } from "./source.ts";

export const metaImages: Source = {
  title: "Meta for Developers, “Images in link shares”",
  url: "https://developers.facebook.com/docs/sharing/webmasters/images/",
  checkedOn: "2026-11-15",
};
export const metaSharing: Source = {
  title: "Meta for Developers, “A guide to sharing for webmasters”",
  url: "https://developers.facebook.com/docs/sharing/webmasters/",
  checkedOn: "2026-11-15",
};
export const openGraph: Source = { title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn: "2026-11-15" };
export const openGraphStructured: Source = {
  title: "The Open Graph protocol, “Structured properties”",
  url: "https://ogp.me/#structured",
  checkedOn: "2026-11-15",
};
export const xCards: Source = {
  title: "X Developer Platform, “Cards markup”",
  url: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
  checkedOn: "2026-11-15",
};
