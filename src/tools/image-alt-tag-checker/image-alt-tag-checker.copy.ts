import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Image alt tag checker: missing, empty, poor alts",
  seoDescription:
    "See every image of a page with the words a screen reader says. Missing alts, ornaments and file names told apart by W3C rules, tags to paste.",
  intro:
    "Names every image of a page the way assistive technology does, and tells three things apart that most checkers mix: no alt, an empty one on purpose, and one that says nothing.",
  steps: [
    {
      stepTitle: "Give the page",
      stepDescription: "An address, pasted HTML, up to 25 addresses, or two to compare. We read the HTML as the server sends it.",
    },
    {
      stepTitle: "Look through the pictures",
      stepDescription:
        "Each stands with its name, its line and its state. Filter by “No words” first: those are the ones that break a standard.",
    },
    {
      stepTitle: "Ask what it is for",
      stepDescription:
        "Open “Write a better one”. Four answers of the W3C’s decision tree lead to the right kind of text, and the tag is written while you type.",
    },
    {
      stepTitle: "Paste, publish, run again",
      stepDescription:
        "Suggestions come from the link, the caption or the file’s name. Read them first: we do not look at what a picture shows.",
    },
  ],
  checks: [
    {
      title: "Images without a name.",
      text: "img, image buttons, areas of maps, drawings with role=img, elements with role=img, objects. By aria-labelledby, aria-label, alt and title, in the order of the accessible name computation.",
    },
    {
      title: "Links and buttons made of an image.",
      text: "There an empty alt is a fault, because nothing is left to say where the link leads.",
    },
    {
      title: "Blanks.",
      text: 'alt=" " looks like an ornament and is none: the image counts as content without a name.',
    },
    {
      title: "Poor words.",
      text: "File names, fillers such as “logo”, “image of”, keyword lists, one alt on three images or more, words that repeat the link or the caption, names by title only.",
    },
    {
      title: "The picture itself.",
      text: "Of one page the first 30 are looked at: whether they answer, their real size, type and weight. Late loading by script and backgrounds in style attributes are noted.",
    },
    {
      title: "Room for it.",
      text: "Images without width and height let the page jump when they arrive.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether the words are true.",
      text: "No program sees what your picture is for. “A dog” may be right in a shop and wrong in a textbook. That part stays with a person.",
    },
    {
      title: "Whether an ornament is one.",
      text: 'alt="" is taken at its word. A chart with an empty alt passes here and fails its readers.',
    },
    {
      title: "What style sheets and scripts do.",
      text: "We read the raw HTML. Pictures that a script adds, backgrounds in CSS files and elements hidden by a class are not seen; paste the rendered HTML for those.",
    },
    {
      title: "Words inside a picture.",
      text: "A banner with text in it needs that text in its alt. We do not read pixels.",
    },
  ],
  content: [
    {
      heading: "Empty and missing are opposites",
      paragraphs: [
        'alt="" is an instruction: pass over this, it is decoration. No alt at all is an accident, and screen readers make up for it by saying “image” or spelling the file’s name. A tool that counts both as “missing alt” sends people to write “divider line” on forty ornaments.',
        "The exception is a link or a button. If a picture is all there is in it, its alt is the name of the control. An empty one leaves a link that says nothing.",
      ],
    },
    {
      heading: "What search engines do with it",
      paragraphs: [
        "Google says that it uses alt text, together with the page and computer vision, to understand what an image is about, and that alt text in a link counts like the link’s words. It also says that stuffing it with keywords may get a site seen as spam. The alt that serves a listener is the one that serves the index.",
      ],
    },
    {
      heading: "How long is too long",
      paragraphs: [
        "No standard sets a limit. We note more than 125 characters, because an alt cannot be paused, skimmed or searched: a listener hears it in one go. A chart gets its one message in the alt and its figures in a table below.",
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted HTML, 300 images shown, 30 looked at. Thumbnails come through our server, so the site you check does not see your visitors, and their addresses work for a day.",
  sources: [w3c.imageHasName, w3c.altDecisionTree, w3c.accessibleNames, whatwg.altText, google.images],
  faq: [
    {
      question: 'Is alt="" bad?',
      answer:
        "No. It is the right thing for an ornament. It is wrong on a picture that tells something, and on the only content of a link or button.",
    },
    {
      question: "Should I write “image of”?",
      answer:
        "No. A screen reader says that it is an image. Name the kind only where it matters: a painting, a map, a screenshot in a manual.",
    },
    {
      question: "Is the title attribute enough?",
      answer:
        "No. It names the image in some browsers and is left out by some screen readers. Nobody sees it on a phone. Move the words into alt.",
    },
    {
      question: "What about icons next to a word?",
      answer: 'They are ornaments: alt="", or aria-hidden="true" on an svg. The word is there already.',
    },
    {
      question: "Do background images need an alt?",
      answer: 'They cannot have one. If such a picture tells something, use an img, or give the element role="img" and an aria-label.',
    },
    {
      question: "Why does your count differ from my browser extension’s?",
      answer:
        "Extensions see the page after scripts ran. We read the HTML as sent, without hidden elements and without the copies in noscript. Paste the rendered HTML and the counts meet.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "Four hundred alts to write?",
    text: "On-page SEO writes them by page type, fixes the templates that leave them out, and leaves your editors a one-page rule.",
  },
};
