import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

export interface TrackingId {
  service: string;
  id: string;
  /** Why it collects nothing any more; null while it works. */
  dead: string | null;
  line: number | null;
}

interface Pattern {
  service: string;
  /** The first group is the number. */
  pattern: RegExp;
  dead?: string;
}

/** How each service writes its number into a page. */
const patterns: readonly Pattern[] = [
  { service: "Google Tag Manager", pattern: /\b(GTM-[A-Z0-9]{4,9})\b/g },
  { service: "Google Analytics 4", pattern: /\b(G-[A-Z0-9]{8,12})\b/g },
  {
    service: "Google Analytics (Universal)",
    pattern: /\b(UA-\d{4,10}-\d{1,4})\b/g,
    dead: "Universal Analytics stopped collecting in July 2023.",
  },
  { service: "Google Ads", pattern: /\b(AW-\d{8,12})\b/g },
  { service: "Google Campaign Manager", pattern: /\b(DC-\d{6,10})\b/g },
  { service: "Google tag", pattern: /\b(GT-[A-Z0-9]{6,12})\b/g },
  { service: "AdSense", pattern: /\b(ca-pub-\d{10,20})\b/g },
  { service: "Meta Pixel", pattern: /fbq\(\s*["']init["']\s*,\s*["']?(\d{6,20})/g },
  { service: "Meta Pixel", pattern: /facebook\.com\/tr\?id=(\d{6,20})/g },
  { service: "Hotjar", pattern: /hjid\s*[:=]\s*["']?(\d{4,10})/g },
  { service: "Microsoft Clarity", pattern: /clarity\.ms\/tag\/([a-z0-9]{6,12})/g },
  { service: "Microsoft Clarity", pattern: /["']clarity["']\s*,\s*["']script["']\s*,\s*["']([a-z0-9]{6,12})["']/g },
  { service: "Microsoft Advertising", pattern: /\bti\s*:\s*["'](\d{5,12})["']/g },
  { service: "LinkedIn Insight", pattern: /_linkedin_partner_id\s*=\s*["'](\d{3,12})/g },
  { service: "TikTok Pixel", pattern: /ttq\.load\(\s*["']([A-Z0-9]{10,30})/g },
  { service: "Pinterest Tag", pattern: /pintrk\(\s*["']load["']\s*,\s*["'](\d{6,20})/g },
  { service: "X Pixel", pattern: /twq\(\s*["'](?:init|config)["']\s*,\s*["']([a-z0-9]{4,10})/g },
  { service: "Snap Pixel", pattern: /snaptr\(\s*["']init["']\s*,\s*["']([0-9a-f-]{20,40})/g },
  { service: "Matomo", pattern: /setSiteId["']\s*,\s*["']?(\d{1,8})/g },
  { service: "Yandex Metrica", pattern: /\bym\(\s*(\d{5,12})\s*,\s*["']init/g },
  { service: "HubSpot", pattern: /js(?:-[a-z0-9]+)?\.hs-scripts\.com\/(\d{4,12})\.js/g },
  { service: "Segment", pattern: /analytics\.load\(\s*["']([A-Za-z0-9]{16,40})/g },
  { service: "Plausible", pattern: /plausible\.io\/js\/(script[\w.-]*\.js)/g },
  { service: "Cloudflare Web Analytics", pattern: /["']token["']\s*:\s*["']([0-9a-f]{32})["']/g },
  { service: "Optimizely", pattern: /cdn\.optimizely\.com\/js\/(\d{5,16})\.js/g },
  { service: "VWO", pattern: /_vwo_(?:code|settings)[\s\S]{0,80}?account_id\s*=\s*(\d{3,10})/g },
  { service: "Intercom", pattern: /widget\.intercom\.io\/widget\/([a-z0-9]{6,12})/g },
  { service: "Klaviyo", pattern: /klaviyo\.com\/onsite\/js\/(?:klaviyo\.js\?company_id=)?([A-Za-z0-9]{6})\b/g },
];

/** No page has more; a hostile one would cost seconds. */
const MAX_PLACES = 1000;

/** Numbers of statistics and advertising services in scripts, frames and pixels, each once. */
export function trackingIds({ scripts, iframes, images }: PageSnapshot): TrackingId[] {
  const places = [
    ...scripts.map(({ raw, text, line, attributes }) => ({
      text: `${raw.slice(0, 2000)}\n${text}\n${attributes["data-cf-beacon"] ?? ""}`,
      line,
    })),
    ...iframes.map(({ raw, line }) => ({ text: raw.slice(0, 2000), line })),
    ...images.filter(({ raw }) => raw.includes("facebook.com/tr")).map(({ raw, line }) => ({ text: raw.slice(0, 2000), line })),
  ];
  const found = new Map<string, TrackingId>();
  for (const { text, line } of places.slice(0, MAX_PLACES)) {
    for (const { service, pattern, dead = null } of patterns) {
      for (const [, id = ""] of text.matchAll(pattern)) {
        const key = `${service} ${id}`;
        if (!found.has(key)) found.set(key, { service, id, dead, line });
      }
    }
  }
  return [...found.values()].slice(0, 50);
}
