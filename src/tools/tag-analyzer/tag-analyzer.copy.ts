import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Tag analyzer: head tags, scripts, hreflang, trackers",
  seoDescription:
    "List every tag of a page’s head, see who reads it, find the element that breaks the head, spot dead trackers, and test hreflang return links.",
  intro: "Lists every tag in the head with who reads it, finds what breaks the head, and asks each language version whether it links back.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription:
        "Or paste the HTML, or up to 25 addresses. For a single address we also fetch up to 20 of the language versions it names.",
    },
    {
      stepTitle: "Start at the top",
      stepDescription:
        "If an element ended the head early, that comes first: everything below it in the head has no effect until it is moved.",
    },
    {
      stepTitle: "Walk the tables",
      stepDescription:
        "Meta tags, links, scripts, structure and languages each have a tab, with line numbers. What nobody reads is marked; what stands twice is too.",
    },
    {
      stepTitle: "Clear out",
      stepDescription: "Take the list to whoever owns the template, or copy the corrected line. Then run the page again.",
    },
  ],
  checks: [
    {
      title: "The head, whole or broken.",
      text: "The element or stray word that ends the head too early, with its line and every tag that fell out behind it. Found by parsing as a browser does, not by searching for tags.",
    },
    {
      title: "Meta tags.",
      text: "Each with its value and its reader: used, ignored, retired, or unknown to us. Those that stand twice where one may, those without content, and a viewport that forbids zooming.",
    },
    {
      title: "Links and base.",
      text: "Every rel with what it does, preloads that do not work, and a base element that leads relative addresses to another host, stands too late or stands twice.",
    },
    {
      title: "Scripts and trackers.",
      text: "Which ones hold up the page, which come from other sites, and the numbers of 20 statistics and advertising services. Universal Analytics is reported as dead.",
    },
    {
      title: "Languages.",
      text: "Codes against the IANA registry, full addresses, the page’s own line, two addresses for one language, x-default. Then the other versions: status, redirects, noindex, canonical, and whether they link back.",
    },
    {
      title: "Structure.",
      text: "Elements in all, how deep they nest, the commonest, those that HTML has dropped, ids that stand twice, the main element, and the share of text in the source.",
    },
  ],
  cannotKnow: [
    {
      title: "What a tag manager adds.",
      text: "Tag Manager loads its tags by script, and we run none. The container’s number is shown; what is in it, only its account tells.",
    },
    {
      title: "Language links in a sitemap.",
      text: "Google reads hreflang there too. If your set lives in the sitemap, the page’s own tags are not the whole truth.",
    },
    {
      title: "Whether an unknown tag is needed.",
      text: "Programs of your own may read names that nobody else knows. We list them; you decide.",
    },
    {
      title: "Whose tracker it is.",
      text: "A number does not name its owner. Ask for access to the account behind it before you take it out.",
    },
  ],
  content: [
    {
      heading: "One div can cost the canonical",
      paragraphs: [
        "HTML lets few elements into the head: title, meta, link, style, script, base, noscript and template. Anything else, an image, an iframe, a div, even a word, makes the parser close the head and open the body there. Browsers carry on and the page looks right. For Google the metadata ends at that point: a canonical, a robots tag or a set of languages below it is not read.",
        "Consent banners, chat widgets and tracking pixels pasted into “code for the head” are the usual cause. A noscript with an image does it too, for crawlers that run no scripts. Search tools that look for tags by pattern never notice, because the tag is there. It is only in the wrong place.",
      ],
    },
    {
      heading: "Why languages must agree",
      paragraphs: [
        "hreflang is a claim, and Google believes it only when both sides make it. If the French page does not name the English one, the pair is dropped. Most faults come from sets made by hand: a page moved, one version still names the old address, and the set falls apart quietly. That is why we fetch the other versions and read their lists.",
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted HTML, 20 language versions for a single address and none for lists or pasted HTML. Tables stop at 300 rows.",
  sources: [google.validMetadata, google.metaTags, google.localizedVersions, whatwg.obsoleteFeatures, standards.languageSubtags],
  faq: [
    {
      question: "Which meta tags does Google read?",
      answer:
        "description, robots and googlebot, viewport, content-type, refresh, the verification tags, and rating for adult pages. It ignores keywords. Social networks read the og: and twitter: tags.",
    },
    {
      question: "Should I remove tags that nobody reads?",
      answer:
        "They do no harm beyond a few bytes. Remove them when you touch the template, so that the next person does not wonder what they are for.",
    },
    {
      question: "What is a broken head?",
      answer:
        "A head that the parser closed before its end tag, because an element stood in it that may not. Whatever follows counts as body. Move the element below </head>.",
    },
    {
      question: "Why is en-UK wrong?",
      answer: "The code of the United Kingdom is GB. UK is reserved and not a country code, so Google ignores en-UK. Write en-GB.",
    },
    {
      question: "Do I need x-default?",
      answer:
        "No. It helps when you have a page that lets readers choose a country, or one that suits everybody whose language you do not have.",
    },
    {
      question: "Is a large DOM bad for SEO?",
      answer:
        "Not by itself. It slows phones down, and that shows in Core Web Vitals. Lighthouse warns from 800 elements on and fails past 1,400.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Nobody knows who put those tags there?",
    text: "Technical SEO traces each one to its plugin, template or container, keeps what earns its place and documents the rest.",
  },
};
