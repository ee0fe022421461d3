import type { Source } from "./source.ts";

export const ahrefsKeywordDifficulty: Source = {
  title: "Ahrefs, How keyword difficulty is calculated",
  url: "https://ahrefs.com/blog/keyword-difficulty/",
  checkedOn: "2026-11-17",
};
export const aiCrawlers: Source = {
  title: "ai.robots.txt, a public list of AI crawlers",
  url: "https://github.com/ai-robots-txt/ai.robots.txt",
  checkedOn: "2026-11-15",
};
export const androidWindowSizes: Source = {
  title: "Android Developers, Window size classes",
  url: "https://developer.android.com/develop/ui/compose/layouts/adaptive/use-window-size-classes",
  checkedOn: "2026-11-15",
};
export const appleIcons: Source = {
  title: "Apple Developer, “Configuring Web Applications”",
  url: "https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariWebContent/ConfiguringWebApplications/ConfiguringWebApplications.html",
  checkedOn: "2026-11-15",
};
export const axeHeadingOrder: Source = {
  title: "axe, “heading-order”",
  url: "https://dequeuniversity.com/rules/axe/4.10/heading-order",
  checkedOn: "2026-11-15",
};
export const bingContentControls: Source = {
  title: "Bing Webmaster Blog, “New options for webmasters to control usage of their content in Bing Chat”",
  url: "https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat",
  checkedOn: "2026-11-15",
};
export const bootstrapBreakpoints: Source = {
  title: "Bootstrap, Breakpoints",
  url: "https://getbootstrap.com/docs/5.3/layout/breakpoints/",
  checkedOn: "2026-11-15",
};
export const httpObservatory: Source = {
  title: "MDN HTTP Observatory, “Tests and scoring”",
  url: "https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring",
  checkedOn: "2026-11-17",
};
export const mozKeywordDifficulty: Source = {
  title: "Moz, Keyword difficulty",
  url: "https://moz.com/help/moz-pro/keyword-explorer/keyword-difficulty",
  checkedOn: "2026-11-17",
};
export const realFaviconGenerator: Source = {
  title: "RealFaviconGenerator, its checker’s source",
  url: "https://github.com/RealFaviconGenerator/core",
  checkedOn: "2026-11-15",
};
export const tailwindBreakpoints: Source = {
  title: "Tailwind CSS, Responsive design",
  url: "https://tailwindcss.com/docs/responsive-design",
  checkedOn: "2026-11-15",
};
export const terser: Source = {
  title: "Terser, the minifier that works here (BSD-2-Clause)",
  url: "https://terser.org/",
  checkedOn: "2026-11-16",
};
export const waybackIndex: Source = {
  title: "Internet Archive, Wayback CDX server",
  url: "https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server",
  checkedOn: "2026-11-15",
};
export const yandexRobotsTxt: Source = {
  title: "Yandex Webmaster help, robots.txt",
  url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
  checkedOn: "2026-11-15",
};
/** The range that most editors know; Google names none. */
export const yoastDescriptionLength: Source = {
  title: "Yoast, “Meta description length” (120 to 156 characters)",
  url: "https://yoast.com/help/meta-description-length/",
  checkedOn: "2026-11-15",
};
export const yoastReadability: Source = {
  title: "Yoast, readability assessments (thresholds)",
  url: "https://github.com/Yoast/wordpress-seo/tree/trunk/packages/yoastseo/src/scoring/assessments",
  checkedOn: "2026-11-15",
};
