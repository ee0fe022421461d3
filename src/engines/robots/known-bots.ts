/** What a crawler comes for. People decide by this, not by the name. */
export const botPurposes = [
  { id: "search", title: "Search", says: "Fills the results of a search engine. Closed to these, a page cannot be found there." },
  {
    id: "ai-training",
    title: "AI training",
    says: "Collects text and images that models learn from. Closing these costs no place in search.",
  },
  { id: "ai-search", title: "AI search", says: "Fills the index that AI answers cite. Closed to these, you are not quoted." },
  {
    id: "user-fetch",
    title: "On a person's request",
    says: "Opens one page because somebody asked an assistant to. Some do not read robots.txt.",
  },
  { id: "ads", title: "Ads", says: "Checks landing pages and pages that show ads. Closed to these, ads may stop." },
  { id: "social", title: "Social previews", says: "Reads title and picture when somebody shares a link." },
  { id: "archive", title: "Archives", says: "Keeps copies for later readers." },
  { id: "seo", title: "SEO tools", says: "Fills the link and keyword databases that marketers rent." },
  { id: "other", title: "Other", says: "Research and services of one company." },
] as const;

type BotPurpose = (typeof botPurposes)[number]["id"];

/** How a crawler chooses the group it obeys. */
export interface BotHabits {
  /** The product token: what robots.txt calls it. */
  token: string;
  /** Whose group it takes when none names it, in order, before the one for everyone. */
  fallbacks?: readonly string[];
  /** Obeys only a group that names it. */
  ignoresEveryone?: boolean;
}

export interface KnownBot extends BotHabits {
  operator: string;
  purpose: BotPurpose;
  /** What a person deciding about it should know. */
  note?: string;
  /** The page where its operator, or a public list, describes it. */
  source: string;
}

const google = "https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers";
const googleSpecial = "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers";
const bing = "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0";
const yandex = "https://yandex.com/support/webmaster/en/robot-workings/user-agent";
const apple = "https://support.apple.com/en-us/119829";
const openai = "https://platform.openai.com/docs/bots";
const anthropic =
  "https://support.anthropic.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler";
const perplexity = "https://docs.perplexity.ai/guides/bots";
const meta = "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/";
const amazon = "https://developer.amazon.com/amazonbot";
/** A public list of AI crawlers, MIT. */
const publicList = "https://github.com/ai-robots-txt/ai.robots.txt";

/** The day this table was compiled. Crawlers come and go: read its source before you rely on one line. */
export const BOTS_COMPILED_ON = "2026-11-15";

