import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "MD5 generator for text and files, in your browser",
  seoDescription:
    "MD5, SHA-1, SHA-256 and SHA-512 of text or files of any size. Everything runs on your machine, with progress, cancel and comparison.",
  intro: "Type a text or drop files and read their MD5, with the SHA family beside it. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Give it something",
      stepDescription:
        "Type or paste a text, or drop as many files as you like. A file is read in pieces of 4 MB, so a disk image works as well as a note.",
    },
    {
      stepTitle: "Read the digests",
      stepDescription:
        "MD5 stands first. SHA-1, SHA-256 and SHA-512 come from the same pass, so asking for four costs little more than one.",
    },
    {
      stepTitle: "Compare",
      stepDescription:
        "Paste the digest from a download page. The tool tells by its length which kind it is and says whether the content is the same.",
    },
  ],
  checks: [
    {
      title: "The bytes of your text.",
      text: "Text is encoded as UTF-8 and hashed exactly as typed. Accents are not normalized and spaces are not trimmed.",
    },
    {
      title: "The bytes of your files.",
      text: "Each file is read once, from start to end, in a worker beside the page. Progress is shown and a run can be cancelled.",
    },
    {
      title: "A digest you were given.",
      text: "Case, spaces, colons and a file name behind it do not matter, so a line from an .md5 file can be pasted whole.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether a download is honest.",
      text: "A digest on the same page as the file proves that the transfer went well. Whoever can swap the file can swap the digest.",
    },
    {
      title: "What a digest came from.",
      text: "There is no way back from a digest to its text. Sites that offer one look it up in a list of common words.",
    },
    {
      title: "Which line ends your system wrote.",
      text: "A text box in a browser uses a line feed. The same text in a Windows file may end its lines with two characters, and then every digest differs.",
    },
  ],
  content: [
    {
      heading: "When MD5 is the right choice",
      paragraphs: [
        "MD5 is fast and short, and it still finds accidents: a broken download, a copy that stopped early, two files that may be the same. Content stores, caches and many APIs use it for that, and Content-MD5 headers and S3 ETags of simple uploads are MD5.",
        "It does not resist people. In 2004 two different inputs with the same MD5 were published, and today anyone can make such a pair on a laptop. RFC 6151 says since 2011 that it must not be used where collisions matter: signatures, certificates, proof that a contract was not changed. Use SHA-256 there; it stands three lines below.",
        "Never keep passwords as MD5, with or without salt. It is so fast that a graphics card tries billions a second. Passwords want a slow function made for them, such as argon2id.",
      ],
    },
    {
      heading: "Why two tools disagree",
      paragraphs: [
        "Nearly always one of four causes. The text has a line end at its close, as files usually have and text boxes do not: the third example shows it. The encoding differs: the euro sign is three bytes in UTF-8 and one in Windows-1252. An accent is composed in one and decomposed in the other, which looks the same. Or a byte order mark stands at the start of the file.",
        "The byte count above the digests settles it. If the counts differ, the contents differ before any hashing begins.",
      ],
    },
  ],
  limits:
    "Text up to 1 MB, files of any size, up to 500 at once. The same function answers POST /api/tools/md5-generator for text, {runsAMinute} runs a minute.",
  sources: [ietf.md5, ietf.md5Security, standards.secureHashes],
  faq: [
    {
      question: "Is my file uploaded?",
      answer: "No. It is read and hashed inside your browser, and you can go offline after the page has loaded to see that it still works.",
    },
    {
      question: "How large may a file be?",
      answer: "As large as your disk holds. The page reads 4 MB at a time and keeps only the running digest, so memory stays flat.",
    },
    {
      question: "Why does the MD5 of an empty text exist?",
      answer:
        "Because every input has one, also the empty one. It is d41d8cd98f00b204e9800998ecf8427e, and seeing it usually means that a file was empty or a variable was not set.",
    },
    {
      question: "Can two files have the same MD5?",
      answer:
        "By chance, practically never. On purpose, easily: such pairs have been made since 2004. When somebody could gain from it, compare SHA-256.",
    },
    {
      question: "Is upper or lower case right?",
      answer:
        "Both. Hexadecimal digits have no case; most tools print lower case, some Windows tools upper. The switch changes how it is shown, not what it is.",
    },
    {
      question: "Does the API give the same result?",
      answer: "Yes, it calls the same function. Send JSON with a field called text and read the field md5 of the answer.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Same bytes, twice on your site?",
    text: "Duplicate files and pages are where crawlers lose their time. Technical SEO finds them and turns each into a ticket.",
  },
};
