import * as ietf from "#core/sources/ietf.ts";
import * as servers from "#core/sources/servers.ts";
import * as standards from "#core/sources/standards.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Rewrite to www or to the root: rules that were tested",
  seoDescription:
    "Redirect to www or away from it and to https in one hop. Rules for Apache, nginx, IIS and five more, tried on a real Apache, and a check of your site.",
  intro: "Type a domain and take the redirect to its one address, for eight servers. If you like, we ask the four addresses it has today.",
  steps: [
    {
      stepTitle: "Choose the one address",
      stepDescription:
        "With www or without, both are right. Take the one that most links to you already have, and say whether a proxy stands in front of your server.",
    },
    {
      stepTitle: "Check the four addresses",
      stepDescription:
        "http and https, with and without www, are four addresses to a search engine. The drawing shows where each of them ends by your rules.",
    },
    {
      stepTitle: "Take the file for your server",
      stepDescription:
        "Each line is explained beside it. Put the Apache lines at the top of the .htaccess in the folder that holds your site, above anything that WordPress wrote.",
    },
    {
      stepTitle: "Ask the site itself",
      stepDescription: "Tick the box and run it again after the upload. You see every hop, its code and where it ends.",
    },
  ],
  checks: [
    {
      title: "One hop from every address.",
      text: "http without www goes straight to https with www, not by way of a third address. Each hop costs a round trip on a phone.",
    },
    {
      title: "Addresses that break other rules.",
      text: "Spaces, quotes, #, %, ? and umlauts in the path come out as they went in, with the query behind them. So do a port and capitals in the host name.",
    },
    {
      title: "The domain itself.",
      text: "A public ending such as co.uk has no www of yours. A subdomain gets a warning, because www.shop.example.com needs a certificate nobody thought of. Names with umlauts are shown in both forms.",
    },
    {
      title: "Your site today, when you ask for it.",
      text: "Four requests, with all hops. It finds two addresses that both answer, chains, temporary codes, http that stays open, certificates that fail and addresses that do not answer.",
    },
  ],
  cannotKnow: [
    {
      title: "Whether your host allows .htaccess.",
      text: "Some hosts switch it off or forbid single directives. Then nothing happens, or every page answers 500. Their support knows what AllowOverride says.",
    },
    {
      title: "Whether it is Apache at all.",
      text: "LiteSpeed reads .htaccess too, but not always an If section. If nothing happens after the upload, take the lines of the second tab.",
    },
    {
      title: "What a CDN keeps.",
      text: "An old redirect may sit in a cache between you and us. Clear it, then look again.",
    },
    {
      title: "What runs before these rules.",
      text: "A plugin or a rule in the server's own settings may answer first. The live check shows who won, not why.",
    },
  ],
  content: [
    {
      heading: "Why the rule everybody copies is wrong",
      paragraphs: [
        "Most pages on this subject print RewriteRule ^ https://www.example.com%{REQUEST_URI} with the flags R=301, L and NE. We ran it on Apache 2.4.71. For /a%20b it sends a raw space in the Location header, which is not a valid address. Without NE, an address with %3F in its path answers 403 since Apache 2.4.60, a hardening against CVE-2024-38474.",
        "The condition beside it, RewriteCond %{HTTP_HOST} ^example\\.com$, does not match when the Host header carries a port. The form above uses mod_alias inside an If section. Of our probes it carries every one that reaches it: Apache itself answers 404 for %2F and merges double slashes before any .htaccess is read.",
        "The older form is on the second tab, because some hosts allow no If. Its limits are printed under it.",
      ],
    },
    {
      heading: "HSTS comes last",
      paragraphs: [
        "The header tells browsers to come by https only, for as long as max-age says. It cannot be taken back by deleting the line: every browser that saw it keeps it. Start with five minutes, wait a week without complaints, then take a year.",
        "The preload list goes further. Browsers ship it, so it works on the first visit, and leaving it takes months. It also wants http://example.com to go to https://example.com before www. Choose it here and the rules make that stop.",
      ],
    },
  ],
  limits:
    "{runsAMinute} runs a minute. The live check makes four requests of at most 10 redirects each and reads 64 KB of the page. Writing the rules needs no run.",
  sources: [
    servers.apacheAlias,
    servers.apacheExpressions,
    ietf.strictTransport,
    standards.publicSuffixes,
    servers.caddyRedir,
    servers.vercelRedirects,
  ],
  faq: [
    {
      question: "With www or without?",
      answer:
        "Whichever your links already use. Google treats both alike once one redirects to the other. With www, cookies can be kept from subdomains, and some DNS hosts can point www to a CDN but not the bare name.",
    },
    {
      question: "301 or 308?",
      answer:
        "301 for a site that people read. 308 when forms or programs post to the old address, because 301 may turn a POST into a GET. Search engines treat both as permanent.",
    },
    {
      question: "Why do I get a redirect loop?",
      answer:
        "Usually a proxy speaks https with visitors and http with your server, so the server sees http for ever. Tick the box about the proxy. The second cause is a CDN set to fetch by http only.",
    },
    {
      question: "Where exactly do I put the lines?",
      answer:
        "At the top of the .htaccess in the document root. If there is no such file, make one. Keep a copy of the old one: with a typing error in it Apache answers 500 to everybody.",
    },
    {
      question: "Do I still need canonical tags?",
      answer:
        "Yes. The redirect settles the host name; parameters, filters and print versions are another matter. Let the canonical tag name the same address as the redirect.",
    },
    {
      question: "How long must the redirect stay?",
      answer: "As long as anybody links to the other name, which in practice means for good. It costs nothing.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Several addresses serve your site, and you cannot say why?",
    text: "Redirects come from plugins, hosts and CDNs at once. Technical SEO finds which one answers first and leaves one.",
  },
};
