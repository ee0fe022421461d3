import * as google from "#core/sources/google.ts";
import * as vendors from "#core/sources/vendors.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Meta tag generator: preview, conflicts, code, diff",
  seoDescription:
    "Write title, description, robots, canonical, hreflang and share tags in the right order. Conflicts found as you type. Import a page and compare.",
  intro:
    "Writes the head of a page in the order that works, measures title and description in pixels, and names the tags that contradict each other while you type.",
  steps: [
    {
      stepTitle: "Import or begin",
      stepDescription:
        "Give an address and its head fills the form, or paste HTML. An empty form begins with what every page needs: character set, viewport, language.",
    },
    {
      stepTitle: "Edit under the preview",
      stepDescription:
        "The result is drawn in Arial at true size. A line under it shows how much room title and description have left on a desktop.",
    },
    {
      stepTitle: "Settle the conflicts",
      stepDescription:
        "noindex beside a canonical elsewhere, nosnippet beside a description, a viewport that forbids zoom: each is named with its reason and its source.",
    },
    {
      stepTitle: "Take the code, or the difference",
      stepDescription:
        "HTML, Next.js, Nuxt, Angular, WordPress or JSON. For an imported page a table shows every tag before and after, with the changed words marked.",
    },
  ],
  checks: [
    {
      title: "Title and description.",
      text: "Width in pixels against 600 and 920, both estimates: Google publishes no limit. The phone’s 680 is drawn as well.",
    },
    {
      title: "Robots directives.",
      text: "Those that Google documents, and noarchive, which Bing reads. Values it does not know, directives that overrule each other, dates that have passed, indexifembedded without noindex.",
    },
    {
      title: "Canonical and hreflang.",
      text: "Whole addresses, no fragment, the page in its own set, x-default, one address a language. Codes such as en-UK, en_US or a bare country are corrected.",
    },
    {
      title: "What people need.",
      text: "A viewport that lets them zoom, a language for screen readers, UTF-8.",
    },
    {
      title: "Order.",
      text: "The character set stands first, within the 1,024 bytes that browsers look through. Viewport and referrer come before anything is laid out or fetched.",
    },
    {
      title: "Verification codes.",
      text: "Paste the code or the whole tag of Google, Bing, Yandex, Pinterest or Facebook; we take the code out and check its form.",
    },
  ],
  cannotKnow: [
    {
      title: "What the server adds.",
      text: "An X-Robots-Tag or Link header counts as much as a tag. The header checker shows those.",
    },
    {
      title: "Whether the hreflang set is mutual.",
      text: "Each page of the set must carry it. Here we see one page only.",
    },
    {
      title: "Which words Google shows.",
      text: "It replaces titles and descriptions when it thinks others fit the query better. The preview draws what you wrote.",
    },
    {
      title: "Tags that a script writes.",
      text: "An import reads the HTML as sent. For a page built by JavaScript, paste the rendered HTML.",
    },
  ],
  content: [
    {
      heading: "Why the order matters",
      paragraphs: [
        "Browsers look for the character set in the first 1,024 bytes. If a long comment or a script stands before it, they may guess, and accents break. The viewport comes next, because nothing can be laid out before it is known. The referrer policy holds for what is fetched after it, not before.",
        "Then title, description, canonical and robots. Search engines read them wherever they stand in the head. People who maintain the page do not.",
      ],
    },
    {
      heading: "Tags that cancel out",
      paragraphs: [
        "A page with noindex and a canonical to another page sends two orders: forget me, and count me there. Nothing documents which of them wins. A noindex page that robots.txt closes is worse off: the crawler never reads the tag, and the address can stay in results without a description.",
        "nosnippet and max-snippet:0 hide the description too. That is their purpose, and they also keep the page out of AI answers on Google. A description beside them is work for nothing.",
      ],
    },
    {
      heading: "What we leave out, and why",
      paragraphs: [
        "Keywords and geo tags are folded away and empty. Google has ignored keywords for ranking since 2009 and does not read geo tags. revisit-after, rating and copyright are not in the form at all: no search engine documents reading them. “index, follow” needs no tag, since it is what every crawler assumes.",
      ],
    },
  ],
  limits:
    "Limits: {runsAMinute} imports a minute, 5 MB a page, 1 MB of pasted HTML, 50 languages. Writing and checking happen in your browser and have no limit. An imported page is kept under a number for {fetchedKept}, pasted HTML for {pastedKept}, so that its link works; what you type is not.",
  sources: [google.robotsMeta, google.metaTags, google.localizedVersions, whatwg.documentMetadata, vendors.bingContentControls],
  faq: [
    {
      question: "Which meta tags does a page need?",
      answer:
        "Character set, viewport, title, description, and a canonical if the page can be reached in more than one way. A language on the html element. The rest depends on the page.",
    },
    {
      question: "Should I write “index, follow”?",
      answer: "No. Crawlers assume it. Writing it does no harm and no good.",
    },
    {
      question: "What does max-image-preview:large do?",
      answer:
        "It allows Google to show a large picture beside your result and in Discover. Without it a thumbnail is the default, so the form switches it on.",
    },
    {
      question: "Can I use noindex and Disallow together?",
      answer:
        "Not for the same page. A crawler that may not fetch it cannot read the tag, so the address may stay in results. Let it be crawled until it is gone.",
    },
    {
      question: "Where do the tags go in Next.js?",
      answer:
        "Export the metadata object from page.tsx or layout.tsx. Viewport and theme color have their own export, and the language belongs to the html element of the root layout.",
    },
    {
      question: "Do I still need a keywords tag?",
      answer: "No. Google ignores it, and it tells competitors what you aim at.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Templates that contradict each other?",
    text: "Technical SEO finds which plugin writes which tag, keeps one of them, and tests every page type before release.",
  },
};
