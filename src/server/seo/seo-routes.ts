import { Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import type { Site } from "#app/site-context.ts";
import { listCaseStudies } from "#content/case-study/case-study.content-type.ts";
import { contentTypes } from "#content/content-types.ts";
import { lastChanges } from "#content/last-change/last-change.ts";
import { listPosts } from "#content/post/post.content-type.ts";
import { listServices } from "#content/service/service.content-type.ts";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { BRAND_COLOR, brandColorFault, brandStyles } from "#core/color/brand-color.ts";
import { llmsTxt } from "./llms-txt.ts";
import { FEED_LENGTH, rssFeed } from "./rss-feed.ts";
import { newest, type SitemapEntry, sitemap, sitemapIndex } from "./sitemap.ts";

/** The files that crawlers and readers' programs ask for. */
export function createSeoRoutes({ site }: { site: Site }) {
  const { origin, content, tools, now } = site;
  const changes = () => lastChanges(content, contentTypes);

  /** What a file of the sitemap lists: pages that are no document's, then those of the content types that name the file. */
  async function entriesOf(file: string, changedOn: Changes): Promise<SitemapEntry[]> {
    const ofTypes = contentTypes.map(async ({ name, sitemap, pages }) => {
      if (sitemap?.file !== file) return [];
      const dateOf = (slug: string) => (sitemap.dated ? changedOn(name, slug) : undefined);
      return (await pages(content, now())).map(({ slug, path }) => ({ path, lastmod: dateOf(slug) }));
    });
    return [...(file === "tools" ? toolPages(changedOn) : (FIXED_PAGES[file] ?? [])), ...(await Promise.all(ofTypes)).flat()];
  }

  const toolPages = (changedOn: Changes) =>
    [...tools.values()].flatMap(({ tool: { slug, addedOn, rules = [] } }) => [
      { path: `/tools/${slug}/`, lastmod: newest([addedOn, changedOn("tool", slug)]) },
      ...(rules.length > 0 ? [{ path: `/tools/rules/${slug}/` }] : []),
    ]);

  return (
    new Hono()
      .get("/sitemap.xml", etag(), kept, async (c) => {
        const changedOn = await changes();
        const files = SITEMAP_FILES.map(async (file) => ({
          path: `/sitemap-${file}.xml`,
          lastmod: newest((await entriesOf(file, changedOn)).map(({ lastmod }) => lastmod)),
        }));
        return c.body(sitemapIndex(origin, await Promise.all(files)), 200, XML);
      })
      // In the root: a sitemap in a folder speaks for that folder only.
      .get("/:file{sitemap-[a-z-]+\\.xml}", etag(), kept, async (c) => {
        const file = c.req.param("file").slice("sitemap-".length, -".xml".length);
        return SITEMAP_FILES.includes(file) ? c.body(sitemap(origin, await entriesOf(file, await changes())), 200, XML) : c.notFound();
      })
      .get("/brand.css", (c) => {
        const color = `#${c.req.query("c") ?? ""}`;
        if (!BRAND_COLOR.test(color) || brandColorFault(color)) return c.notFound();
        return c.body(brandStyles(color), 200, {
          "content-type": "text/css; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable",
        });
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

type Changes = Awaited<ReturnType<typeof lastChanges>>;

const SITEMAP_FILES: readonly string[] = ["pages", "case-studies", "authors", "services", "tools", "posts", "jobs"];

const pathsOf = (paths: string) => paths.split(/\s+/).map((path) => ({ path }));

/** By file of the sitemap: pages that are no document's. */
const FIXED_PAGES: Readonly<Record<string, readonly SitemapEntry[]>> = {
  pages: pathsOf(`/ /services/ /tools/ /tools/rules/ /tools/api/ /blog/ /contact-us /newsletter/ /creative/ /portfolio /career/ /case-study/
    /testimonial/ /documents/ /map/`),
  authors: pathsOf("/author/"),
};
