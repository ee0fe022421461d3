import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { Site } from "#app/site-context.ts";
import { listAuthors } from "#content/author/author.content-type.ts";
import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { listCategories } from "#content/category/category.content-type.ts";
import { listFounders } from "#content/founder/founder.content-type.ts";
import { lastChanges } from "#content/last-change/last-change.ts";
import { listPages } from "#content/page/page.content-type.ts";
import { listPosts } from "#content/post/post.content-type.ts";
import { listServices } from "#content/service/service.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listOpenVacancies } from "#content/vacancy/vacancy.content-type.ts";
import { llmsTxt } from "./llms-txt.ts";
import { FEED_LENGTH, rssFeed } from "./rss-feed.ts";
import { newest, type SitemapEntry, sitemap, sitemapIndex } from "./sitemap.ts";

/** The files that crawlers and readers' programs ask for. */
export function createSeoRoutes({ site }: { site: Site }) {
  const { origin, content, tools, now } = site;
  const sections = new Map<string, (changedOn: Awaited<ReturnType<typeof lastChanges>>) => Promise<SitemapEntry[]>>([
    [
      "pages",
      async (changedOn) => [
        ...FIXED_PAGES.map((path) => ({ path })),
        ...(await listFounders(content)).map(({ slug }) => ({ path: `/founder/${slug}/`, lastmod: changedOn("founder", slug) })),
        ...(await listCategories(content)).map(({ slug }) => ({ path: `/blog/category/${slug}/` })),
        ...(await listPages(content)).map(({ slug }) => ({ path: `/${slug}/`, lastmod: changedOn("page", slug) })),
      ],
    ],
    [
      "case-studies",
      async (changedOn) =>
        (await listCaseStudies(content)).map(({ path, seo }) => ({ path, lastmod: changedOn("caseStudy", seo.slug.current) })),
    ],
    [
      "authors",
      async (changedOn) => [
        { path: "/author/" },
        ...(await listAuthors(content)).map(({ slug }) => ({ path: `/author/${slug}/`, lastmod: changedOn("author", slug) })),
      ],
    ],
    [
      "services",
      async (changedOn) =>
        (await listServices(content)).map(({ slug }) => ({ path: `/services/${slug}/`, lastmod: changedOn("service", slug) })),
    ],
    [
      "tools",
      async (changedOn) =>
        [...tools.values()].flatMap(({ tool: { slug, addedOn, rules = [] } }) => [
          { path: `/tools/${slug}/`, lastmod: newest([addedOn, changedOn("tool", slug)]) },
          ...(rules.length > 0 ? [{ path: `/tools/rules/${slug}/` }] : []),
        ]),
    ],
    [
      "posts",
      async (changedOn) =>
        (await listPosts(content, now())).map(({ slug: { current } }) => ({
          path: `/blog/${current}`,
          lastmod: changedOn("post", current),
        })),
    ],
    [
      "jobs",
      async (changedOn) =>
        (await listOpenVacancies(content, now())).map(({ slug }) => ({ path: `/career/${slug}`, lastmod: changedOn("vacancy", slug) })),
    ],
  ]);
  const changes = () => lastChanges(content, ["founder", "page", "caseStudy", "author", "service", "tool", "post", "vacancy"]);

  return (
    new Hono()
      .get("/sitemap.xml", etag(), kept, async (c) => {
        const changedOn = await changes();
        const files = [...sections].map(async ([name, entriesOf]) => ({
          path: `/sitemap-${name}.xml`,
          lastmod: newest((await entriesOf(changedOn)).map(({ lastmod }) => lastmod)),
        }));
        return c.body(sitemapIndex(origin, await Promise.all(files)), 200, XML);
      })
      // In the root: a sitemap in a folder speaks for that folder only.
      .get("/:file{sitemap-[a-z-]+\\.xml}", etag(), kept, async (c) => {
        const entriesOf = sections.get(c.req.param("file").slice("sitemap-".length, -".xml".length));
        return entriesOf ? c.body(sitemap(origin, await entriesOf(await changes())), 200, XML) : c.notFound();
      })
      .get("/robots.txt", etag(), kept, (c) =>
        c.text(`User-agent: *\nDisallow: /admin\nDisallow: /api/\nAllow: /api/openapi.json\n\nSitemap: ${origin}/sitemap.xml\n`),
      )
      .get("/blog/feed.xml", etag(), kept, async (c) => {
        const [settings, posts] = await Promise.all([readSettings(content), listPosts(content, now())]);
        return c.body(rssFeed({ origin, settings, posts }), 200, { "content-type": "application/rss+xml; charset=utf-8" });
      })
      .get("/llms.txt", etag(), kept, async (c) => {
        const [settings, services, caseStudies, posts] = await Promise.all([
          readSettings(content),
          listServices(content),
          listCaseStudies(content),
          listPosts(content, now()),
        ]);
        const cards = [...tools.values()].map(({ tool }) => tool);
        return c.text(llmsTxt({ settings, tools: cards, services, caseStudies, feedPosts: Math.min(posts.length, FEED_LENGTH) }));
      })
      .get("/.well-known/security.txt", etag(), kept, async (c) => {
        const { mail } = await readSettings(content);
        const expires = new Date(now().getTime() + 180 * 86_400_000).toISOString().slice(0, 10);
        return c.text(
          `Contact: mailto:${mail.security}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: en\nCanonical: ${origin}/.well-known/security.txt\n`,
        );
      })
  );
}

/** Read by programs, again and again; nobody should find the XML itself in results. */
const kept: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status >= 400) return;
  c.header("cache-control", "public, max-age=300");
  if (c.req.path.endsWith(".xml")) c.header("x-robots-tag", "noindex");
};

const XML = { "content-type": "application/xml; charset=utf-8" };

const FIXED_PAGES =
  `/ /services/ /tools/ /tools/rules/ /tools/api/ /blog/ /contact-us /newsletter/ /creative/ /portfolio /career/ /case-study/
  /testimonial/`.split(/\s+/);
