import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { WITNESS_KEPT_DAYS } from "./witness-retention.ts";

export const copy: ToolCopy = {
  seoTitle: "Website age: registered, archived, expires",
  seoDescription:
    "See when a domain was registered, first archived, first certified and when it expires, each with its source. RDAP, WHOIS, Wayback, CT logs.",
  intro:
    "Asks the registry when a domain was registered, and the Wayback Machine and the certificate logs when it was first seen. You learn when they do not fit.",
  steps: [
    {
      stepTitle: "Give a domain",
      stepDescription:
        "Or any address on it: we find the part that is registered. Twenty at once, or a WHOIS record that you have already.",
    },
    {
      stepTitle: "Read the line",
      stepDescription:
        "First archived, first certificate, registered, today, expires. A dashed part before the registration means that somebody else had the name.",
    },
    {
      stepTitle: "Look who says so",
      stepDescription: "Each date names its source and links to it. Where a source gave no answer, you read the reason in place of a date.",
    },
  ],
  checks: [
    {
      title: "The registry, over RDAP.",
      text: "IANA’s list says which server answers for an ending. We read registration, expiry, last change, registrar, status, name servers and DNSSEC.",
    },
    {
      title: "WHOIS, where there is no RDAP.",
      text: "Many country endings still answer on port 43 only. What a second server says fills gaps and overwrites nothing.",
    },
    {
      title: "The first capture.",
      text: "The oldest copy in the Wayback Machine that answered 200, for the exact host first and then for the domain.",
    },
    {
      title: "The first certificate.",
      text: "The oldest one for exactly this name in the public Certificate Transparency logs, by the day it became valid. crt.sh searches them for us.",
    },
    {
      title: "A second life.",
      text: "Archived or certified long before it was registered means that the name was given up and registered again.",
    },
    { title: "The end.", text: "Days until it expires, and status codes in words: holds, deletions, locks." },
  ],
  cannotKnow: [
    { title: "When the present site began.", text: "A registration is the age of a name. The site on it may be from last week." },
    {
      title: "What a registry keeps to itself.",
      text: "Some, .de among them, publish no dates at all. Then only the archive and the logs can tell, and a dash stands for the rest.",
    },
    { title: "Whether a name had owners in between.", text: "A domain that changes hands without lapsing keeps its date." },
    {
      title: "What had no certificate.",
      text: "Browsers have asked for logged certificates since 2018. A site of 2009 on plain http left no trace there, so this date is often the youngest.",
    },
    { title: "What was never archived.", text: "The Wayback Machine began in 1996 and obeys sites that ask it to stay out." },
  ],
  content: [
    {
      heading: "Age is not a ranking signal by itself",
      paragraphs: [
        "People buy old domains because they believe that Google trusts them. Google’s own people have said for years that the age of a domain does nothing. What an old domain may have is links, and those belong to pages that are gone. A name that was dropped and registered again starts with its history held against it as often as for it.",
        "So read the line for what it tells about risk. A shop that says it was founded in 1998 on a name registered in March deserves a second look. A name that expires in nine days deserves a phone call.",
      ],
    },
    {
      heading: "Why RDAP and not WHOIS",
      paragraphs: [
        "WHOIS is a line of text over a socket, and every registry writes its own. On January 28, 2025 ICANN ended the duty of generic endings to offer it. RDAP gives the same facts as JSON with named fields, over https. We ask it first, and fall back on WHOIS for country endings that have nothing else.",
      ],
    },
  ],
  limits: `Limits: 20 domains a run, {runsAMinute} runs a minute. The archive takes about 24 questions a minute from our address, so a long list may leave some of them open; we ask crt.sh ten times a minute at most, wait twelve seconds for it, and say so when it is busy. First captures and certificates are remembered for ${WITNESS_KEPT_DAYS} days. Registries limit questions too, and then say so here. Nothing you look up is published.`,
  sources: [
    standards.rdapBootstrap,
    ietf.rdapDiscovery,
    ietf.rdap,
    standards.eppStatusCodes,
    vendors.waybackIndex,
    ietf.certificateTransparency,
    standards.crtSh,
  ],
  faq: [
    {
      question: "Why does the certificate say 2016 when the domain is from 1999?",
      answer:
        "Because most sites got https that late, and only certificates that somebody logged are known. The oldest of the three dates is the best proof of age.",
    },
    {
      question: "How old is my website?",
      answer:
        "As old as its first capture, as far as anybody outside can tell. The registration says how old the name is. Both stand in the result, apart.",
    },
    {
      question: "Does domain age help rankings?",
      answer: "No, says Google. Old domains often have more links, and those help. Buying age without the links buys a number.",
    },
    {
      question: "Why is there no registration date for my .de domain?",
      answer: "DENIC does not publish it. The holder can see it at their registrar. We show the first capture instead and call it that.",
    },
    {
      question: "It says registered in 2019, but we had it in 2005. Who is right?",
      answer:
        "Both can be. The name lapsed at some point and was registered again, and the registry counts from then. The captures of 2005 are the proof of the first life.",
    },
    {
      question: "What does clientHold mean?",
      answer:
        "The registrar took the domain out of the zone, so it does not resolve. Most often an invoice or a verification mail was missed.",
    },
    {
      question: "Is this Google’s number?",
      answer:
        "No. It comes from registries, the Internet Archive and the certificate logs, each named beside its date. Google publishes no age of a site.",
    },
  ],
  handOff: {
    service: "link-building",
    title: "Thinking of buying an old name?",
    text: "We read its captures and its links before you pay for them, and say which of them still count.",
  },
};
