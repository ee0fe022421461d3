import * as ietf from "#core/sources/ietf.ts";
import * as servers from "#core/sources/servers.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: ".htaccess redirect generator for files and folders",
  seoDescription:
    "Paste up to 1,000 old and new addresses and take the redirects for Apache, nginx, IIS, Netlify, Vercel or Cloudflare. Loops and chains are found.",
  intro: "Give it old and new addresses. It writes the rules for six servers, finds loops and chains, and says what each rule will answer.",
  steps: [
    {
      stepTitle: "Name what moved",
      stepDescription:
        "One page in the fields, or a list from a spreadsheet: old address, new address, and if you like a code and a kind. Existing Redirect lines can be pasted as they are.",
    },
    {
      stepTitle: "Mend the list",
      stepDescription: "Loops, chains, contradictions and rows that cannot work are named with their row. One button takes every proposal.",
    },
    {
      stepTitle: "Read the test table",
      stepDescription: "For each rule you see a request and its answer, a query included, and a neighbor that must stay untouched.",
    },
    {
      stepTitle: "Upload and look",
      stepDescription:
        "Put the lines into the .htaccess of the document root, above the block of WordPress, and check one address with the header checker.",
    },
  ],
  checks: [
    {
      title: "Files and folders are not the same.",
      text: "Apache's Redirect matches whole segments and everything below them: /old catches /old/a, not /older. For one file you need RedirectMatch with both ends fixed, and that is what you get.",
    },
    {
      title: "Loops.",
      text: "Across rows (A to B, B to A), from an address to itself, and the folder that moves into itself: Redirect /blog /blog/new goes to /blog/new/new and on for ever. Here the target is left out of the rule.",
    },
    {
      title: "Chains.",
      text: "A to B and B to C becomes a proposal for A to C, also through folders.",
    },
    {
      title: "Quoting.",
      text: "A space without quotes makes Apache answer 500 to every visitor. Every argument is quoted, quotes and backslashes are escaped, and a line end in a row is refused, because it would begin a directive of its own.",
    },
    {
      title: "Encodings.",
      text: "Apache matches paths decoded. Write /my old page.html or /my%20old%20page.html, both work, and so do umlauts and old Latin-1 addresses such as /caf%E9.",
    },
    {
      title: "Queries.",
      text: "They are carried over unless you drop them, and no parameter comes twice: one that the new address names itself stands as you wrote it. An old address such as /catalog.php?id=12 is matched with its query, which plain Redirect cannot do.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether the new page exists.",
      text: "Nothing is fetched. Run the broken link detector over the targets after the relaunch.",
    },
    {
      title: "What else is in your .htaccess.",
      text: "A RewriteRule above these lines may answer first: mod_rewrite runs before mod_alias, whatever the order in the file.",
    },
    {
      title: "Which target is the best one.",
      text: "The nearest answer to what the old page said, never the home page: search engines treat a redirect to an unrelated page like a missing one.",
    },
  ],
  content: [
    {
      heading: "Why /index.html to / needs care",
      paragraphs: [
        "To answer /, Apache asks itself for /index.html. A plain rule that sends /index.html to / meets that question too, and the visitor is sent to / for ever. The generator sees such rows and wraps the rules in a condition that holds for visitors only. nginx does the same look-up, so there the rule is written on the address as it was sent.",
        "The same happens with a pattern such as /*.html, which matches /index.html without naming it.",
      ],
    },
    {
      heading: "Two modules, one order",
      paragraphs: [
        "Most rules are mod_alias, because it carries every encoding over. Three things need mod_rewrite: matching a query, dropping one, and a target with # or an encoded slash. mod_rewrite always runs first. If a folder is handled by it, a page inside that folder must be too, or it would never be reached. The generator moves such pages over and tells you.",
        "Everything on the Apache tab is tested: a table of cases and 2,000 random requests run against a real server whenever we change the generator, and each answer must be the one that the test table foretells.",
      ],
    },
  ],
  limits:
    "1,000 rows a run, 100 of them patterns, two * in each. 2,048 characters an address. Everything runs in your browser; the API takes the same list, {runsAMinute} runs a minute.",
  sources: [
    servers.apacheAlias,
    servers.apacheRewriteFlags,
    servers.nginxRewrite,
    servers.cloudflareRedirects,
    servers.netlifyRedirects,
    ietf.redirection,
  ],
  faq: [
    {
      question: "301, 302, 307, 308 or 410?",
      answer:
        "301 for a page that moved for good, 302 while you are trying, 410 for one that will not come back. 307 and 308 are their twins for addresses that forms post to: the browser posts again instead of asking with GET.",
    },
    {
      question: "Is a 410 better than a 404?",
      answer:
        "It says more: gone on purpose. Search engines tend to drop such an address a little sooner. Use it for pages without a successor.",
    },
    {
      question: "Does a redirect lose ranking?",
      answer:
        "Google says that signals pass through permanent redirects. What loses is a chain, a target that does not fit, and a redirect that is taken away after a few months.",
    },
    {
      question: "How long do I keep them?",
      answer: "At least a year, better for good. Old links do not know that you had a relaunch.",
    },
    {
      question: "Can I use regular expressions?",
      answer:
        "A * stands for anything, and $1 and $2 in the target for what it matched. That covers most lists and can be translated for every server. Own expressions are yours to add.",
    },
    {
      question: "Does my list leave the browser?",
      answer:
        "No. Rules, findings and tests are made in the page. Without JavaScript the form is sent to our server, answered and forgotten.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "A relaunch with ten thousand old addresses?",
    text: "We build the map from your logs and links, open every target, and watch the first ten days. Technical SEO does it before the launch, not after.",
  },
};
