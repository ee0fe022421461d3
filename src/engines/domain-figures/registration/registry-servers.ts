/** IANA's list of RDAP servers by ending (RFC 9224), good for a day. */
export const BOOTSTRAP = "https://data.iana.org/rdap/dns.json";
/** Names the WHOIS server of an ending that has no RDAP. */
export const IANA_WHOIS = "whois.iana.org";

/** For the hours when IANA does not answer: the endings most people ask about, as of 2026-11-15. */
export const knownRdap: Readonly<Record<string, string>> = {
  com: "https://rdap.verisign.com/com/v1/",
  net: "https://rdap.verisign.com/net/v1/",
  org: "https://rdap.publicinterestregistry.org/rdap/",
  info: "https://rdap.identitydigital.services/rdap/",
  io: "https://rdap.identitydigital.services/rdap/",
  app: "https://pubapi.registry.google/rdap/",
  dev: "https://pubapi.registry.google/rdap/",
  page: "https://pubapi.registry.google/rdap/",
  xyz: "https://rdap.centralnic.com/xyz/",
  uk: "https://rdap.nominet.uk/uk/",
  fr: "https://rdap.nic.fr/",
  nl: "https://rdap.sidn.nl/",
  br: "https://rdap.registro.br/",
  ca: "https://rdap.ca.fury.ca/rdap/",
  cz: "https://rdap.nic.cz/",
  no: "https://rdap.norid.no/",
  pl: "https://rdap.dns.pl/",
};

/** The same for endings whose registries answer over WHOIS only. */
export const knownWhois: Readonly<Record<string, string>> = {
  com: "whois.verisign-grs.com",
  net: "whois.verisign-grs.com",
  de: "whois.denic.de",
  at: "whois.nic.at",
  be: "whois.dns.be",
  ch: "whois.nic.ch",
  cn: "whois.cnnic.cn",
  co: "whois.registry.co",
  eu: "whois.eu",
  in: "whois.nixiregistry.in",
  it: "whois.nic.it",
  jp: "whois.jprs.jp",
  ru: "whois.tcinet.ru",
  se: "whois.iis.se",
  uk: "whois.nic.uk",
  us: "whois.nic.us",
};

/** Some servers want more than the name. */
export function whoisQuery(server: string, domain: string): string {
  if (server === "whois.denic.de") return `-T dn,ace ${domain}`;
  if (server === "whois.jprs.jp") return `${domain}/e`;
  return server === "whois.verisign-grs.com" ? `domain ${domain}` : domain;
}
