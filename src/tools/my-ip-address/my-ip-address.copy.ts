import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "What is my IP address? IPv4, IPv6 and what they say",
  seoDescription:
    "Your public IP address, the kind of range it lies in, its name, the proxies on the way and every header your browser sends. Nothing is logged.",
  intro: "See the address that servers see, what kind it is, and what else your browser tells them. We log none of it.",
  steps: [
    {
      stepTitle: "Open the page",
      stepDescription: "Your address appears by itself. In a shell, curl the same site at /ip and get one line of text.",
    },
    {
      stepTitle: "Read the kind",
      stepDescription:
        "Public, shared by a carrier, private, or made for books: the range says who can reach you and who shares it with you.",
    },
    {
      stepTitle: "Look at the rest",
      stepDescription: "Languages, browser, privacy signals and proxy headers stand below, with a note on which of them can be believed.",
    },
  ],
  checks: [
    {
      title: "The address of the connection.",
      text: "It is taken from the socket, or from the header of our own proxies. What anybody can type into a header is shown and not believed.",
    },
    {
      title: "The kind of range.",
      text: "All blocks of the two IANA registries for special addresses, with the document that set each aside.",
    },
    {
      title: "What an IPv6 address gives away.",
      text: "A machine part made from the network card's number can be followed everywhere. We say whether yours is.",
    },
    { title: "Its name.", text: "Reverse DNS, asked once, two seconds at most, and only for public addresses." },
    {
      title: "The request itself.",
      text: "HTTP version, User-Agent, client hints, languages, Global Privacy Control, Do Not Track, and every header in the order sent.",
    },
  ],
  cannotKnow: [
    {
      title: "Where you are.",
      text: "An address says which provider routes it. A city on a map is a guess from a database, often wrong by a hundred miles, so we print none.",
    },
    { title: "Who you are.", text: "Only the provider knows which customer had an address at a given minute." },
    {
      title: "Your address inside your network.",
      text: "Your router keeps it. The WebRTC button asks your own browser, and most browsers now hide it.",
    },
    {
      title: "Whether a VPN is on.",
      text: "You see the address that leaves the VPN. If it is your provider's, the VPN is off or leaks.",
    },
  ],
  content: [
    {
      heading: "Why a header is not proof",
      paragraphs: [
        "X-Forwarded-For is a list that each proxy appends to. Its left end comes from the visitor and can say anything, which is why a server that takes the first entry believes whoever asks. The right end was written by the machine next to us. We walk the list from the right, step over the proxies that the operator has named, and stop at the first address that none of them wrote.",
        "RFC 7239 replaced the list with one header, Forwarded, that can also carry names in place of addresses and puts IPv6 in quotes and brackets. A server must know which of the two its proxy writes: the other one arrives untouched from the visitor. Here that is a setting, and both are shown to you as they came.",
      ],
    },
    {
      heading: "Sharing one address with a street",
      paragraphs: [
        "IPv4 has room for about 4.3 billion addresses, and the last large blocks were handed out in 2011. Providers therefore put many customers behind one address. When your router's own address starts with 100.64 to 100.127, the provider does it: nobody can reach you from outside, ports cannot be opened, and a site that blocks the address blocks your neighbors with you.",
        "IPv6 ends that. A home gets at least a /64, which is more addresses than IPv4 has in all, squared. The first half of your address then names your network and the second half the machine. Systems renew the second half daily, so sites that count visitors or set limits should count the first half. We do: our own limit of {runsAMinute} runs a minute is kept per /64.",
      ],
    },
    {
      heading: "What it means for a site",
      paragraphs: [
        "If you run a site, look at the request part with the eyes of your server. Rate limits, fraud checks and analytics filters that read the wrong end of X-Forwarded-For can be walked past with one line of curl. Test yours: send an invented header and see which address ends up in your log.",
      ],
    },
  ],
  limits:
    "{runsAMinute} runs a minute. One reverse lookup a run, two seconds at most. Addresses are not logged, not stored, and leave memory with the answer; limits count them for a minute. /ip and /ip.json carry no-store.",
  sources: [ietf.forwarded, standards.ipv4Registry, standards.ipv6Registry, ietf.temporaryIpv6, w3c.globalPrivacyControl],
  faq: [
    {
      question: "Why do other sites show a different address?",
      answer:
        "They may have been reached by IPv6 where we were reached by IPv4, or the other way around. A VPN that covers one of the two and a browser with its own relay do the same.",
    },
    {
      question: "Is my address a secret?",
      answer:
        "No. Every server you talk to needs it to answer. It does become personal data in the hands of whoever can link it to you, which is why we do not log it.",
    },
    {
      question: "Does my address change?",
      answer:
        "At home usually every few days or when the router restarts; on a phone when you change networks. A fixed one is something you rent.",
    },
    {
      question: "Can I use this from a script?",
      answer: "Yes. GET /ip answers with one line of text, GET /ip.json with the address, its version and its range. No key is needed.",
    },
    {
      question: "Why is there no city or provider?",
      answer:
        "Because that needs a database whose answers nobody here can check. A wrong city looks as certain as a right one, so we leave it out.",
    },
    {
      question: "What is Global Privacy Control?",
      answer:
        "A header, Sec-GPC: 1, by which a browser says that its user does not want data sold or shared. California and several other states give it legal weight; Do Not Track never had any.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Do your logs know who is a crawler?",
    text: "Server logs show what Googlebot really reads, once the addresses in them can be trusted. Technical SEO sets that up and reads them with you.",
  },
};
