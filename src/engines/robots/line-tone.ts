/** How a line is colored wherever the file is shown. */
export const lineTones: Readonly<Record<string, "head" | "good" | "bad" | "link" | "quiet">> = {
  "user-agent": "head",
  allow: "good",
  disallow: "bad",
  sitemap: "link",
  comment: "quiet",
  unknown: "quiet",
  unreadable: "quiet",
  "crawl-delay": "quiet",
};
