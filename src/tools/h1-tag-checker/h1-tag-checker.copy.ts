import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "H1 tag checker: heading tree, gaps and title match",
  seoDescription:
    "See every heading of a page as a tree with line numbers, find missing, hidden and empty H1s, and compare the H1 with the title. 25 at once.",
  intro: "Reads every heading of a page, shows the H1 beside the title, and names the line where the outline breaks.",
  steps: [
    {
      stepTitle: "Give the address",
      stepDescription:
        "Or paste the HTML of a page that is not live yet, or a list of up to 25 addresses. Tick the box to have a browser run the scripts of a single page as well.",
    },
    {
      stepTitle: "Read the tree",
      stepDescription:
        "Every heading stands at its level with the line it comes from. A missing level, an empty heading or a hidden one carries a mark beside its words.",
    },
    {
      stepTitle: "Take the outline along",
      stepDescription:
        "Copy it as indented text for a brief, or as Markdown for a draft. Copy the corrected tag from a finding and run the page again after you publish.",
    },
  ],
  checks: [
    {
      title: "One H1, with words.",
      text: "None, several, an empty one, or one whose only content is an image without an alt. The name is worked out the way a screen reader does it, with aria-label, aria-labelledby and hidden parts taken into account.",
    },
    {
      title: "In view.",
      text: "An H1 inside an element with the hidden attribute, with display:none written on it, with aria-hidden, or in a closed dialog. Those are invisible to the people who need them.",
    },
    {
      title: "H1 against title.",
      text: "Words both share, set side by side. No shared word is a fault, since Google lists the main heading among its sources for titles. Identical is only noted.",
    },
    {
      title: "The site’s name as H1.",
      text: "Themes that wrap the logo in an H1 give every page the same main heading. On a front page that is fine; anywhere else it is reported.",
    },
    {
      title: "The outline.",
      text: "Whether another heading comes before the H1, where a level is left out, which headings are empty, and which say the same words twice.",
    },
    {
      title: "Before and after scripts.",
      text: "On request: the H1 of the source against the H1 that a browser shows once scripts have run.",
    },
    {
      title: "Several pages together.",
      text: "In a list: H1s that two or more pages share, with the addresses.",
    },
  ],
  cannotKnow: [
    {
      title: "What a style sheet hides.",
      text: "We read the HTML, not linked CSS. A heading hidden by a class counts as visible here. Classes that hide text from sight but keep it for screen readers are common and fine.",
    },
    {
      title: "What scripts do later.",
      text: "The tree shows the HTML as the server sent it. Tick the box and a browser opens the page too, so that an H1 which a script writes or changes is reported. It does not scroll, click or sign in.",
    },
    {
      title: "Text that only looks like a heading.",
      text: "A large bold paragraph is no heading to a machine, and we cannot see its size. Compare the tree with the page on your screen.",
    },
    {
      title: "Whether the words are right.",
      text: "A heading can pass every rule and name the wrong thing. That takes someone who knows what readers came for.",
    },
  ],
  content: [
    {
      heading: "One H1 is a habit, not a law",
      paragraphs: [
        "The HTML standard allows several H1s. Google says that neither the number nor the order of headings changes how it ranks a page. So two H1s are a warning here and never a failure.",
        "The reason to keep one is the reader. A person who uses a screen reader asks for the H1 to learn where they are. Two answers are worse than one. And when Google dislikes your title, the most prominent heading is among the places it takes words from; with three of them, you leave the choice to chance.",
      ],
    },
    {
      heading: "How levels go missing",
      paragraphs: [
        "A jump from H2 to H4 is rarely a decision. Somebody wanted smaller type and picked the tag that had it, or a widget brought its own headings along. Screen readers say the level aloud, so the gap sounds like a section that failed to load. Choose the level by place in the outline and the size in the style sheet.",
        "Going back up is never a fault. An H4 may be followed by an H2: the smaller section simply ended there.",
      ],
    },
  ],
  limits:
    "Limits: 25 addresses a run, {runsAMinute} runs a minute, 5 MB a page, 1 MB of pasted HTML, 500 headings drawn. A page that is longer is read up to there, and the result says so. A fetched page is kept under its number for {fetchedKept} so that the other tools can read it without asking the server again, pasted HTML for {pastedKept}.",
  sources: [whatwg.headings, w3c.headingHasName, google.starterGuide, google.titleLinks],
  faq: [
    {
      question: "Is it bad to have two H1s?",
      answer:
        "For Google, no. For readers, somewhat: the page then has two names. Keep the one that names the page and make the other an H2, or plain text if it is a logo.",
    },
    {
      question: "Should the H1 be the same as the title?",
      answer:
        "It may be. Most pages do better with the same subject in different words: the title has to work in a list of results, the H1 below your own logo. What hurts is two that share no word at all.",
    },
    {
      question: "My theme puts the logo in an H1. Does that matter?",
      answer:
        "On inner pages, yes. Every page then has the same main heading, and the real one is an H2. Many themes have a setting for it; otherwise change the logo’s tag to a div on every page but the front page.",
    },
    {
      question: "Why does the tool find no H1 although I can see one?",
      answer:
        "Either it is large text without the tag, or a script writes it after the page has loaded. Look at the source with your browser’s “view source”: that is what we read.",
    },
    {
      question: "Does an image work as an H1?",
      answer:
        "With an alt, yes: the alt becomes the heading’s words, and we show it. Without one the heading is empty, for search engines and for screen readers alike.",
    },
    {
      question: "How long should an H1 be?",
      answer:
        "Nobody publishes a limit. We note anything past 70 characters, the figure that crawlers such as Screaming Frog use, because a reader scans a heading and reads a sentence.",
    },
  ],
  handOff: {
    service: "on-page-seo",
    title: "The same fault on four hundred pages?",
    text: "Then it sits in a template. On-page SEO finds which one, writes the headings by page type and hands your developers the change.",
  },
};
