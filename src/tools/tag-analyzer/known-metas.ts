/** What reads a meta tag today. "used" has an effect, "ignored" never had or no longer has one, "retired" had one once. */
export interface MetaKnowledge {
  status: "used" | "ignored" | "retired";
  text: string;
}

/** By lower-cased name, property or http-equiv; undefined for one that we do not know. */
export function aboutMeta(kind: "name" | "property" | "http-equiv" | "itemprop", name: string): MetaKnowledge | undefined {
  if (kind === "itemprop") return { status: "used", text: "Microdata." };
  if (kind === "http-equiv") return httpEquivs[name];
  return names[name] ?? families.find(({ pattern }) => pattern.test(name))?.about;
}

const used = (text: string): MetaKnowledge => ({ status: "used", text });
const ignored = (text: string): MetaKnowledge => ({ status: "ignored", text });
const retired = (text: string): MetaKnowledge => ({ status: "retired", text });

const names: Record<string, MetaKnowledge> = {
  description: used("Search engines may show it below the title."),
  viewport: used("Lets the page fit a phone."),
  robots: used("What crawlers may do with the page."),
  googlebot: used("The same, for Google alone."),
  "googlebot-news": used("The same, for Google News alone."),
  bingbot: used("The same, for Bing alone."),
  google: used("notranslate, nopagereadaloud."),
  referrer: used("How much of the address other sites see."),
  "theme-color": used("Color of the browser’s frame."),
  "color-scheme": used("Whether the page has a light and a dark form."),
  "application-name": used("The name of a web application."),
  author: used("Who wrote it. No search engine uses it."),
  generator: used("The program that made the page. Tells attackers its version."),
  "format-detection": used("Whether phone numbers become links on iPhones."),
  "mobile-web-app-capable": used("May be put on the home screen."),
  "google-site-verification": used("Proves to Google who owns the site."),
  "msvalidate.01": used("Proves to Bing who owns the site."),
  "yandex-verification": used("Proves to Yandex who owns the site."),
  "baidu-site-verification": used("Proves to Baidu who owns the site."),
  "naver-site-verification": used("Proves to Naver who owns the site."),
  "p:domain_verify": used("Proves to Pinterest who owns the site."),
  "facebook-domain-verification": used("Proves to Facebook who owns the site."),
  "ahrefs-site-verification": used("Proves to Ahrefs who owns the site."),
  "csrf-token": used("For the site’s own forms."),
  "csrf-param": used("For the site’s own forms."),
  rating: used("adult keeps the page out of SafeSearch results."),
  "apple-itunes-app": used("Offers an app on iPhones."),
  "google-adsense-account": used("Ties the site to AdSense."),
  "google-signin-client_id": used("For signing in with Google."),
  "darkreader-lock": used("Keeps Dark Reader away."),
  "next-head-count": used("Left by Next.js."),
  "next-size-adjust": used("Left by Next.js."),
  "htmx-config": used("Settings of htmx."),
  monetization: used("Where Web Monetization pays to."),
  keywords: ignored("Google has ignored it since 2009, Bing takes it for a sign of spam."),
  "revisit-after": ignored("No large search engine ever read it."),
  revisit: ignored("No large search engine ever read it."),
  distribution: ignored("No search engine reads it."),
  language: ignored("Not a standard name. Use the lang attribute."),
  copyright: ignored("No search engine reads it."),
  title: ignored("The title element counts, not this."),
  subject: ignored("No search engine reads it."),
  abstract: ignored("No search engine reads it."),
  classification: ignored("No search engine reads it."),
  category: ignored("No search engine reads it."),
  coverage: ignored("No search engine reads it."),
  owner: ignored("No search engine reads it."),
  publisher: ignored("No search engine reads it."),
  "reply-to": ignored("Only collects spam."),
  url: ignored("The canonical link counts, not this."),
  canonical: ignored("Has to be a link element to count."),
  "identifier-url": ignored("No search engine reads it."),
  pagename: ignored("No search engine reads it."),
  topic: ignored("No search engine reads it."),
  summary: ignored("No search engine reads it."),
  medium: ignored("Facebook stopped reading it."),
  news_keywords: retired("Google News stopped reading it in 2017."),
  "syndication-source": retired("Google retired it; use a canonical link."),
  "original-source": retired("Google retired it; use a canonical link."),
  handheldfriendly: retired("For phones of 2008. viewport does the work."),
  mobileoptimized: retired("For Windows Mobile. viewport does the work."),
  "verify-v1": retired("The old form of google-site-verification."),
  "apple-touch-fullscreen": retired("For iPhones before 2011."),
  imagetoolbar: retired("For Internet Explorer 6."),
  "msapplication-tap-highlight": retired("For Windows Phone."),
  "supported-color-schemes": retired("color-scheme took its place."),
  "apple-mobile-web-app-capable": retired("mobile-web-app-capable took its place; Safari still reads both."),
};

