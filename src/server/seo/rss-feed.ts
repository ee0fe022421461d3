import type { PostCard } from "#content/post/post.content-type.ts";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";

/** The newest posts that the feed holds. */
export const FEED_LENGTH = 20;

/** RSS 2.0 of the newest posts. */
export function rssFeed({
  origin,
  settings,
  posts,
}: {
  origin: string;
  settings: Pick<SiteSettings, "brandName" | "tagline">;
  posts: readonly PostCard[];
}): string {
  const items = posts.slice(0, FEED_LENGTH).map(({ title, excerpt, slug, publishDate }) => {
    const link = escapeXml(`${origin}/blog/${slug.current}`);
    return `<item><title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(publishDate).toUTCString()}</pubDate><description>${escapeXml(excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(settings.brandName)} blog</title><link>${escapeXml(origin)}/blog/</link><description>${escapeXml(settings.tagline)}</description><language>en-US</language>
<atom:link href="${escapeXml(origin)}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
