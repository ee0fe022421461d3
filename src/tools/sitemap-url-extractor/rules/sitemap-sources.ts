const checkedOn = "2026-11-15";

export const protocol = { title: "sitemaps.org, protocol", url: "https://www.sitemaps.org/protocol.html", checkedOn };
export const schema = { title: "sitemaps.org, XML schema", url: "https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd", checkedOn };
export const google = {
  title: "Google Search Central, “Build and submit a sitemap”",
  url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  checkedOn,
};
export const googleLarge = {
  title: "Google Search Central, “Manage your sitemaps”",
  url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps",
  checkedOn,
};
export const googleHreflang = {
  title: "Google Search Central, “Tell Google about localized versions of your page”",
  url: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  checkedOn,
};
export const w3cDates = { title: "W3C, “Date and Time Formats”", url: "https://www.w3.org/TR/NOTE-datetime", checkedOn };
export const xml = { title: "W3C, “Extensible Markup Language (XML) 1.0”", url: "https://www.w3.org/TR/xml/", checkedOn };
