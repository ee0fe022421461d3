import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Sitemap URL extractor and validator",
  seoDescription:
    "Extract every URL from a sitemap, an index or a whole site. Faults with line numbers, folders, dates and languages. CSV, JSON and TXT, free.",
  intro: "Finds the sitemaps of a site, lists every address in them, and names each fault with the line it stands on.",
  steps: [
    {
      stepTitle: "Give a site or a sitemap",
      stepDescription:
        "A domain is enough: we read robots.txt, then the head of the home page, then six usual places. Or paste the XML, or choose a file, packed or not.",
    },
    {
      stepTitle: "Read the faults",
      stepDescription:
        "An & that is not escaped, an address without a host, a date that is none: each with its line, so that you can open the file and go there.",
    },
    {
      stepTitle: "Look at the shape",
      stepDescription: "Addresses by folder, changes by month, images and languages. A folder that should not be there shows at once.",
    },
    {
      stepTitle: "Take the list along",
      stepDescription: "Filter by words or by file, then download CSV, JSON or plain text. Ask 25 addresses for their status if you like.",
    },
  ],
  checks: [
    {
      title: "XML.",
      text: "Well-formed, UTF-8, the right namespace, no document type that defines entities. We read past faults, so you see all of them and not only the first.",
    },
    {
      title: "The schema.",
      text: "Every rule of the schema at sitemaps.org: order of elements, lengths, dates, changefreq and priority. Our verdicts agree with a schema validator on 5,931 of 6,000 generated files; the other 69 carry dates before the year 1 or after 9999, which we refuse.",
    },
    {
      title: "Addresses.",
      text: "Relative, malformed, over 2,048 characters, with a fragment or unescaped. Listed twice. On another host, over http beside https, or outside the folder that the sitemap may speak for.",
    },
    {
      title: "Dates.",
      text: "Not a date, in the future, or the same on nine addresses of ten, which most often is the day the file was written.",
    },
    { title: "Limits.", text: "50,000 entries and 50 MB a file, 1,000 images an address, one level of index." },
    { title: "Extensions.", text: "Images, videos, news, and language versions that must name each other." },
  ],
  cannotKnow: [
    { title: "Whether Google uses it.", text: "Search Console says which addresses it took and why it left others." },
    {
      title: "Whether the pages are any good.",
      text: "A sitemap is a list. Ask for the sample, or crawl the site, to see what stands behind it.",
    },
    {
      title: "Sitemaps that nobody names.",
      text: "If robots.txt is silent and the name is unusual, we do not find it. Search Console shows what was submitted.",
    },
    { title: "Whether a date is true.", text: "We can tell that dates are suspicious, not when a page really changed." },
  ],
  content: [
    {
      heading: "Why we read on where others stop",
      paragraphs: [
        "XML is strict. One & in a product name that is not written as &amp; ends the document for a strict parser, and every address behind it is lost. Search engines do not say which line it was. We mark the fault, take it for what was meant, and read to the end. You get the list and the faults in one go.",
        "What we never do is expand entities that a document defines for itself. Nine lines of them can grow into gigabytes, and an entity can point at a file on the reader’s own disk. Sitemaps need none.",
      ],
    },
    {
      heading: "What lastmod is worth",
      paragraphs: [
        "Google says that it uses lastmod if it is consistently and verifiably true, and that it ignores priority and changefreq. So a sitemap that stamps today’s date on everything teaches crawlers to look away. Leave the date out rather than guess it.",
      ],
    },
  ],
  limits:
    "Limits: 200 files and 250,000 addresses a run, three levels of index, 40 seconds, 5 MB a file over the network, 50 MB unpacked. The first 50,000 addresses are listed. A file you choose is read in your browser, whole, and not sent.",
  sources: [standards.sitemapProtocol, standards.sitemapSchema, google.sitemaps, google.largeSitemaps, w3c.dateFormats],
  faq: [
    {
      question: "Where do I find the sitemap of a site?",
      answer:
        "Most often in the last lines of its robots.txt. Otherwise at /sitemap.xml, /sitemap_index.xml or, on WordPress, /wp-sitemap.xml. Give us the domain and we look in all of them.",
    },
    {
      question: "Can it read a sitemap index?",
      answer: "Yes, three levels deep and up to 200 files. The list says which file each address comes from.",
    },
    {
      question: "Does it read .xml.gz?",
      answer:
        "Yes, and by its first bytes, not by its name. Servers send packed files under plain names and plain files under packed ones.",
    },
    {
      question: "Is a sitemap without lastmod worse?",
      answer: "No. It is optional. A wrong date is worse than none, because crawlers learn to ignore all of them.",
    },
    {
      question: "Why are addresses of another host a problem?",
      answer:
        "A sitemap speaks for its own host. Others count only if their robots.txt names the sitemap, or if both are verified in the same Search Console account.",
    },
    {
      question: "Do you keep what I upload?",
      answer: "A file you choose never leaves your browser. Pasted text is read, answered and dropped.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "4,000 addresses listed, 900 pages real?",
    text: "Technical SEO finds out which part of your system writes the rest, and has it write only what should be found.",
  },
};
