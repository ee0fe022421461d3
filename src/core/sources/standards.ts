import type { Source } from "./source.ts";

export const commonMark: Source = { title: "CommonMark", url: "https://spec.commonmark.org/0.31.2/", checkedOn: "2026-11-15" };
export const contentSignals: Source = { title: "Content Signals", url: "https://contentsignals.org/", checkedOn: "2026-11-15" };
export const crtSh: Source = { title: "crt.sh, search in Certificate Transparency logs", url: "https://crt.sh/", checkedOn: "2026-11-15" };
export const eppStatusCodes: Source = {
  title: "ICANN, EPP status codes",
  url: "https://www.icann.org/resources/pages/epp-status-codes-2014-06-16-en",
  checkedOn: "2026-11-15",
};
export const exif: Source = { title: "CIPA DC-008, Exif 3.0", url: "https://www.cipa.jp/e/std/std-sec.html", checkedOn: "2026-11-16" };
export const gif: Source = {
  title: "GIF89a specification",
  url: "https://www.w3.org/Graphics/GIF/spec-gif89a.txt",
  checkedOn: "2026-11-16",
};
export const hstsPreload: Source = {
  title: "HSTS preload list, “Submission requirements”",
  url: "https://hstspreload.org/",
  checkedOn: "2026-11-15",
};
export const ipv4Registry: Source = {
  title: "IANA IPv4 Special-Purpose Address Registry",
  url: "https://www.iana.org/assignments/iana-ipv4-special-registry/",
  checkedOn: "2026-11-15",
};
export const ipv6Registry: Source = {
  title: "IANA IPv6 Special-Purpose Address Registry",
  url: "https://www.iana.org/assignments/iana-ipv6-special-registry/",
  checkedOn: "2026-11-15",
};
export const jpeg: Source = { title: "ITU-T T.81, JPEG", url: "https://www.w3.org/Graphics/JPEG/itu-t81.pdf", checkedOn: "2026-11-17" };
export const languageSubtags: Source = {
  title: "IANA, “Language subtag registry”",
  url: "https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry",
  checkedOn: "2026-11-15",
};
export const pdf: Source = {
  title: "ISO 32000-1, Document management: Portable document format",
  url: "https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf",
  checkedOn: "2026-11-17",
};
export const publicSuffixes: Source = { title: "Public Suffix List", url: "https://publicsuffix.org/", checkedOn: "2026-11-15" };
export const rdapBootstrap: Source = {
  title: "IANA, RDAP bootstrap for domain names",
  url: "https://data.iana.org/rdap/dns.json",
  checkedOn: "2026-11-15",
};
export const schemaOrgDataModel: Source = {
  title: "schema.org, data model",
  url: "https://schema.org/docs/datamodel.html",
  checkedOn: "2026-11-15",
};
export const schemaOrgPending: Source = { title: "schema.org, pending", url: "https://pending.schema.org/", checkedOn: "2026-11-15" };
export const schemaOrgVocabulary: Source = {
  title: "schema.org, full vocabulary",
  url: "https://schema.org/docs/full.html",
  checkedOn: "2026-11-17",
};
export const secureHashes: Source = {
  title: "FIPS 180-4, Secure Hash Standard",
  url: "https://csrc.nist.gov/pubs/fips/180-4/upd1/final",
  checkedOn: "2026-11-15",
};
export const sitemapProtocol: Source = {
  title: "sitemaps.org, protocol",
  url: "https://www.sitemaps.org/protocol.html",
  checkedOn: "2026-11-17",
};
export const sitemapSchema: Source = {
  title: "sitemaps.org, XML schema",
  url: "https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd",
  checkedOn: "2026-11-15",
};
export const sourceMaps: Source = { title: "ECMA-426, Source map format", url: "https://tc39.es/ecma426/", checkedOn: "2026-11-16" };
export const telephoneLetters: Source = {
  title: "ITU-T E.161, Arrangement of digits and letters on telephones",
  url: "https://www.itu.int/rec/T-REC-E.161",
  checkedOn: "2026-11-16",
};
export const telephoneNumbers: Source = {
  title: "ITU-T E.164, The international numbering plan",
  url: "https://www.itu.int/rec/T-REC-E.164",
  checkedOn: "2026-11-16",
};
export const textSegmentation: Source = {
  title: "Unicode UAX 29, Text Segmentation",
  url: "https://www.unicode.org/reports/tr29/",
  checkedOn: "2026-11-15",
};
