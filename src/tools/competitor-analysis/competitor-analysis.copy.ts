import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Competitor analysis: sites side by side",
  seoDescription:
    "Put your site beside up to four competitors: pages, words, links, speed, markup, and a map of the topics that only they have. Free.",
  intro:
    "Reads up to 12 pages of your site and of each competitor, and shows what each covers, how it is built, and which topics are missing on yours.",
  steps: [
    {
      stepTitle: "Name your site and its competitors",
      stepDescription: "One to four, one a line. Take the sites that stand above you in a search, not the ones you meet at trade fairs.",
    },
    {
      stepTitle: "Watch the pages come in",
      stepDescription:
        "All sites are read at once, each at a gentle pace and by its own robots.txt. It takes up to half a minute, and a run that you stop compares what it has.",
    },
    {
      stepTitle: "Read your line on the map",
      stepDescription:
        "Each site is a line, each topic a stop. A yellow stop on your line is a topic that others write about and you do not.",
    },
    {
      stepTitle: "Open the page to look at",
      stepDescription: "Every topic names the competitor’s page that says most about it. Read that page before you write yours.",
    },
  ],
  checks: [
    {
      title: "Topics.",
      text: "Phrases of each page that stand in its title or a heading of the main content. Singular and plural are one topic in English.",
    },
    {
      title: "Pages.",
      text: "How many were read, how many addresses their links name on the same host, and how many the sitemaps list.",
    },
    {
      title: "Titles, headings, words and links.",
      text: "Medians over the pages read. Words are those of the main content, without menus and footers.",
    },
    {
      title: "Answer time.",
      text: "The first byte of the HTML, from our server. It is no measure of how fast the page feels to a visitor.",
    },
    {
      title: "Structured data and technology.",
      text: "Types in JSON-LD, Microdata and RDFa. Software only where a sign gives it away, and the sign is named.",
    },
    {
      title: "Update rhythm.",
      text: "From lastmod in the site’s own sitemaps: the newest, those of the last 30 days, and the busy months.",
    },
    {
      title: "Rank and authority.",
      text: "From lists and sources that the owner of this site has loaded, each under its name with its day. A dash and the reason where there is none.",
    },
  ],
  cannotKnow: [
    {
      title: "Who your competitors are.",
      text: "We cannot discover competitors without a search provider. Name them, and choose by the searches that matter to you.",
    },
    {
      title: "The rest of a large site.",
      text: "Twelve pages are a sample, those nearest to the home page. “Missing” means missing in the titles and headings of these pages.",
    },
    { title: "Visits and sales.", text: "Nothing on a public page tells how many people read it or buy." },
    {
      title: "Whether a sitemap tells the truth.",
      text: "Some systems write today’s date on every page. Look for all addresses changed on one day.",
    },
  ],
  content: [
    {
      heading: "How to use a missing topic",
      paragraphs: [
        "A topic that two competitors have and you do not is a question that customers ask them. Check whether it is yours to answer. A plumber has no need of a page on “careers” because a chain has one.",
        "Where it is yours, read the page that we name and note what it leaves out. A page that only repeats theirs gives nobody a reason to choose it.",
      ],
    },
    {
      heading: "What the counts mean",
      paragraphs: [
        "More words or more links are no goal. A median of 1,400 words beside your 300 says that they explain more on a typical page. Whether readers want that, the searches tell.",
        "Every figure here was counted by us in the pages that we read, on the day that stands beside it, unless another source is named.",
      ],
    },
  ],
  limits:
    "Limits: 5 sites, 12 pages and 30 seconds each, 2 requests at a time to a host. Sitemaps: up to 3 files of 2 MB. {runsAMinute} runs a minute.",
  sources: [ietf.robotsExclusion, standards.sitemapProtocol, standards.schemaOrgVocabulary],
  faq: [
    {
      question: "Will the other site notice?",
      answer: "It sees up to 12 page requests in its log, under the name of our bot. Pages that its robots.txt closes are not read.",
    },
    {
      question: "Why was only one page read?",
      answer:
        "Its links may be made by scripts, which we do not run, or robots.txt closes the rest. Sitemaps are read where links run out.",
    },
    {
      question: "Why is there no traffic figure?",
      answer: "Because none can be measured from outside. Ranks and scores appear where a named source gives them.",
    },
  ],
  handOff: {
    service: "topical-mapping-service",
    title: "Which gaps are worth a page?",
    text: "We weigh each missing topic by what people search and what a customer is worth to you, and plan the pages.",
  },
};
