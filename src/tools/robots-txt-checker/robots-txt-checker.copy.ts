import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Robots.txt checker: which line blocks which crawler",
  seoDescription:
    "Test up to 100 addresses against any crawler and see the exact robots.txt line that allows or blocks each one. Free, no sign-up, sources dated.",
  intro:
    "Enter a site, or paste a file, and test up to 100 addresses against the crawlers you care about. For each pair you get open or closed, and the line that won.",
  steps: [
    {
      stepTitle: "Give us the file",
      stepDescription: "Type a domain and we fetch its /robots.txt, or paste a draft that is not live yet.",
    },
    {
      stepTitle: "Add addresses",
      stepDescription:
        "Full URLs or paths, one a line. Include one page that must be open and one that must be closed. With none, we try the file’s own paths.",
    },
    {
      stepTitle: "Pick crawlers",
      stepDescription:
        "Search engines, ads, social previews, archives, and AI crawlers by purpose: training, search, a person’s request. You can type any name.",
    },
    {
      stepTitle: "Read the winning line",
      stepDescription:
        "Choose a verdict to see why it came out so. Ask what would change without a line, or edit the file in place and watch the table.",
    },
  ],
  checks: [
    {
      title: "The fetch.",
      text: "Status, redirects, type, size and cache header. An HTML page served as robots.txt is reported as such, and a 5xx for what it is: a closed site.",
    },
    {
      title: "Groups.",
      text: "Which one a crawler obeys. Groups for the same name are merged; * applies only if no group names the crawler. Googlebot-Image and Applebot fall back on Googlebot’s group. AdsBot ignores * altogether.",
    },
    {
      title: "Rules.",
      text: "The longest matching rule wins, and Allow wins a tie. * and a final $ work. The order of lines does not matter.",
    },
    {
      title: "Tolerances.",
      text: "Google accepts a missing colon and spellings such as dissallow. We mark them, since other crawlers may not.",
    },
    {
      title: "Idle lines.",
      text: "Rules above every User-agent, rules that another rule covers or always beats, duplicates, paths that cannot match, noindex (unsupported by Google since September 2019), and words no crawler reads.",
    },
    {
      title: "Harm.",
      text: "The whole site closed, scripts or styles needed for rendering closed, sitemaps with relative addresses or without an answer.",
    },
    {
      title: "Size.",
      text: "Google reads the first 500 KiB and 16,663 bytes of a line, and ignores the rest. Yandex stops at 2,048 rules.",
    },
  ],
  cannotKnow: [
    { title: "Whether a crawler obeys.", text: "The file is a request, not a lock. Anything private needs a password." },
    {
      title: "Whether a page is indexed.",
      text: "A blocked address can still appear in results without a description if others link to it.",
    },
    { title: "What Google has cached.", text: "It usually refreshes robots.txt within 24 hours." },
    { title: "Whether your firewall treats real crawlers differently.", text: "We ask from our own address and say who we are." },
  ],
  content: [
    {
      heading: "Why the order of lines does not matter",
      paragraphs: [
        "Early crawlers took the first rule that matched, and many files are still written for them: exceptions first, the broad rule last. RFC 9309 and Google do something else. They look at every rule of the group and take the one with the longest path. “Allow: /p” beats “Disallow: /” for /page because two characters are more than one. “Allow: /page” loses to “Disallow: /*.htm” for /page.htm, five against six.",
        "Length is counted in bytes of the rule as written, stars included, after letters outside ASCII have been escaped. So /é counts seven, not two. The address you test has no say in it.",
      ],
    },
    {
      heading: "One name, one group",
      paragraphs: [
        "A crawler obeys the groups that carry its name and forgets all others. People write rules for everyone, add three lines for Googlebot, and are surprised that Googlebot then ignores the first part. If both should hold, both have to stand under Googlebot.",
        "Names end at the first character that is not a letter, an underscore or a hyphen. “Googlebot/2.1” is read as Googlebot, which is what you meant. “AI2Bot” is read by Google’s parser as AI, which is not; a crawler with a digit in its name has to compare the whole word itself, and we assume that it does.",
      ],
    },
  ],
  limits:
    "Limits: 100 addresses and 30 crawlers a run, {runsAMinute} runs a minute, 500 KiB of a file as Google reads it, 1 MB of pasted text. The first five sitemaps are asked for their status. What you paste is kept only for the time needed to answer.",
  sources: [ietf.robotsExclusion, google.robotsTxt, google.robotsParser, google.specialCrawlers, vendors.aiCrawlers],
  faq: [
    {
      question: "My robots.txt answers 404. Is that bad?",
      answer:
        "No. For Google it means everything may be crawled. A server error (5xx) is worse: Google treats the site as closed at first, then falls back on its last good copy.",
    },
    {
      question: "Does Disallow remove a page from Google?",
      answer: "No, it stops crawling. To remove a page, let it be crawled and send noindex, or return 404 or 410.",
    },
    {
      question: "Which AI crawlers should I block?",
      answer:
        "Decide by purpose. Blocking a training crawler does not take you out of search answers; blocking a search crawler does. Google-Extended is only a control name: it governs Gemini training and grounding, not Google Search.",
    },
    { question: "Does each subdomain need its own file?", answer: "Yes. Each host, protocol and port has its own." },
    {
      question: "Why does my Allow lose?",
      answer: "It is shorter than the Disallow that matches. Length is counted on the rule, not on the address.",
    },
    {
      question: "Does Google obey crawl-delay?",
      answer:
        "No. Bing reads it, in seconds from 1 to 30. Google sets its own pace and slows down when your server answers slowly or with errors.",
    },
    {
      question: "Do you store what I paste?",
      answer: "Only for the time needed to answer. Edits you make below the result never leave your browser.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Want this fixed?",
    text: "Technical SEO turns the findings into tickets, tests the new file against your logs and watches what crawlers do next.",
  },
};
