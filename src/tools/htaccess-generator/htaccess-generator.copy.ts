import * as ietf from "#core/sources/ietf.ts";
import * as servers from "#core/sources/servers.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: ".htaccess generator, tested on a real Apache",
  seoDescription:
    "Build an .htaccess from switches: https, redirects, passwords, caching, security headers, AI crawlers. Each line is explained, with nginx beside it.",
  intro:
    "Switch on what your site needs. The file is written beside the same for nginx, each line says what it does, and nothing leaves your browser.",
  steps: [
    {
      stepTitle: "Switch on",
      stepDescription: "Begin with the address and the private files. Every part stands alone, so a short file is a good file.",
    },
    {
      stepTitle: "Read the lines",
      stepDescription:
        "The note under a line says what it does and what it costs. Below the files you see which modules and which AllowOverride your host must offer.",
    },
    {
      stepTitle: "Save it",
      stepDescription:
        "Download the file and put it into the folder that holds your site. Browsers drop the dot in front of the name: rename the file to .htaccess on the server.",
    },
    {
      stepTitle: "Look at the site at once",
      stepDescription:
        "Apache reads the file at every request. If every page answers 500, put the old file back and read the host's error log.",
    },
  ],
  checks: [
    {
      title: "The order.",
      text: "Redirects first, then who may come in, then what they see and how it is sent. An old page on the wrong host takes one hop, not two.",
    },
    {
      title: "What each part needs.",
      text: "Modules and AllowOverride classes are listed from the parts you chose. Our tests switch on nothing else and see that it works.",
    },
    {
      title: "Syntax of Apache 2.4.",
      text: "Require ip instead of Order, Allow and Deny. The old words still run on some hosts through a module that mixes badly with the new ones.",
    },
    {
      title: "IfModule only where silence is fine.",
      text: "Around compression and caching a missing module does no harm. Around a password or a security header it would switch the protection off without a word, so those lines stand bare.",
    },
    {
      title: "Passwords.",
      text: "Hashed with bcrypt on your machine. When http is redirected, the password is asked by https only: Apache would ask first and redirect later.",
    },
    {
      title: "Crawlers by purpose.",
      text: "Training, AI answers, fetches on a person's request, SEO tools. Names such as Google-Extended are left out, since no crawler calls itself so: they belong into robots.txt.",
    },
  ],
  cannotKnow: [
    {
      title: "What your host allows.",
      text: "AllowOverride is set in the server's own file. Some hosts allow redirects but no Options, and answer 500 for one line.",
    },
    {
      title: "Whether it is Apache at all.",
      text: "LiteSpeed reads .htaccess too and knows most of it, If sections not always. Everything here was tried on Apache 2.4.71 and needs 2.4.10 or newer. Check each part after the upload, the password first.",
    },
    {
      title: "Whether a crawler tells the truth.",
      text: "Rules by User-Agent stop those who give their name. Others need a firewall or a service that knows their addresses.",
    },
    {
      title: "What your programs send.",
      text: "A header set here may meet the same header from WordPress or a plugin. Look at the answer with the header checker.",
    },
  ],
  content: [
    {
      heading: "Small traps that cost a morning",
      paragraphs: [
        "ErrorDocument takes a path. With a full address Apache answers 302 and then 200, so the error page looks like a page to a search engine. With a space in the path it prints the path as text: we met that on a real server, and encode it.",
        "A percent sign in a header value starts a format of Apache's own, and one in a content policy stops the whole site with 500. It is doubled here. A dollar sign before a brace would be filled from the server's environment, so it is refused.",
        "Two sections with Require do not add up: the later one replaces the earlier. That is why password and addresses are one part, and why the parts that keep somebody out come after it.",
      ],
    },
    {
      heading: "When not to use .htaccess",
      paragraphs: [
        "Apache looks for the file in every folder of the path, at every request. If you can edit the server's own configuration, put the same lines into a Directory section there and switch AllowOverride off. Everything from this generator works in both places, except that RewriteRule patterns need a slash in front.",
      ],
    },
  ],
  limits:
    "1,000 redirects, 200 lines in a list, 72 bytes of password. Runs in your browser; the API answers the same, {runsAMinute} runs a minute. The password is part of no address and no log.",
  sources: [servers.apacheHtaccess, servers.apacheAccess, servers.apacheHeaders, servers.apachePasswords, ietf.httpCaching, whatwg.cors],
  faq: [
    {
      question: "Where does the file go?",
      answer: "Into the folder that holds your site, often public_html, htdocs or www. It works for that folder and everything below it.",
    },
    {
      question: "Every page answers 500 now. What happened?",
      answer:
        "A module is missing, a directive is not allowed, or a line was cut when it was pasted. The error log names the line. Take out one part after the other, beginning with Folders.",
    },
    {
      question: "Is my password sent to you?",
      answer:
        "No. bcrypt is loaded and runs in the page, and you can go offline before you type it. Only without JavaScript is the form sent to our server, where the hash is made and nothing is kept.",
    },
    {
      question: "Should I block AI crawlers here or in robots.txt?",
      answer:
        "In robots.txt first: those that obey it never come. The rule here answers 403 to those that give their name and come anyway. The robots.txt generator has the same list.",
    },
    {
      question: "Does blocking AI training cost me places in Google?",
      answer: "No. Googlebot is in none of these lists. Closing AI search is different: then those answers do not cite you.",
    },
    {
      question: "Can I use the nginx side as it is?",
      answer:
        "Nearly. The parts in front of server belong into the http block, the rest into your server block. Certificates and paths are yours to fill in, and nginx -t tells you about typing errors.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "An .htaccess that nobody dares to touch?",
    text: "We take it apart line by line, on a copy of your site, and hand back a short one with a test for each rule. It is part of Technical SEO.",
  },
};
