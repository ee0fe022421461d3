import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Canonical tag checker: which address gets indexed?",
  seoDescription:
    "Reads canonical tags and headers, fetches the target, checks robots.txt, noindex, redirects and sitemap, and says which address Google may pick.",
  intro: "Enter a page and see every canonical it declares, what the target answers, and which address all signals together speak for.",
  steps: [
    {
      stepTitle: "Give the page",
      stepDescription:
        "An address, a list of 25, two to compare, or pasted HTML. With its address beside it, a staging page is judged as if it were live.",
    },
    {
      stepTitle: "Read the verdict",
      stepDescription:
        "One sentence names the address that Google will likely treat as canonical, and why. Perhaps means that signals disagree.",
    },
    {
      stepTitle: "Follow the line",
      stepDescription: "From the page to its canonical, over redirects and further canonicals, each step with its status.",
    },
    { stepTitle: "Repair", stepDescription: "Each finding shows the line it rests on and the tag to paste." },
  ],
  checks: [
    {
      title: "Where it stands.",
      text: "Tags in the head and Link headers count. Tags in the body, in noscript, or with hreflang, lang, media or type do not, and we name the element that broke the head.",
    },
    {
      title: "What it says.",
      text: "Empty, relative, broken or templated addresses, fragments, http on https, tracking parameters, the front page, page 1 of a list, another language version.",
    },
    {
      title: "Whether it is one.",
      text: "Several tags that disagree, header against tag, the same tag twice.",
    },
    {
      title: "What the target answers.",
      text: "Status, redirects, noindex, robots.txt as Googlebot reads it, its own canonical to the end of the chain, and how much text the two share.",
    },
    {
      title: "What else speaks.",
      text: "The redirect that led here, the sitemap, the links on the page, https, og:url, noindex beside a canonical, and, if you ask, the tag as scripts leave it.",
    },
  ],
  cannotKnow: [
    {
      title: "What Google has chosen.",
      text: "Only Search Console shows that, under URL inspection. We weigh the signals that Google documents.",
    },
    {
      title: "What scripts change, unless you ask.",
      text: "We read the HTML as sent. Tick the box, and we open the page in Chromium too and compare; where no browser is installed, the result says so. It shows the page to a visitor who does not scroll or click.",
    },
    { title: "Links from other sites.", text: "They count among the signals, and no page shows them." },
    {
      title: "The whole of a large sitemap.",
      text: "We read up to five files. When there are more, a missing address is not reported.",
    },
  ],
  content: [
    {
      heading: "A hint, and how it is lost",
      paragraphs: [
        "A canonical is a request. Google groups pages with the same content, collects what speaks for each address, and picks one. The tag is among the strongest of these signals, next to a redirect, and still loses when it contradicts the rest: a target that answers 404, that is noindex, that is closed in robots.txt, or whose text is another.",
        "Most broken canonicals we see are not wrong, they are unread. A cookie banner, a stray paragraph or a tracking image in the head ends the head, because HTML does not allow it there. Everything below counts as body from that line on, and Google ignores a canonical in the body. Browsers show nothing of it. Parsers that look for the tag by text do not notice it either; ours builds the tree as the standard says and names the line.",
      ],
    },
    {
      heading: "Faults that take a whole site out",
      paragraphs: [
        "Three mistakes hit every page at once. A template with the home page's address in it tells Google to drop everything else. A tag built from the request copies every campaign parameter into it. And a canonical to page 1 on all pages of a list hides the products that only stand on page 5.",
        "The list mode finds these in a minute: paste twenty addresses of different types, and look whether several of them name the same canonical.",
      ],
    },
    {
      heading: "Canonical, redirect or noindex",
      paragraphs: [
        "Use a redirect when nobody needs the old address. Use a canonical when people need both, as with sorted lists, print versions or a syndicated article. Use noindex when the page should be in no results at all, and then leave the canonical out: together they say two things, and the links to the page count for nobody.",
      ],
    },
  ],
  limits:
    "One page up to 5 MB, 25 addresses a run, four canonicals followed, five sitemap files read, 10 seconds for a target, {runsAMinute} runs a minute. We read raw HTML; scripts run only if you ask for it.",
  sources: [google.canonicalUrls, google.canonicalMistakes, ietf.canonicalRelation, whatwg.linksInBody],
  faq: [
    {
      question: "Does every page need a canonical?",
      answer:
        "No. Without one Google chooses by itself, usually well. A tag that names the page itself helps where parameters, capitals or slashes make several addresses of one page.",
    },
    {
      question: "May a canonical be relative?",
      answer:
        "It works, and Google recommends against it. On a staging host, an http copy or with a base element the same tag means another address.",
    },
    {
      question: "Can a PDF have a canonical?",
      answer: 'Yes, by an HTTP header: Link: <https://…>; rel="canonical". Enter the address of the file and we read it from there.',
    },
    {
      question: "Why does Google ignore my canonical?",
      answer:
        "Look at the signal table. The usual reasons are a tag outside the head, a second tag, a target that redirects or is noindex, or two pages whose text differs.",
    },
    {
      question: "Is a canonical to another domain allowed?",
      answer:
        "Yes. It is meant for syndicated content, and it hands the ranking to the other site. We note it, so that it does not happen by accident.",
    },
    {
      question: "Should page 2 of a list point to page 1?",
      answer: "No. Its items are different. Each page names itself, and Google treats them as pages of their own.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Ten thousand addresses, nine hundred pages?",
    text: "Technical SEO finds where parameters, filters and copies come from and settles each with a redirect, a canonical or a closed door.",
  },
};
