const checkedOn = "2026-11-15";

export const rfc9309 = { title: "RFC 9309, Robots Exclusion Protocol", url: "https://www.rfc-editor.org/rfc/rfc9309.html", checkedOn };
export const googleSpec = {
  title: "Google Search Central, “How Google interprets the robots.txt specification”",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
  checkedOn,
};
export const googleParser = { title: "Google's open-source parser", url: "https://github.com/google/robotstxt", checkedOn };
export const googleIntro = {
  title: "Google Search Central, “Introduction to robots.txt”",
  url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
  checkedOn,
};
export const googleSpecial = {
  title: "Google Search Central, “List of Google's special-case crawlers”",
  url: "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
  checkedOn,
};
export const googleUnsupported = {
  title: "Google Search Central blog, “A note on unsupported rules in robots.txt”",
  url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  checkedOn,
};
export const yandexHelp = {
  title: "Yandex Webmaster help, robots.txt",
  url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
  checkedOn,
};
export const sitemapsOrg = { title: "sitemaps.org, protocol", url: "https://www.sitemaps.org/protocol.html", checkedOn };
