import { editDistance } from "#core/text/edit-distance.ts";

/**
 * Lines that Google does not use and others do, or did. The first six are those that Google's own reporting parser calls unused
 * (https://github.com/google/robotstxt, reporting_robots.cc); Lighthouse lets Content-Signal pass as well.
 */
export const otherDirectives: Readonly<Record<string, string>> = {
  "crawl-delay": "Bing reads it, in seconds from 1 to 30. Google and Yandex do not: their pace is set in their own webmaster tools.",
  "clean-param": "Yandex only: parameters that do not change a page.",
  host: "Yandex read it until 2018. Use redirects to name the main host.",
  noarchive: "Never part of robots.txt. It belongs in a robots meta tag.",
  noindex: "Google stopped reading it on September 1, 2019. Use a robots meta tag or the X-Robots-Tag header, and let the page be crawled.",
  nofollow: "Google stopped reading it on September 1, 2019. It belongs in a robots meta tag or on a link.",
  "request-rate": "An old proposal. No large crawler reads it.",
  "visit-time": "An old proposal. No large crawler reads it.",
  "robot-version": "An old proposal. No large crawler reads it.",
  "content-signal": "States what may be done with the content (search, ai-input, ai-train). A statement, not a barrier.",
  "content-usage": "A draft of the IETF for preferences about AI use. A statement, not a barrier.",
};

/** The keys that somebody who mistyped one probably meant. */
export function closestDirective(key: string): string | undefined {
  const typed = key.toLowerCase();
  if (typed.length > 40) return undefined;
  return ["User-agent", "Disallow", "Allow", "Sitemap", "Crawl-delay", "Content-Signal"].find(
    (known) => editDistance(typed, known.toLowerCase()) <= (known.length > 6 ? 2 : 1),
  );
}
