import * as ietf from "#core/sources/ietf.ts";
import * as research from "#core/sources/research.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Phone number spelling tool: words and numbers",
  seoDescription:
    "See which words your phone number spells on a keypad, common words first and the area code kept, or which number a word dials.",
  intro: "Type a phone number and read what it spells on a keypad, or type a word and read the number. Nothing is stored.",
  steps: [
    {
      stepTitle: "Type the number",
      stepDescription:
        "In any spelling: (800) 356-9377 or +1 800 356 9377. Country and area code stay digits, because nobody can choose them.",
    },
    {
      stepTitle: "Narrow it down",
      stepDescription: "Ask for a word that has to be in it, your name for one, or for words alone. How many digits stay is up to you.",
    },
    {
      stepTitle: "Dial it before you print it",
      stepDescription:
        "The button calls the number from a phone. Copy the spelling you like, or a link that shows the whole list to somebody else.",
    },
  ],
  checks: [
    {
      title: "Words of the last digits.",
      text: "Every way to cut them into words of 2 to 10 letters is weighed. Words alone come before words with digits, long words before short.",
    },
    {
      title: "How common a word is.",
      text: "37,000 words in four steps, from the few thousand that everybody uses to those that most people only read. Within a step the order is the alphabet.",
    },
    {
      title: "Letters by the standard.",
      text: "ITU-T E.161: ABC on 2 to WXYZ on 9, with Q on 7 and Z on 9. 0 and 1 carry no letters and stay digits.",
    },
    {
      title: "Words you would not print.",
      text: "223 words are left out: insults, sex, violence. A switch brings them back, to see what a number spells before somebody else does.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether a number is free.",
      text: "That knows the company that gives numbers out. Toll-free numbers in the United States are listed with Somos, and any carrier can ask there.",
    },
    {
      title: "What a word means elsewhere.",
      text: "The list is American English. Have someone read your choice in the languages your callers speak.",
    },
    {
      title: "Whether callers can type it.",
      text: "Some phones show no letters on their keys, and many people dial by tapping a link. Print the digits too.",
    },
  ],
  content: [
    {
      heading: "What makes a number worth its word",
      paragraphs: [
        "A word is remembered where digits are not: on the radio, on a truck, in a conversation. On a page it helps little, because nobody types what they can tap. So put the word where people hear or pass it, and on the page link the digits with tel:.",
        "One word for all seven digits beats two short ones, and a word that says what you sell beats both. 1-800-356-9377 has one word, FLOWERS, and it became the name of a company.",
        "Look for the trap as well. The letters O and I are heard as 0 and 1, and then the call goes to somebody else. In FLOWERS the O is dialed 6; whoever types a zero is lost.",
      ],
    },
    {
      heading: "More letters than digits",
      paragraphs: [
        "North American networks take eleven digits with the 1 and ignore the rest, so 1-800-FLOWERSHOP reaches the same desk as 1-800-FLOWERS. The tool says how many digits are ignored, and its link leaves them out. In other countries extra digits may reach another number or none.",
      ],
    },
    {
      heading: "For search: name, address, number",
      paragraphs: [
        "Directories and map listings compare numbers by their digits. Write the digits the same way everywhere, and let the word stand beside them: FLOWERS in a business listing's phone field is a number that does not match. Structured data wants digits too: telephone takes +1-800-356-9377.",
      ],
    },
  ],
  limits:
    "Numbers up to 15 digits, the most that E.164 allows; 100 spellings at most. The word list is loaded when you type, 75 KB. POST /api/tools/phone-number-spelling-tool gives the same answer, {runsAMinute} runs a minute.",
  sources: [standards.telephoneLetters, standards.telephoneNumbers, ietf.telUri, research.scowl],
  faq: [
    {
      question: "Is my number stored or sent?",
      answer:
        "No. The word list comes to your browser and the number stays there. Without JavaScript the form sends it to our server, where it is not kept. Only a link that you copy yourself has the number in it.",
    },
    {
      question: "Why does my area code stay digits?",
      answer: "Because you rarely choose it, and callers know it as digits. Type 0 at “Digits to keep” and it is spelled too.",
    },
    {
      question: "Can I look for my company's name?",
      answer:
        "Yes, under “Must contain”. It need not be a word of any list. If its digits are not in the number, the tool says which digits to ask your carrier for.",
    },
    {
      question: "Which letters are on 1 and 0?",
      answer: "None, by the standard. Old phones had Q and Z on 0 or on 1; since E.161 they are on 7 and 9.",
    },
    {
      question: "How do I write such a number as a link?",
      answer: 'With its digits: <a href="tel:+18003569377">1-800-FLOWERS</a>. RFC 3966 knows no letters in tel addresses.',
    },
    {
      question: "Does a word in the number help my ranking?",
      answer: "No. It helps people to remember. Search engines read the digits.",
    },
  ],
  handOff: {
    service: "local-seo",
    title: "One number, many listings?",
    text: "Old numbers in directories send callers elsewhere. Local SEO finds every listing and makes them say the same.",
  },
};
