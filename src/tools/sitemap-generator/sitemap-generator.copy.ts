import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Sitemap generator: crawl, map and XML in one go",
  seoDescription:
    "Reads up to 500 pages of your site, draws every page as it arrives and writes the XML sitemap. Says why a page is left out. Free, no sign-up.",
  intro: "Crawls up to 500 pages of one site, obeys robots.txt, and draws every page as it is read.",
  steps: [
    {
      stepTitle: "Give us the address",
      stepDescription:
        "The home page, or any page to start from. If it redirects, we follow it and crawl the host that answers. Leave query strings ignored unless they name real pages. Under “Scope, patterns, staging” you can take in subdomains, keep to one folder, or leave paths out.",
    },
    {
      stepTitle: "Watch it read",
      stepDescription:
        "Each first folder of your site is drawn as a line and each page as a ring on it. Close the tab if you like: the address brings you back to the same crawl.",
    },
    {
      stepTitle: "Read what was left out",
      stepDescription:
        "Redirects, dead addresses, noindex, pages that name another as canonical. Each stands with its reason and the page that links to it.",
    },
    {
      stepTitle: "Put the file online",
      stepDescription:
        "Upload sitemap.xml to the root of the site, add the Sitemap line to robots.txt, and submit the address once in Search Console. sitemap.html is the same for visitors: every page, nested by folder.",
    },
  ],
  checks: [
    {
      title: "What a sitemap may hold.",
      text: "A page goes in when it answers 200 with HTML and robots.txt leaves it open. It must carry no noindex, in its meta tag or its X-Robots-Tag header, and must not name another page as canonical.",
    },
    {
      title: "robots.txt, first and line by line.",
      text: "Groups, wildcards and misspellings are read by the rules of Google's open-source parser. A closed address is never fetched, and you see the line that closes it.",
    },
    {
      title: "Dates with a proof.",
      text: "lastmod comes from article:modified_time, JSON-LD dateModified, a marked time element or the Last-Modified header. A header set to this very minute proves nothing and is dropped.",
    },
    {
      title: "Languages, if you tick the box.",
      text: "The alternates that pages name in their heads are written as xhtml:link, page by page. Google reads heads, headers and sitemaps alike; keep the languages in one of the three.",
    },
    {
      title: "The sitemap you have.",
      text: "We read it from robots.txt or /sitemap.xml, packed or as an index, and report which pages it misses and which of its addresses are dead.",
    },
    {
      title: "What belongs to the site.",
      text: "One host by default; with and without www, all subdomains, or one folder if you say so. Every further host has its own robots.txt read first. Patterns are written as in robots.txt, and parameters like utm_* can be ignored by name.",
    },
    {
      title: "Traps.",
      text: "A segment that repeats three times, more than 300 query strings on one path, a calendar that runs years ahead. We stop following them and name the pattern.",
    },
  ],
  cannotKnow: [
    {
      title: "Pages without a link.",
      text: "What no page links to and no sitemap lists stays unknown. Search forms are not filled in.",
    },
    {
      title: "What scripts add.",
      text: "We read the HTML that the server sends. A menu that appears only after JavaScript has run gives us no links, and gives some crawlers none either.",
    },
    {
      title: "Whether Google will index a page.",
      text: "A sitemap is a hint. It helps pages to be found; it does not make them rank.",
    },
    {
      title: "What your firewall shows to others.",
      text: "We ask as SiteToolsBot from our own address. A rule that treats Googlebot differently is invisible to us.",
    },
  ],
  content: [
    {
      heading: "Why there is no priority and no changefreq",
      paragraphs: [
        "Both were part of the protocol in 2005, and nearly every site set them to the same flattering value. Google says in its documentation that it ignores both. A field that nobody reads is a field that can only be wrong, so the file does not carry it.",
        "lastmod is different. Google uses it for scheduling when it is consistently accurate, which means that one invented date costs the others their worth. That is why most generators do harm here: they write the day of the crawl into every line. Where your pages prove no date, ours stay silent.",
      ],
    },
    {
      heading: "Two at a time, and why it takes a minute",
      paragraphs: [
        "It is somebody's server. We keep two requests open at most and start one every 250 ms, so 100 pages take about half a minute on a quick site. A crawl-delay in robots.txt is kept, up to ten seconds.",
        "On a 429 or 503 we wait as long as Retry-After says and go on at half the speed. After ten errors in a row we stop. What was read until then is yours: the files are made from it.",
        "Links marked nofollow are not followed. Documents and pictures are listed by name and not fetched.",
      ],
    },
    {
      heading: "What to do with the difference",
      paragraphs: [
        "An address in your sitemap that answers 404 or redirects is a small lie that you tell Google every day. Take it out, or mend the page. A page that is missing from the sitemap and linked in the menu is usually a plugin's blind spot: a custom post type, a landing page, a language.",
        "Pages that only the sitemap knows are drawn last. No page of yours links to them, so visitors never find them and Google gives them little weight. Link to them or let them go.",
      ],
    },
  ],
  limits:
    "100 pages by default, 500 at most, ten clicks deep, 10 minutes, 5 MB a page, 2 requests at a time, 20 patterns. One crawl at a time for each visitor and each host. The sitemap in place is compared up to 2,000 addresses. Results are kept for {jobsKept} under their own address. The API answers at POST /api/tools/sitemap-generator, {runsAMinute} runs a minute.",
  sources: [standards.sitemapProtocol, google.sitemaps, google.sitemapPing, google.localizedVersions, ietf.robotsExclusion],
  faq: [
    {
      question: "My site has more than 500 pages. What do I get?",
      answer:
        "The 500 nearest to the page you start from, and the number that was still waiting. For a larger site your content system should write the sitemap itself; use this one to check that it does so properly.",
    },
    {
      question: "Why is a page left out although it works?",
      answer:
        "Most often it names another page as canonical, or carries noindex. The list says which, with the words of the tag. A sitemap should hold only addresses that you want in the results.",
    },
    {
      question: "Should I ping Google with the new sitemap?",
      answer:
        "No. Google announced the end of its ping address on June 26, 2023, and it answers 404 since. The Sitemap line in robots.txt and one submission in Search Console are enough.",
    },
    {
      question: "robots.txt of my site answers 503. Why do you stop?",
      answer:
        "Because a crawler must: RFC 9309 tells it to take an unreachable robots.txt for a closed site. A missing file (404) is fine and opens everything.",
    },
    {
      question: "Can I stop in the middle and keep the pages?",
      answer: "Yes. Stop ends the crawl at once, and every file is made from the pages that were read.",
    },
    {
      question: "Does it work for a staging site behind a password?",
      answer:
        "No. We send no passwords and read no private networks. Crawl the public site, or open the staging host for the time of the crawl.",
    },
    {
      question: "Who else can see my result?",
      answer: "Whoever has its address, which holds a random number and is kept out of search engines. It is removed after {jobsKept}.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "More left out than in?",
    text: "Technical SEO turns the list of dead ends, redirects and wrong canonicals into tickets, each with a test that says when it is done.",
  },
};
