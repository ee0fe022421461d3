import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

interface Sign {
  name: string;
  /** What gives it away, in words. */
  sign: string;
  generator?: RegExp;
  /** Of scripts, styles and pictures. */
  address?: RegExp;
  header?: readonly [name: string, value: RegExp];
}

const SIGNS: readonly Sign[] = [
  { name: "WordPress", sign: "addresses with /wp-content/", address: /\/wp-(?:content|includes)\// },
  { name: "Shopify", sign: "files from cdn.shopify.com", address: /\/\/cdn\.shopify\.com\/|\/cdn\/shop\// },
  { name: "Wix", sign: "files from wixstatic.com", address: /\/\/static\.(?:wixstatic|parastorage)\.com\// },
  { name: "Squarespace", sign: "files from squarespace.com", address: /\/\/(?:static1|assets|images)\.squarespace(?:-cdn)?\.com\// },
  { name: "Webflow", sign: "its name as generator", generator: /^webflow/i },
  { name: "Drupal", sign: "its name as generator", generator: /^drupal/i },
  { name: "Joomla", sign: "its name as generator", generator: /^joomla/i },
  { name: "Ghost", sign: "its name as generator", generator: /^ghost/i },
  { name: "Hugo", sign: "its name as generator", generator: /^hugo/i },
  { name: "Jekyll", sign: "its name as generator", generator: /^jekyll/i },
  { name: "Astro", sign: "its name as generator", generator: /^astro/i },
  { name: "Magento", sign: "addresses with /static/version", address: /\/static\/version\d+\/frontend\// },
  { name: "PrestaShop", sign: "its name as generator", generator: /^prestashop/i },
  { name: "TYPO3", sign: "its name as generator", generator: /^typo3/i },
  { name: "Next.js", sign: "addresses with /_next/", address: /\/_next\// },
  { name: "Nuxt", sign: "addresses with /_nuxt/", address: /\/_nuxt\// },
  { name: "HubSpot", sign: "scripts from HubSpot", address: /\/\/js\.(?:hs-scripts|hsforms|hs-analytics)\.(?:com|net)\// },
  { name: "Google Tag Manager", sign: "its script", address: /\/\/www\.googletagmanager\.com\/(?:gtm|gtag)/ },
  { name: "jQuery", sign: "a script of that name", address: /\/jquery(?:[-.][\w.-]*)?\.js/ },
  { name: "Cloudflare", sign: "the Server header", header: ["server", /^cloudflare/i] },
  { name: "Vercel", sign: "the Server header", header: ["server", /^vercel/i] },
  { name: "Netlify", sign: "the Server header", header: ["server", /^netlify/i] },
  { name: "Fastly", sign: "the X-Served-By header", header: ["x-served-by", /^cache-/i] },
  { name: "nginx", sign: "the Server header", header: ["server", /^nginx/i] },
  { name: "Apache", sign: "the Server header", header: ["server", /^apache/i] },
  { name: "PHP", sign: "the X-Powered-By header", header: ["x-powered-by", /^php/i] },
];

/** What a page is made with, each with the sign that says so. No sign is no proof of absence. */
export function technologyOf({ metas, scripts, links, images, response }: PageSnapshot): string[] {
  const generators = metas.filter(({ name }) => name === "generator").map(({ raw }) => raw);
  const addresses = [...scripts, ...links, ...images].map(({ resolved }) => resolved ?? "");
  const headers = response?.headers ?? [];
  return SIGNS.filter(
    ({ generator, address, header }) =>
      generators.some((text) => generator?.test(text)) ||
      addresses.some((text) => address?.test(text)) ||
      headers.some(([name, value]) => name.toLowerCase() === header?.[0] && header[1].test(value)),
  ).map(({ name, sign }) => `${name} (${sign})`);
}
