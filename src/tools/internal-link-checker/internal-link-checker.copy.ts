import * as chrome from "#core/sources/chrome.ts";
import * as google from "#core/sources/google.ts";
import * as research from "#core/sources/research.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Internal link checker: PageRank, orphans, link texts",
  seoDescription:
    "Maps the links between up to 500 pages: clicks from home, internal PageRank, orphans, link texts and links that are missing. CSV and GEXF. Free.",
  intro: "Reads the links of one page, or of up to 500 pages of a site, and shows how they carry readers and weight from page to page.",
  steps: [
    {
      stepTitle: "Choose a site, a page or pasted HTML",
      stepDescription:
        "For a site give its home page: clicks are counted from there. For a draft paste the HTML and say where it will stand.",
    },
    {
      stepTitle: "Watch the pages arrive",
      stepDescription:
        "Each first folder is drawn as a line and each page as a ring on it. Pages that only your sitemap knows are read last; those are the orphans.",
    },
    {
      stepTitle: "Read the table, the map and the tree",
      stepDescription:
        "Sort by PageRank, by clicks or by links in. On the map point at a page to see what leads to it and where it leads. The tree shows the shortest way to each page.",
    },
    {
      stepTitle: "Add the links that are missing",
      stepDescription:
        "Where a text names another page's subject and does not link to it, you get the sentence and the address. Start with pages that matter and lie deep.",
    },
  ],
  checks: [
    {
      title: "Every link with its words and place.",
      text: "Address, text or alt, rel, line, and whether it stands in the navigation, header, text, sidebar or footer. The second link to the same address on a page is marked.",
    },
    {
      title: "Names.",
      text: "A link without an accessible name is an error, by the examples of ACT rule c487ae: alt, aria-label, aria-labelledby, title and hidden content are all followed.",
    },
    {
      title: "Words that say nothing.",
      text: "“Read more”, “click here” and their kin in nine languages, from the list that Lighthouse uses, by the language of the text.",
    },
    {
      title: "Anchors that no crawler follows.",
      text: "No href, javascript:void(0), file: and what is no address, by Lighthouse's rules.",
    },
    {
      title: "The graph of the site.",
      text: "Links in and out, clicks from the home page, orphans, dead ends, pages that only nofollow links lead to, links to redirects, to dead pages and to pages that keep themselves out of the results.",
    },
    {
      title: "Internal PageRank and signposts.",
      text: "PageRank with a damping of 0.85 over links that may be followed, each pair of pages once, redirects counted for their end. Signposts are the hubs of Kleinberg's algorithm.",
    },
    {
      title: "What only many pages show.",
      text: "The same title, description, H1 or text twice, chains of redirects and canonicals, language versions that do not point back, and what the sitemap should not list.",
    },
  ],
  cannotKnow: [
    {
      title: "Links from other sites.",
      text: "The shares are those of your own links alone. A page with links from outside has more weight than this map can show.",
    },
    {
      title: "What Google makes of it.",
      text: "Google no longer publishes PageRank. Ours is the formula of 1998 on your own pages: good for comparing them, not a number of Google's.",
    },
    {
      title: "Links that scripts make.",
      text: "Of a site we read the HTML that the server sends, not what a browser adds to it. Of one page the links can be read after its scripts have run.",
    },
    {
      title: "Which words your readers search for.",
      text: "Missing links are found by headings and titles as they are written. A page whose heading is a joke will not be found by it.",
    },
  ],
  content: [
    {
      heading: "How to read a share of PageRank",
      paragraphs: [
        "On a site of 100 pages an even share is 1%. The home page and whatever stands in the menu will have several times that, because every page links to them. That is as it should be. Look instead for pages that sell and have less than an even share, and for pages with a large one that nobody should land on: the login, the cart, tag number 47.",
        "A share moves when you add links from pages that have weight and few links. A link from the footer of every page counts once for each page, like any other. We mark where links stand, so that you can judge for yourself how much a reader would follow them.",
      ],
    },
    {
      heading: "What an orphan costs",
      paragraphs: [
        "A page that is in the sitemap and linked from nowhere can be found by Google and by nobody else. It gets visits rarely and weight never. Most orphans are forgotten landing pages, products that left their category, or posts whose pagination was cut off.",
        "We call a page an orphan only when the whole site was read. At a limit of 100 pages on a site of 3,000 the link may stand on a page that we did not see, and then the figure is a dash.",
      ],
    },
    {
      heading: "Where the missing links come from",
      paragraphs: [
        "For each page we take its H1 and its title up to the first divider. When another page says those words in its text, outside of any link, and does not link to the page at all, it is listed with the sentence. Phrases of one word, and phrases that a quarter of all pages carry, are left out: those are slogans and the name of the site.",
        "Not every mention wants a link. Take the first one in a text, where a reader would ask for more, and leave the rest.",
      ],
    },
  ],
  limits:
    "Site: 100 pages by default, 500 at most, ten minutes, two requests at a time, robots.txt obeyed. Up to 100,000 links are kept and 200 missing ones listed. One page: 2,000 links, statuses for 500. Pasted HTML: 1 MB. One crawl at a time for each visitor and each host. Results are kept for {jobsKept} under their own address. The API answers at POST /api/tools/internal-link-checker, {runsAMinute} runs a minute.",
  sources: [google.linkPractices, w3c.linkHasName, chrome.linkText, chrome.crawlableLinks, research.pageRank],
  faq: [
    {
      question: "How many internal links should a page have?",
      answer:
        "As many as its readers need. Google dropped its advice of at most 100 years ago. Past that number we add a note, because each further link shares attention and weight with the others.",
    },
    {
      question: "Why does my home page not have the highest share?",
      answer:
        "Because another page is linked as often and from pages with fewer links, usually a category in a short menu. It is not a fault.",
    },
    {
      question: "Does the second link to the same page count?",
      answer:
        "For readers, yes. For the rank we count each pair of pages once. For years the words of the first link on a page were what counted; Google has not confirmed how it is today, so we mark the first and leave the choice to you.",
    },
    {
      question: "Should internal links carry nofollow?",
      answer:
        "Hardly ever. It does not save weight for other links, and it keeps crawlers from pages of your own. To keep a page out of the results, use noindex on that page.",
    },
    {
      question: "Can I open the graph in another program?",
      answer: "Yes. links.gexf opens in Gephi, and edges.csv and nodes.csv open in any spreadsheet or in Python.",
    },
    {
      question: "Why is the number of orphans a dash?",
      answer: "Because the crawl did not read the whole site. Raise the number of pages, or look at one folder at a time.",
    },
    {
      question: "Who else sees my result?",
      answer: "Whoever has its address, which holds a random number and is kept out of search engines. It is removed after {jobsKept}.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Weight in the wrong places?",
    text: "On-page SEO plans the links with you: which pages should gather weight, from where, in which words, and what leaves the menu.",
  },
};