const families: { pattern: RegExp; about: MetaKnowledge }[] = [
  { pattern: /^og:/, about: used("Open Graph: what networks show when the page is shared.") },
  { pattern: /^(?:article|book|profile|music|video|product|place|business|restaurant):/, about: used("Open Graph: details of the thing.") },
  { pattern: /^twitter:/, about: used("What X shows when the page is shared. Falls back to Open Graph.") },
  { pattern: /^fb:/, about: used("Ties the page to Facebook’s tools.") },
  { pattern: /^al:/, about: used("App Links: opens the page in an app.") },
  { pattern: /^(?:dc|dcterms)\./, about: ignored("Dublin Core. Libraries read it, search engines do not.") },
  { pattern: /^citation_|^eprints\.|^prism\.|^bepress_citation/, about: used("Google Scholar reads it.") },
  { pattern: /^(?:geo\.|icbm$)/, about: ignored("Google does not read it. Bing did.") },
  { pattern: /^msapplication-/, about: retired("For tiles of Windows 8 and old Edge.") },
  { pattern: /^apple-mobile-web-app-/, about: used("How the page looks from an iPhone’s home screen.") },
  {
    pattern: /^(?:parsely-|sailthru\.|swiftype|st:|cxenseparse:|cse_|algolia|docsearch:|pagefind)/,
    about: used("For a search or statistics service."),
  },
  { pattern: /(?:verify|verification|validat|domain-?key)/, about: used("Proves to a service who owns the site.") },
];

const httpEquivs: Record<string, MetaKnowledge> = {
  "content-type": used("The character encoding, in the old form."),
  "default-style": used("Which style sheet is chosen at first."),
  refresh: used("Loads another address after some seconds. A redirect status is better."),
  "content-security-policy": used("Where scripts and the rest may come from. A header can do more."),
  "origin-trial": used("Turns on a feature that browsers try out."),
  "accept-ch": used("Asks the browser for client hints."),
  "delegate-ch": used("Passes client hints on to others."),
  "x-dns-prefetch-control": used("Whether names of links are looked up ahead of time."),
  "x-ua-compatible": retired("For Internet Explorer."),
  "content-language": retired("Obsolete in HTML. Use the lang attribute."),
  "set-cookie": retired("Browsers ignore it since 2018. Send the header."),
  "content-script-type": ignored("No browser reads it."),
  "content-style-type": ignored("No browser reads it."),
  "cache-control": ignored("Only the HTTP header counts."),
  pragma: ignored("Only the HTTP header counts."),
  expires: ignored("Only the HTTP header counts."),
  "x-frame-options": ignored("Only the HTTP header counts."),
  "x-content-type-options": ignored("Only the HTTP header counts."),
  "strict-transport-security": ignored("Only the HTTP header counts."),
  "permissions-policy": ignored("Only the HTTP header counts."),
  "referrer-policy": ignored('Use name="referrer" or the HTTP header.'),
  imagetoolbar: retired("For Internet Explorer 6."),
  cleartype: retired("For Windows Mobile."),
  "window-target": retired("For browsers of the nineties."),
  "page-enter": retired("For Internet Explorer."),
};
