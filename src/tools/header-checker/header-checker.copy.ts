import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "HTTP header checker: redirects, caching, security",
  seoDescription:
    "See every redirect and header of an address with timings, each explained, test 304 and HEAD, compare Googlebot and Chrome, get a grade.",
  intro:
    "Follows an address to its last answer, explains every header on the way, and grades what protects readers. Headings are on the second tab.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription:
        "Any address will do: a page, a PDF, a file, one that answers 404. Or paste the output of curl -sIL, for a server that only you can reach.",
    },
    {
      stepTitle: "Follow the line",
      stepDescription:
        "Each step is one answer: status, address, certificate, and how long finding, connecting, securing and waiting took. Open a header to read what it does.",
    },
    {
      stepTitle: "Ask as somebody else",
      stepDescription:
        "Choose Googlebot or Chrome, another language, HEAD, or no compression. The second answer is set beside the first, with what differs.",
    },
    {
      stepTitle: "Copy the setting",
      stepDescription: "Fixes come as a plain header, for Apache and for nginx. Change the server, then run it again.",
    },
  ],
  checks: [
    {
      title: "The way to the page.",
      text: "Chains, circles, temporary redirects where a permanent one is meant, a step from https back to http, redirects hidden in a meta refresh or a script, and whether http leads to https.",
    },
    {
      title: "What search engines are told.",
      text: "X-Robots-Tag, taken apart crawler by crawler, with words that none of them knows. Canonical and language links in the Link header, against those in the page.",
    },
    {
      title: "Caching, tried out.",
      text: "ETag and Last-Modified by their grammar, Cache-Control for contradictions, and a second request with the validators to see whether the server answers 304.",
    },
    {
      title: "The body.",
      text: "Type and character encoding against what the page says, compression with the bytes it saves, and the promised length against the bytes that came.",
    },
    {
      title: "Equal treatment.",
      text: "HEAD against GET. Under another name: status, address, title, H1, canonical and robots directives, so that cloaking and eager firewalls show.",
    },
    {
      title: "Security, by a published scale.",
      text: "Twelve tests of the MDN HTTP Observatory with its points, and the remarks of Google’s CSP Evaluator on your policy. Each point is listed, so the letter is no riddle.",
    },
    {
      title: "Form.",
      text: "Names and values by RFC 9110, headers sent twice that may stand once, and structured headers that browsers throw away whole for one wrong sign.",
    },
  ],
  cannotKnow: [
    {
      title: "HTTP/2 and HTTP/3.",
      text: "Our request speaks HTTP/1.1. Whether the server offers HTTP/3 shows in Alt-Svc; the rest of what newer versions change is not visible to us.",
    },
    {
      title: "What the real Googlebot gets.",
      text: "Our imitation has its name and not its address. Servers that check addresses, as Google recommends, will treat it as a stranger.",
    },
    {
      title: "Speed for your visitors.",
      text: "Times are measured once, from where our server stands. They show what is slow, not how slow it is in Toronto or Jaipur.",
    },
    {
      title: "The preload list of browsers.",
      text: "A site on it gets five points more from the Observatory. We do not carry the list, so our grade can be lower by that much.",
    },
  ],
  content: [
    {
      heading: "Headers or headings",
      paragraphs: [
        "Both are called header checkers, and both are here. The first tab shows HTTP headers, the lines a server sends before the page. The second draws the headings H1 to H6 of the same page, from the same fetch, so nothing is asked twice. The H1 tag checker holds the rules for those.",
      ],
    },
    {
      heading: "The header that hides a site",
      paragraphs: [
        "X-Robots-Tag does what a robots meta tag does, and nothing in the page shows it. It is set in a server’s configuration, often by somebody who meant a staging machine. When a site falls out of results overnight and the HTML looks clean, this is the first place to look.",
        "It can address one crawler by name: “otherbot: noindex” leaves Google alone. It works for PDFs and images too, where no tag can stand.",
      ],
    },
    {
      heading: "Why 304 matters to crawlers",
      paragraphs: [
        "Googlebot comes back with the ETag or the date it saw last. A server that answers 304 spends a few hundred bytes; one that sends the page again spends all of them, on every visit, for thousands of pages. Many sites send validators and never honor them, because a proxy strips them or the ETag changes with each process. We ask twice and tell you which.",
      ],
    },
  ],
  limits:
    "Limits: one address with up to five requests to it, two at a time; 25 addresses a run with one request each; {runsAMinute} runs a minute; ten redirects; 5 MB a body; 64 KB of pasted headers. Private networks are not fetched.",
  sources: [ietf.httpSemantics, ietf.httpCaching, ietf.structuredFields, vendors.httpObservatory, google.robotsMeta, google.redirects],
  faq: [
    {
      question: "What is the difference between 301 and 302?",
      answer:
        "301 and 308 are permanent: Google moves to the new address. 302, 303 and 307 are temporary: it keeps showing the old one. For a page that moved, use 301.",
    },
    {
      question: "How many redirects are too many?",
      answer:
        "Google follows ten and then gives up. Two already cost every visitor a round trip, so we warn from two on. Send the first address straight to the last.",
    },
    {
      question: "Is the security grade the one from MDN?",
      answer:
        "It uses the same published points and the same twelve tests, on the page you gave in place of the front page. The preload list and reflected origins are left out, as the result says.",
    },
    {
      question: "Why does the answer as Googlebot differ?",
      answer:
        "Either the server serves crawlers something else, or a firewall saw a Googlebot from the wrong address and stepped in. The differences tell which: a 403 is the firewall, another title is the server.",
    },
    {
      question: "Do missing security headers hurt rankings?",
      answer:
        "Google names https as a signal and none of these headers. They protect your visitors, which is reason enough; a hacked site loses its rankings in a day.",
    },
    {
      question: "Can I check an address on my own machine?",
      answer:
        "Not by its address: we do not fetch private networks. Run curl -sIL on it, choose “HTML or a file” and paste what it prints.",
    },
    {
      question: "Where are the heading tags?",
      answer: "On the second tab, “Heading tags H1–H6”, drawn from the same answer.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "The setting is right and the server ignores it?",
    text: "Technical SEO works through servers, proxies and content networks until the header that leaves is the one you wrote.",
  },
};
