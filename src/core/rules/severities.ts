import type { AuditAreaId } from "../audit/audit-area.ts";

/**
 * How much a fact weighs. Fatal: because of it a page cannot stay in results under its own address, or nobody can open it. Fault: an engine,
 * a browser or a standard is known to ignore or misread it, or a person is barred. Advice: it works, and a published recommendation names a
 * gain. Note: something optional, taste or an estimate; it never counts.
 */
export const grades = ["fatal", "fault", "advice", "note"] as const;
export type Grade = (typeof grades)[number];

/** The one table of severities: rules name a row of it, so one fact weighs the same in every tool, in the report and in the audit. */
export const severities = {
  // indexing
  "page-not-served": {
    grade: "fatal",
    area: "indexing",
    effort: "pages",
    moves: ["reach"],
    says: "The page does not answer 200, or its redirects never end",
  },
  "kept-out": {
    grade: "fatal",
    area: "indexing",
    effort: "template",
    moves: ["reach"],
    says: "noindex, or a date after which it is no longer shown",
  },
  "crawling-closed": {
    grade: "fatal",
    area: "indexing",
    effort: "setting",
    perSite: true,
    moves: ["reach"],
    says: "robots.txt keeps search engines out",
  },
  "canonical-elsewhere": {
    grade: "fatal",
    area: "indexing",
    effort: "template",
    moves: ["reach"],
    says: "The canonical names another site",
  },
  "canonical-to-another-page": {
    grade: "fatal",
    area: "indexing",
    effort: "template",
    moves: ["reach"],
    says: "Different pages name one of them as canonical",
  },
  "no-words": { grade: "fault", area: "indexing", effort: "template", weighs: "more", says: "The HTML as sent has no words" },
  "other-for-crawlers": {
    grade: "fatal",
    area: "indexing",
    effort: "setting",
    says: "Crawlers read another page than people",
  },
  "break-in": {
    grade: "fault",
    area: "indexing",
    effort: "template",
    perSite: true,
    says: "Signs that somebody broke into the site",
  },
  "answers-differ": { grade: "fault", area: "indexing", effort: "setting", says: "Crawlers get another answer than readers" },
  "canonical-dead": { grade: "fault", area: "indexing", effort: "template", says: "The canonical names a page that cannot be shown" },
  "canonical-moves": {
    grade: "fault",
    area: "indexing",
    effort: "template",
    moves: ["falls"],
    says: "The canonical names a page that sends on",
  },
  "canonicals-disagree": {
    grade: "fault",
    area: "indexing",
    effort: "template",
    says: "Canonicals contradict each other or cannot be read",
  },
  "head-cut": { grade: "fault", area: "indexing", effort: "template", says: "A part of the head or of the page is not read" },
  "robots-rules-lost": {
    grade: "fault",
    area: "indexing",
    effort: "setting",
    perSite: true,
    says: "Rules of robots.txt that nobody follows",
  },
  "page-nofollow": { grade: "fault", area: "indexing", effort: "template", says: "No link of the page is followed" },
  "sitemap-unreadable": { grade: "fault", area: "indexing", effort: "setting", perSite: true, says: "A sitemap that cannot be read" },
  "sitemap-unfit": {
    grade: "fault",
    area: "indexing",
    effort: "setting",
    perSite: true,
    moves: ["falls"],
    says: "The sitemap lists addresses that cannot be shown",
  },
  "sitemap-form": {
    grade: "advice",
    area: "indexing",
    effort: "setting",
    perSite: true,
    moves: ["falls"],
    says: "A sitemap that could say more, or say it better",
  },
  "canonical-form": {
    grade: "advice",
    area: "indexing",
    effort: "template",
    moves: ["falls"],
    says: "A canonical written in a way that invites mistakes",
  },
  directives: {
    grade: "advice",
    area: "indexing",
    effort: "template",
    moves: ["falls"],
    says: "Robots directives that do not say what was meant",
  },
  "canonical-absent": { grade: "note", area: "indexing", effort: "template", says: "No canonical, or an unusual one" },
  "robots-trivia": { grade: "note", area: "indexing", effort: "setting", perSite: true, says: "robots.txt and sitemaps: good to know" },
  "hreflang-unreadable": { grade: "fault", area: "indexing", effort: "template", says: "hreflang that cannot be read" },
  "hreflang-unreturned": { grade: "fault", area: "indexing", effort: "template", says: "Language versions that do not name each other" },
  "hreflang-dead": { grade: "fault", area: "indexing", effort: "template", says: "hreflang names a page that cannot be shown" },
  "hreflang-self-missing": {
    grade: "advice",
    area: "indexing",
    effort: "template",
    moves: ["rises"],
    says: "A language version does not name itself",
  },
  "hreflang-no-default": { grade: "note", area: "indexing", effort: "template", says: "No version for everybody else" },
  // delivery
  "domain-gone": { grade: "fatal", area: "delivery", effort: "setting", perSite: true, says: "The domain has expired or is on hold" },
  "domain-ending": {
    grade: "fault",
    area: "delivery",
    effort: "setting",
    perSite: true,
    says: "The domain or its certificate is about to end",
  },
  "https-open": { grade: "fault", area: "delivery", effort: "setting", perSite: true, says: "http is open beside https" },
  "missing-answers-200": { grade: "fault", area: "delivery", effort: "template", says: "A page that does not exist answers 200" },
  "headers-false": { grade: "fault", area: "delivery", effort: "setting", moves: ["falls"], says: "A header says what is not so" },
  "redirect-hops": { grade: "advice", area: "delivery", effort: "setting", moves: ["falls"], says: "More redirects than needed" },
  "mixed-http": {
    grade: "advice",
    area: "delivery",
    effort: "template",
    moves: ["falls"],
    says: "Files or links over http on an https page",
  },
  revalidation: {
    grade: "advice",
    area: "delivery",
    effort: "setting",
    perSite: true,
    moves: ["falls"],
    says: "Cookies and caches that work against the visitor",
  },
  "security-headers": { grade: "note", area: "delivery", effort: "setting", perSite: true, says: "Headers that protect readers" },
  "header-facts": { grade: "note", area: "delivery", effort: "setting", perSite: true, says: "Headers and domain: good to know" },
  // titles
  "title-absent": { grade: "fault", area: "titles", effort: "pages", weighs: "more", says: "No title, or not one that counts" },
  "description-broken": { grade: "fault", area: "titles", effort: "template", moves: ["falls"], says: "A description that is cut or lost" },
  "title-same": { grade: "advice", area: "titles", effort: "pages", moves: ["rises"], says: "Pages share a title" },
  "title-cut": { grade: "advice", area: "titles", effort: "pages", moves: ["falls"], says: "The title is cut in results" },
  "title-wording": { grade: "advice", area: "titles", effort: "pages", moves: ["falls"], says: "A title that could say more" },
  "h1-absent": { grade: "advice", area: "titles", effort: "template", moves: ["rises"], says: "No main heading" },
  // Google writes one out of the page where there is none, and often where there is.
  "description-absent": {
    grade: "advice",
    area: "titles",
    effort: "pages",
    moves: ["rises"],
    weighs: "less",
    says: "No description",
  },
  "tags-twice": { grade: "advice", area: "titles", effort: "template", moves: ["falls"], says: "The same tag twice" },
  "title-edge": { grade: "note", area: "titles", effort: "pages", says: "Titles and headings: taste and estimates" },
  "description-style": { grade: "note", area: "titles", effort: "pages", says: "Descriptions: taste and estimates" },
  // content
  "text-same": { grade: "fault", area: "content", effort: "pages", moves: ["falls"], says: "Pages share their text" },
  "text-thin": { grade: "advice", area: "content", effort: "pages", moves: ["falls"], says: "Hardly any words" },
  "tracker-idle": {
    grade: "advice",
    area: "content",
    effort: "template",
    perSite: true,
    moves: ["falls"],
    says: "A tracker that is dead or counts twice",
  },
  "share-picture-broken": {
    grade: "advice",
    area: "content",
    effort: "template",
    moves: ["falls"],
    says: "The picture for sharing cannot be shown",
  },
  "share-tags": { grade: "note", area: "content", effort: "template", says: "Tags for sharing" },
  reading: { grade: "note", area: "content", effort: "pages", says: "How the text reads" },
  "language-wrong": {
    grade: "advice",
    area: "content",
    effort: "template",
    moves: ["falls"],
    says: "The page names another language than its words",
  },
  "picture-dead": { grade: "fault", area: "content", effort: "pages", moves: ["falls"], says: "A picture or file that does not come" },
  "icon-wrong": { grade: "advice", area: "content", effort: "template", moves: ["falls"], says: "An icon or file type that is refused" },
  "icon-absent": { grade: "note", area: "content", effort: "template", says: "Icons and pictures: good to know" },
  // links
  "links-dead": { grade: "fault", area: "links", effort: "pages", says: "Links that lead nowhere" },
  "links-uncrawlable": { grade: "fault", area: "links", effort: "template", says: "Links that no crawler can follow" },
  "links-nofollow": { grade: "fault", area: "links", effort: "template", moves: ["falls"], says: "nofollow on links inside the site" },
  "page-unlinked": { grade: "advice", area: "links", effort: "pages", moves: ["rises"], says: "In the sitemap, linked from nowhere" },
  "link-words": { grade: "advice", area: "links", effort: "pages", moves: ["falls"], says: "Links that do not say where they lead" },
  "links-redirected": { grade: "advice", area: "links", effort: "pages", moves: ["falls"], says: "Links that go through a redirect" },
  "link-counts": { grade: "note", area: "links", effort: "pages", says: "Depth and numbers of links" },
  // structured-data
  "markup-unreadable": {
    grade: "fault",
    area: "structured-data",
    effort: "template",
    moves: ["falls"],
    says: "Structured data that cannot be read",
  },
  "markup-false": { grade: "fault", area: "structured-data", effort: "template", says: "Ratings or dates that cannot be so" },
  "markup-required": {
    grade: "advice",
    area: "structured-data",
    effort: "template",
    moves: ["rises"],
    says: "A value that Google requires for a rich result is missing or wrong",
  },
  "markup-vocabulary": {
    grade: "advice",
    area: "structured-data",
    effort: "template",
    moves: ["falls"],
    says: "Words that schema.org does not have",
  },
  "markup-absent": { grade: "note", area: "structured-data", effort: "template", says: "No structured data" },
  "markup-recommended": { grade: "note", area: "structured-data", effort: "template", says: "Recommended or retired structured data" },
  // speed
  "answer-slow": { grade: "fault", area: "speed", effort: "setting", says: "The server is slow to answer" },
  packing: { grade: "advice", area: "speed", effort: "setting", perSite: true, says: "Not packed, or not kept by browsers" },
  "pictures-heavy": { grade: "advice", area: "speed", effort: "template", moves: ["falls"], says: "Heavy pictures, or without their size" },
  "paint-held": { grade: "advice", area: "speed", effort: "template", moves: ["falls"], says: "Something holds back the first paint" },
  "weight-facts": { grade: "note", area: "speed", effort: "template", says: "Size, formats, hosts" },
  // access
  "viewport-absent": { grade: "fault", area: "access", effort: "template", says: "Not made for phones" },
  // Safari on phones does not obey it.
  "zoom-forbidden": { grade: "fault", area: "access", effort: "template", weighs: "less", says: "Zooming is forbidden" },
  // Search engines read the language from the words.
  "language-unsaid": { grade: "fault", area: "access", effort: "template", weighs: "less", says: "The page does not say its language" },
  "name-absent": { grade: "fault", area: "access", effort: "template", says: "A link or button without a name" },
  "alt-absent": { grade: "fault", area: "access", effort: "pages", says: "A picture without an alternative" },
  "alt-words": {
    grade: "advice",
    area: "access",
    effort: "pages",
    moves: ["falls"],
    says: "Alternatives, headings and landmarks that mislead",
  },
  "old-html": { grade: "advice", area: "access", effort: "template", moves: ["falls"], says: "Encoding unsaid, or HTML of another age" },
  "tags-idle": { grade: "note", area: "access", effort: "template", says: "Style of alternatives, tags that do nothing" },
} as const satisfies Record<string, Severity>;

export type KindId = keyof typeof severities;

export interface Severity {
  grade: Grade;
  /** What an audit counts it for. */
  area: AuditAreaId;
  /** Where it is mended: in a setting, in a template, or page by page. */
  effort: "setting" | "template" | "pages";
  /** One answer for the whole site, however many pages show it. */
  perSite?: true;
  /** What the grade does when the whole site is seen. */
  moves?: readonly Move[];
  /** Beside others of its grade, in the order of fixes: what everybody meets in results, and what search engines or browsers get around. */
  weighs?: "more" | "less";
  says: string;
}

/**
 * `reach`: fatal only on the home page or a tenth of all pages, a fault elsewhere. `rises`: one grade on the home page or half of
 * all pages, never to fatal. `falls`: one grade under two in a hundred pages.
 */
type Move = "reach" | "rises" | "falls";

/** The row of a kind; what an older report calls by a name that is gone counts as a note. */
export function severityOf(kind: string): Severity {
  return (severities as Partial<Record<string, Severity>>)[kind] ?? GONE;
}

const GONE: Severity = { grade: "note", area: "content", effort: "pages", says: "" };
