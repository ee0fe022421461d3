import * as servers from "#core/sources/servers.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "HTML to PHP converter: six forms, byte for byte",
  seoDescription:
    "Paste HTML and get PHP that prints exactly the same bytes: echo, print, nowdoc, a variable or a template. Runs in your browser.",
  intro: "Paste HTML and get PHP that prints it, byte for byte, in the form your code needs. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Paste the HTML",
      stepDescription: "Or drop files. The PHP is written as you type, and a file is converted by its bytes, in whatever encoding it is.",
    },
    {
      stepTitle: "Choose the form",
      stepDescription:
        "echo with single quotes is the plain choice. A nowdoc reads best for long pieces, and a template leaves HTML as HTML with PHP around it.",
    },
    {
      stepTitle: "Copy or download",
      stepDescription: "The file ends without ?>, so no stray line end is printed after it. Only a template may end in HTML.",
    },
  ],
  checks: [
    {
      title: "Quotes, dollars and backslashes.",
      text: 'Single quotes need two escapes, double quotes need more: \\ and " and $ and every control byte. {$ is harmless once $ is escaped.',
    },
    {
      title: "Line ends.",
      text: "LF, CRLF and a lone CR are written as escapes outside the quotes, so an editor that changes line ends changes nothing that is printed.",
    },
    {
      title: "The word that closes a nowdoc.",
      text: "Since PHP 7.3 it closes at the start of any line, indented or not. If your text has HTML there, the word becomes HTML1, and so on.",
    },
    {
      title: "What opens PHP in a template.",
      text: "<?xml would be a syntax error where short tags are on, so every <? is printed. PHP swallows a line end after ?>, so that goes along.",
    },
  ],
  cannotKnow: [
    {
      title: "What should become dynamic.",
      text: "It prints your HTML. Where a name or a price comes from a database, you put the variable in.",
    },
    {
      title: "Which encoding your server announces.",
      text: "Bytes stay as they are. If the file is Windows-1252 and the server says UTF-8, accents break as they did before.",
    },
    {
      title: "Whether a name is free.",
      text: "$html is a fair name in a file of its own. In a larger script, look whether something else uses it.",
    },
  ],
  content: [
    {
      heading: "What is never changed",
      paragraphs: [
        "The output runs and prints your input: no trimming, no new indentation, no converted characters, no added line at the end. A byte order mark is printed as well, and an empty input gives a file that prints nothing.",
        "We test that with PHP itself. Our test run converts 5,500 inputs, most of them mixes of everything that has a meaning in PHP, in all six forms, with short_open_tag on and off, and compares what PHP 8.2 prints with ===. That is 66,000 comparisons.",
      ],
    },
    {
      heading: "Which form to take",
      paragraphs: [
        "Five of the six are for code that builds a page: echo for a few lines, print where a return value is needed, a nowdoc for a long piece that people will edit, a variable where the page is sent to a mailer or a cache instead of the visitor.",
        "The template is what PHP was made for. Rename index.html to index.php and it works already, unless the text holds <? somewhere. This form takes care of that and leaves the rest alone, so a designer can still read it.",
      ],
    },
    {
      heading: "The example, in figures",
      paragraphs: [
        "The first example has 30 bytes: a paragraph with an apostrophe, a dollar sign and a backslash. With single quotes the PHP has 53 bytes, and two of its signs need an escape. With double quotes four do, and one that is forgotten is an error or, worse, an empty variable in the page.",
      ],
    },
  ],
  limits:
    "Text as long as your browser holds; files up to 50 MB each. Nowdoc with CR at the very end needs PHP 7.3, everything else PHP 5.3. POST /api/tools/html-to-php-converter takes up to 1 MB of HTML, {runsAMinute} runs a minute.",
  sources: [servers.phpStrings, servers.phpEscaping, servers.phpHeredoc],
  faq: [
    {
      question: "Is renaming .html to .php not enough?",
      answer:
        "Often it is. It fails where the text holds <?, as XHTML and inline SVG do, and it does not help where the HTML has to stand inside other PHP code.",
    },
    {
      question: "Single or double quotes?",
      answer:
        "Single, unless you want variables in the text. PHP looks for variables and escapes in double quotes, so more has to be escaped.",
    },
    {
      question: "Why does the file not end with ?>?",
      answer:
        "The PHP manual advises to leave it out. A line end after ?> would be printed, and then no header or cookie can be sent any more.",
    },
    {
      question: "My input holds PHP already. What happens to it?",
      answer:
        "It is printed as text and does not run. In a template you can choose to leave it to run, and then only the HTML around is guaranteed.",
    },
    {
      question: "Does my page load slower with echo?",
      answer: "Not that a visitor could tell. With an opcode cache the text is one constant in memory, whichever form it was written in.",
    },
    {
      question: "Can a program call it?",
      answer:
        "Yes. POST JSON with the field html, and form if you want another than echo-single, to /api/tools/html-to-php-converter. The field code holds the PHP.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Moving a static site into a system?",
    text: "Addresses, redirects and titles are what gets lost on that way. Technical SEO writes the map before the first file moves.",
  },
};
