import * as servers from "#core/sources/servers.ts";
import * as social from "#core/sources/social.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Open Graph tag generator with live card previews",
  seoDescription:
    "Write Open Graph and X tags, see the card on seven networks as you type, draw its picture or have yours measured, and copy the code.",
  intro:
    "Writes the tags that decide how a link looks when somebody shares it, draws the card of seven networks while you type, and looks at the picture itself.",
  steps: [
    {
      stepTitle: "Start from a page or from nothing",
      stepDescription:
        "Import an address, or paste the HTML of a page that is not live yet. What the page lacks is filled in from its title, description, canonical and language, and we say which.",
    },
    {
      stepTitle: "Write and watch the card",
      stepDescription:
        "Title and description count their characters. Switch between Facebook, X, LinkedIn, WhatsApp, Slack, Discord and iMessage, light and dark.",
    },
    {
      stepTitle: "Check the picture",
      stepDescription:
        "We fetch it once, as a network would: does it answer, what format is it really, how heavy, how large. No picture yet? Open “Draw one”, choose a look and a color, and save the PNG.",
    },
    {
      stepTitle: "Copy the code",
      stepDescription:
        "HTML, a Next.js metadata object, a React component, a WordPress snippet for that one page, or JSON. Values are escaped for each.",
    },
  ],
  checks: [
    {
      title: "The four required properties.",
      text: "og:title, og:type, og:image and og:url, as the protocol asks. Then the description that every messenger shows.",
    },
    {
      title: "Addresses.",
      text: "Whole and by https. og:url without campaign parts, and the same as the canonical of an imported page.",
    },
    {
      title: "The picture.",
      text: "Status, redirects, bytes, pixels, shape and the type by its first bytes, against the declared width, height and type. SVG and AVIF fail on most networks; WebP on some.",
    },
    {
      title: "Order and form of the tags.",
      text: "On an imported page: details before their root, name= in place of property=, the same property twice, empty tags, tags outside the head. Each with its line.",
    },
    {
      title: "Types and their properties.",
      text: "All thirteen types of the protocol with what belongs to them: dates in ISO 8601, whole numbers, profiles as addresses.",
    },
    {
      title: "X.",
      text: "The card’s name, accounts with @, the 420 characters of an image description. X reads og tags where its own are missing, so we write only what differs.",
    },
  ],
  cannotKnow: [
    {
      title: "What a network shows today.",
      text: "Cards are redrawn without notice, and old ones stay in caches for days. Each network has its own tool to fetch a page again.",
    },
    {
      title: "Whether a network’s crawler gets in.",
      text: "We ask from our own address under our own name. A firewall may treat facebookexternalhit or Slackbot otherwise.",
    },
    {
      title: "Tags that a script writes.",
      text: "We read the HTML as sent. So do the crawlers of nearly all networks, which is the reason to write these tags on the server.",
    },
    {
      title: "WhatsApp’s limits.",
      text: "It publishes none. 300 and 600 KB are what people measured, and we call them that.",
    },
  ],
  content: [
    {
      heading: "Why the first share has no picture",
      paragraphs: [
        "Facebook lays the card out before it has loaded the picture. If the page does not say how wide and high the picture is, the first person who shares it gets a card without one, and everybody after sees it. Two tags prevent that: og:image:width and og:image:height. They must follow og:image, because a detail belongs to the root named last.",
        "The same order decides pages with several pictures. The first is the one most networks take. What is said after the second belongs to the second.",
      ],
    },
    {
      heading: "One picture for seven cards",
      paragraphs: [
        "1200 × 630 pixels, JPEG or PNG, under 600 KB serves all of them. Facebook documents 200 × 200 as the smallest and 600 × 315 as the step from a small square to a large card; it takes 8 MB, X 5 MB. Cards crop from the middle, some to a square, so faces and words belong there.",
      ],
    },
    {
      heading: "A picture drawn in your browser",
      paragraphs: [
        "“Draw one” sets your title over a map of lines: four looks, six colors or your brand’s own, your logo if you choose its file. Words turn dark where white could not be read on the color. Every press of “Draw another map” lays other lines, and the cards above show the result at once.",
        "Title, logo and picture stay on your machine; nothing is sent, and no mark of ours is put in. The file is a PNG of 1200 × 630 pixels, mostly under 100 KB. Put it on your own site: networks fetch it from there, again and again.",
      ],
    },
    {
      heading: "Tags you can leave out",
      paragraphs: [
        "twitter:title, twitter:description and twitter:image repeat og tags unless you want other words on X. og:image:secure_url dates from the time when og:image was http. article:author with a plain name is dropped by everyone but Facebook.",
      ],
    },
  ],
  limits:
    "Limits: {runsAMinute} checks a minute, 5 MB a page, 1 MB of pasted HTML, the first megabyte of a picture. Previews and code are made in your browser and have no limit. An imported page is kept under a number for {fetchedKept}, pasted HTML for {pastedKept}, so that its link works; what you type is not.",
  sources: [social.openGraph, social.metaImages, social.xCards, servers.nextMetadata],
  faq: [
    {
      question: "Do Open Graph tags help rankings?",
      answer:
        "No network or search engine says so. They decide what people see before they click a shared link. Google may take og:title as one of several sources for a title link and og:site_name for a site name.",
    },
    {
      question: "I changed the tags and Facebook still shows the old card. Why?",
      answer:
        "It keeps what it fetched. Enter the address in its Sharing Debugger and press Scrape Again; LinkedIn’s Post Inspector does the same there. Slack and Discord forget within hours, WhatsApp keeps a card in the chat it was sent to.",
    },
    {
      question: "property or name?",
      answer:
        "property for og, article, book, profile, music and video. name for twitter. Most networks read both, and a few parsers keep to the letter.",
    },
    {
      question: "Does X need its own tags?",
      answer:
        "One: twitter:card. Without it X shows a small picture or none. Title, description and picture come from the og tags unless twitter tags say otherwise.",
    },
    {
      question: "How do I write quotes in a title?",
      answer:
        "Type them as they are. The generator escapes quotes, ampersands and angle brackets once, as the language of the code asks. Twice would show readers “&amp;quot;”.",
    },
    {
      question: "May I use the picture I drew for a client?",
      answer:
        "Yes, for anything, without naming us. The letters are Big Shoulders, an open typeface (SIL Open Font License), which allows it. A sign that the typeface lacks is set in a font of your system.",
    },
    {
      question: "Can two pages share one og:image?",
      answer: "Yes. X asks for a picture of the page itself rather than a logo, and a feed full of the same picture is skipped over.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "A thousand pages without a card?",
    text: "On-page SEO writes the tags into your templates, draws a picture per page type and tests both before release.",
  },
};