export const knownBots: readonly KnownBot[] = [
  { token: "Googlebot", operator: "Google", purpose: "search", note: "AI Overviews and AI Mode are part of Search.", source: google },
  { token: "Googlebot-Image", operator: "Google", purpose: "search", fallbacks: ["Googlebot"], source: google },
  { token: "Googlebot-News", operator: "Google", purpose: "search", fallbacks: ["Googlebot"], source: google },
  { token: "Googlebot-Video", operator: "Google", purpose: "search", fallbacks: ["Googlebot"], source: google },
  { token: "Storebot-Google", operator: "Google", purpose: "search", note: "Google Shopping.", source: google },
  { token: "Google-InspectionTool", operator: "Google", purpose: "search", fallbacks: ["Googlebot"], source: google },
  { token: "bingbot", operator: "Microsoft", purpose: "search", note: "Feeds Copilot too. Reads crawl-delay.", source: bing },
  { token: "Applebot", operator: "Apple", purpose: "search", fallbacks: ["Googlebot"], note: "Siri and Spotlight.", source: apple },
  {
    token: "DuckDuckBot",
    operator: "DuckDuckGo",
    purpose: "search",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot/",
  },
  { token: "Bravebot", operator: "Brave", purpose: "search", source: "https://safe.search.brave.com/help/brave-search-crawler" },
  { token: "YandexBot", operator: "Yandex", purpose: "search", fallbacks: ["Yandex"], source: yandex },
  { token: "YandexImages", operator: "Yandex", purpose: "search", fallbacks: ["Yandex"], source: yandex },
  { token: "Baiduspider", operator: "Baidu", purpose: "search", source: "https://www.baidu.com/search/robots_english.html" },
  { token: "PetalBot", operator: "Huawei", purpose: "search", source: publicList },
  { token: "SeznamBot", operator: "Seznam", purpose: "search", source: "https://o-seznam.cz/napoveda/vyhledavani/en/seznambot-crawler/" },
  { token: "Yeti", operator: "Naver", purpose: "search", source: "https://searchadvisor.naver.com/guide/seo-basic-robots" },
  { token: "Slurp", operator: "Yahoo", purpose: "search", source: "https://help.yahoo.com/kb/SLN22600.html" },

  { token: "GPTBot", operator: "OpenAI", purpose: "ai-training", source: openai },
  { token: "ClaudeBot", operator: "Anthropic", purpose: "ai-training", source: anthropic },
  {
    token: "Google-Extended",
    operator: "Google",
    purpose: "ai-training",
    note: "A control name, not a crawler: Gemini training and grounding, not Google Search.",
    source: google,
  },
  {
    token: "Applebot-Extended",
    operator: "Apple",
    purpose: "ai-training",
    note: "A control name, not a crawler: whether what Applebot read may train models.",
    source: apple,
  },
  {
    token: "CCBot",
    operator: "Common Crawl",
    purpose: "ai-training",
    note: "An open data set; many models start from it.",
    source: "https://commoncrawl.org/ccbot",
  },
  { token: "meta-externalagent", operator: "Meta", purpose: "ai-training", source: meta },
  {
    token: "FacebookBot",
    operator: "Meta",
    purpose: "ai-training",
    note: "Speech recognition, by Meta's own words.",
    source: "https://developers.facebook.com/docs/sharing/bot/",
  },
  { token: "Amazonbot", operator: "Amazon", purpose: "ai-training", source: amazon },
  { token: "Bytespider", operator: "ByteDance", purpose: "ai-training", note: "Reported not to obey.", source: publicList },
  { token: "cohere-training-data-crawler", operator: "Cohere", purpose: "ai-training", source: publicList },
  { token: "AI2Bot", operator: "Ai2", purpose: "ai-training", source: "https://allenai.org/crawler" },
  { token: "DeepSeekBot", operator: "DeepSeek", purpose: "ai-training", note: "Reported not to obey.", source: publicList },
  { token: "PanguBot", operator: "Huawei", purpose: "ai-training", source: publicList },
  { token: "Diffbot", operator: "Diffbot", purpose: "ai-training", note: "Obeys if its customer wishes.", source: publicList },
  { token: "ImagesiftBot", operator: "ImageSift", purpose: "ai-training", source: publicList },
  { token: "omgili", operator: "Webz.io", purpose: "ai-training", note: "Data is sold.", source: publicList },
  { token: "webzio-extended", operator: "Webz.io", purpose: "ai-training", source: publicList },
  { token: "Timpibot", operator: "Timpi", purpose: "ai-training", source: publicList },
  { token: "YandexAdditional", operator: "Yandex", purpose: "ai-training", fallbacks: ["Yandex"], source: publicList },

  { token: "OAI-SearchBot", operator: "OpenAI", purpose: "ai-search", source: openai },
  { token: "Claude-SearchBot", operator: "Anthropic", purpose: "ai-search", source: anthropic },
  { token: "PerplexityBot", operator: "Perplexity", purpose: "ai-search", source: perplexity },
  { token: "meta-webindexer", operator: "Meta", purpose: "ai-search", source: meta },
  { token: "Amzn-SearchBot", operator: "Amazon", purpose: "ai-search", source: amazon },
  {
    token: "DuckAssistBot",
    operator: "DuckDuckGo",
    purpose: "ai-search",
    source: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot/",
  },
  { token: "YouBot", operator: "You.com", purpose: "ai-search", source: publicList },
  { token: "ExaBot", operator: "Exa", purpose: "ai-search", source: publicList },

  { token: "ChatGPT-User", operator: "OpenAI", purpose: "user-fetch", source: openai },
  { token: "Claude-User", operator: "Anthropic", purpose: "user-fetch", source: anthropic },
  {
    token: "Perplexity-User",
    operator: "Perplexity",
    purpose: "user-fetch",
    note: "Ignores robots.txt as a rule, says its operator.",
    source: perplexity,
  },
  { token: "MistralAI-User", operator: "Mistral", purpose: "user-fetch", source: publicList },
  {
    token: "meta-externalfetcher",
    operator: "Meta",
    purpose: "user-fetch",
    note: "May pass by robots.txt, says its operator.",
    source: meta,
  },
  { token: "Amzn-User", operator: "Amazon", purpose: "user-fetch", source: amazon },

  { token: "AdsBot-Google", operator: "Google", purpose: "ads", ignoresEveryone: true, source: googleSpecial },
  { token: "AdsBot-Google-Mobile", operator: "Google", purpose: "ads", ignoresEveryone: true, source: googleSpecial },
  { token: "Mediapartners-Google", operator: "Google", purpose: "ads", ignoresEveryone: true, note: "AdSense.", source: googleSpecial },
  { token: "adidxbot", operator: "Microsoft", purpose: "ads", source: bing },

  { token: "facebookexternalhit", operator: "Meta", purpose: "social", note: "Link previews, in Apple's Messages too.", source: meta },
  {
    token: "Twitterbot",
    operator: "X",
    purpose: "social",
    source: "https://developer.x.com/en/docs/x-for-websites/cards/guides/troubleshooting-cards",
  },
  { token: "LinkedInBot", operator: "LinkedIn", purpose: "social", source: "https://www.linkedin.com/robots.txt" },
  {
    token: "Pinterestbot",
    operator: "Pinterest",
    purpose: "social",
    source: "https://help.pinterest.com/en/business/article/pinterestbot",
  },
  { token: "Slackbot", operator: "Slack", purpose: "social", source: "https://api.slack.com/robots" },

  { token: "archive.org_bot", operator: "Internet Archive", purpose: "archive", source: "https://archive.org/details/archive.org_bot" },
  {
    token: "ia_archiver",
    operator: "Internet Archive",
    purpose: "archive",
    note: "The older name.",
    source: "https://archive.org/details/archive.org_bot",
  },

  { token: "AhrefsBot", operator: "Ahrefs", purpose: "seo", source: "https://ahrefs.com/robot" },
  { token: "SemrushBot", operator: "Semrush", purpose: "seo", source: "https://www.semrush.com/bot/" },
  { token: "MJ12bot", operator: "Majestic", purpose: "seo", source: "https://mj12bot.com/" },
  { token: "DotBot", operator: "Moz", purpose: "seo", source: "https://moz.com/help/moz-procedures/crawlers/dotbot" },
  { token: "rogerbot", operator: "Moz", purpose: "seo", source: "https://moz.com/help/moz-procedures/crawlers/rogerbot" },
  { token: "DataForSeoBot", operator: "DataForSEO", purpose: "seo", source: "https://dataforseo.com/dataforseo-bot" },

  { token: "GoogleOther", operator: "Google", purpose: "other", note: "Research and one-off crawls.", source: google },
  {
    token: "Google-CloudVertexBot",
    operator: "Google",
    purpose: "other",
    fallbacks: ["Googlebot"],
    note: "Comes when a site's owner builds an agent on Vertex AI.",
    source: google,
  },
  { token: "APIs-Google", operator: "Google", purpose: "other", ignoresEveryone: true, note: "Push notifications.", source: googleSpecial },
];

/**
 * What is known of a name, or the habits of any crawler that says nothing else of itself. People paste what stands in their logs:
 * of "Googlebot/2.1", "AdsBot-Google (+http://…)" and "Mozilla/5.0 (compatible; Googlebot/2.1; …)" only the product token counts.
 */
export function botNamed(name: string): BotHabits & Partial<KnownBot> {
  const given = /\bcompatible; *([^\s;)]+)/i.exec(name)?.[1] ?? name.trim();
  const token = given.split(/[/(]/, 1)[0]?.trim() || given;
  return knownBots.find((bot) => bot.token.toLowerCase() === token.toLowerCase()) ?? { token };
}
