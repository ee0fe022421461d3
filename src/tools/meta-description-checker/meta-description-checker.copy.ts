import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Meta description checker: pixels, preview and fixes",
  seoDescription:
    "Measure a meta description in pixels for desktop and phone, see where it is cut, and find what stops Google from showing it. 25 addresses at once.",
  intro: "Measures the description the way results do, for a desktop and a phone, and says what keeps Google from using it.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription:
        "Or paste the HTML of a page that is not live yet, or a list of up to 25 addresses. We fetch each page once and read the HTML as the server sent it.",
    },
    {
      stepTitle: "Read the two bars",
      stepDescription:
        "The upper one is a desktop with about 920 pixels, the lower one a phone with about 680. Dashes are what readers will not see.",
    },
    {
      stepTitle: "Write and paste",
      stepDescription: "Edit in the box and watch both bars. Then copy the tag, put it in the head and run the page again.",
    },
  ],
  checks: [
    {
      title: "One description, in the head.",
      text: "Missing, empty, printed twice, under property where name is needed, or pushed out of the head by an element such as a div, with the line of that element.",
    },
    {
      title: "Width on two devices.",
      text: "Pixels in Arial at 14 px. About 920 fit on a desktop, about 680 on a phone. Both figures are estimates from results pages and called so.",
    },
    {
      title: "Length in characters.",
      text: "Under 80 is short, 120 to 156 is what Yoast calls ideal. Chinese, Japanese and Korean characters count as two, since they take the room of two.",
    },
    {
      title: "A broken quote.",
      text: "An inch sign or a quotation inside the content ends the attribute. The rest of the sentence turns into attributes that nobody reads. We find them by parsing the tag as a browser does.",
    },
    {
      title: "Words that do no work.",
      text: "The title repeated, a list of keywords, tags and doubly encoded signs, template slots such as {{excerpt}}, and text that a program cut off with an ellipsis.",
    },
    {
      title: "What forbids it.",
      text: "noindex, nosnippet and max-snippet in tags and in X-Robots-Tag headers, for all crawlers and for Googlebot. A length limit is compared with your text.",
    },
    {
      title: "Repetition across pages.",
      text: "In a list: the same description on two or more pages.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether Google will use it.",
      text: "It picks the text that best fits each query, so one page can have a hundred snippets. Published studies found other words than the tag in 63 to 70 percent of results.",
    },
    {
      title: "The exact cut.",
      text: "Google publishes no limit. Sources for phones differ between 680 and 980 pixels. Dates and rich results take room from the text as well.",
    },
    {
      title: "A description that a script writes.",
      text: "We read the HTML as sent. Tick the box, and a browser opens the page too, so that a description which a script writes or changes is reported. Where no browser is installed, the result says so.",
    },
    {
      title: "Whether people will click.",
      text: "Measure that in Search Console: compare clicks of the same queries at the same position, four weeks before and after.",
    },
  ],
  content: [
    {
      heading: "When the tag is worth your time",
      paragraphs: [
        "Google writes its own snippet for most long, unusual queries, because a sentence from the page fits those better than any summary could. For the name of your product, your brand and other short queries it tends to take the tag. Those are the pages to write by hand: the front page, the categories, the ten articles that bring half your visits.",
        "For a shop with forty thousand products, a template is fine. Google says so itself: descriptions made by a program from real facts, such as price, material and maker, are welcome as long as they differ from page to page.",
      ],
    },
    {
      heading: "The inch sign that eats a sentence",
      paragraphs: [
        'Write content="Our 27" monitors…" and the attribute ends after 27. Browsers do not complain, the page looks right, and your description is two words long. Editors that escape signs save you from this; hand-written templates do not. Use &quot; for a straight quote, or the word inch.',
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted HTML. A page that is longer is read up to there, and the result says so. A fetched page is kept under its number for {fetchedKept} so that the other tools can read it without asking the server again, pasted HTML for {pastedKept}.",
  sources: [google.snippets, google.robotsMeta, google.validMetadata, whatwg.metaDescription],
  faq: [
    {
      question: "How long should a meta description be?",
      answer:
        "Between 120 and 156 characters, or up to about 920 pixels in Arial at 14 px. Put the part that persuades in the first 110 characters, because a phone may cut the rest.",
    },
    {
      question: "Is the description a ranking factor?",
      answer: "No. Google says it does not use it to rank. It can change who clicks, and that is reason enough to write it.",
    },
    {
      question: "Why does Google show other words than mine?",
      answer:
        "It found a passage on the page that fits the query better. Check which queries: if they are the ones you care about, use their words in the description, naturally and once.",
    },
    {
      question: "Is no description better than a bad one?",
      answer:
        "Often, yes. The same text on every page helps nobody, and Google then ignores it. An empty field lets it pick a passage that at least matches the query.",
    },
    {
      question: "What does max-snippet do to my description?",
      answer:
        "It limits every snippet of the page to that many characters, the tag included. A value of 0 forbids snippets altogether, and -1 leaves the length to Google.",
    },
    {
      question: "Should I put keywords in it?",
      answer:
        "One, where it belongs in a sentence. Words that match the query are set in bold, so readers see them. A list of keywords is among the things Google says it will not show.",
    },
    {
      question: "Do you keep what I paste?",
      answer:
        "For {pastedKept}, under a link that only you have, so that you can open the same page in the other tools. Addresses you check are not published anywhere.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Three hundred descriptions to write?",
    text: "On-page SEO writes the ones that bring visits by hand, and the template for the rest, with your facts in it.",
  },
};
