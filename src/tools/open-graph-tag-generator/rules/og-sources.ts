import type { Finding } from "#core/rules/finding.schema.ts";

type Sources = Finding["sources"];
const checkedOn = "2026-11-15";

export const protocol: Sources = [{ title: "The Open Graph protocol", url: "https://ogp.me/", checkedOn }];

export const structured: Sources = [
  { title: "The Open Graph protocol, “Structured properties”", url: "https://ogp.me/#structured", checkedOn },
];

export const metaImages: Sources = [
  {
    title: "Meta for Developers, “Images in link shares”",
    url: "https://developers.facebook.com/docs/sharing/webmasters/images/",
    checkedOn,
  },
];

export const metaWebmasters: Sources = [
  {
    title: "Meta for Developers, “A guide to sharing for webmasters”",
    url: "https://developers.facebook.com/docs/sharing/webmasters/",
    checkedOn,
  },
];

export const xCards: Sources = [
  {
    title: "X Developer Platform, “Cards markup”",
    url: "https://developer.x.com/en/docs/x-for-websites/cards/overview/markup",
    checkedOn,
  },
];

export const imageSources: Sources = [...metaImages, ...xCards];

export const htmlMetadata: Sources = [
  {
    title: "HTML Standard, “Document metadata”",
    url: "https://html.spec.whatwg.org/multipage/semantics.html#document-metadata",
    checkedOn,
  },
];
