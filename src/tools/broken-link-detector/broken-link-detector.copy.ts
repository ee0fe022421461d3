import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Broken link checker: dead, blocked and redirected apart",
  seoDescription:
    "Checks every link of a page or of 500 pages: dead, soft 404, redirected, insecure. Says which only refuse robots, and writes the redirects. Free.",
  intro:
    "Reads a page or up to 500 pages of a site, asks for every address on them, and lists what is dead with the line that links to it.",
  steps: [
    {
      stepTitle: "Choose a site, a page or pasted HTML",
      stepDescription:
        "A site is read from the address you give, link by link. A page is read alone. Pasted HTML is for staging and drafts: nothing but its links is fetched.",
    },
    {
      stepTitle: "Watch the answers arrive",
      stepDescription:
        "Pages are drawn while they are read. Links to other sites are asked for meanwhile, two at a time on each host. Close the tab if you like.",
    },
    {
      stepTitle: "Mend what is broken",
      stepDescription:
        "Open a finding: every page that carries the link, its line, its words, where it stands, and what to write instead when we know.",
    },
    {
      stepTitle: "Take the redirects",
      stepDescription:
        "For dead addresses of your own site we propose the closest page that answers, as rules for Apache and nginx. Read each line before you use it.",
    },
  ],
  checks: [
    {
      title: "Every kind of link.",
      text: "Anchors, image maps, head links, pictures with srcset, scripts, frames, video and posters, forms, meta refresh, Open Graph pictures, JSON-LD addresses, and url() in styles and in your own style sheets.",
    },
    {
      title: "Dead, with the reason.",
      text: "404, 410, a host that does not exist, a certificate that is expired or for another name, a redirect that runs in a circle. A server error or a timeout is tried three times before it is called one.",
    },
    {
      title: "Refused is not broken.",
      text: "401, 403, 429, 999 and the challenge pages of Cloudflare, DataDome, Akamai, Imperva and HUMAN go under “blocked for bots”. A person may well get in.",
    },
    {
      title: "Soft 404.",
      text: "The page answers 200 and its title, heading or few words say that there is nothing, in fifteen languages; or it is the page that a made-up address of that site gets.",
    },
    {
      title: "Parts of pages.",
      text: "page#part needs an element with that id or an anchor with that name. Text fragments, #top and routes like #!/x are left alone.",
    },
    {
      title: "Mail and telephone.",
      text: "The form of mailto: and tel: links is checked. Nothing is sent and nobody is called.",
    },
  ],
  cannotKnow: [
    {
      title: "What a firewall shows to others.",
      text: "We ask as SiteToolsBot from our own address. A site that refuses us may be open to everybody else, which is why blocked is not broken.",
    },
    {
      title: "Links that scripts make.",
      text: "We read the HTML that the server sends. Where a page seems to be written by scripts we say so; of one page the links can be read after they have run.",
    },
    {
      title: "Whether the right page answers.",
      text: "A domain that was sold and now shows another business answers 200. Read where your oldest links lead once a year.",
    },
    {
      title: "What forms do.",
      text: "A form that posts is listed and never submitted. A form that uses GET is asked for without its fields.",
    },
  ],
  content: [
    {
      heading: "Why refused links stand in a list of their own",
      paragraphs: [
        "The first complaint about every link checker is the same: it calls LinkedIn broken. LinkedIn answers 999 to any program. Many shops and papers answer 403, or a page that asks you to wait a moment. The link works for everyone who matters.",
        "A checker that mixes those with real 404s is soon ignored, and then the real ones stay. So we sort by what you would do. Broken: mend it. Server error: look again tomorrow. Blocked: open it once in your browser. Redirected: write the new address when you next edit the page.",
      ],
    },
    {
      heading: "How an address is asked for",
      paragraphs: [
        "With GET, as a browser does, and at most 300 KB of the answer. HEAD is cheaper and wrong on many servers. Up to ten redirects are followed, and each step is kept. A connection that fails, a timeout after 15 seconds and any 5xx are tried twice more, with a pause that grows. A 429 is given the time that it asks for, up to 15 seconds.",
        "No host gets more than two requests at once from us, nor two within 250 ms. Your robots.txt is obeyed: an address that it closes is listed as not verified, with the line that closes it.",
      ],
    },
    {
      heading: "What to write instead",
      paragraphs: [
        "For a redirect it is the last address. For a dead page of your own it is the page whose path is most alike among those that answer: a plural that changed, an ending that was dropped, another folder. It is a guess, and the file says so.",
        "For a dead page elsewhere there is a link to the Internet Archive. We do not look there for you; a copy may tell you what the page said and which new source says it today.",
      ],
    },
  ],
  limits:
    "Site: 100 pages by default, 500 at most, 5,000 different addresses. One page: 1,000 addresses. Ten minutes in all, 5 MB a page, 15 seconds an address, two requests at a time on each host. Pasted HTML: 1 MB. One crawl at a time for each visitor and each host. Results are kept for {jobsKept} under their own address. The API answers at POST /api/tools/broken-link-detector, {runsAMinute} runs a minute.",
  sources: [ietf.statusCodes, ietf.mailtoUri, whatwg.indicatedPart, google.networkErrors, ietf.robotsExclusion],
  faq: [
    {
      question: "Do broken links hurt my rankings?",
      answer:
        "Not by themselves. Google says that 404s are a normal part of the web. What they cost is the visitor who clicked, the crawl that went nowhere, and the weight of links that point to a page of yours which no longer exists. Redirect those.",
    },
    {
      question: "Why is a link blocked here although it opens in my browser?",
      answer:
        "Because you are not a program. The site turns away what does not look like a browser, and says so with 403, 429, 999 or a challenge. Nothing is wrong with the link.",
    },
    {
      question: "Should I replace every redirect?",
      answer:
        "Those in your menu and templates, yes: they stand on every page. In old posts it is optional. A permanent redirect passes on its signals, and visitors barely notice one step.",
    },
    {
      question: "Can I check a page that is not online yet?",
      answer:
        "Yes. Paste its HTML and give the address where it will stand. Relative links are then resolved against that address and asked for.",
    },
    {
      question: "What is a soft 404?",
      answer:
        "An error page that says 200. Visitors see “not found”, search engines see a page. Google works it out and drops the address; until then it is crawled again and again. Answer 404 or 410 instead.",
    },
    {
      question: "Can I stop in the middle?",
      answer: "Yes. Stop ends the run at once, and the list and the files are made from what was asked for until then.",
    },
    {
      question: "Who else sees my result?",
      answer: "Whoever has its address, which holds a random number and is kept out of search engines. It is removed after {jobsKept}.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Hundreds of dead addresses?",
    text: "Technical SEO sorts them by the visits and links that they still get, writes the redirect map, and tests it on a copy of your server before it goes live.",
  },
};
